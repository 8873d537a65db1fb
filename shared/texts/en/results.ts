import type { Claim, Colour, Deck } from '../../draughts/index.ts'
import type { MatchPart } from '../../game/model/terms.ts'
import type { DrawnBy, WonBy } from '../grammar/coded-texts.ts'
import { sides } from './board.ts'

/** The reasons for which a draw can be claimed. They stand after a colon. */
const claimReasons: Readonly<Record<Claim, string>> = {
  threefold: 'the same position for the third time',
  'forty-move': 'forty moves each without a capture or a man’s move',
  'twenty-five-move': 'twenty-five moves each with kings alone, without a capture',
  'sixteen-move': 'sixteen moves each of three pieces against a lone king',
  'twenty-move': 'twenty moves each without a capture or a man’s move',
  'fifteen-move': 'fifteen moves each without a capture or a man’s move',
}

export const claimWith = (claim: Claim): string => `Claim a draw with this move: ${claimReasons[claim]}`

export const claimNow = (claim: Claim): string => `You can claim a draw: ${claimReasons[claim]}.`

export const claimByMail = (claim: Claim): string => `You can claim a draw on your board: ${claimReasons[claim]}.`

const won: Readonly<Record<WonBy, (winner: string, loser: string) => string>> = {
  'no-pieces': (winner, loser) => `${winner} won: ${loser} has no pieces left.`,
  'no-moves': (winner, loser) => `${winner} won: ${loser} cannot move.`,
  resignation: (winner, loser) => `${winner} won: ${loser} resigned.`,
  time: (winner, loser) => `${winner} won: ${loser}’s time ran out.`,
  forfeit: (winner, loser) => `${winner} won by forfeit: ${loser}’s first move never came.`,
  'illegal-moves': (winner, loser) => `${winner} won: ${loser} sent a second illegal move.`,
  adjudication: (winner) => `${winner} won by the arbiter’s decision.`,
  withdrawal: (winner, loser) => `${winner} won: ${loser} left the tournament.`,
  table: (winner) => `${winner} won by the endgame table.`,
}

const wonByYou: Readonly<Record<WonBy, (loser: string) => string>> = {
  'no-pieces': (loser) => `You won: ${loser} has no pieces left.`,
  'no-moves': (loser) => `You won: ${loser} cannot move.`,
  resignation: (loser) => `You won: ${loser} resigned.`,
  time: (loser) => `You won: ${loser}’s time ran out.`,
  forfeit: (loser) => `You won by forfeit: ${loser}’s first move never came.`,
  'illegal-moves': (loser) => `You won: ${loser} sent a second illegal move.`,
  adjudication: () => 'You won by the arbiter’s decision.',
  withdrawal: (loser) => `You won: ${loser} left the tournament.`,
  table: () => 'You won by the endgame table.',
}

const lostByYou: Readonly<Record<WonBy, (winner: string) => string>> = {
  'no-pieces': (winner) => `${winner} won: you have no pieces left.`,
  'no-moves': (winner) => `${winner} won: you cannot move.`,
  resignation: (winner) => `${winner} won: you resigned.`,
  time: (winner) => `${winner} won: your time ran out.`,
  forfeit: (winner) => `${winner} won by forfeit: your first move never came.`,
  'illegal-moves': (winner) => `${winner} won: you sent a second illegal move.`,
  adjudication: (winner) => `${winner} won by the arbiter’s decision.`,
  withdrawal: (winner) => `${winner} won: you left the tournament.`,
  table: (winner) => `${winner} won by the endgame table.`,
}

const drawn: Readonly<Record<DrawnBy, string>> = {
  agreement: 'Draw by agreement.',
  threefold: `Draw: ${claimReasons.threefold}.`,
  'forty-move': `Draw: ${claimReasons['forty-move']}.`,
  'twenty-five-move': `Draw: ${claimReasons['twenty-five-move']}.`,
  'twenty-move': `Draw: ${claimReasons['twenty-move']}.`,
  'fifteen-move': `Draw: ${claimReasons['fifteen-move']}.`,
  'sixteen-move': `Draw: ${claimReasons['sixteen-move']}.`,
  'king-against-king': 'Draw: one king against one king.',
  adjudication: 'Draw by the arbiter’s decision.',
  count: 'Draw: the move count ran out.',
  length: 'Draw: the game reached its limit, 500 moves of each side.',
  complexity: 'Draw: the position has too many captures to work out.',
  table: 'Draw by the endgame table.',
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
  wonByYou,
  lostByYou,
  youCalledOff: 'You called the game off. Nobody lost.',
  calledOffByYourClock: 'The game was called off: your first move never came. Nobody lost.',
  calledOffByOrganizer: 'The organizer called the game off. Nobody lost.',
}

const two: Readonly<Record<MatchPart['order'], string>> = {
  together: 'A match of two games at the same time, with each side once',
  'in-turn': 'A match of two games, one after the other, with each side once',
}

