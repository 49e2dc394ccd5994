/** The first deal number. */
export const FIRST_DEAL = 1;
/** The last one, 2^33 − 1: FreeCell Pro's numbering. */
export const LAST_DEAL = 2 ** 33 - 1;
/** The deals of the classic numbering, which all have been solved with four cells but for {@link UNWINNABLE_DEAL}. */
export const CLASSIC_DEALS = 32_000;
/** The only one of the classic deals that four cells don't win (searched to the end). */
export const UNWINNABLE_DEAL = 11_982;

/**
 * Makes sure that a value is a deal number.
 * @throws TypeError for anything but a number, RangeError for one that is not whole or not in 1 … 2^33 − 1
 */
export function requireDealNumber(value: unknown): asserts value is number {
  if (typeof value !== 'number') throw new TypeError('deal: the number must be a number');
  if (!Number.isInteger(value) || value < FIRST_DEAL || value > LAST_DEAL) {
    throw new RangeError(
      `deal: ${String(value)} is not a whole number from ${String(FIRST_DEAL)} to ${String(LAST_DEAL)}`,
    );
  }
}
