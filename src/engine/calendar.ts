const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_BEFORE_MONTH: readonly number[] = [
  0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365,
];
const FEBRUARY = 2;
/** Days from 0001-01-01 to 1970-01-01. */
const DAYS_BEFORE_EPOCH = 719_162;

/**
 * The number of a calendar date, days since 1970-01-01: consecutive dates have consecutive numbers, wherever and whenever
 * they are asked for, because no clock and no time zone has a part in it. Null for what is no date of the years
 * 0001 … 9999.
 * @param date as `2026-11-29`
 */
export function dayNumberOf(date: string): number | null {
  const [, yearDigits, monthDigits, dayDigits] = DATE.exec(date) ?? [];
  const year = Number(yearDigits);
  const month = Number(monthDigits);
  const day = Number(dayDigits);
  const before = DAYS_BEFORE_MONTH[month - 1];
  const after = DAYS_BEFORE_MONTH[month];
  if (before === undefined || after === undefined || !(year >= 1) || day < 1) return null;
  const leapDay = isLeapYear(year) ? 1 : 0;
  if (day > after - before + (month === FEBRUARY ? leapDay : 0)) return null;
  const inYear = before + (month > FEBRUARY ? leapDay : 0) + day - 1;
  return daysBeforeYear(year) + inYear - DAYS_BEFORE_EPOCH;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysBeforeYear(year: number): number {
  const past = year - 1;
  return 365 * past + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}
