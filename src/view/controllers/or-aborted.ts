/**
 * An answer that is waited for no longer than until a signal.
 * @throws (as a rejection) the signal's reason; the answer comes all the same
 */
export async function orAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const waiting = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true, signal: waiting.signal });
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    waiting.abort();
  }
}
