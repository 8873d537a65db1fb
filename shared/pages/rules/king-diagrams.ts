import type { Diagram } from './man-diagrams.ts'

/** Diagrams in which a king moves, takes or is taken, by topic. */
export const KING_DIAGRAMS = {
  value: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' b . .',
      'w . . ',
      ' . B .',
      '. w . ',
    ],
    rejects: [
      [2, 0],
      [0, 2],
    ],
  },
  captor: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' b . .',
      'w . . ',
      ' . b .',
      '. W . ',
    ],
    rejects: [
      [2, 0],
      [0, 2],
    ],
  },
  kingsTaken: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' b . .',
      'W . . ',
      ' . B .',
      '. W . ',
    ],
    rejects: [
      [2, 0],
      [0, 2],
    ],
  },
  earlyKing: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' W . .',
      '. B b ',
      ' . . W',
      '. . . ',
    ],
    rejects: [
      [3, 5],
      [1, 3],
      [3, 1],
    ],
  },
  kings: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' . . .',
      '. W . ',
      ' . . .',
      '. . . ',
    ],
    rejects: [
      [2, 2],
      [0, 0],
    ],
  },
  kingJump: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' . . .',
      '. b . ',
      ' . . .',
      'W . . ',
    ],
    rejects: [
      [4, 0],
      [0, 4],
    ],
  },
} as const satisfies Readonly<Record<string, Diagram>>
