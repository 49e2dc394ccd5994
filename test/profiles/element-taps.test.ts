import { expect } from '@open-wc/testing';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { actionOf, controlOf, inside, placeOf } from '../helpers/fixture-game.js';
import { typeKey } from '../helpers/keys.js';
import { actionsIn, choose, panelOf } from '../helpers/panels.js';
import { putTable } from '../helpers/put-table.js';
import { BROWSER_MENU, fixtureOf, rightClick, tap } from './hands.js';
import { ROWS } from './rows.js';

const LONG_PRESS_MS = 520;
const DOUBLE_TAP_MS = 370;

for (const row of ROWS) {
  describe(`profiles/element-taps ${row.id}`, () => {
    it('tap and double tap', async () => {
      const game = await fixtureOf(row);
      expect(game.input).to.equal(row.input);
      // A card that can go home; one that fits a column; one that fits nowhere but a cell or an empty column.
      const layout = { home: 'S-4', 1: '2C 5S', 2: '3C 8D', 3: row.bySuit ? '9D' : '9C', 4: 'KC' };
      const taps = async (card: string, times: number): Promise<string | undefined> => {
        await putTable(game, layout);
        // What was tapped before must not make a double tap of it.
        await new Promise((done) => setTimeout(done, DOUBLE_TAP_MS));
        const heard = new EventRecording(game);
        for (let count = 0; count < times; count += 1) {
          // As fast as fingers are: the second tap meets whatever is there then.
          const element = game.renderRoot.querySelector(`[data-card="${card}"]`);
          if (element !== null) new Finger().tap(element);
          await game.updateComplete;
        }
        heard.stop();
        return heard.userMoves[0];
      };
      const isQuick = row.input !== 'select';
      expect(await taps('5S', 1)).to.equal(isQuick ? '1h' : undefined);
      expect(await taps('8D', 1)).to.equal(row.input === 'auto-place' ? '23' : undefined);
      if (row.input === 'auto-place') return;
      expect(controlOf(game, '8D').ariaPressed).to.equal('true');
      expect(await taps('8D', 2)).to.equal(row.doubleTap === 'cell' ? '2a' : undefined);
      expect(controlOf(game, '8D').ariaPressed).to.equal('false');
    });

    if (row.doubleTap === 'home') {
      it('B081 a double tap that sends a card home leaves nothing chosen', async () => {
        const game = await fixtureOf(row);
        await putTable(game, { home: 'S-4', 1: '2C KD 5S' });
        const heard = new EventRecording(game);
        new Finger().tap(controlOf(game, '5S'));
        await game.updateComplete;
        new Finger().tap(controlOf(game, 'KD'));
        await game.updateComplete;
        expect(heard.userMoves).to.deep.equal(['1h']);
        expect(controlOf(game, 'KD').ariaPressed).to.equal('false');
      });
    }

    it('card first, then place: an option wherever one tap moves', async () => {
      const game = await fixtureOf(row);
      await putTable(game, { 1: '3C 8D', 2: row.bySuit ? '9D' : '9C', 3: 'KC' });
      await choose(game, 'settings');
      const isOn = inside<HTMLInputElement>(game, '.switch[name="input"]');
      const wanted = row.input !== 'select';
      expect(isOn.checked).to.equal(false);
      isOn.click();
      await game.updateComplete;
      actionOf(game, 'close').click();
      await game.updateComplete;
      expect(game.input).to.equal(wanted ? 'select' : 'auto-place');
      if (wanted) {
        expect(await tap(game, controlOf(game, '8D'))).to.equal(undefined);
        expect(await tap(game, placeOf(game, 'column-2'))).to.equal('12');
      } else expect(await tap(game, controlOf(game, '8D'))).to.equal('12');
    });

    it('B084 a right click on a card and on the felt', async () => {
      const game = await fixtureOf(row);
      const layout = { home: 'S-4', 1: '2C 5S', 2: '3C AD' };
      await putTable(game, layout);
      expect(await rightClick(game, controlOf(game, '5S'))).to.equal(
        row.cardContext ? '1h' : BROWSER_MENU,
      );
      await putTable(game, layout);
      expect(await rightClick(game, inside(game, '.board'))).to.equal(
        row.feltContext ? '2h 1h' : BROWSER_MENU,
      );
    });

    it('a long press by touch, on release', async () => {
      const game = await fixtureOf(row);
      await putTable(game, { home: 'S-4', 1: '2C 5S', 2: '3C AD' });
      const heard = new EventRecording(game);
      const finger = new Finger();
      finger.down(controlOf(game, '5S'));
      await new Promise((done) => setTimeout(done, LONG_PRESS_MS));
      expect(heard.userMoves).to.deep.equal([]);
      finger.up();
      await game.updateComplete;
      // Where a long press means nothing it is a tap.
      expect(heard.userMoves).to.deep.equal(
        row.cardContext || row.input !== 'select' ? ['1h'] : [],
      );
    });

    it('Collect: a button and a key where the profile has them', async () => {
      const game = await fixtureOf(row);
      await putTable(game, { home: 'S-4', 1: '2C 5S', 2: '3C AD' });
      const heard = new EventRecording(game);
      game.focus();
      typeKey('H', { shiftKey: true });
      await game.updateComplete;
      expect(heard.userMoves.length).to.equal(row.collectButton ? 1 : 0);
      await putTable(game, { home: 'S-4', 1: '2C 5S', 2: '3C AD' });
      await choose(game, 'menu');
      const offered = [...actionsIn(game, '.bar'), ...actionsIn(game, '.menu')];
      expect(offered.includes('collect')).to.equal(row.collectButton);
      expect(offered.includes('share')).to.equal(row.share);
      expect(offered.includes('copy-code')).to.equal(row.code);
      expect(offered.includes('tutorial')).to.equal(row.rulesButton);
      expect(panelOf(game)).to.not.equal(null);
    });
  });
}
