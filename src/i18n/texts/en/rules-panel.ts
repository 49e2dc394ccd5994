import type { Messages } from '../../messages.js';

/** The rules of the profile `standard` in plain words. */
export const rulesPanel: Messages['rulesPanel'] = {
  title: 'How to play',
  sections: [
    {
      heading: 'The aim',
      paragraphs: [
        'Bring all 52 cards home to the four foundations: one for each suit, built up from the ace to the king. When the last card is home, you have won.',
      ],
    },
    {
      heading: 'The table',
      paragraphs: [
        'The whole deck lies face up in eight columns: seven cards in each of the first four, six in each of the others. There is no stock, no waste pile and no second deal. Besides the columns there are four free cells, empty at first, and the four foundations.',
        'You may move the uncovered card at the end of a column, or a card from a cell. A card with others on it can be seen, but it has to wait until they are gone.',
        'Choose a card and then its place, or drag it there. A right click or a long press sends a card home if it fits.',
      ],
    },
    {
      heading: 'Columns',
      paragraphs: [
        'A card goes on a card of the other colour that is exactly one rank higher: the 7 of spades on the 8 of hearts or the 8 of diamonds. Colour counts here, suit does not.',
        'The ace is the lowest card, then come 2 to 10, jack, queen and king. Nothing is higher than a king, so a king goes on no card.',
      ],
    },
    {
      heading: 'Free cells',
      paragraphs: [
        'A free cell holds one card, any card. From there it can go to a column where it fits, to an empty column, home, or to another cell, which counts as a move like any other.',
        'Every taken cell shortens the runs you can move, so try to keep one free.',
      ],
    },
    {
      heading: 'Empty columns',
      paragraphs: [
        'An empty column takes any card, not only a king. It also takes a run, as long as there is room elsewhere to move it through.',
      ],
    },
    {
      heading: 'Foundations',
      paragraphs: [
        'A foundation starts with its ace and takes one card of the same suit at a time: after the 4 of hearts only the 5 of hearts. A card that is home does not come back.',
        'Unless the page has set it otherwise, cards that the columns no longer need go home by themselves: aces and twos at once, a higher card when both foundations of the other colour have reached the rank below it. Once the rest can go home card after card, it does so too.',
      ],
    },
    {
      heading: 'Moving a run',
      paragraphs: [
        'Cards that go down rank by rank with alternating colours form a run, and a run moves in one go. This only saves you time: it stands for a series of single moves through empty cells and empty columns, and there must be enough of them.',
        'Take the number of empty cells, add one, and double the result for each empty column: that is the longest run you can move. A column you move into does not count. Two empty cells and one empty column give (2 + 1) × 2 = 6 cards. With four empty cells and one empty column, 10 cards go onto a card, but only 5 into the empty column itself.',
        'Is the run too long? Put part of it on a third column first.',
      ],
    },
    {
      heading: 'When you are stuck',
      paragraphs: [
        'Undo as many moves as you like, or start the same deal again. It helps to know how a card will come back before you put it in a cell.',
        'A lost game says nothing about the deal. Most deals can be won, but not all: deal 11982 cannot.',
      ],
    },
  ],
};
