import { expect } from '@open-wc/testing';
import { COLUMN_IDS, FOUNDATION_IDS } from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import { announcementOf, controlOf, messageOf, placeOf } from '../helpers/fixture-game.js';
import { typeKey, typeMove } from '../helpers/keys.js';
import { putTable } from '../helpers/put-table.js';
import { drag, fixtureOf, tap } from './hands.js';
import { ROWS } from './rows.js';

const countHome = (game: FreeCellGame): number =>
  game.position.foundations.reduce(
    (sum, top) => sum + 'A23456789TJQK'.indexOf(top?.charAt(0) ?? '') + 1,
    0,
  );

for (const row of ROWS) {
  const red = row.bySuit ? 'S' : 'H';

  describe(`profiles/element ${row.id}`, () => {
    it('foundations in their order, an ace where it belongs', async () => {
      const game = await fixtureOf(row);
      await putTable(game, { 1: '2C AH', 2: '3C AD' });
      const place = row.foundations === 'free' ? 1 : row.foundations.indexOf('H') + 1;
      const away = row.foundations === 'free' ? 3 : place;
      expect(await drag(game, 'AH', `foundation-${String(away)}`)).to.equal(
        away === place ? '1h' : `1h${String(away)}`,
      );
      expect(game.position.foundations[away - 1]).to.equal('AH');
      const stranger = FOUNDATION_IDS.find((_, index) => index === away - 1) ?? '';
      expect(await drag(game, 'AD', stranger)).to.equal('foundation-suit');
    });

    for (const cells of row.cells) {
      it(`${String(cells)} free cells on the board and in what is said of it`, async () => {
        const game = await fixtureOf(row, `auto-collect="off" cells="${String(cells)}"`);
        const places = game.renderRoot.querySelectorAll('[data-pile^="cell-"]');
        expect([game.cells, places.length]).to.deep.equal([cells, cells]);
        game.focus();
        typeKey('s');
        await game.updateComplete;
        // Eight Off deals four of its cards into cells.
        const free = cells === 8 ? 4 : cells;
        expect(announcementOf(game)).to.contain(
          `${String(free)} cell${free === 1 ? '' : 's'} free`,
        );
      });
    }

    it('B002 B006 runs in one go within the limit, or one card at a time', async () => {
      const game = await fixtureOf(row);
      // One cell is free and no column: two cards may move.
      const cells = { a: 'KD', b: 'KH', c: 'KC', e: 'QD', f: 'QC', g: 'JD', k: 'TC' };
      const own = Object.fromEntries(Object.entries(cells).slice(0, game.cells === 8 ? 7 : 3));
      const filler = { 3: '5D', 4: '4D', 5: '3D', 6: '2D', 7: '2C' };
      await putTable(game, {
        ...own,
        ...filler,
        1: `AC 9S 8${red} 7S`,
        2: row.bySuit ? 'TS' : 'TD',
      });
      const three = await drag(game, '9S', 'column-2');
      expect(three).to.equal(row.groups ? 'run-too-long' : 'groups-off');
      expect(messageOf(game)).to.match(row.groups ? /at most 2/ : /one at a time/);
      expect(announcementOf(game)).to.match(row.groups ? /Free 1 more cell/ : /one at a time/);
      expect(game.position.columns[0]?.length).to.equal(4);
      await putTable(game, { ...own, ...filler, 1: `AC 8${red} 7S`, 2: row.bySuit ? '9S' : '9C' });
      expect(await drag(game, `8${red}`, 'column-2')).to.equal(row.groups ? '12' : 'groups-off');
    });

    it('an ace: to a cell, a column, an empty column', async () => {
      const game = await fixtureOf(row);
      const layout = { 1: '3C AS', 2: row.bySuit ? '2S' : '2H' };
      const reason = row.aceHomeOnly ? 'ace-home-only' : null;
      await putTable(game, layout);
      expect(await drag(game, 'AS', 'cell-a')).to.equal(reason ?? '1a');
      await putTable(game, layout);
      expect(await drag(game, 'AS', 'column-2')).to.equal(reason ?? '12');
      await putTable(game, layout);
      expect(await drag(game, 'AS', 'column-3')).to.equal(
        row.kingsOnly ? 'kings-only' : (reason ?? '13'),
      );
    });

    it('B009 any empty column takes a seven, or kings only', async () => {
      const game = await fixtureOf(row);
      for (const [index, column] of COLUMN_IDS.entries()) {
        const source = index === 0 ? 2 : 1;
        const number = String(index + 1);
        await putTable(game, { [source]: '3C 7D' }, index === 7 ? 7 : 8);
        expect(await drag(game, '7D', column)).to.equal(
          row.kingsOnly ? 'kings-only' : `${String(source)}${number}`,
        );
      }
    });

    it('B014 cell to cell: by drag as the profile has it, by one tap never', async () => {
      const game = await fixtureOf(row);
      await putTable(game, { a: '7C' });
      expect(await drag(game, '7C', 'cell-b')).to.equal(row.cellToCell ? 'ab' : 'no-cell-to-cell');
      expect(game.moveCount).to.equal(row.cellToCell ? 1 : 0);
      game.input = 'auto-place';
      await putTable(game, {
        a: '7C',
        1: '2C',
        2: '3C',
        3: '4C',
        4: '5C',
        5: '2D',
        6: '3D',
        7: '4D',
      });
      await tap(game, controlOf(game, '7C'));
      expect(game.position.cells[0]).to.equal('7C');
    });

    it('B008 a card leaves any cell: by drag, by taps, by keys', async () => {
      const game = await fixtureOf(row);
      game.input = 'select';
      const letters = [...'abcdefgk'].slice(0, game.cells);
      const card = row.bySuit ? '7H' : '7C';
      for (const letter of letters) {
        const layout = { [letter]: card, 5: '2C 8H' };
        await putTable(game, layout);
        expect(await drag(game, card, 'column-5')).to.equal(`${letter}5`);
        await putTable(game, layout);
        expect(await tap(game, controlOf(game, card), placeOf(game, 'column-5'))).to.equal(
          `${letter}5`,
        );
        await putTable(game, layout);
        game.focus();
        typeMove(`${letter}5`);
        await game.updateComplete;
        expect(game.notation).to.equal(`${letter}5`);
      }
    });

    it('a card that is home comes back by drag, tap and keys, or stays', async () => {
      const game = await fixtureOf(row);
      game.input = 'select';
      const layout = { home: 'S-9 H-9 C-9 D-9', 1: row.bySuit ? 'TS' : 'TD' };
      const foundation = `foundation-${String(row.foundations === 'free' ? 1 : row.foundations.indexOf('S') + 1)}`;
      for (const [pile, notation] of [
        ['column-1', 'hS1'],
        ['column-3', 'hS3'],
        ['cell-b', 'hSb'],
      ] as const) {
        const expected = row.takeBack ? notation : 'foundation-final';
        await putTable(game, layout);
        expect(await drag(game, '9S', pile), pile).to.equal(expected);
        await putTable(game, layout);
        expect(await tap(game, placeOf(game, foundation), placeOf(game, pile)), pile).to.equal(
          expected,
        );
      }
      await putTable(game, layout);
      game.focus();
      typeMove('hs1');
      await game.updateComplete;
      expect(game.notation).to.equal(row.takeBack ? 'hS1' : '');
      game.undo();
      expect(countHome(game)).to.equal(36);
    });
  });
}
