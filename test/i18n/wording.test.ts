import { expect } from '@open-wc/testing';
import type { Messages, Sentence } from '../../src/i18n/index.js';
import { bg } from '../../src/i18n/locales/bg.js';
import { en } from '../../src/i18n/locales/en.js';
import { ru } from '../../src/i18n/locales/ru.js';
import { uk } from '../../src/i18n/locales/uk.js';

const ALL = [en, ru, uk, bg];
const said = (tell: (messages: Messages) => string): string[] => ALL.map(tell);
const refused = (tell: (refusals: Messages['refusals']) => Sentence): string[] =>
  ALL.map(({ refusals }) => {
    const { fact, remedy } = tell(refusals);
    return `${fact} ${remedy ?? ''}`;
  });

describe('i18n/wording refusals', () => {
  it('tell a long run its limit and what to free', () => {
    expect(
      refused((refusals) => refusals['run-too-long']({ cards: 7, max: 6, cellsToFree: 1 })),
    ).to.deep.equal([
      'The run has 7 cards, at most 6 can move now. Free 1 more cell',
      'В пачке 7 карт, сейчас можно не больше 6. Освободите ещё 1 ячейку',
      'У групі 7 карт, зараз можна не більше 6. Звільніть ще 1 комірку',
      'В купчинката има 7 карти, сега може най-много 6. Освободете още 1 клетка',
    ]);
  });

  it('name the way through a third column where no cells help', () => {
    const texts = refused((refusals) =>
      refusals['run-too-long']({ cards: 13, max: 1, cellsToFree: null }),
    );
    expect(texts[0]).to.contain('third column');
    expect(texts[1]).to.contain('третий столбец');
    expect(texts[2]).to.contain('третю колонку');
    expect(texts[3]).to.contain('трета колона');
  });

  it('name the card that would fit, agreeing in gender', () => {
    expect(refused((refusals) => refusals['same-color']({ card: '8S', onto: '9C' }))).to.deep.equal(
      [
        'The 8 of spades and the 9 of clubs are both black. It goes on a red 9',
        'Обе карты чёрные: восьмёрка пик и девятка треф. Нужна красная девятка',
        'Обидві карти чорні: вісімка пік і дев’ятка треф. Потрібна червона дев’ятка',
        'И двете карти са черни: осмица пика и деветка спатия. Слага се върху червена деветка',
      ],
    );
    const remedy = (card: string): (string | undefined)[] =>
      ALL.map(({ refusals }) => refusals['same-color']({ card, onto: card }).remedy);
    expect(remedy('TH')).to.deep.equal([
      'It goes on a black jack',
      'Нужен чёрный валет',
      'Потрібен чорний валет',
      'Слага се върху черно вале',
    ]);
    expect(remedy('QC')).to.deep.equal([
      'It goes on a red king',
      'Нужен красный король',
      'Потрібен червоний король',
      'Слага се върху червен поп',
    ]);
  });

  it('send a king to an empty column', () => {
    expect(
      refused((refusals) => refusals['wrong-rank']({ card: 'KD', onto: 'QC', kind: 'upward' })),
    ).to.deep.equal([
      'Columns go down in rank, not up. A king goes only to an empty column',
      'В столбце карты идут по убыванию. Короля кладут только в пустой столбец',
      'У колонці карти йдуть за спаданням. Короля кладуть лише в порожню колонку',
      'В колоните картите вървят по низходящ ред. Поп се слага само в празна колона',
    ]);
  });

  it('ask for a colour where colours alternate, for the suit where columns go by suit', () => {
    const remedy = (onto: string): string | undefined =>
      en.refusals['wrong-rank']({ card: '8S', onto, kind: 'gap' }).remedy;
    expect(remedy('JH')).to.equal('It goes on a red 9');
    expect(remedy('JS')).to.equal('It goes on the 9 of spades');
    expect(ru.refusals['same-suit-needed']({ card: '8S', onto: '9H' }).remedy).to.equal(
      'Нужна девятка пик',
    );
  });

  it('count what lies on a buried card', () => {
    expect(
      refused((refusals) => refusals['not-available']({ card: 'AD', buried: 3 })),
    ).to.deep.equal([
      'The ace of diamonds lies under 3 cards. Move those away first',
      'Туз бубен лежит под 3 другими картами. Сначала уберите их',
      'Туз бубон лежить під 3 іншими картами. Спершу приберіть їх',
      'Асо каро е под 3 други карти. Първо преместете тях',
    ]);
  });

  it('say which place of the table is missing, or repeat what was typed', () => {
    const fact = (place: string): string => ru.refusals['no-such-place']({ place }).fact;
    expect(fact('cell-c')).to.equal('Такого места нет: ячейка c.');
    expect(fact('9')).to.equal('Места «9» нет.');
  });
});

