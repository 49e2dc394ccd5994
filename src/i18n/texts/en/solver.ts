import { formatDay } from '../../format.js';
import type { Messages } from '../../messages.js';
import { countMoves } from './names.js';

/** What the solver knows, and how players ask for it. */
export const solver: Messages['solver'] = {
  thinking: 'Thinking…',
  winnable: 'It can still be won',
  unwinnable: 'It cannot be won from here.',
  undecided: 'No answer was found in the time given',
  impossible: 'This deal cannot be won',
  noWayBack: 'No earlier position is known to be winnable',
  stillWinnable: 'No need to go back: it can still be won',
  wentBack: (moves) => `Back by ${countMoves(moves)}: from here it can be won`,
  dealWinnable: (deal) => `Deal ${deal} can be won`,
  workerFailed: 'No worker can run here: hints are computed on the page itself.',
  sign: { winnable: 'Can be won', unwinnable: 'Cannot be won', unknown: 'Not decided' },
  signSetting: 'Show whether it can be won',
  signNote: 'After every move, beside the cards',
  solution: (moves) => `Solution: ${countMoves(moves)} to go`,
  level: 'Level',
  levels: { any: 'Any', beginner: 'Beginner', standard: 'Standard', challenge: 'Challenge' },
  levelNote: 'Proven winnable, of this level',
  daily: 'Deal of the day',
  date: (day) => formatDay('en', day),
  verified: 'Can be won',
};
