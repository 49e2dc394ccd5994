import { expect } from '@open-wc/testing';
import type { FreeCellExample, FreeCellGame } from '../../src/index.js';

/** Axe finds nothing in what stands there once all has come to rest: on its way in a text is as pale as its fade has it. */
export async function expectAccessible(
  host: FreeCellGame | FreeCellExample,
  what?: string,
): Promise<void> {
  for (const animation of host.shadowRoot?.getAnimations() ?? []) {
    // What goes on for ever has no end to be sent to.
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  await expect(host, what).to.be.accessible();
}
