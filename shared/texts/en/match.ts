import type { Deck, MatchPart } from '../../game/terms.ts'

type Decks = Readonly<Record<Deck, string>>
type Orders = Readonly<Record<MatchPart['order'], string>>

const decks: Decks = { 'three-move': 'three-move', 'two-move': 'two-move', 'eleven-man': 'eleven-man' }
const two: Orders = {
  together: 'A match of two games at the same time, each side once',
  'in-turn': 'A match of two games, one after the other, each side once',
}

/** Matches of two games, and how things were drawn. */
export const match = {
  part: (part: number): string => `Game ${part} of a match of 2`,
  score: (one: string, points: string, other: string, otherPoints: string): string =>
    `${one} ${points} – ${otherPoints} ${other}`,
  over: 'the match is over',
  otherBoard: 'Your board in the other game',
  otherGame: 'The other game',
  together: 'The other game begins with this one.',
  'in-turn': 'The other game begins when this one is over.',
  two,
  decks,
  ballot: (number: number, deck: string, name: string): string =>
    `Ballot ${number} of the ${deck} openings${name === '' ? '' : `, ${name}`}.`,
  removed: (squares: string): string => `The men on ${squares} are taken off.`,
  ballotMoves: (moves: string): string => `It begins ${moves}.`,
  tossed: (name: string, side: string): string => `${name} drew ${side}.`,
  chance: (number: string): string => `Drawn at random when both sat down: the number ${number}.`,
  checkToss: (creator: string): string => `To check the toss: if the number is even, ${creator} has Black.`,
  checkBallot: (among: number): string =>
    `To check the ballot: halve the number and drop the fraction, multiply by ${among}, divide by 2,147,483,648 and drop the fraction. That many of the ${among} ballots that are played come before this one.`,
}

/** What the two agreed on. */
export const about = {
  title: 'About this game',
  clock: 'Time',
  weekends: 'Weekends',
  weekendsOff: (city: string): string => `Saturdays and Sundays do not count (${city})`,
  leave: 'Your leave',
  strictness: 'Illegal moves',
  laws: 'By the laws: one caution, then the game is lost',
  director: 'Arbiter',
  directorIs: (name: string): string => `Arbiter: ${name}`,
  position: 'From a position of its own',
}
