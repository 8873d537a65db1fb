import type { Deck } from '../../game/terms.ts'

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'three-move',
  'two-move': 'two-move',
  'eleven-man': 'eleven-man',
}

/** What the two agreed on beside rules and clock, and what was drawn for them. */
export const agreed = {
  bank: (reserve: string): string => `${reserve} for all your moves together`,
  increment: (time: string): string => `${time} more after each move`,
  cap: (most: string): string => `never more than ${most}`,
  every: (time: string, moves: number): string => `${time} more after every ${moves} moves`,
  weekends: (city: string): string => `Saturdays and Sundays do not count (${city}).`,
  leave: (time: string): string => `Each player may take ${time} of leave in this game.`,
  laws: 'By the laws, a first illegal move brings a caution and a second one loses the game.',
  match: {
    together:
      'This is one of two games of a match on the same opening, with the sides changed. Both are played at once; the other has a letter of its own.',
    'in-turn':
      'This is one of two games of a match on the same opening, with the sides changed. The second begins when the first is over.',
  },
  toDraw: (deck: Deck): string => `The opening is drawn from the ${decks[deck]} ballots when the invitation is taken.`,
  ballot: (number: number, deck: Deck, name: string): string =>
    `The opening is number ${number} of the ${decks[deck]} ballots, ${name}.`,
  removed: (squares: readonly number[]): string => `The men on ${squares.join(' and ')} are taken off.`,
  begins: (moves: readonly string[]): string => `${moves.join(' ')} stands on the board already.`,
  toss: (black: string, white: string): string => `The toss gave ${black} Black and ${white} White.`,
  chance: (number: number): string => `Drawn by the number ${number}, which is kept with the game for anyone to check.`,
  firstMove: (move: string): string => `Your first move ${move} goes with the invitation.`,
  firstMade: (move: string): string => `Your first move ${move} is made.`,
}
