import type { SafeMeaning } from './rows.js';

/** A card that fits home, and in which meanings of `safe` it goes there by itself. */
export interface SafeCase {
  readonly title: string;
  readonly home: string;
  readonly card: string;
  readonly goes: readonly SafeMeaning[];
}

/** Cases that tell the meanings apart. */
export const SAFE_CASES: readonly SafeCase[] = [
  {
    title: 'B016 an ace always goes',
    home: '',
    card: 'AC',
    goes: ['twos', 'aces', 'returning', 'all'],
  },
  {
    title: 'B025 a 2 before both other aces are home',
    home: 'S-A D-A',
    card: '2D',
    goes: ['twos', 'returning', 'all'],
  },
  {
    title: 'B025 a 2 after both other aces',
    home: 'S-A C-A D-A',
    card: '2D',
    goes: ['twos', 'aces', 'returning', 'all'],
  },
  {
    title: 'B018 a 5 while a black 4 is out',
    home: 'S-3 C-3 H-4 D-2',
    card: '5H',
    goes: ['returning', 'all'],
  },
  {
    title: 'B018 a 5 with both black 4s home, the other red far behind',
    home: 'S-4 C-4 H-4 D-A',
    card: '5H',
    goes: ['twos', 'aces', 'all'],
  },
  {
    title: 'B022 a 5 with one black 3 out',
    home: 'S-4 C-2 H-4 D-4',
    card: '5H',
    goes: ['all'],
  },
  {
    title: 'B018 a 5 with everything near',
    home: 'S-4 C-4 H-4 D-2',
    card: '5H',
    goes: ['twos', 'aces', 'returning', 'all'],
  },
];
