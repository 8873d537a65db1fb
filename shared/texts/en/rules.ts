import type { Claim, RulesId } from '../../draughts/index.ts'
import type { Deck, MatchPart } from '../../game/terms.ts'
import type { DrawnBy, WonBy } from '../words.ts'

export const rules: Readonly<Record<RulesId, string>> = {
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

/** For a tile. */
export const shortRules: Readonly<Record<RulesId, string>> = {
  english: 'English',
  'english-huffing': 'English, huffing',
  'english-crown-and-continue': 'English, crown and go on',
  'english-kings-first': 'English, kings first',
  international: 'International',
  russian: 'Russian',
  brazilian: 'Brazilian',
  pool: 'Pool',
  italian: 'Italian',
  spanish: 'Spanish',
  portuguese: 'Portuguese',
  czech: 'Czech',
  canadian: 'Canadian',
  frisian: 'Frisian',
  thai: 'Thai',
}

/** Why a draw can be claimed, to stand after a colon. */
const because: Readonly<Record<Claim, string>> = {
  threefold: 'the same position for the third time',
  'forty-move': 'forty moves each without a capture or a man’s move',
  'twenty-five-move': 'twenty-five moves each with kings alone, without a capture',
  'sixteen-move': 'sixteen moves each of three pieces against a lone king',
  'twenty-move': 'twenty moves each without a capture or a man’s move',
  'fifteen-move': 'fifteen moves each without a capture or a man’s move',
}

export const claimWith = (claim: Claim): string => `Claim a draw with this move: ${because[claim]}`
export const claimNow = (claim: Claim): string => `You can claim a draw: ${because[claim]}.`
export const claimByMail = (claim: Claim): string => `You can claim a draw on your board: ${because[claim]}.`

const won: Readonly<Record<WonBy, (winner: string, loser: string) => string>> = {
  'no-pieces': (winner, loser) => `${winner} won: ${loser} has no pieces left.`,
  'no-moves': (winner, loser) => `${winner} won: ${loser} cannot move.`,
  resignation: (winner, loser) => `${winner} won: ${loser} resigned.`,
  time: (winner, loser) => `${winner} won: ${loser}’s time ran out.`,
  'illegal-moves': (winner, loser) => `${winner} won: ${loser} sent a second illegal move.`,
  adjudication: (winner) => `${winner} won by the arbiter’s decision.`,
}

const drawn: Readonly<Record<DrawnBy, string>> = {
  agreement: 'Draw by agreement.',
  threefold: `Draw: ${because.threefold}.`,
  'forty-move': `Draw: ${because['forty-move']}.`,
  'twenty-five-move': `Draw: ${because['twenty-five-move']}.`,
  'twenty-move': `Draw: ${because['twenty-move']}.`,
  'fifteen-move': `Draw: ${because['fifteen-move']}.`,
  'sixteen-move': `Draw: ${because['sixteen-move']}.`,
  'king-against-king': 'Draw: one king against one king.',
  adjudication: 'Draw by the arbiter’s decision.',
  count: 'Draw: the move count ran out.',
  length: 'Draw: the game reached its longest length, 500 moves of each side.',
  complexity: 'Draw: the position has too many captures to work out.',
}

export const results = {
  won,
  drawn,
  calledOff: (name: string): string => `${name} called the game off. Nobody lost.`,
  calledOffByClock: (name: string): string => `The game was called off: ${name}’s first move never came. Nobody lost.`,
  declined: 'The invitation was declined, so this game does not begin.',
  expired: 'Nobody accepted the invitation in time, so it has expired.',
  youWon: 'You won',
  youLost: 'You lost',
  draw: 'Draw',
  over: 'The game is over',
  off: 'Called off',
  lapsed: 'Invitation expired',
}

const decks: Readonly<Record<Deck, string>> = {
  'three-move': 'three-move',
  'two-move': 'two-move',
  'eleven-man': 'eleven-man',
}
const two: Readonly<Record<MatchPart['order'], string>> = {
  together: 'A match of two games at the same time, with each side once',
  'in-turn': 'A match of two games, one after the other, with each side once',
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
  ballotMoves: (moves: string): string => `It begins with ${moves}.`,
  tossed: (name: string, side: string): string => `The toss gave ${name} ${side}.`,
  chance: (number: string): string => `Drawn at random when both players had sat down: the number ${number}.`,
  checkToss: (creator: string): string => `To check the toss: if the number is even, ${creator} has Black.`,
  checkBallot: (among: number): string =>
    `To check the ballot: halve the number and round down, multiply by ${among}, divide by 2,147,483,648 and round down. That many of the ${among} ballots in play come before this one.`,
}

/** What the two players agreed on. */
export const about = {
  allNumbers: 'Show the numbers of all squares',
  fewerNumbers: 'Number the empty squares alone',
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

/** The time of both sides. */
export const clock = {
  /** The thinking time beside a move. */
  brief: {
    day: (n: number): string => `${n} d`,
    hour: (n: number): string => `${n} h`,
    minute: (n: number): string => `${n} min`,
  },
  waitsForYou: 'waits for you',
  leaveLeft: (duration: string): string => `${duration} of leave`,
  forMove: (when: string): string => `For this move, until ${when}`,
  thenReserve: (duration: string, when: string): string => `Then your reserve: ${duration}, until ${when}`,
  thenTheirs: (duration: string, when: string): string => `Then the reserve: ${duration}, until ${when}`,
  reserveUntil: (when: string): string => `Your reserve is running, until ${when}. Then the game is lost.`,
  theirReserveRuns: (when: string): string => `The reserve is running, until ${when}.`,
  writeTo: (name: string): string => `Write to ${name} with your move`,
}
