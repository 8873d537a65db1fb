/** The moves of a whole English game, after which Black has no piece left. */
export const SHORT_GAME: readonly string[] =
  '10-14 23-19 14-17 22x13 12-16 19x12 7-10 24-20 9-14 27-23 14-18 23x7 3x10 12x3 5-9 3-7 11-16 7x5 4-8 20x4 6-9 5x14 1-6 14-9 2-7 9x11'.split(
    ' ',
  )