describe('i18n/wording announcements', () => {
  const move = {
    card: '7C',
    cards: 1,
    to: 'column-5',
    onto: '8H',
    freeCells: 2,
    home: [] as string[],
  } as const;

  it('tell a move, its target and the room left', () => {
    expect(said(({ notices }) => notices.moved(move))).to.deep.equal([
      '7 of clubs on 8 of hearts, column 5. 2 cells free',
      'Семёрка треф на восьмёрку червей, столбец 5. Свободных ячеек: 2',
      'Сімка треф на вісімку чирв, колонка 5. Вільних комірок: 2',
      'Седмица спатия върху осмица купа, колона 5. Свободни клетки: 2',
    ]);
    expect(said(({ notices }) => notices.moved({ ...move, cards: 3, onto: null }))).to.deep.equal([
      '7 of clubs and 2 more to column 5. 2 cells free',
      'Семёрка треф и ещё 2 карты в столбец 5. Свободных ячеек: 2',
      'Сімка треф і ще 2 карти у колонку 5. Вільних комірок: 2',
      'Седмица спатия и още 2 карти в колона 5. Свободни клетки: 2',
    ]);
    const toCell = { ...move, to: 'cell-b', onto: null } as const;
    expect(ru.notices.moved(toCell)).to.equal('Семёрка треф в ячейку b. Свободных ячеек: 2');
    const home = { ...move, to: 'foundation-1', onto: '6C', home: ['8C'] } as const;
    expect(said(({ notices }) => notices.moved(home))).to.deep.equal([
      '7 of clubs home. 2 cells free. Then home: 8 of clubs',
      'Семёрка треф в дом. Свободных ячеек: 2. Автосбор: восьмёрка треф',
      'Сімка треф на базову стопку. Вільних комірок: 2. На базові стопки: вісімка треф',
      'Седмица спатия в основно поле. Свободни клетки: 2. В основните полета: осмица спатия',
    ]);
  });

  it('count the cards that went home where naming them takes too long', () => {
    const home = ['AC', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C'];
    expect(ru.notices.moved({ ...move, home })).to.equal(
      'Семёрка треф на восьмёрку червей, столбец 5. Свободных ячеек: 2. Автосбор: 9 карт',
    );
    expect(en.notices.collected(home)).to.equal('9 cards home');
    expect(uk.notices.collected(['AC', '2H'])).to.equal('На базові стопки: туз треф, двійка чирв');
  });

  it('put card names inside a sentence in lower case', () => {
    expect(said(({ notices }) => notices.hint('AS', 'foundation-1', null, 1))).to.deep.equal([
      'Hint: ace of spades home',
      'Подсказка: туз пик в дом',
      'Підказка: туз пік на базову стопку',
      'Подсказка: асо пика в основно поле',
    ]);
    expect(ru.notices.hint('TS', 'column-7', 'JD', 2)).to.equal(
      'Подсказка: десятка пик и ещё 1 карта на валета бубен, столбец 7',
    );
  });

  it('tell what was picked and how many could move', () => {
    expect(said(({ notices }) => notices.picked(3, '7C', 6))).to.deep.equal([
      'Picked 3 cards from 7 of clubs. Up to 6 can move now',
      'Взято 3 карты, старшая: семёрка треф. Сейчас можно перенести до 6',
      'Узято 3 карти, старша: сімка треф. Зараз можна перемістити до 6',
      'Взети 3 карти, най-висока: седмица спатия. Сега могат да се местят до 6',
    ]);
    expect(ru.notices.picked(1, 'JS', 6)).to.equal('Взята карта: валет пик');
    expect(said(({ notices }) => notices.pickedAt('column-3', '6D'))).to.deep.equal([
      'Column 3, 6 of diamonds. Where to?',
      'Столбец 3, шестёрка бубен. Куда?',
      'Колонка 3, шістка бубон. Куди?',
      'Колона 3, шестица каро. Къде?',
    ]);
    expect(en.notices.pickedAt('cell-b', '6D')).to.equal('Free cell b, 6 of diamonds. Where to?');
  });

  it('tell the win with moves and time in words', () => {
    expect(said(({ notices }) => notices.won({ moves: 92, seconds: 250 }))).to.deep.equal([
      'Solved in 92 moves, 4 minutes 10 seconds',
      'Пасьянс сошёлся: 92 хода, 4 минуты 10 секунд',
      'Пасьянс складено: 92 ходи, 4 хвилини 10 секунд',
      'Пасиансът е нареден: 92 хода, 4 минути и 10 секунди',
    ]);
    expect(said(({ notices }) => notices.won({ moves: 92, seconds: null }))).to.deep.equal([
      'Solved in 92 moves',
      'Пасьянс сошёлся: 92 хода',
      'Пасьянс складено: 92 ходи',
      'Пасиансът е нареден: 92 хода',
    ]);
  });

  it('list targets by kind', () => {
    const places = ['column-2', 'column-5', 'cell-a', 'cell-c', 'foundation-2'] as const;
    expect(said(({ summaries }) => summaries.legalTargets('6D', places))).to.deep.equal([
      '6 of diamonds can go to: columns 2, 5; free cells a, c; home',
      'Шестёрка бубен, куда можно: столбцы 2, 5; ячейки a, c; дом',
      'Шістка бубон, куди можна: колонки 2, 5; комірки a, c; базова стопка',
      'Шестица каро може да отиде в: колони 2, 5; клетки a, c; основно поле',
    ]);
    expect(en.summaries.legalTargets('6D', ['cell-b'])).to.equal(
      '6 of diamonds can go to: free cell b',
    );
  });

  it('read a pile card by card, a foundation by its suit', () => {
    expect(en.summaries.pile('column-2', ['9C', '4D'])).to.equal(
      'Column 2, 2 cards: 9 of clubs, 4 of diamonds',
    );
    expect(ru.summaries.pile('foundation-3', ['AC'])).to.equal('Дом треф, 1 карта: туз треф');
    expect(bg.summaries.pile('foundation-3', [])).to.equal('Основно поле 3, празно');
    expect(bg.summaries.pile('foundation-3', [], 'H')).to.equal('Основно поле купа, празно');
    expect(bg.summaries.pile('cell-b', [])).to.equal('Клетка b, празна');
    expect(said(({ summaries }) => summaries.tops(['6D', null, 'JS']))).to.deep.equal([
      'Columns: 1, 6 of diamonds; 2, empty; 3, jack of spades',
      'Столбцы: 1, шестёрка бубен; 2, пусто; 3, валет пик',
      'Колонки: 1, шістка бубон; 2, порожня; 3, валет пік',
      'Колони: 1, шестица каро; 2, празна; 3, вале пика',
    ]);
  });
});

describe('i18n/wording figures', () => {
  it('show time as a clock does and speak it in words', () => {
    const table: readonly (readonly [number, string, string])[] = [
      [0, '0:00', '0 секунд'],
      [9.9, '0:09', '9 секунд'],
      [61, '1:01', '1 минута 1 секунда'],
      [120, '2:00', '2 минуты'],
      [250, '4:10', '4 минуты 10 секунд'],
      [3723, '1:02:03', '1 час 2 минуты 3 секунды'],
      [36000, '10:00:00', '10 часов'],
      [-5, '0:00', '0 секунд'],
      [NaN, '0:00', '0 секунд'],
    ];
    for (const [seconds, shown, spoken] of table) {
      for (const { counters } of ALL) expect(counters.time(seconds)).to.equal(shown);
      expect(ru.counters.spokenTime(seconds)).to.equal(spoken);
    }
  });

  it('group the end of a range and leave deal numbers alone', () => {
    expect(en.newGame.range(1000000)).to.equal('1 to 1,000,000');
    expect(ru.newGame.range(1000000)).to.equal('От 1 до 1\u00a0000\u00a0000');
    expect(ru.errors.dealOutOfRange('40000', 32000)).to.equal(
      'Раздачи 40000 нет: номера от 1 до 32\u00a0000.',
    );
    expect(uk.win.text(1000000, 92, '4:10')).to.equal('Роздача 1000000: 92 ходи за 4:10');
  });

  it('shorten what somebody typed, character by character', () => {
    const long = '🂡'.repeat(40);
    expect(en.errors.badCode(long)).to.equal(`“${'🂡'.repeat(23)}…” is not a valid game code.`);
    expect(en.errors.badCode('a\n\u202eb')).to.equal('“a b” is not a valid game code.');
  });
});
