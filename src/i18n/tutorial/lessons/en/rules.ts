import { labels } from '../../../texts/en/panels.js';
import { countCards, countCells } from '../../../texts/en/names.js';
import type { TutorialFacts, TutorialPage } from '../../page.js';
import { token } from '../../token.js';
import { areEmpty, collectLabel } from './words.js';

const { actions: label } = labels;
const butAce = (f: TutorialFacts): string => (f.acesHomeOnly ? ' but an ace' : '');
const emptyColumns = (count: number): string =>
  `${count} empty ${count === 1 ? 'column' : 'columns'}`;

/** What each button does, of those that the game has. */
const BUTTONS: readonly (readonly [string, (f: TutorialFacts) => string])[] = [
  ['undo', () => `“${label.undo}” takes the last move back.`],
  ['redo', () => `“${label.redo}” makes the move again.`],
  ['restart', () => `“${label.restart}” begins the same deal from the start.`],
  ['new-game', () => `“${label.newGame}” deals other cards.`],
  ['hint', () => `“${label.hint}” shows a move.`],
  ['check', () => `“${label.check}” tells whether the game can still be won.`],
  ['back', () => `“${label.back}” takes moves back until the game can be won again.`],
  ['collect', (f) => `“${collectLabel(f)}” sends home every card that fits.`],
  ['settings', () => `“${label.settings}” is about looks, letters and sound.`],
];

function tellUndo(f: TutorialFacts): string {
  const reach =
    f.undoLimit === null
      ? 'You can undo as many moves as you like.'
      : f.undoLimit === 1
        ? 'The last action can be undone.'
        : `The last ${f.undoLimit} actions can be undone.`;
  if (f.undoCounts)
    return `${reach} You get back the cards${f.score === 'none' ? '' : ' and what they earned'}, not the time, and each undo counts as a move.`;
  const points = f.score === 'points' ? ' Their points go back, too.' : '';
  if (!f.counters.includes('moves')) return reach + points;
  const apart = f.counters.includes('undos') ? ' Undos are counted by themselves.' : '';
  return `${reach} An undo is no move: the counter goes back.${points}${apart}`;
}

