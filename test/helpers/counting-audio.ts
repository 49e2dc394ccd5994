import { replaceProperty } from './storage.js';

/** Counts devices taken and given back, and the tones played on them. */
export class CountingAudio extends AudioContext {
  static made = 0;
  static closed = 0;
  static tones = 0;

  constructor() {
    super();
    CountingAudio.made += 1;
  }

  /** Begins to count from nothing, in place of the page's own; gives back what ends it. */
  static install(): () => void {
    CountingAudio.made = 0;
    CountingAudio.closed = 0;
    CountingAudio.tones = 0;
    return replaceProperty(window, 'AudioContext', { value: CountingAudio, writable: true });
  }

  override createOscillator(): OscillatorNode {
    CountingAudio.tones += 1;
    return super.createOscillator();
  }

  override close(): Promise<void> {
    CountingAudio.closed += 1;
    return super.close();
  }
}
