import type { Claim } from '../../draughts/index.ts'

const claims: Readonly<Record<Claim, string>> = {
  threefold: 'the same position has come for the third time',
  'forty-move': 'forty moves each went by without a capture or a man’s move',
  'twenty-five-move': 'twenty-five moves each of kings alone went by without a capture',
  'sixteen-move': 'sixteen moves each of three pieces against a lone king went by',
  'twenty-move': 'twenty moves each went by without a capture or a man’s move',
  'fifteen-move': 'fifteen moves each went by without a capture or a man’s move',
}

/** What waits for the reader beside his move. */
export const aside = {
  message: (who: string): string => `${who} writes:`,
  drawOffered: (who: string): string =>
    `${who} offers a draw: accept or decline it on your board, or just move on, which declines it.`,
  claim: (claim: Claim): string => `You may claim a draw on your board: ${claims[claim]}.`,
  offence: (who: string, squares: readonly number[]): string =>
    `${who} did not take what could have been taken. May be huffed: ${squares.join(' or ')}. Before you move, you may take one such piece off, insist on the jump, or let it stand.`,
  mustJump: (who: string): string => `${who} had your last move taken back: you have to make the full jump.`,
  takeback: (who: string, move: string): string =>
    `${who} would like to take back ${move}: accept or decline it on your board, or just move on, which declines it.`,
  pause: (who: string, until: string): string =>
    `${who} proposes a pause until ${until}: accept or decline it on your board, or just move on, which declines it.`,
  countOnYou: (left: number): string =>
    `By the arbiter’s count you have to win within ${left} more of your own moves, or the game is drawn.`,
  countOnThem: (stronger: string, left: number): string =>
    `By the arbiter’s count ${stronger} has to win within ${left} more moves, or the game is drawn.`,
  object: (until: string): string =>
    `Somebody says that you lost your link. Press “I am here” on your board by ${until} to keep your seat.`,
}
