import type { SafeStorage } from './safe-storage.js';

const PREFIX = 'free-cell-game:v1';

/** What a slot keeps, each under a key of its own. */
export const SLOT_PARTS = ['game', 'statistics', 'preferences', 'lessons'] as const;
/** One of them. */
export type SlotPart = (typeof SLOT_PARTS)[number];

/** Reads a part that may be anything at all; null: it isn't sound. Never throws. */
export type SlotReader<Content> = (value: unknown) => Content | null;

/** The key of a part: `free-cell-game:v1:<slot>:<part>`. */
export function slotKey(name: string, part: SlotPart): string {
  return `${PREFIX}:${name}:${part}`;
}

/** One place to remember a game, its statistics and the player's settings, by name. */
export class Slot {
  readonly #storage: SafeStorage;
  readonly #name: string;

  constructor(storage: SafeStorage, name: string) {
    this.#storage = storage;
    this.#name = name;
  }

  /** A part, null where there is none; one that isn't sound is set aside. */
  read<Content>(part: SlotPart, reader: SlotReader<Content>): Content | null {
    const key = slotKey(this.#name, part);
    const value = this.#storage.read(key);
    if (value === undefined) return null;
    const content = reader(value);
    if (content === null) this.#storage.setAside(key);
    return content;
  }

  /** Keeps a part as JSON; whether it could. */
  write(part: SlotPart, content: unknown): boolean {
    return this.#storage.write(slotKey(this.#name, part), content);
  }

  /** Forgets all parts, and nothing else. */
  clear(): void {
    for (const part of SLOT_PARTS) this.#storage.remove(slotKey(this.#name, part));
  }
}
