import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { formatMove } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import {
  actionOf,
  announcementOf,
  fixtureGame,
  messageOf,
  playAll,
} from '../helpers/fixture-game.js';
import { actionsIn, choose, fill, MOVES_TO_STUCK } from '../helpers/panels.js';
import { answered } from '../helpers/solver.js';
import { replaceProperty } from '../helpers/storage.js';

async function nameOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
}

/** Presses «Can it be won?» and waits for the words. */
async function check(game: FreeCellGame, words: RegExp): Promise<void> {
  await choose(game, 'check');
  await answered(() => words.test(messageOf(game)));
}

describe('checkWinnable', () => {
  it('finds a line that the game itself can play to the end', async () => {
    for (const mode of ['off', 'safe', 'all']) {
      const game = await fixtureGame(`deal="31465" auto-collect="${mode}"`);
      const { verdict, line } = await game.checkWinnable();
      expect(verdict).to.equal('winnable');
      for (const move of line ?? []) {
        if (game.status === 'playing') expect(game.move(formatMove(move)).ok).to.equal(true);
      }
      expect(game.status).to.equal('won');
    }
  });

  it('B041 B060 proves what cannot be won, and B020 only as the game is played', async () => {
    const impossible = await fixtureGame('deal="11982"');
    expect(await impossible.checkWinnable()).to.deep.equal({ verdict: 'unwinnable' });
    const safe = await fixtureGame('deal="1941" auto-collect="safe"');
    expect((await safe.checkWinnable()).verdict).to.equal('winnable');
    const all = await fixtureGame('deal="1941" auto-collect="all"');
    expect((await all.checkWinnable()).verdict).to.equal('unwinnable');
    expect(all.verified, 'the deal itself can be won').to.equal('winnable');
  });

  it('B063 counts on cards that may be taken back, where the rules have that', async () => {
    const scored = await fixtureGame('deal="200" rules="scored" cells="1"');
    const { verdict, line } = await scored.checkWinnable();
    expect(verdict).to.equal('winnable');
    expect(line?.some(({ from }) => from === 'foundation')).to.equal(true);
  });

  it('says that it does not know where the budget ends first', async () => {
    const game = await fixtureGame('deal="11982"');
    expect(await game.checkWinnable({ budget: { nodes: 10 } })).to.deep.equal({
      verdict: 'unknown',
    });
    expect(game.verified).to.equal('unwinnable');
  });

  it('refuses a budget that makes no sense, and gives way to a signal', async () => {
    const game = await fixtureGame('deal="57148"');
    expect(await nameOf(game.checkWinnable({ budget: { nodes: -1 } }))).to.equal('RangeError');
    expect(await nameOf(game.checkWinnable({ budget: { ms: Number.NaN } }))).to.equal('RangeError');
    const text = { budget: 'much' as unknown as object };
    expect(await nameOf(game.checkWinnable(text))).to.equal('TypeError');
    const controller = new AbortController();
    const aborted = nameOf(game.checkWinnable({ signal: controller.signal }));
    controller.abort();
    expect(await aborted).to.equal('AbortError');
    expect((await game.checkWinnable()).verdict).to.equal('winnable');
    expect(await nameOf(game.checkWinnable({ budget: { ms: -1 } })), 'known').to.equal(
      'RangeError',
    );
  });

  it('has no late answer: a game that went on is another question', async () => {
    const game = await fixtureGame('deal="11982" auto-collect="off"');
    const late = game.checkWinnable();
    game.move('1a');
    expect(await late).to.deep.equal({ verdict: 'unknown' });
  });

  it('is silent for the page, shows that it is at work, and tells what it found of the deal', async () => {
    const game = await fixtureGame('deal="40000"');
    const heard = new EventRecording(game);
    expect(game.verified).to.equal('unknown');
    const asked = game.checkWinnable();
    await game.updateComplete;
    expect(game.matches(':state(solving)')).to.equal(true);
    expect((await asked).verdict).to.equal('winnable');
    await game.updateComplete;
    expect(game.matches(':state(solving)')).to.equal(false);
    expect(game.verified).to.equal('winnable');
    expect(heard.names).to.deep.equal([]);
    expect(messageOf(game)).to.equal('');
    game.newGame(40000);
    expect(heard.details('fc-deal')[0]?.verified).to.equal('winnable');
  });

  it('knows a game that is won', async () => {
    const game = await fixtureGame('deal="617"');
    const { line } = await game.checkWinnable();
    for (const move of line ?? []) game.move(formatMove(move));
    expect(game.status).to.equal('won');
    expect(await game.checkWinnable()).to.deep.equal({ verdict: 'winnable', line: [] });
  });
});

describe('«Can it be won?»', () => {
  it('stands in the bar of the profile that has it, and wherever the page names it', async () => {
    const oneTap = await fixtureGame('deal="617" rules="one-tap"');
    expect(actionsIn(oneTap, '.bar')).to.include('check');
    const standard = await fixtureGame('deal="617"');
    expect(standard.renderRoot.querySelector('[data-action="check"]')).to.equal(null);
    const named = await fixtureGame('deal="617" controls="check back undo"');
    expect(actionsIn(named, '.bar')).to.include('check');
  });

  it('says of an untouched deal that the deal is lost, and offers another by its whole name', async () => {
    const game = await fixtureGame('deal="11982" controls="check new-game"');
    await check(game, /This deal cannot be won/);
    expect(actionsIn(game, '.message')).to.deep.equal(['new-game']);
    const offer = game.renderRoot.querySelector('.message [data-action="new-game"]');
    expect(offer?.textContent.trim()).to.equal('New game');
  });

  it('answers in words, aloud, and with the way back from a lost position', async () => {
    const game = await fixtureGame('deal="617" rules="one-tap" auto-collect="off"');
    await check(game, /can still be won/);
    expect(announcementOf(game)).to.contain('can still be won');
    await playAll(game, MOVES_TO_STUCK);
    await check(game, /cannot be won from here/);
    expect(actionsIn(game, '.message')).to.deep.equal(['back']);
  });

  for (const [lang, words] of [
    ['ru', /ещё может сойтись/],
    ['uk', /ще може скластися/],
    ['bg', /още може да се нареди/],
  ] as const) {
    it(`answers in ${lang}`, async () => {
      const game = await fixtureGame('deal="617" rules="one-tap"', { lang });
      await check(game, words);
    });
  }
});

