import { expect } from '@open-wc/testing';
import { Sounds, type SoundName } from '../../src/services/index.js';

const NAMES: readonly SoundName[] = ['card', 'home', 'ruby', 'refusal', 'win'];

/** Renders to memory instead of a device. */
function createSilentContext(): OfflineAudioContext {
  return new OfflineAudioContext(1, 44_100, 44_100);
}

async function peakOf(context: OfflineAudioContext): Promise<number> {
  const samples = (await context.startRendering()).getChannelData(0);
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

describe('services/sound', () => {
  for (const name of NAMES) {
    it(`${name} is heard, quietly, and is over within a second`, async () => {
      const context = createSilentContext();
      new Sounds(() => context as unknown as AudioContext).play(name);
      const samples = (await context.startRendering()).getChannelData(0);
      const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
      expect(peak).to.be.within(0.02, 0.35);
      const end = samples.subarray(40_000).reduce((sum, sample) => sum + Math.abs(sample), 0);
      expect(end).to.be.lessThan(0.01);
    });
  }

  it('touches no device before the first sound, and takes one for all of them', async () => {
    let made = 0;
    const context = createSilentContext();
    const sounds = new Sounds(() => {
      made += 1;
      return context as unknown as AudioContext;
    });
    expect(made).to.equal(0);
    sounds.play('card');
    sounds.play('home');
    expect(made).to.equal(1);
    expect(await peakOf(context)).to.be.greaterThan(0);
  });

  it('gives the device back, and takes it again with the next sound', () => {
    let closed = 0;
    let made = 0;
    const sounds = new Sounds(() => {
      made += 1;
      const context = createSilentContext() as unknown as AudioContext;
      context.close = () => {
        closed += 1;
        return Promise.resolve();
      };
      return context;
    });
    sounds.close();
    sounds.play('card');
    sounds.close();
    sounds.close();
    expect([made, closed]).to.deep.equal([1, 1]);
    sounds.play('win');
    expect(made).to.equal(2);
  });

  it('is silent where the browser has no sound', () => {
    const sounds = new Sounds(() => {
      throw new DOMException('none', 'NotSupportedError');
    });
    expect(() => sounds.play('win')).to.not.throw();
  });
});
