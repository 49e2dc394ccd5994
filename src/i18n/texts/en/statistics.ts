import { formatDay, formatDecimal, formatPercent } from '../../format.js';
import type { Messages } from '../../messages.js';
import { plural } from '../../plural.js';

/** The panel of games won and lost. */
export const statistics: Messages['statistics'] = {
  title: 'Statistics',
  none: 'No game finished yet',
  wins: (wins) => plural('en', wins, { one: 'game won', other: 'games won' }),
  played: (games) => `of ${games} played`,
  medianTime: 'median time',
  streak: (wins) => plural('en', wins, { one: 'win in a row', other: 'wins in a row' }),
  chart: 'Games won, by minutes',
  median: 'median',
  bar: (games, minutes) =>
    `${plural('en', games, { one: `${games} game`, other: `${games} games` })}, ${minutes} minutes`,
  bestTime: 'Best time',
  fewestMoves: 'Fewest moves',
  averageTime: 'Average time of a win',
  longestStreak: 'Longest row of wins',
  dailyStreak: 'Deals of the day in a row',
  cardsLeft: 'Cards left after a loss, on average',
  withinPar: (minutes) =>
    `Won within ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}`,
  record: (deal, day) =>
    `${deal === null ? 'Imported position' : `Deal ${deal}`}, ${formatDay('en', day)}`,
  percent: (share) => formatPercent('en', share),
  decimal: (value) => formatDecimal('en', value),
  kept: 'Kept in this browser only',
  notKept: 'Nothing is kept beyond this page view',
  save: 'Export',
  load: 'Import',
  reset: 'Reset…',
  resetQuestion: 'Erase all statistics? This cannot be undone',
  resetYes: 'Erase',
  resetNo: 'Keep',
};