describe('the quiet sign', () => {
  const signOf = (game: FreeCellGame): string =>
    game.renderRoot.querySelector('.sign')?.textContent?.trim() ?? '';

  it('is off by default, and says after every move how the game stands where it is on', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off"');
    expect(signOf(game)).to.equal('');
    game.winnableSign = true;
    await answered(() => signOf(game) === 'Can be won');
    await playAll(game, MOVES_TO_STUCK);
    await answered(() => signOf(game) === 'Cannot be won');
    game.restart();
    await answered(() => signOf(game) === 'Can be won');
    expect(announcementOf(game), 'it is not spoken').not.to.contain('can be won');
  });
});

describe('the quiet sign of a game around which things happen', () => {
  const signOf = (game: FreeCellGame): string =>
    game.renderRoot.querySelector('.sign')?.textContent?.trim() ?? '';

  it('asks again where the element moves to another place meanwhile', async () => {
    for (const isAtOnce of [true, false]) {
      const game = await fixtureGame('deal="617" auto-collect="off" winnable-sign');
      const { parentElement } = game;
      await answered(() => game.matches(':state(solving)') || signOf(game) === 'Can be won');
      game.remove();
      if (!isAtOnce) await new Promise((resolve) => setTimeout(resolve, 50));
      parentElement?.append(game);
      await answered(() => signOf(game) === 'Can be won');
    }
  });

  it('asks nothing for an element that left the page before it was drawn', async () => {
    const game = await fixtureGame('deal="40125" auto-collect="off"');
    game.winnableSign = true;
    game.remove();
    await game.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(game.matches(':state(solving)')).to.equal(false);
    expect(game.verified, 'nothing was searched').to.equal('unknown');
  });

  it('stays where a number is typed that is not dealt', async () => {
    const game = await fixtureGame('deal="617" winnable-sign');
    await answered(() => signOf(game) === 'Can be won');
    await choose(game, 'new-game');
    await fill(game, 'number', '123456');
    const dialog = (): string => game.renderRoot.querySelector('form')?.textContent ?? '';
    await answered(() => dialog().includes('Can be won'));
    actionOf(game, 'close').click();
    await game.updateComplete;
    expect(signOf(game)).to.equal('Can be won');
  });
});

describe('the quiet sign of another mode', () => {
  it('is not decided before it was looked into', async () => {
    const game = await fixtureGame('deal="617" auto-collect="off" winnable-sign');
    const signOf = (): string => game.renderRoot.querySelector('.sign')?.textContent?.trim() ?? '';
    await answered(() => signOf() === 'Can be won');
    const signs: string[] = [];
    const watch = new MutationObserver(() => signs.push(signOf()));
    watch.observe(game.renderRoot, { subtree: true, childList: true, characterData: true });
    game.autoCollect = 'safe';
    await game.updateComplete;
    await answered(() => signOf() === 'Can be won' && signs.length > 0);
    watch.disconnect();
    expect(signs).not.to.include('Not decided');
  });
});

describe('one question', () => {
  for (const [action, attributes] of [
    ['check', 'deal="40123" rules="one-tap" controls="check"'],
    ['solution', 'deal="40124" rules="one-tap" controls="solution"'],
  ] as const) {
    it(`is asked once, however often ${action} is pressed before there is an answer`, async () => {
      const questions: unknown[] = [];
      const { postMessage } = Worker.prototype;
      const restore = replaceProperty(Worker.prototype, 'postMessage', {
        value(this: Worker, message: object) {
          if ('position' in message) questions.push(message);
          postMessage.call(this, message);
        },
      });
      try {
        const game = await fixtureGame(attributes);
        for (let press = 0; press < 4; press += 1) await choose(game, action);
        await answered(() => questions.length > 0 && !game.matches(':state(solving)'));
        // Whatever waits behind the first would be asked now.
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(questions).to.have.length(1);
        expect(messageOf(game)).not.to.equal('');
        game.move('1a');
        await choose(game, action);
        await answered(() => messageOf(game) !== '');
      } finally {
        restore();
      }
    });
  }
});

describe('a number that is typed', () => {
  it('is not verified until the solver has answered, in the dialog and on the table', async () => {
    const game = await fixtureGame('deal="617"');
    await choose(game, 'new-game');
    await fill(game, 'number', '51234');
    const dialog = (): string => game.renderRoot.querySelector('form')?.textContent ?? '';
    expect(dialog()).to.contain('Not verified');
    await answered(() => dialog().includes('Can be won'));
    await fill(game, 'number', '146692');
    expect(dialog()).to.contain('Cannot be won');
    await fill(game, 'number', '61234');
    actionOf(game, 'deal').click();
    await game.updateComplete;
    expect(game.verified).to.equal('unknown');
    expect(messageOf(game)).to.contain('not verified');
    await answered(() => game.verified === 'winnable');
    await answered(() => messageOf(game).includes('61234 can be won'));
  });
});
