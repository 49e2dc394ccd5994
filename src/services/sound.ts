/** What a sound stands for: a card put down, one come home, a ruby earned, a try refused, a game won. */
export type SoundName = 'card' | 'home' | 'ruby' | 'refusal' | 'win';

/** One tone of a sound. */
interface Tone {
  readonly frequencyHz: number;
  /** From the beginning of the sound. */
  readonly startS: number;
  readonly durationS: number;
  /** 0 … 1. */
  readonly volume: number;
  readonly wave: OscillatorType;
}

const ATTACK_S = 0.005;
/** An exponential ramp can't reach zero; nobody hears this. */
const SILENCE = 0.0001;

function tone(frequencyHz: number, startS: number, durationS: number, volume: number): Tone {
  return { frequencyHz, startS, durationS, volume, wave: 'sine' };
}

/** Few, short and quiet; the win is a chord one note after another. */
const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  card: [{ ...tone(190, 0, 0.06, 0.14), wave: 'triangle' }],
  home: [tone(523, 0, 0.1, 0.1), tone(784, 0.05, 0.14, 0.08)],
  ruby: [tone(1047, 0, 0.09, 0.07), tone(1568, 0.06, 0.2, 0.06)],
  refusal: [{ ...tone(130, 0, 0.12, 0.12), wave: 'triangle' }],
  win: [523, 659, 784, 1047].map((hertz, index) => tone(hertz, index * 0.11, 0.32, 0.1)),
};

/**
 * Small sounds, made as they are needed: nothing is loaded, and no audio device is touched before the first one.
 * A browser without sound, or one that doesn't let the page have it, stays silent.
 */
export class Sounds {
  readonly #createContext: () => AudioContext;
  #context: AudioContext | null = null;

  /** @param createContext gives the browser's audio; may throw */
  constructor(createContext: () => AudioContext) {
    this.#createContext = createContext;
  }

  /** Plays a sound over whatever is still heard. */
  play(name: SoundName): void {
    try {
      const context = (this.#context ??= this.#createContext());
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      for (const item of SOUNDS[name]) playTone(context, item);
    } catch {
      // No sound is no reason to stop a game.
    }
  }

  /** Gives the audio device back; the next sound takes it again. */
  close(): void {
    const context = this.#context;
    this.#context = null;
    if (context !== null) void context.close().catch(() => undefined);
  }
}

function playTone(context: AudioContext, item: Tone): void {
  const { frequencyHz, startS, durationS, volume, wave } = item;
  const start = context.currentTime + startS;
  const end = start + durationS;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = frequencyHz;
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
