import type { Claim, RulesId } from '../../draughts/index.ts'
import type { Deck, MatchPart } from '../../game/terms.ts'
import type { DrawnBy, WonBy } from '../words.ts'

type RuleNames = Readonly<Record<RulesId, string>>

export const rules: RuleNames = {
  english: 'English draughts',
  'english-huffing': 'English draughts with huffing',
  'english-crown-and-continue': 'English draughts, crown and continue',
  'english-kings-first': 'English draughts, king captures first',
  international: 'International draughts',
  russian: 'Russian draughts',
  brazilian: 'Brazilian draughts',
  pool: 'Pool checkers',
  italian: 'Italian draughts',
  spanish: 'Spanish draughts',
  portuguese: 'Portuguese draughts',
  czech: 'Czech draughts',
  canadian: 'Canadian draughts',
  frisian: 'Frisian draughts',
  thai: 'Thai draughts',
}

type Won = Readonly<Record<WonBy, (winner: string, loser: string) => string>>

const won: Won = {
  'no-pieces': (winner, loser) => `${winner} won: ${loser} has no pieces left.`,
  'no-moves': (winner, loser) => `${winner} won: ${loser} cannot move.`,
  resignation: (winner, loser) => `${winner} won: ${loser} resigned.`,
  time: (winner, loser) => `${winner} won: ${loser}’s time ran out.`,
  'illegal-moves': (winner, loser) => `${winner} won: ${loser} sent a second illegal move.`,
  adjudication: (winner) => `${winner} won by the arbiter’s decision.`,
}

const drawn: Readonly<Record<DrawnBy, string>> = {
  agreement: 'Draw by agreement.',
  threefold: 'Draw: the same position came for the third time.',
  'forty-move': 'Draw: forty moves each without a capture or a man’s move.',
  'twenty-five-move': 'Draw: twenty-five moves each of kings alone, without a capture.',
  'twenty-move': 'Draw: twenty moves each without a capture or a man’s move.',
  'fifteen-move': 'Draw: fifteen moves each without a capture or a man’s move.',
  'sixteen-move': 'Draw: sixteen moves each of three pieces against a lone king.',
  'king-against-king': 'Draw: one king against one king.',
  adjudication: 'Draw by the arbiter’s decision.',
  count: 'Draw: the count on moves ran out.',
}

export const results = {
  won,
  drawn,
  calledOff: (name: string): string => `${name} called the game off. Nobody lost.`,
  calledOffByClock: (name: string): string => `The game was called off: ${name}’s first move never came. Nobody lost.`,
  expired: 'Nobody took the invitation in time, so it has lapsed.',
  youWon: 'You won',
  youLost: 'You lost',
  draw: 'Draw',
  over: 'The game is over',
  off: 'Called off',
}

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

export const claimWith: Readonly<Record<Claim, string>> = {
  threefold: 'Claim a draw: with this move the position stands for the third time',
  'forty-move': 'Claim a draw: forty moves each without a capture or a man’s move',
  'twenty-five-move': 'Claim a draw: twenty-five moves each of kings alone, without a capture',
  'sixteen-move': 'Claim a draw: sixteen moves each of three pieces against a lone king',
  'twenty-move': 'Claim a draw: twenty moves each without a capture or a man’s move',
  'fifteen-move': 'Claim a draw: fifteen moves each without a capture or a man’s move',
}

export const claimsOpen: Readonly<Record<Claim, string>> = {
  threefold: 'This position stands for the third time.',
  'forty-move': 'Forty moves each have passed without a capture or a man’s move.',
  'twenty-five-move': 'Twenty-five moves each of kings alone have passed without a capture.',
  'sixteen-move': 'Sixteen moves each of three pieces against a lone king have passed.',
  'twenty-move': 'Twenty moves each have passed without a capture or a man’s move.',
  'fifteen-move': 'Fifteen moves each have passed without a capture or a man’s move.',
}

export const claimsMailed: Readonly<Record<Claim, string>> = {
  threefold: 'the same position has come for the third time',
  'forty-move': 'forty moves each went by without a capture or a man’s move',
  'twenty-five-move': 'twenty-five moves each of kings alone went by without a capture',
  'sixteen-move': 'sixteen moves each of three pieces against a lone king went by',
  'twenty-move': 'twenty moves each went by without a capture or a man’s move',
  'fifteen-move': 'fifteen moves each went by without a capture or a man’s move',
}
