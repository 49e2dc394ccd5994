/** The calendar date where the player is, as `2026-11-29`. */
export function localDateOf(time: Date): string {
  const part = (value: number, length: number): string => String(value).padStart(length, '0');
  return [part(time.getFullYear(), 4), part(time.getMonth() + 1, 2), part(time.getDate(), 2)].join(
    '-',
  );
}
