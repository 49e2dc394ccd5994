const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The number of a calendar date: consecutive dates have consecutive numbers, wherever and whenever they are asked for,
 * because no clock and no time zone has a part in it. Null for what is no date.
 * @param date as `2026-11-29`
 */
export function dayNumberOf(date: string): number | null {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(time).toISOString().startsWith(date) ? time / DAY_MS : null;
}

/** The calendar date where the player is, as `2026-11-29`. */
export function localDateOf(time: Date): string {
  const part = (value: number, length: number): string => String(value).padStart(length, '0');
  return [part(time.getFullYear(), 4), part(time.getMonth() + 1, 2), part(time.getDate(), 2)].join(
    '-',
  );
}
