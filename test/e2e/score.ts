/**
 * The moves of a complete game in numbers: "American/English Shield Arena" of 2025-12-28, lidraughts, american.pdn,
 * game 10. It has 76 plies with double and triple jumps and four crownings, and ends when Black, to move, has no piece
 * left.
 */
export const SCORE: readonly string[] = `
  9-13 22-18 10-14 18x9 5x14 25-22 6-10 22-18 14-17 21x14 10x17 24-19 17-22 26x17 13x22 30-26 22-25 29x22 2-6 22-17
  6-9 18-15 11x18 23x5 7-10 27-24 8-11 26-23 11-15 17-13 3-7 13-9 15-18 23x14 10x17 19-15 17-21 24-19 21-25 31-27
  25-30 27-23 30-26 9-6 1x10 15x6 12-16 19x12 26x19 6-2 7-10 5-1 10-14 2-7 14-17 12-8 4x11 7x23 17-22 23-18 22-26
  18-23 26-31 23-18 31-26 32-27 26-23 18-14 23x32 14-18 32-27 1-6 27-31 18-23 31-26 23x30
`
  .trim()
  .split(/\s+/)

export const LAST_FEN = 'B:WK6,28,K30:B'
