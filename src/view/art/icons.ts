import { html, type TemplateResult } from 'lit';

/** Strokes of 1.6 in a box of 20 × 20; dots are circles so small that their stroke fills them. */
const ICON_PATHS = {
  new: 'M5.4 2.6h9.2a1.9 1.9 0 0 1 1.9 1.9v11a1.9 1.9 0 0 1-1.9 1.9H5.4a1.9 1.9 0 0 1-1.9-1.9v-11a1.9 1.9 0 0 1 1.9-1.9zM10 7v6M7 10h6',
  undo: 'M7 3.4 3.2 7.2 7 11M3.2 7.2h9a4.4 4.4 0 0 1 0 8.8H7.4',
  redo: 'M13 3.4l3.8 3.8L13 11M16.8 7.2h-9a4.4 4.4 0 0 0 0 8.8h4.8',
  restart: 'M3.6 3.400v4.200h4.200M4.1 7.600a6.7 6.7 0 1 1-.9 4',
  hint: 'M8 14.200v-1.300c0-.6-.3-1-.8-1.500a5 5 0 1 1 5.6 0c-.5.5-.8.9-.8 1.500v1.300zM7.9 17.300h4.2',
  check: 'M10 2.600a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.800zM6.9 10.300l2.2 2.2 4-4.6',
  book: 'M10 5.300C8.9 4.1 7.2 3.5 5 3.500H2.300v11.700H5c2.2 0 3.9.6 5 1.8 1.1-1.2 2.8-1.8 5-1.800h2.700V3.500H15c-2.2 0-3.9.6-5 1.800zM10 5.300V17',
  menu: 'M3.3 10a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0M9.3 10a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0M15.3 10a.7.7 0 1 0 1.4 0 .7.7 0 1 0-1.4 0',
  settings:
    'M2.8 6.200h7M14.6 6.200h2.600M12.2 3.800a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.800zM2.8 13.800h2.600M10.2 13.800h7M7.8 11.400a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.800z',
  close: 'M4.6 4.600l10.8 10.800M15.4 4.6 4.6 15.4',
  previous: 'M12.4 4 6.4 10l6 6',
  next: 'M7.6 4l6 6-6 6',
  list: 'M7.4 4.600h9.600M7.4 10h9.600M7.4 15.400h9.600M3 4.600h.9M3 10h.9M3 15.400h.9',
  collect: 'M4 3.400h12M10 17V7.400M5.8 11.4 10 7.200l4.2 4.2',
  back: 'M4.4 3.400v13.200M16 4.6 8.4 10l7.6 5.400z',
  share: 'M6.6 8.400H4.400v8.800h11.200V8.400h-2.200M10 12.400V2.800M6.6 6 10 2.6 13.4 6',
  undos: 'M7 3.4 3.2 7.2 7 11M3.2 7.2h9a4.4 4.4 0 0 1 0 8.8H7.4',
  score:
    'M10 2.600l2.3 4.700 5.100.700-3.700 3.600.900 5.200-4.600-2.500-4.600 2.500.900-5.200-3.700-3.600 5.100-.700z',
  'cards-left':
    'M6 3.200h8a1.600 1.600 0 0 1 1.600 1.600v10.400a1.600 1.600 0 0 1-1.600 1.600H6a1.600 1.600 0 0 1-1.600-1.600V4.800A1.600 1.600 0 0 1 6 3.200z',
  code: 'M7.4 5.4 2.8 10l4.600 4.600M12.6 5.4l4.600 4.600-4.600 4.600',
  statistics: 'M3.2 17h13.600M5.2 13.600v-3M10 13.600V4M14.8 13.600V7.4',
  play: 'M6.400 4.200v11.600l9.600-5.800z',
  cards: 'M4 3.600h6.400v9.600H4zM13.400 6.800H16v9.600H9.600v-.2',
  runs: 'M5.600 3.600h8.800v12.800H5.600zM5.600 6.800h8.800M5.600 10h8.800',
  pause: 'M7 4.400v11.200M13 4.400v11.2',
  refusal: 'M10 2.600a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.800zM4.8 15.2 15.2 4.8',
  info: 'M10 2.600a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.800zM10 9.400v4.300M9.9 6.500a.1.1 0 1 0 .2 0 .1.1 0 1 0-.2 0',
  tick: 'M3.8 10.600l4.2 4.2 8.4-9.4',
} as const;

/** What an icon shows. */
export type IconName = keyof typeof ICON_PATHS;

/** All icons. */
export const ICON_NAMES = Object.keys(ICON_PATHS) as readonly IconName[];

/** An icon in the colour of the text around it, hidden from assistive technology: its control has a name. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${ICON_PATHS[name]}></path>
  </svg>`;
}