/** Lessons about the rules: from `moving` to `runs`. */
export const rulePages = {
  'moving.hello': {
    title: 'Nothing can break here',
    text: 'These lessons have a table of their own. Your game stays as it is, and its clock stands still. Try whatever you like.',
  },
  'moving.tap-select': {
    title: 'Card first, then its place',
    text: (f) =>
      `Tap or click ${token(f.card)}: now it is chosen. Then tap ${token(f.onto)}, where it is to go.`,
    after: 'Two taps, one move.',
  },
  'moving.tap-place': {
    title: 'One tap moves a card',
    text: (f) =>
      `Tap ${token(f.card)}. It goes to the first place that takes it: home, else onto a card that fits, else into an empty column, else to a free cell. Of several places it takes the leftmost.`,
    after: (f) => `The first place that takes it is on ${token(f.onto)}.`,
  },
  'moving.tap-home-first': {
    title: 'A tap chooses a card',
    text: (f) =>
      `Tap ${token(f.card)}. It cannot go home yet, so the tap chooses it. Then tap ${token(f.onto)}, where it is to go.`,
    after: 'Two taps, one move.',
  },
  'moving.drag': {
    title: 'Or drag it',
    text: (f) =>
      `Hold ${token(f.card)}, pull it to ${token(f.onto)} and let go. A card that does not fit goes back to its place.`,
  },
  'moving.tap-home': {
    title: 'One tap, and it is home',
    text: (f) => `${token(f.card)} can go home, to its foundation. Tap it.`,
    after: 'A tap sends a card home whenever it fits there.',
  },
  'moving.context-home': {
    title: 'Straight home',
    text: (f) =>
      `${token(f.card)} can go home, to its foundation. Click it with the right mouse button, or press it for a moment and let go.`,
  },
  'moving.home': {
    title: 'Home',
    text: (f) => `${token(f.card)} can go home. Choose it, then its foundation.`,
  },
  'moving.double-cell': {
    title: 'A double click puts a card aside',
    text: (f) =>
      `A double click or double tap sends a card to a free cell. Try it with ${token(f.card)}.`,
  },
  'moving.double-home': {
    title: 'A double tap',
    text: 'A double tap on a card only ever sends it home. If it does not fit there, it stays.',
  },
  'moving.keys': {
    title: 'With the keyboard',
    text: (f) =>
      `The arrow keys go from card to card, Enter takes a card and puts it down, Esc lets go of it.${
        f.keys
          ? ` Shorter: press ${f.notation.charAt(0)} for its column and ${f.notation.charAt(1)} for the cell.`
          : ''
      } Put ${token(f.card)} into a free cell.`,
  },
  'moving.typed': {
    title: 'Or type the move',
    text: (f) =>
      `In the box for moves, write from where to where: columns are 1 to ${f.columns}, cells are letters from a, home is h. Type ${f.notation} and press Enter.`,
    after: (f) => `${token(f.card)} lies in the cell.`,
  },
  'moving.buttons': {
    title: 'The buttons',
    text: (f) =>
      BUTTONS.filter(([action]) => f.actions.includes(action))
        .map(([, says]) => says(f))
        .join(' '),
  },
  'moving.undo': { title: 'Taking a move back', text: tellUndo },
  'moving.hint': {
    title: 'A hint',
    text: (f) =>
      `A hint lights up ${f.hintShows === 'source' ? 'the card to move' : 'a card and the place for it'}; it never moves anything.${
        f.hintCounts ? ' It shows a legal move, not always the best one, and counts as a move.' : ''
      }`,
  },

  'cards.order': {
    title: 'From ace to king',
    text: 'From the lowest up: ace {A}, 2, 3, 4, 5, 6, 7, 8, 9, 10, jack {J}, queen {Q}, king {K}. The ace is always the lowest card.',
  },
  'cards.suits': {
    title: 'Four suits, two colours',
    text: 'Hearts {H} and diamonds {D} are red, spades {S} and clubs {C} are black.',
  },
  'cards.same-suit': {
    title: 'Same suit is not same colour',
    text: '{5H} and {9H} are of the same suit. {9H} and {9D} are both red, but of two suits.',
  },
  'cards.table': {
    title: 'Everything lies open',
    text: (f) => {
      const sizes =
        f.tallColumns === f.columns
          ? `${f.tallCards} in each`
          : `${f.tallCards} in each of the first ${f.tallColumns}, ${f.shortCards} in each of the others`;
      const dealt = f.dealtToCells > 0 ? `, and ${f.dealtToCells} more in free cells` : '';
      return `All ${f.deck} cards lie face up in ${f.columns} columns: ${sizes}${dealt}. There is no stock, no waste pile and no second deal.`;
    },
  },
  'cards.places': {
    title: 'Cells and home',
    text: (f) =>
      `There are ${countCells(f.cells)} for cards that wait, one card in each: the free cells. And there is a foundation for each suit: this is home. Once all ${f.deck} cards are home, from the ace to the king, you have won.`,
  },
  'cards.available': {
    title: 'Which card can be taken?',
    text: (f) =>
      `{JS} lies at the end of its column, and no card covers it. Can it go on ${token(f.onto)}?`,
    after: (f) =>
      `An uncovered card is available. So is a card in a free cell${f.takeBack ? ', and the top card of a foundation' : ''}.`,
  },
  'cards.covered': {
    title: 'And this one?',
    text: (f) => `{4D} can be seen. Can it go on ${token(f.onto)}?`,
    after: 'Seen is not available: {4D} waits until {JS} has left.',
  },
  'cards.uncovered': {
    title: 'First one, then the other',
    text: 'As soon as {JS} has left, {4D} is available.',
  },
  'cards.blocked': {
    title: 'A buried ace',
    text: 'An ace is what a foundation begins with. Can {AD} go home now?',
    after: 'It lies in plain sight and is blocked all the same: the cards on it have to go first.',
  },

  'columns.rule': {
    title: 'One lower, other colour',
    text: 'In a column a card goes on a card that is one rank higher and of the other colour: {QC} on {KH}, {TD} on {JS}, {7S} on {8D}, {2H} on {3C}.',
    after: 'Black on red, red on black, one step down each time.',
  },
  'columns.rule-by-suit': {
    title: 'One lower, same suit',
    text: 'In a column a card goes on the card of its own suit that is one rank higher: {QC} on {KC}, {TD} on {JD}, {7S} on {8S}, {2H} on {3H}.',
    after: 'The same suit, one step down each time.',
  },
  'columns.try': {
    title: 'Your turn',
    text: (f) => `Where does ${token(f.card)} fit? Put it there.`,
    after: (f) =>
      f.bySuit ? 'One rank lower, and the same suit.' : 'One rank lower, and the other colour.',
  },
  'columns.either': {
    title: 'Colour counts, suit does not',
    text: '{TC} is black. It fits {JH} and {JD} alike, since both are red. It fits neither {JS} nor {JC}.',
  },
  'columns.own-suit': {
    title: 'Suit counts',
    text: '{TC} fits {JC} only. {JH}, {JD} and {JS} are of other suits, even where the colour is the same.',
  },
  'columns.judge': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go on ${token(f.onto)}?`,
  },
  'columns.two-lower': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go on ${token(f.onto)}?`,
    after: 'A ten is missing between them.',
  },
  'columns.equal': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go on ${token(f.onto)}?`,
    after: 'Two eights are equals: neither is the lower one.',
  },
  'columns.upward': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go on ${token(f.onto)}?`,
    after: 'No rank is above the king, so a king goes on no card at all.',
  },
  'columns.run': {
    title: 'This is a run',
    text: (f) =>
      `{9C} {8D} {7S} {6H}: each card is one lower than the card before it, and the colours take turns.${
        f.groups ? ' A run can move as a whole if there is room for it.' : ''
      }`,
  },
  'columns.run-by-suit': {
    title: 'This is a run',
    text: (f) =>
      `{9C} {8C} {7C} {6C}: each card is one lower than the card before it, and all are of one suit.${
        f.groups ? ' A run can move as a whole if there is room for it.' : ''
      }`,
  },
  'columns.no-run': {
    title: 'And is this a run?',
    text: '{9C} {8S} {7H}. Can these cards go on {TD} together?',
    after: '{9C} and {8S} are both black: there the order breaks.',
  },
  'columns.no-run-by-suit': {
    title: 'And is this a run?',
    text: '{9C} {8D} {7D}. Can these cards go on {TC} together?',
    after: '{8D} is not of the suit of {9C}: there the order breaks.',
  },
  'columns.one-card': {
    title: 'One card at a time',
    text: (f) => `The last two cards lie in order. Can both go on ${token(f.onto)} at once?`,
    after: 'However well cards lie, here they move one at a time.',
  },
  'columns.card-by-card': {
    title: 'Card by card it works',
    text: (f) =>
      `${token(f.card)} waits in a free cell, the card under it goes first, and then it follows.`,
    after: 'For a longer row you need more places on the way. Find them before you begin.',
  },
  'columns.first-round': {
    title: 'It is normal not to win at once',
    text: 'This is enough for a first game. If it goes wrong, take a move back, try another way, or deal again: nobody wins at once. Knowing the rules comes first, speed later. The other lessons stay here for you.',
  },

  'cells.free': {
    title: 'Put a card aside',
    text: (f) => `${token(f.card)} is in the way. Put it into a free cell.`,
    after: 'Now {7S} is uncovered.',
  },
  'cells.uncovered': {
    title: 'What lay under it',
    text: (f) => `${token(f.card)} is available and fits ${token(f.onto)}.`,
  },
  'cells.tell': {
    title: 'In your own words',
    text: 'Tell it yourself: which card went aside, why was that allowed, and what did it free?',
    after: (f) =>
      `{4H} went to a free cell: an empty cell takes any card${butAce(f)}. That freed {7S}, which found a card one rank higher.`,
  },
  'cells.back-column': {
    title: 'Back to a column',
    text: (f) =>
      `From its cell ${token(f.card)} goes to a column where it fits, here on ${token(f.onto)}.`,
  },
  'cells.back-empty': {
    title: 'Or into an empty column',
    text: (f) => `${token(f.card)} can also begin an empty column.`,
  },
  'cells.back-home': {
    title: 'Or home',
    text: (f) => `{3H} is home, so ${token(f.card)} can follow straight from its cell.`,
  },
  'cells.one-card': {
    title: 'Legal or not?',
    text: (f) => `A cell holds ${token(f.onto)}. Can ${token(f.card)} go on it?`,
    after: 'A cell is no small column. It holds one card.',
  },
  'cells.shorter-runs': {
    title: 'A taken cell is missing elsewhere',
    text: (f) =>
      `This run has ${countCards(f.count)}, and ${areEmpty(f.emptyCells)}. Can it go on ${token(f.onto)}?`,
    after: (f) =>
      `The more cells are taken, the shorter the runs that move: ${f.max} now, ${f.maxThen} with one more cell.`,
  },
  'cells.cell-to-cell': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go to another free cell?`,
    after: 'It may, and it counts as a move. Usually nothing is gained.',
  },
  'cells.no-cell-to-cell': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go to another free cell?`,
    after: 'Nothing would be gained by it.',
  },
  'cells.ace': {
    title: 'An ace is different',
    text: (f) => `Can ${token(f.card)} go to a free cell?`,
    after: 'Here an ace goes to no cell. It waits in its column until it can go home.',
  },

  'empty-columns.any': {
    title: 'A place for a new row',
    text: (f) =>
      f.bySuit
        ? '{5C} goes into the empty column. Then {4C} can go on it.'
        : '{5C} goes into the empty column. Then {4D} can go on it, or {4H} as well.',
    after: 'An empty column is worth more than a cell: a whole row can grow in it.',
  },
  'empty-columns.no-king': {
    title: 'It need not be a king',
    text: (f) => `Put ${token(f.card)} into the empty column.`,
    after: (f) => `In some games only a king may. Here any card may${butAce(f)}.`,
  },
  'empty-columns.king': {
    title: 'A place for a king',
    text: (f) => `An empty column takes a king: ${token(f.card)} goes there.`,
  },
  'empty-columns.kings-only': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go into the empty column?`,
    after: 'Here only a king may begin a column.',
  },
  'empty-columns.ace': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go into the empty column?`,
    after: 'Any card may, but not an ace: it goes home and nowhere else.',
  },
  'empty-columns.run': {
    title: 'Several cards',
    text: (f) =>
      `${areEmpty(f.emptyCells)}. The lower cards wait there, {5C} goes first, and they follow.`,
    after: (f) =>
      f.groups
        ? 'With enough room the whole run moves in one go.'
        : 'Each of these was a move of its own.',
  },
  'empty-columns.no-room': {
    title: 'Only with room elsewhere',
    text: (f) =>
      `The same run, but now only ${areEmpty(f.emptyCells)}. Can it go into the empty column?`,
    after: 'The empty column is where the run is going. It cannot hold cards on the way as well.',
  },

  'foundations.order': {
    title: 'From the ace up',
    text: '{AC} begins a foundation. Only then can {2C} follow.',
  },
  'foundations.any-place': {
    title: 'Any place for any ace',
    text: 'An empty foundation takes any ace. From then on it belongs to that suit.',
  },
  'foundations.own-place': {
    title: 'Each suit has its place',
    text: 'Which suit goes where is settled from the start.',
  },
  'foundations.other-suit': {
    title: 'Legal or not?',
    text: '{AS} is home. Can {2C} go on it?',
    after: 'At home only the suit counts, not the colour. {2C} waits for {AC}.',
  },
  'foundations.needs': {
    title: 'Legal or not?',
    text: '{3H} is home. Can {5H} go home now?',
    after: 'No card is left out: {4H} first, then {5H}.',
  },
  'foundations.then': {
    title: 'In the right order',
    text: 'Send home {4H}, and then {5H}.',
  },
  'foundations.skip': {
    title: 'Legal or not?',
    text: 'No spade is home yet. Can {4S} begin the foundation?',
    after: 'Only an ace can.',
  },
  'foundations.last': {
    title: 'The king comes last',
    text: '{QS} is home. {KS} follows, and the suit is complete.',
  },
  'foundations.final': {
    title: 'Can a card come back?',
    text: (f) => `{5H} is home. Can it come back to ${token(f.onto)}?`,
    after: 'A card that is home stays there. Before you send one, see whether you still need it.',
  },
  'foundations.take-back': {
    title: 'A card may come back',
    text: (f) => `The top card of a foundation may be taken back. Bring {5H} to ${token(f.onto)}.`,
    after: 'It may also go to a free cell or into an empty column.',
  },
  'foundations.ace': {
    title: 'Legal or not?',
    text: (f) => `Can ${token(f.card)} go on ${token(f.onto)}?`,
    after: 'The rank would fit, but here an ace goes home and nowhere else.',
  },

  'runs.questions': {
    title: 'Four questions',
    text: 'Several cards are to move at once. Ask: is it a run? Does its highest card fit the target? Is there room for the others on the way? And did you count that room without the target?',
  },
  'runs.two': {
    title: 'A run goes card by card',
    text: (f) =>
      `${areEmpty(f.emptyCells)}. ${countCards(f.count)} go on ${token(f.onto)}, in ${f.singles} single moves.`,
    after:
      'You move the run in one go. The game only checks whether the single moves are possible.',
  },
  'runs.three': {
    title: 'More cells, more cards',
    text: (f) =>
      `${areEmpty(f.emptyCells)}. ${countCards(f.count)} go on ${token(f.onto)}, in ${f.singles} single moves.`,
    after: 'Each empty cell makes the run one card longer.',
  },
  'runs.no-room': {
    title: 'Legal or not?',
    text: (f) =>
      `This run of ${countCards(f.count)} fits ${token(f.onto)}. But no cell and no column is empty. Can it go?`,
    after: 'It lies in order and it fits. Still, with no room at all one card moves at a time.',
  },
  'runs.seven': {
    title: 'Count first',
    text: (f) =>
      `A run of ${countCards(f.count)}. ${areEmpty(f.emptyCells)}, and there is ${emptyColumns(f.emptyColumns)}. Can it go on ${token(f.onto)}?`,
    after: (f) =>
      `Add one to the empty cells, and double the result for each empty column: (${f.emptyCells} + 1) × ${2 ** f.emptyColumns} = ${f.max}.`,
  },
  'runs.seven-free': {
    title: 'One cell more',
    text: (f) =>
      `${token(f.card)} leaves its cell for ${token(f.onto)}. Now (${f.emptyCells + 1} + 1) × ${2 ** f.emptyColumns} = ${(f.emptyCells + 2) * 2 ** f.emptyColumns}, and the whole run can go.`,
  },
  'runs.seven-kings': {
    title: 'Count first',
    text: (f) =>
      `A run of ${countCards(f.count)}, and ${areEmpty(f.emptyCells)}. Can it go on ${token(f.onto)}?`,
    after: (f) =>
      `One card, and one more for each empty cell: ${f.emptyCells} + 1 = ${f.max}. Empty columns do not help, since only kings may enter them.`,
  },
  'runs.seven-kings-free': {
    title: 'One cell more',
    text: (f) =>
      `${areEmpty(f.emptyCells)} now: ${f.emptyCells} + 1 = ${f.max}. The whole run can go.`,
  },
  'runs.one-column': {
    title: 'An empty column doubles',
    text: (f) =>
      `${areEmpty(f.emptyCells)}, and there is ${emptyColumns(f.emptyColumns)}. Up to ${countCards(f.max)} can go onto a card. Into the empty column itself only ${f.maxInto}, for it cannot help its own move.`,
  },
  'runs.two-columns': {
    title: 'A second one doubles again',
    text: (f) =>
      `${areEmpty(f.emptyCells)}, and there are ${emptyColumns(f.emptyColumns)}: up to ${countCards(f.max)} onto a card, up to ${f.maxInto} into an empty column.`,
  },
  'runs.kings-table': {
    title: 'All at a glance',
    text: 'One card, and one more for each empty cell. Empty columns take kings only, so they do not help.',
  },
  'runs.target': {
    title: 'Legal or not?',
    text: (f) =>
      `${areEmpty(f.emptyCells)}. Can this run of ${countCards(f.count)} go into the empty column?`,
    after: (f) => `The target does not count: ${f.emptyCells} + 1 = ${f.maxInto}.`,
  },
  'runs.parts': {
    title: 'Too long? In two parts',
    text: 'This run is too long for one move. So its lower half goes to a third column, then the upper half moves, and the lower half follows.',
    after: 'A third column that takes a part is as good as free cells.',
  },
  'runs.yesterday': {
    title: 'But it worked before',
    text: (f) =>
      `With ${countCells(f.emptyCells + 1)} empty, this run went to ${token(f.onto)}. Now ${areEmpty(f.emptyCells)}. Can it still go?`,
    after: 'The run is the same, the room is not: a cell was taken since.',
  },
  'runs.tell': {
    title: 'In your own words',
    text: 'Tell it yourself: why was this run refused, and what would help?',
    after: (f) =>
      `It lies in order and fits its target, but its lower cards find too few places on the way. One more empty cell would do${f.bySuit ? '' : ', or a third column that takes a part'}.`,
  },
} satisfies Readonly<Record<string, TutorialPage>>;
