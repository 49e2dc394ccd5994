import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  readKey,
  type KeyCommand,
  type KeyContext,
  type KeyPress,
} from '../../src/interaction/index.js';

const ON: KeyContext = { keys: 'on', cells: 4, held: 0, expectsSuit: false };
const OFF: KeyContext = { ...ON, keys: 'off' };

function press(key: string, changes: Partial<KeyPress> = {}): KeyPress {
  const code = /^[a-z]$/i.test(key)
    ? `Key${key.toUpperCase()}`
    : /^\d$/.test(key)
      ? `Digit${key}`
      : key;
  return { key, code, ctrl: false, alt: false, meta: false, shift: false, ...changes };
}

function read(key: string, changes: Partial<KeyPress> = {}, context = ON): KeyCommand | null {
  return readKey(press(key, changes), context);
}

describe('interaction/key-bindings', () => {
  it('knows the keys of the board', () => {
    const table: [string, KeyCommand][] = [
      ['ArrowLeft', { type: 'cursor', key: 'left' }],
      ['ArrowRight', { type: 'cursor', key: 'right' }],
      ['ArrowUp', { type: 'cursor', key: 'up' }],
      ['ArrowDown', { type: 'cursor', key: 'down' }],
      ['Home', { type: 'cursor', key: 'home' }],
      ['End', { type: 'cursor', key: 'end' }],
      ['PageUp', { type: 'cursor', key: 'page-up' }],
      ['PageDown', { type: 'cursor', key: 'page-down' }],
      ['Enter', { type: 'activate' }],
      [' ', { type: 'activate' }],
      ['Escape', { type: 'escape' }],
      ['+', { type: 'more' }],
      ['=', { type: 'more' }],
      ['-', { type: 'fewer' }],
      ['1', { type: 'place', place: 'column-1' }],
      ['8', { type: 'place', place: 'column-8' }],
      ['a', { type: 'place', place: 'cell-a' }],
      ['d', { type: 'place', place: 'cell-d' }],
      ['h', { type: 'place', place: 'foundation' }],
      ['u', { type: 'undo' }],
      ['t', { type: 'hint' }],
      ['?', { type: 'hint' }],
      ['o', { type: 'read-pile' }],
      ['s', { type: 'read-state' }],
      ['l', { type: 'read-last' }],
      ['m', { type: 'read-moves' }],
    ];
    for (const [key, command] of table) expect(read(key), key).to.deep.equal(command);
    expect(read('O', { shift: true })).to.deep.equal({ type: 'read-tops' });
    expect(read('O')).to.deep.equal({ type: 'read-pile' });
    expect(read('H')).to.deep.equal({ type: 'place', place: 'foundation' });
  });

  it('leaves the page every key it has no use for', () => {
    for (const key of [
      '0',
      '9',
      'x',
      'q',
      'F1',
      'F2',
      'Tab',
      'Delete',
      'ContextMenu',
      'Dead',
      'Process',
      'constructor',
      '__proto__',
      '',
      '!',
      '€',
      '漢',
      '😀',
    ]) {
      expect(read(key), key).to.equal(null);
    }
  });

  it('does not depend on the layout: Cyrillic letters count by their place', () => {
    const table: [string, string, KeyCommand][] = [
      ['ф', 'KeyA', { type: 'place', place: 'cell-a' }],
      ['р', 'KeyH', { type: 'place', place: 'foundation' }],
      ['г', 'KeyU', { type: 'undo' }],
      ['е', 'KeyT', { type: 'hint' }],
      ['і', 'KeyS', { type: 'read-state' }],
      ['д', 'KeyL', { type: 'read-last' }],
      ['ь', 'KeyM', { type: 'read-moves' }],
      ['щ', 'KeyO', { type: 'read-pile' }],
      ['α', 'KeyA', { type: 'place', place: 'cell-a' }],
    ];
    for (const [key, code, command] of table)
      expect(read(key, { code }), key).to.deep.equal(command);
    expect(read('Щ', { code: 'KeyO', shift: true })).to.deep.equal({ type: 'read-tops' });
    expect(read('я', { code: 'KeyZ', ctrl: true })).to.deep.equal({ type: 'undo' });
    expect(read('ж', { code: 'Semicolon' })).to.equal(null);
  });

  it('a Latin letter counts as what it says, wherever it is', () => {
    expect(read('a', { code: 'KeyQ' })).to.deep.equal({ type: 'place', place: 'cell-a' });
    expect(read('z', { code: 'KeyY', ctrl: true })).to.deep.equal({ type: 'undo' });
    expect(read('y', { code: 'KeyZ', ctrl: true })).to.deep.equal({ type: 'redo' });
  });

  it('digits from the numeric pad and from layouts that want Shift for them', () => {
    expect(read('3', { code: 'Numpad3' })).to.deep.equal({ type: 'place', place: 'column-3' });
    expect(read('End', { code: 'Numpad1' })).to.deep.equal({ type: 'cursor', key: 'end' });
    expect(read('+', { code: 'NumpadAdd' })).to.deep.equal({ type: 'more' });
    expect(read('&', { code: 'Digit1' })).to.deep.equal({ type: 'place', place: 'column-1' });
    expect(read('1', { code: 'Digit1', shift: true })).to.deep.equal({
      type: 'place',
      place: 'column-1',
    });
    expect(read('&', { code: 'Digit7', shift: true })).to.equal(null);
  });

  it('a sign on a digit’s key is that digit while it has nothing to do', () => {
    const column = (number: number): KeyCommand =>
      ({ type: 'place', place: `column-${number}` }) as KeyCommand;
    /** Of each key: its sign, its place, and what it means with 0, 1 and 2 cards in the hand. */
    const table: [string, string, KeyCommand, KeyCommand, KeyCommand][] = [
      // French
      ['-', 'Digit6', column(6), column(6), { type: 'fewer' }],
      ['"', 'Digit3', column(3), column(3), column(3)],
      // Czech and Slovak
      ['+', 'Digit1', column(1), { type: 'more' }, { type: 'more' }],
      ['-', 'Minus', { type: 'fewer' }, { type: 'fewer' }, { type: 'fewer' }],
      ['=', 'Equal', { type: 'more' }, { type: 'more' }, { type: 'more' }],
      ['-', 'Digit9', { type: 'fewer' }, { type: 'fewer' }, { type: 'fewer' }],
    ];
    for (const [key, code, ...meanings] of table) {
      for (const [held, command] of meanings.entries()) {
        const context = { ...ON, held };
        expect(read(key, { code }, context), `${key} ${held}`).to.deep.equal(command);
      }
    }
    expect(read('+', { code: 'Digit1', shift: true })).to.deep.equal({ type: 'more' });
  });

  it('undo and redo by the usual shortcuts', () => {
    expect(read('z', { ctrl: true })).to.deep.equal({ type: 'undo' });
    expect(read('z', { meta: true })).to.deep.equal({ type: 'undo' });
    expect(read('y', { ctrl: true })).to.deep.equal({ type: 'redo' });
    expect(read('Z', { ctrl: true, shift: true })).to.deep.equal({ type: 'redo' });
    expect(read('Z', { meta: true, shift: true })).to.deep.equal({ type: 'redo' });
    expect(read('y', { meta: true })).to.equal(null);
    expect(read('z', { ctrl: true, meta: true })).to.equal(null);
  });

  it('nothing with Alt, and nothing else with Ctrl or Meta', () => {
    for (const key of ['a', 'h', '1', 'z', 'Enter', 'ArrowLeft', 'Escape', '+']) {
      expect(read(key, { alt: true }), key).to.equal(null);
      expect(read(key, { alt: true, ctrl: true }), key).to.equal(null);
    }
    for (const key of ['a', 'h', '1', 't', 'Enter', 'ArrowLeft', 'Home', '+', '-']) {
      expect(read(key, { ctrl: true }), key).to.equal(null);
      expect(read(key, { meta: true }), key).to.equal(null);
    }
    expect(read('ArrowLeft', { shift: true })).to.equal(null);
    expect(read(' ', { shift: true })).to.equal(null);
  });

  it('B092 keys typed into a text field are not ours', () => {
    for (const key of [...'hzu 1', 'Enter', 'ArrowLeft', 'Escape']) {
      expect(read(key, { editable: true }), key).to.equal(null);
    }
    expect(read('z', { ctrl: true, editable: true })).to.equal(null);
    expect(read('a', { isComposing: true })).to.equal(null);
  });

  it('keys="off" leaves arrows, Enter, Space, Escape and undo', () => {
    for (const key of ['ArrowLeft', 'Home', 'PageDown', 'Enter', ' ', 'Escape']) {
      expect(read(key, {}, OFF), key).to.deep.equal(read(key));
    }
    for (const key of [...'12345678abcdhutsolm?+-=', 'O', 'ф']) {
      expect(read(key, { code: 'KeyA' }, OFF), key).to.equal(null);
    }
    expect(read('z', { ctrl: true }, OFF)).to.deep.equal({ type: 'undo' });
    expect(read('y', { ctrl: true }, OFF)).to.deep.equal({ type: 'redo' });
  });

  it('cells beyond four have letters only where there are so many', () => {
    for (const key of ['e', 'f', 'g', 'k']) {
      expect(read(key), key).to.equal(null);
      expect(read(key, {}, { ...ON, cells: 8 })).to.deep.equal({
        type: 'place',
        place: `cell-${key}`,
      });
    }
    expect(read('k', {}, { ...ON, cells: 7 })).to.equal(null);
    expect(read('d', {}, { ...ON, cells: 1 })).to.deep.equal({ type: 'place', place: 'cell-d' });
  });

  it('letters name suits while a suit is asked for', () => {
    const asking = { ...ON, expectsSuit: true };
    for (const suit of ['C', 'D', 'H', 'S'] as const) {
      expect(read(suit.toLowerCase(), {}, asking)).to.deep.equal({ type: 'suit', suit });
      expect(read(suit, { shift: true }, asking)).to.deep.equal({ type: 'suit', suit });
    }
    expect(read('і', { code: 'KeyS' }, asking)).to.deep.equal({ type: 'suit', suit: 'S' });
    expect(read('a', {}, asking)).to.deep.equal({ type: 'place', place: 'cell-a' });
    expect(read('1', {}, asking)).to.deep.equal({ type: 'place', place: 'column-1' });
  });

  it('a key held down goes on moving and undoing, but never plays again', () => {
    const repeat = true;
    expect(read('ArrowLeft', { repeat })).to.deep.equal({ type: 'cursor', key: 'left' });
    expect(read('u', { repeat })).to.deep.equal({ type: 'undo' });
    expect(read('z', { repeat, ctrl: true })).to.deep.equal({ type: 'undo' });
    for (const key of ['Enter', ' ', '1', 'a', 'h', 't', 'Escape']) {
      expect(read(key, { repeat }), key).to.deep.equal({ type: 'ignore' });
    }
    expect(read('x', { repeat })).to.equal(null);
  });

  it('reads anything at all without throwing', () => {
    const presses = fc.record({
      key: fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 2 })),
      code: fc.string(),
      ctrl: fc.boolean(),
      alt: fc.boolean(),
      meta: fc.boolean(),
      shift: fc.boolean(),
    });
    fc.assert(
      fc.property(presses, (item) => {
        const command = readKey(item, ON);
        return command === null || typeof command.type === 'string';
      }),
      { numRuns: 500 },
    );
  });
});
