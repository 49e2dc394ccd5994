/**
 * The bytes that the tables of one question take, counted so that they stay within its budget. What is given back counts
 * until then: where a table moves to a larger one, both do.
 */
export class Memory {
  /** Bytes that may be taken in all. */
  limit = Infinity;
  /** Bytes taken. */
  used = 0;

  /** Takes so many bytes; false where that is too much, and none are taken. */
  take(bytes: number): boolean {
    if (this.used + bytes > this.limit) return false;
    this.used += bytes;
    return true;
  }

  /** Gives so many bytes back. */
  giveBack(bytes: number): void {
    this.used -= bytes;
  }
}