const decks: Readonly<Record<Deck, string>> = { 'three-move': 'three-move', 'two-move': 'two-move', 'eleven-man': 'eleven-man' }

/** Matches of two games, and how the colours and the ballot were drawn by lot. */
export const match = {
  part: (part: number): string => `Game ${part} of a match of 2`,
  score: (one: string, points: string, other: string, otherPoints: string): string => `${one} ${points} – ${otherPoints} ${other}`,
  over: 'the match is over',
  otherBoard: 'Your board in the other game',
  otherGame: 'The other game',
  together: 'The other game begins with this one.',
  'in-turn': 'The other game begins when this one is over.',
  two,
  ballot: (number: number, deck: Deck, name: string): string => `Ballot ${number} of the ${decks[deck]} openings${name === '' ? '' : `, ${name}`}.`,
  removed: (squares: string): string => `The men on ${squares} are taken off.`,
  ballotMoves: (moves: string): string => `It begins with ${moves}.`,
  tossed: (name: string, side: Colour): string => `The toss gave ${name} ${sides[side]}.`,
  tossedYou: (side: Colour): string => `The toss gave you ${sides[side]}.`,
  chance: (number: string): string => `Drawn at random when both players had joined: the number ${number}.`,
  checkToss: (creator: string): string => `To check the toss: if the number is even, ${creator} has Black.`,
  checkBallot: (among: number): string => `To check the ballot: halve the number and round down, multiply by ${among}, divide by 2,147,483,648 and round down. That many of the ${among} ballots in play come before this one.`,
}

export const about = {
  allNumbers: 'Show the numbers of all squares',
  calendar: 'Deadlines in your calendar',
  fewerNumbers: 'Number only the empty squares',
  clock: 'Time',
  weekends: 'Weekends',
  weekendsOff: (zone: string): string => `Saturdays and Sundays do not count (${zone})`,
  leave: 'Your leave',
  strictness: 'Illegal moves',
  laws: 'By the laws: one caution, then the game is lost',
  firstMoves: 'First moves',
  noShow: 'A side whose first move never comes loses',
  arbiter: 'Arbiter',
  arbiterIs: (name: string): string => `Arbiter: ${name}`,
  isProgram: (name: string): string => `${name} is a program`,
  program: 'program',
  position: 'From a position of its own',
}

export const records = {
  title: 'Keep this game',
  pdnHint: 'moves and times',
  png: 'Picture',
  pngHint: 'of this position',
  gif: 'Moving picture',
  gifHint: (seconds: number): string => `${seconds} s`,
  svg: 'Drawing',
  svgHint: 'sharp at any size',
  fen: 'Position',
  sheet: 'Score sheet',
  sheetHint: 'to print and sign',
  evidence: 'Times and emails',
}

/** A board in a frame of another site, and the line of HTML that puts it there. */
export const embed = {
  title: 'On your website',
  hint: 'Paste this line into a page. It shows the board, which follows the game by itself.',
  line: 'Line of HTML',
  until: (when: string): string => `until ${when}`,
  watch: (site: string): string => `Watch on ${site}`,
}

export const sheet = {
  title: 'Score sheet',
  game: (id: string): string => `Game ${id}`,
  back: 'Back to the game',
  rules: 'Rules',
  clock: 'Time',
  begun: 'Begun',
  ended: 'Ended',
  notEnded: 'Not ended',
  moves: 'Moves',
  move: 'Move',
  result: 'Result',
  won: (side: Colour): string => `${sides[side]} won, 2–0`,
  draw: 'Draw, 1–1',
  open: 'No result',
  position: 'Position at the end',
  positionNow: 'Position',
  times: 'Beside each move: the time its player took for it. min = minutes, h = hours, d = days.',
  right: 'We have checked this sheet, and it is right (article 27.2).',
  date: 'Date',
  printed: (when: string): string => `Made ${when}. All times UTC.`,
}

export const after = {
  rematch: 'Rematch',
  rematchYes: 'Yes, play a rematch',
  theyWish: (name: string): string => `${name} would like a rematch, with colours swapped.`,
  wished: (name: string): string => `You asked for a rematch. It begins if ${name} asks too, within 14 days.`,
  being: 'The rematch is being set up and appears here in a moment. If it does not, reload the page.',
  toRematch: 'Go to the rematch',
  begun: 'The rematch has begun.',
  playOn: 'Let the game go on',
  playOnHint: (name: string): string => `You won on time. Until 14 days after the end, you can give ${name} three more days and let the game go on.`,
  playOnSure: (name: string): string => `You give up the win: ${name} gets three more days, and the game goes on. This cannot be undone.`,
  renew: 'Renew the invitation',
  renewHint: 'Nobody accepted it in time. Renew it and the same link works again.',
}
