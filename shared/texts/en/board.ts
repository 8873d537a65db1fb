import type { Colour, Kind } from '../../draughts/index.ts'
import type { ColourWish } from '../../game/terms.ts'
import { pluralIn } from '../grammar.ts'

export const plural = /* @__PURE__ */ pluralIn('en', ['one'], 'other')

const count =
  (one: string, other: string) =>
  (n: number): string =>
    `${n} ${plural(n, { one, other })}`

export const time = {
  units: { day: /* @__PURE__ */ count('day', 'days'), hour: /* @__PURE__ */ count('hour', 'hours'), minute: /* @__PURE__ */ count('minute', 'minutes') },
  underAMinute: 'less than a minute',
  /** Two units side by side: "2 days 4 hours". */
  join: (large: string, small: string): string => `${large} ${small}`,
  left: (duration: string): string => `${duration} left`,
  overdue: 'time is up',
  inZone: (instant: string, city: string): string => `${instant} (${city})`,
  /** How an instant stands in a sentence. `inflected`, with a short weekday, where the whole word would change its ending: "до пн, 23 ноября". */
  long: 'long' as 'long' | 'inflected',
}

type Sides = Readonly<Record<Colour, string>>
type Kinds = Readonly<Record<Kind, string>>

export const sides: Sides = { black: 'Black', white: 'White' }

const adjectives: Sides = { black: 'black', white: 'white' }
const one: Kinds = { man: 'man', king: 'king' }

const many: Kinds = { man: 'men', king: 'kings' }

/** The squares of a board, which a page's script draws again. */
export const play = {
  piece: (colour: Colour, kind: Kind): string => `${adjectives[colour]} ${one[kind]}`,
  board: (below: Colour): string => `Board, ${adjectives[below]} below`,
  square: (square: string, facts: readonly string[]): string => [`square ${square}`, ...facts].join(', '),
  empty: 'empty',
  can: 'can move',
  chosen: 'chosen',
  goal: 'move here',
  captureTo: 'capture and land here',
  taken: 'would be taken',
  arrives: 'would land here',
  leaves: 'would leave here',
  offends: 'failed to jump',
  lastFrom: 'last move from here',
  lastTo: 'last move to here',
  lastTaken: 'taken by the last move',
}

/** The game itself: sides, pieces, size, time. */
export const game = {
  sides,
  wishes: { black: 'Black', white: 'White', toss: 'By toss' } as Readonly<Record<ColourWish, string>>,
  pieces: (kind: Kind, squares: readonly number[]): string => `${plural(squares.length, { one: one[kind], other: many[kind] })} on ${squares.join(', ')}`,
  sidePieces: (colour: Colour, pieces: readonly string[]): string => `${sides[colour]}: ${pieces.length === 0 ? 'no pieces' : pieces.join('; ')}.`,
  toMove: (colour: Colour): string => `${sides[colour]} to move.`,
  versus: (name: string, other: string): string => `${name} v ${other}`,
  size: (side: number): string => `${side}×${side}`,
  clock: (perMove: string, reserve: string): string => `${perMove} per move, and ${reserve} in reserve for the whole game`,
  clockNoReserve: (perMove: string): string => `${perMove} per move`,
  bank: (reserve: string): string => `${reserve} for the whole game`,
  increment: (each: string): string => `${each} extra with each move`,
  cap: (most: string): string => `up to ${most}`,
  every: (period: string, moves: number): string => `${period} extra with every ${moves} moves`,
  incrementInReserve: (each: string): string => `${each} added to the reserve with each move`,
  everyInReserve: (period: string, moves: number): string => `${period} added to the reserve with every ${moves} moves`,
  unlimited: 'No time limit',
}

/** What changes while a move is chosen. A page's script carries these words and those of `play`, and no others of a board. */
export const live = {
  yourMove: 'Your move',
  youBegin: 'You begin',
  played: (name: string, move: string): string => `${name} played ${move}.`,
  playedAndTook: (name: string, move: string, squares: string): string => `${name} played ${move} and took ${squares}.`,
  mustCapture: 'You must capture.',
  onlyMove: 'There is only one move.',
  notSent: (move: string): string => `${move} is not sent yet`,
  notSentTaking: (move: string, squares: string): string => `${move}, which takes ${squares}, is not sent yet`,
  choose: 'Choose a piece with a ring',
  /** Follows `choose` where there is room. */
  orType: ', or type',
  typeMove: 'Type a move',
  show: 'Show',
  chooseSquare: (square: string): string => `Where should the piece on ${square} go?`,
  chooseWay: 'There is more than one way to get there. Choose one:',
  way: (move: string, squares: string): string => `${move} takes ${squares}`,
  undo: 'Undo',
  playIt: (move: string): string => `Play it: ${move}`,
}

