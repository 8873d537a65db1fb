import type { Colour, Kind } from '../../draughts/index.ts'
import type { ColourChoice } from '../../game/model/terms.ts'
import { pluralIn } from '../grammar/plural.ts'

export const plural = /* @__PURE__ */ pluralIn('en', ['one'], 'other')

const count =
  (one: string, other: string) =>
  (n: number): string =>
    `${n} ${plural(n, { one, other })}`

export const time = {
  units: { day: /* @__PURE__ */ count('day', 'days'), hour: /* @__PURE__ */ count('hour', 'hours'), minute: /* @__PURE__ */ count('minute', 'minutes') },
  underAMinute: 'less than a minute',
  /** Joins two units of a duration: "2 days 4 hours". */
  join: (large: string, small: string): string => `${large} ${small}`,
  left: (duration: string): string => `${duration} left`,
  overdue: 'time is up',
  at: (day: string, hour: string): string => `${day}, ${hour}`,
  /** The style of an instant in a sentence. It is `inflected`, with an abbreviated weekday, in languages in which the full word would change its ending: "до пн, 23 ноября". */
  long: 'long' as 'long' | 'inflected',
}

type Sides = Readonly<Record<Colour, string>>

export const sides: Sides = { black: 'Black', white: 'White' }

const adjectives: Sides = { black: 'black', white: 'white' }

type Kinds = Readonly<Record<Kind, string>>

const one: Kinds = { man: 'man', king: 'king' }

/** The descriptions of a board and its squares, which the script of a page needs when it draws them again. */
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

const many: Kinds = { man: 'men', king: 'kings' }

/** The game in general: sides, pieces, the size of the board, time controls. */
export const game = {
  sides,
  wishes: { black: 'Black', white: 'White', toss: 'By toss' } as Readonly<Record<ColourChoice, string>>,
  pieces: (kind: Kind, squares: readonly string[]): string => `${plural(squares.length, { one: one[kind], other: many[kind] })} on ${squares.join(', ')}`,
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

/** The texts that change while a move is chosen. The script of a page holds these and those of `play`, and no other texts of a board. */
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
  /** This follows `choose` where there is room. */
  orType: ', or type',
  typeMove: 'Type a move',
  /** The label of the field, which also answers the words of `typed`. */
  typeLabel: 'Type a move, or help',
  show: 'Show',
  chooseSquare: (square: string): string => `Where should the piece on ${square} go?`,
  chooseWay: 'There is more than one way to get there. Choose one:',
  way: (move: string, squares: string): string => `${move} takes ${squares}`,
  undo: 'Undo',
  playIt: (move: string): string => `Play it: ${move}`,
  crowned: 'The man becomes a king.',
}

/** Messages of the page's script about a choice or a text that has not been sent. */
export const unsent = {
  title: (page: string): string => `Not sent yet · ${page}`,
  offline: 'This was not sent: the service cannot be reached. Nothing is lost. Press again in a moment, or when you are online.',
  behind: 'There is news. Load this page again: nothing is lost.',
}

/** Messages about an unsent choice or text after the page is drawn again. */
export const settled = {
  movedOn: 'The game has moved on.',
  dropped: (move: string): string => `${move} was not sent.`,
  kept: (text: string): string => `What you typed is kept: “${text}”`,
  online: 'You are online again. Press again to send what is on this page.',
}

/** What the bar below the board says while a move is sent, or waits for a network. */
export const sending = {
  busy: (move: string): string => `Sending ${move}…`,
  noAnswer: 'The service did not answer.',
  again: (move: string): string => `Try again: ${move}`,
  waits: (move: string): string => `${move} waits for a network.`,
  clock: 'Your clock still runs.',
  goes: 'It goes by itself',
  show: 'Show the game as it stands',
  sentAt: (when: string): string => `Sent at ${when}`,
  sent: (move: string): string => `${move} is sent.`,
  copy: (when: string): string => `No network. This is the board as of ${when}; clocks run on.`,
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
  youPlayed: (move: string): string => `You played ${move}.`,
  youPlayedAndTook: (move: string, squares: string): string => `You played ${move} and took ${squares}.`,
}

/** The analysis board, on which a reader plays both sides. */
export const tried = {
  title: 'Try moves',
  lead: 'Play both sides. Only you see this board.',
  board: 'Board for trying moves',
  lines: 'The lines so far',
  /** This word stands beside the move of the game after which the lines begin. */
  played: 'played',
  /** This word stands beside a reply that is a conditional move. */
  planned: 'planned',
  branch: 'Play another move on the board, and a branch begins there.',
  turn: 'Turn the board',
  remove: 'Delete branch',
  clear: 'Clear all lines',
  back: 'Back to the game',
  keep: 'Keep these lines',
  unkeep: 'Forget the lines that are kept',
  kept: 'These lines are kept for you.',
  restored: 'Your last lines are back. They are not kept yet.',
  stuck: (name: string): string => `${name} cannot move: the line ends here.`,
  movedOn: 'The game has gone on since these lines began.',
  onward: 'Try moves from the position now',
  /** Further pairs of moves follow directly, each written with `planThen`. */
  planIf: (name: string, theirs: string, mine: string): string => `If ${name} plays ${theirs}, then ${mine}`,
  planThen: (theirs: string, mine: string): string => `; after ${theirs}, ${mine}`,
  planHint: (name: string): string => `Your reply is played as soon as ${name} plays that, and costs you no time. If ${name} plays something else, the plan ends.`,
  replaces: (lines: readonly string[]): string => `It replaces: ${lines.join('; ')}.`,
  plan: 'Use as planned reply',
  planWhole: 'Plan the whole line',
  planReply: 'Play an answer to this move, and you can plan it.',
  planLater: 'It is your move. You can plan replies once you have made it.',
  isPlanned: 'This reply is planned.',
  youStuck: 'You cannot move: the line ends here.',
}

/** What the menu has as a sheet, beside the rows of the foot. */
export const menuSheet = {
  close: 'Close',
  /** `games`: how many games wait for the reader's move. */
  waiting: (games: number): string => plural(games, { one: '1 waits for you', other: `${games} wait for you` }),
  /** `name`: the rules of the page's game. `more`: how many other rule sets there are. */
  ruleSets: (name: string, more: number): string => `${name}, and ${more} more`,
}

/** What came of asking the browser for notifications on this device. */
export const device = {
  on: 'This device now tells you when it is your turn.',
  denied: 'Your browser does not allow us notifications. Allow them in its settings for this page, and press again.',
  unable: 'This browser cannot show notifications here.',
  failed: 'That did not work. Please try again later.',
}

/** What a key has come to: the edge, or a choice that Escape took back. */
export const keyboard = { edge: 'Edge of the board', undone: 'The choice is undone.' }
