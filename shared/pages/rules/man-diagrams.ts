/** A square of a diagram: its row and column from 0 at the top left. */
export type Cell = readonly [row: number, column: number]

/** A part of a board with its pieces. White is to move. */
export type Diagram = {
  /** Whether the first row is the far row, on which White's men are crowned, or the last row is White's own. */
  readonly edge: 'far' | 'near'
  /**
   * Six columns of five rows, whose top left cell is dark: `w` and `b` are men, `W` and `B` kings, `.` is an empty
   * square.
   */
  readonly rows: readonly string[]
  /** The way of a move that other rules allow here. A page mentions it if its rules forbid it. */
  readonly rejects?: readonly Cell[]
}

/** The man on the far row could jump on over the second piece, as a king or, by some rules, as a man. */
const REACHING: Diagram = {
  edge: 'far',
  rows: [
    '. . . ', //
    ' b b .',
    '. . w ',
    ' . . .',
    '. . . ',
  ],
  rejects: [
    [2, 4],
    [0, 2],
    [2, 0],
  ],
}

/** The same without the second piece, for rules by which the man above goes on as a man. */
export const ENDING: Diagram = {
  edge: 'far',
  rows: [
    '. . . ', //
    ' . b .',
    '. . w ',
    ' . . .',
    '. . . ',
  ],
}

/** The second jump goes backward. */
export const TURNING: Diagram = {
  edge: 'near',
  rows: [
    '. . . ', //
    ' b b .',
    'w . . ',
    ' . . .',
    '. . . ',
  ],
}

/** One man can take two pieces, the other can take one, and the third cannot jump. */
const ONE_OR_TWO: Diagram = {
  edge: 'near',
  rows: [
    '. . . ', //
    ' b . .',
    '. . b ',
    ' b . w',
    'w . w ',
  ],
}

/** The same with one piece that each of two men can take. */
export const ONE_EACH: Diagram = {
  edge: 'near',
  rows: [
    '. . . ', //
    ' b . .',
    'w . . ',
    ' . b .',
    'w w . ',
  ],
  rejects: [
    [4, 0],
    [3, 1],
  ],
}

/** Diagrams of men, by topic. */
export const MAN_DIAGRAMS = {
  moving: {
    edge: 'near',
    rows: [
      '. . b ', //
      ' . . .',
      '. w . ',
      ' . . .',
      '. . . ',
    ],
    rejects: [
      [2, 2],
      [3, 3],
    ],
  },
  jumping: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' . b .',
      '. w . ',
      ' b . .',
      '. . . ',
    ],
    rejects: [
      [2, 2],
      [4, 0],
    ],
  },
  straight: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' . . .',
      'b . . ',
      ' . . .',
      'w b . ',
    ],
  },
  spared: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' . B .',
      '. w . ',
      ' . . .',
      '. . . ',
    ],
    rejects: [
      [2, 2],
      [0, 4],
    ],
  },
  several: {
    edge: 'near',
    rows: [
      '. . . ', //
      ' . b .',
      '. . . ',
      ' . b .',
      '. w . ',
    ],
  },
  crowning: REACHING,
  passing: REACHING,
  first: {
    ...ONE_OR_TWO,
    rejects: [
      [4, 4],
      [3, 3],
    ],
  },
  huffing: ONE_OR_TWO,
  most: {
    ...ONE_OR_TWO,
    rejects: [
      [3, 5],
      [1, 3],
    ],
  },
} as const satisfies Readonly<Record<string, Diagram>>
