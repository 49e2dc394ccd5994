import { waitUntil } from '@open-wc/testing';

const PATIENCE_MS = 20_000;

/** Waits for what a solver in a worker brings about; on a busy machine that takes its time to start. */
export async function answered(isThere: () => boolean): Promise<void> {
  await waitUntil(isThere, 'the solver answers', { timeout: PATIENCE_MS });
}
