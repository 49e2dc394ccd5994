import { slotKey, type SlotPart } from '../../src/services/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { fixtureGame, removeFixtures } from './fixture-game.js';

/** The text of a part of a slot; null where there is none. */
export function keptText(
  slot: string,
  part: SlotPart,
  storage: Storage = localStorage,
): string | null {
  return storage.getItem(slotKey(slot, part));
}

/** Puts a text into a part of a slot, as hostile or as sound as it is. */
export function putText(
  slot: string,
  part: SlotPart,
  text: string,
  storage: Storage = localStorage,
): void {
  storage.setItem(slotKey(slot, part), text);
}

/** Empties slots between tests: all keys that begin with a name. */
export function clearSlots(name: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(`free-cell-game:v1:${name}`)) storage.removeItem(key);
    }
  }
}

/** A game that is remembered in a slot. */
export function rememberedGame(
  slot: string,
  attributes = 'deal="617" auto-collect="off"',
): Promise<FreeCellGame> {
  return fixtureGame(`storage="local" storage-key="${slot}" ${attributes}`);
}

/** As a page does when it goes away and comes back: it is only told that it is hidden, then everything is gone. */
export function reloadedGame(slot: string, attributes?: string): Promise<FreeCellGame> {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  removeFixtures();
  return rememberedGame(slot, attributes);
}

/** Puts something in place of a property of an object; returns how to take it away again. */
export function replaceProperty(
  host: object,
  name: string,
  descriptor: PropertyDescriptor,
): () => void {
  const own = Object.getOwnPropertyDescriptor(host, name);
  Object.defineProperty(host, name, { ...descriptor, configurable: true });
  return () => {
    if (own) Object.defineProperty(host, name, own);
    else Reflect.deleteProperty(host, name);
  };
}
