import { expect, fixture } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import { rules } from '../../src/engine/index.js';
import { setupOf } from '../../src/tutorial/index.js';
import { MessageController } from '../../src/view/controllers/message-controller.js';
import {
  TutorialController,
  type TutorialLoader,
} from '../../src/view/controllers/tutorial-controller.js';
import type { FcTutorial } from '../../src/view/fc-tutorial.js';
import { EventRecording } from '../helpers/event-recording.js';
import { fixtureGame } from '../helpers/fixture-game.js';

/** A tutorial of a game, which comes as a test has it. */
function createController(game: FreeCellGame, load: TutorialLoader) {
  const holds: boolean[] = [];
  const controller = new TutorialController(
    game,
    {
      line: new MessageController(game),
      setup: () => setupOf(rules('standard')),
      slot: () => null,
      hold: (isHeld) => holds.push(isHeld),
    },
    load,
  );
  return { controller, holds };
}

/** Lessons that tell whether they were opened for someone who waits for them. */
function createLessons() {
  const asked: boolean[] = [];
  const open: FcTutorial['open'] = (_setup, wish) => asked.push(wish.isAsked);
  const element = Object.assign(document.createElement('div'), { open, place: null });
  return { asked, module: { createTutorial: () => element as unknown as FcTutorial } };
}

describe('view/tutorial.loading', () => {
  it('fetches anew after the lessons could not be fetched', async () => {
    const game = await fixtureGame();
    const { asked, module } = createLessons();
    const answers = [Promise.reject(new TypeError('offline')), Promise.resolve(module)];
    const { controller, holds } = createController(game, () => answers.shift() ?? never());
    controller.open({}, 'player');
    await controller.ready;
    expect(controller.isOpen).to.equal(false);
    expect(holds).to.deep.equal([true, false]);
    controller.open({ lesson: 'cells' }, 'player');
    await controller.ready;
    expect(controller.isOpen).to.equal(true);
    expect(controller.element === null).to.equal(false);
    expect(asked).to.deep.equal([true]);
    controller.close('page');
    expect(holds).to.deep.equal([true, false, true, false]);
  });

  it('says nothing of lessons that nobody waits for any more', async () => {
    const game = await fixtureGame();
    const heard = new EventRecording(game);
    const { controller, holds } = createController(game, () => Promise.reject(new TypeError()));
    controller.open({}, 'player');
    controller.close('page');
    await controller.ready;
    expect(heard.names).to.deep.equal([]);
    expect(holds).to.deep.equal([true, false]);
  });

  it('takes the focus only from someone who still waits for it', async () => {
    const game = await fixtureGame();
    const field = await fixture<HTMLInputElement>('<input aria-label="Name" />');
    const opener = await fixture<HTMLButtonElement>('<button>Lessons</button>');
    for (const [from, to, isAsked] of [
      [game, game, true],
      [opener, opener, true],
      [game, field, false],
      [opener, field, false],
    ] as const) {
      const { asked, module } = createLessons();
      from.focus();
      const { controller } = createController(game, async () => {
        await game.updateComplete;
        return module;
      });
      controller.open({}, 'player');
      to.focus();
      await controller.ready;
      expect(asked, `${from.localName} ${to.localName}`).to.deep.equal([isAsked]);
      controller.close('page');
    }
  });
});

function never(): Promise<never> {
  throw new Error('Fetched once too often');
}
