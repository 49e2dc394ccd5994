/** An object of parsed JSON: nobody knows yet what it has. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value that may be anything is an object with fields: no array, not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