/** What the script says about what was chosen or typed and has not been sent. */
export const unsent = {
  title: (page: string): string => `Not sent yet · ${page}`,
  offline: 'This was not sent: the service cannot be reached. Nothing is lost. Press again in a moment, or when you are online.',
  behind: 'There is news. Load this page again: nothing is lost.',
}

/** What became of it when the page is drawn again. */
export const settled = {
  movedOn: 'The game has moved on.',
  dropped: (move: string): string => `${move} was not sent.`,
  kept: (text: string): string => `What you typed is kept: “${text}”`,
  online: 'You are online again. Press again to send what is on this page.',
}

export const replay = {
  title: 'Replay',
  first: 'To the start',
  back: 'One move back',
  next: 'One move on',
  last: 'To the last move',
  start: 'The start',
  move: (number: number): string => `Move ${number}`,
  of: (number: number): string => `of ${number}`,
  present: 'Back to the game as it stands',
  thinkingYours: (other: string): string => `Thinking time: yours above, ${other}’s below`,
  thinking: (above: string, below: string): string => `Thinking time: ${above}’s above, ${below}’s below`,
  longest: (number: number, move: string, took: string): string => `The longest: move ${number}, ${move}, ${took}`,
  span: (from: string, to: string): string => `${from} to ${to}`,
}

/** What holds beside the board. */
export const stands = {
  paused: (when: string): string => `Paused: both clocks are stopped until ${when}.`,
  onLeave: (name: string, until: string): string => `${name} is on leave until ${until}; their clock is stopped.`,
  leaveAhead: (name: string, from: string, until: string): string => `${name} is on leave from ${from} until ${until}.`,
  cautioned: (name: string): string => `${name} has been cautioned for an illegal move. A second one loses the game.`,
  cautionedYou: 'You have been cautioned for an illegal move. A second one loses the game.',
  count: (name: string, left: number): string => `Move count: ${name} has ${left} more ${plural(left, { one: 'move', other: 'moves' })} to win, or the game is drawn.`,
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

/** What waits for an answer. Sentences that hold a time take it as a string. */
export const asked = {
  drawSure: 'If you accept, the game is over and drawn.',
  drawSureYes: 'Yes, it is a draw',
  withdraw: 'Withdraw',
  decline: 'Decline',
  draw: (name: string): string => `${name} offers a draw. Moving declines it.`,
  drawYes: 'Accept the draw',
  drawMine: 'You have offered a draw. The offer stands until your opponent moves.',
  takeback: (name: string): string => `${name} asks to take back their last move.`,
  takebackYes: 'Let them take it back',
  takebackSure: (name: string): string => `The move is taken off the board, with any answer to it, and ${name} moves again. This cannot be undone.`,
  sureYes: 'Yes, do it',
  takebackMine: 'You have asked to take back your last move.',
  pause: (name: string, when: string): string => `${name} proposes a pause: both clocks would stop until ${when}.`,
  pauseYes: 'Agree to the pause',
  pauseMine: (when: string): string => `You have proposed a pause until ${when}.`,
  count: (name: string): string => `${name} asks the arbiter for a move count.`,
  countMine: 'You have asked the arbiter for a move count.',
  countYes: 'Grant the count',
  countNo: 'Refuse',
  reseat: (name: string, when: string): string => `${name} is reported to have lost their link. A new link to their seat works from ${when}.`,
  reseatYou: (when: string): string => `Someone says that you have lost your link. If you do nothing, your seat can be taken with another link from ${when}.`,
  stillHere: 'I am still here',
  reseatMine: (name: string, when: string): string => `You said that ${name} has lost their link. Pass this one on; it works from ${when}.`,
  reseatLink: 'New link to the seat',
}

export const tabs = {
  title: 'About the game',
  moves: 'Moves',
  events: 'Events',
  mine: 'Mine',
  desk: 'For the arbiter',
  about: 'About',
  try: 'Try',
}

export const panels = {
  title: 'What you can do',
  names: { draw: 'Draw', takeback: 'Take back', time: 'Time', resign: 'Resign' },
  close: 'Close',
}
