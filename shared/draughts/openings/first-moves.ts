/** The seven first moves of Black, with their names. */
export const FIRST_MOVES = {
  '9-13': 'Edinburgh',
  '9-14': 'Double Corner',
  '10-14': 'Denny',
  '10-15': 'Kelso',
  '11-15': 'Single Corner',
  '11-16': 'Bristol',
  '12-16': 'Dundee',
} as const
export type FirstMove = keyof typeof FIRST_MOVES

/** The seven first moves of White, in the order of the two-move list. */
export const SECOND_MOVES = ['21-17', '22-17', '22-18', '23-18', '23-19', '24-19', '24-20'] as const

/** The two-move ballots that are barred. */
export const BARRED_PAIRS: readonly string[] = [
  '9-14 21-17',
  '9-14 23-18',
  '10-14 21-17',
  '10-14 23-18',
  '11-16 23-19',
  '12-16 23-19',
]
