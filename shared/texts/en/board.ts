import type { Colour, Kind } from '../../draughts/index.ts'
import type { ColourWish } from '../../game/terms.ts'
import { claimWith } from './rules.ts'

/** Words around every page. */
export const site = {
  name: 'Crownhead',
  tagline: 'Draughts by correspondence',
  skip: 'Skip to main content',
  myGames: 'My games',
  newGame: 'New game',
  api: 'For developers',
  lost: 'Lost your link?',
  footer: 'No accounts: your link is your seat. Keep it to yourself.',
  copy: 'Copy',
  copied: 'Copied',
}

const count =
  (one: string, many: string) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : many}`

export const time = {
  units: { day: count('day', 'days'), hour: count('hour', 'hours'), minute: count('minute', 'minutes') },
  underAMinute: 'less than a minute',
  /** Two units side by side: "2 days 4 hours". */
  join: (large: string, small: string): string => `${large} ${small}`,
  left: (duration: string): string => `${duration} left`,
  overdue: 'time is up',
  inZone: (instant: string, city: string): string => `${instant} (${city})`,
}

type Sides = Readonly<Record<Colour, string>>
type Kinds = Readonly<Record<Kind, string>>
type Wishes = Readonly<Record<ColourWish, string>>

const sides: Sides = { black: 'Black', white: 'White' }
const adjectives: Sides = { black: 'black', white: 'white' }
const one: Kinds = { man: 'man', king: 'king' }
const many: Kinds = { man: 'men', king: 'kings' }
const wishes: Wishes = { black: 'Black', white: 'White', toss: 'By toss' }

/** The words of the game itself: sides, pieces, squares, moves. */
export const play = {
  sides,
  wishes,
  piece: (colour: Colour, kind: Kind): string => `${adjectives[colour]} ${one[kind]}`,
  pieces: (kind: Kind, squares: readonly number[]): string =>
    `${(squares.length === 1 ? one : many)[kind]} on ${squares.join(', ')}`,
  sidePieces: (colour: Colour, pieces: readonly string[]): string =>
    `${sides[colour]}: ${pieces.length === 0 ? 'no pieces' : pieces.join('; ')}.`,
  toMove: (colour: Colour): string => `${sides[colour]} to move.`,
  versus: (name: string, other: string): string => `${name} v ${other}`,
  size: (side: number): string => `${side}×${side}`,
  board: (below: Colour): string => `Board, ${adjectives[below]} below`,
  square: (square: string, facts: readonly string[]): string => [`square ${square}`, ...facts].join(', '),
  empty: 'empty',
  canMove: 'can move',
  chosen: 'chosen',
  moveHere: 'move here',
  captureTo: 'capture and land here',
  isTaken: 'would be taken',
  arrives: 'would land here',
  leaves: 'would leave here',
  offends: 'failed to jump',
  lastFrom: 'last move from here',
  lastTo: 'last move to here',
  wasTaken: 'taken by the last move',
  clock: (perMove: string, reserve: string): string =>
    `${perMove} per move, and ${reserve} in reserve for the whole game`,
  clockNoReserve: (perMove: string): string => `${perMove} per move`,
  bank: (reserve: string): string => `${reserve} for the whole game`,
  increment: (each: string): string => `${each} extra with each move`,
  cap: (most: string): string => `up to ${most}`,
  every: (period: string, moves: number): string => `${period} extra with every ${moves} moves`,
  incrementInReserve: (each: string): string => `${each} added to the reserve with each move`,
  everyInReserve: (period: string, moves: number): string => `${period} added to the reserve with every ${moves} moves`,
  unlimited: 'No time limit',
}

/** A seat's board, and watching. Sentences that hold a time take it as a string. */
export const seat = {
  reserveBegins: (when: string): string => `Your reserve starts running on ${when}.`,
  reserveRuns: 'Your reserve is running.',
  you: 'you',
  move: (number: number): string => `move ${number}`,
  yourMove: 'Your move.',
  youBegin: 'You begin.',
  mustCapture: 'You must capture.',
  onlyMove: 'There is only one move.',
  theyPlayed: (name: string, move: string): string => `${name} played ${move}.`,
  waitingFor: (name: string): string => `Waiting for ${name}`,
  /** The receipt of a move. It must stay true when the page is reloaded. */
  made: (move: string): string => `Your move ${move} has been made.`,
  answerBy: (name: string, when: string): string => `${name} has to move by ${when}.`,
  answerByReserve: (name: string, when: string): string => `With the reserve, ${name} has until ${when}.`,
  noHurry: 'There is no time limit.',
  reserveLeft: (duration: string): string => `${duration} in reserve`,
  takes: (squares: readonly number[]): string =>
    squares.length === 1
      ? `takes the piece on ${squares.join('')}`
      : `takes ${squares.length} pieces: ${squares.join(', ')}`,
  /** The same as a sentence. */
  youTake: (squares: readonly number[]): string =>
    squares.length === 1
      ? `You take the piece on ${squares.join('')}.`
      : `You take ${squares.length} pieces: ${squares.join(', ')}.`,
  along: 'A message, or a draw offer',
  message: 'Message with this move',
  offerDraw: 'Offer a draw with this move',
  offerDrawToo: 'Offer a draw too, which makes it a draw',
  claimWith,
  messages: 'Messages',
  saidBefore: 'with a move that was taken back',
  saidAt: (move: number, written: string): string => `at move ${move} (${written})`,
  moves: 'Moves',
  noMoves: 'No move has been made yet.',
  moveNumber: 'Move',
  typeMove: 'Type a move',
  typeHint: 'For example 22-17, or 22x15 for a capture.',
  show: 'Show it',
  inWords: 'Position in words',
  flip: 'Turn the board',
  share: 'Let others watch',
  shareHint: 'This link only shows the game. No one can play with it.',
  watchLink: 'Link for watching',
  resign: 'Resign',
  resignSure: (name: string): string => `If you resign, ${name} wins and the game is over.`,
  resignYes: 'Yes, I resign',
  abort: 'Call the game off',
  abortSure: 'Nobody loses. This is possible until both have moved.',
  abortYes: 'Yes, call it off',
  /** Whether this seat's emails go out; shown to its holder alone. */
  emails: {
    title: 'Your emails',
    unconfirmed:
      'We have sent an email to your address. Open it and press the button there to start your emails about this game.',
    again: 'Send it again',
    sent: 'It is on its way. It may take a few minutes; look among the spam, too.',
    want: 'Email me about this game',
    wantHint: 'Press the button, and we email you when it is your turn and about all other news.',
    wantAll: 'Email me about all my games here',
    returned: 'Your address was rejected by its mail service. Correct it, or try it again tomorrow.',
    held: 'We could not send an email to your address: many new addresses were entered from your network today. Keep the link of this page, and pass invitations on in another way. You can ask for the email again tomorrow, or now from another network.',
    on: 'Emails about this game are on.',
    off: 'Emails about this game are off.',
    none: 'You get no emails: we have no address for you.',
  },
  inviteLink: 'Invitation link',
  inviteMail: 'Send by email',
  inviteUntil: (when: string): string => `The invitation is open until ${when}.`,
  ready: 'Your game is ready.',
  waitingToJoin: 'The game begins when the invitation is accepted.',
  waitingToToss: 'When the invitation is accepted, sides are tossed for and the game begins.',
  yourLink: 'Your own link',
  yourLinkHint: 'This is your seat: bookmark this page. Anyone who has the link can play for you.',
  nobody: 'nobody yet',
  somebody: 'Somebody',
  anOpponent: 'an opponent',
  alone: (name: string, invited: string): string => `${name} is waiting for ${invited}`,
  tossPending: 'Sides are tossed for when the invitation is accepted.',
  again: 'Play another game',
  board: 'Board',
  ended: (when: string): string => `Ended ${when}.`,
}

/** What holds beside the board. */
export const stands = {
  paused: (when: string): string => `Paused: both clocks are stopped until ${when}.`,
  onLeave: (name: string, until: string): string => `${name} is on leave until ${until}; their clock is stopped.`,
  leaveAhead: (name: string, from: string, until: string): string => `${name} is on leave from ${from} until ${until}.`,
  cautioned: (name: string): string => `${name} has been cautioned for an illegal move. A second one loses the game.`,
  cautionedYou: 'You have been cautioned for an illegal move. A second one loses the game.',
  count: (name: string, left: number): string =>
    `Move count: ${name} has ${left} more ${left === 1 ? 'move' : 'moves'} to win, or the game is drawn.`,
}

export const huff = {
  failed: (name: string, squares: string): string => `${name} failed to jump with the piece on ${squares}.`,
  choose: 'Huff the piece (take it off, then move), have the jump made, or just move and let it stand.',
  huff: (square: number): string => `Huff ${square}`,
  enforce: (name: string): string => `Make ${name} jump`,
}

/** After the end. */
export const after = {
  rematch: 'Rematch',
  rematchYes: 'Yes, play a rematch',
  theyWish: (name: string): string => `${name} would like a rematch, with colours swapped.`,
  wished: (name: string): string => `You asked for a rematch. It begins if ${name} asks too, within 14 days.`,
  being: 'The rematch is being set up. Open this page again in a moment.',
  toRematch: 'Go to the rematch',
  playOn: 'Let the game go on',
  playOnHint: (name: string): string =>
    `You won on time. Until 14 days after the end, you can give ${name} three more days and let the game go on.`,
  renew: 'Renew the invitation',
  renewHint: 'Nobody accepted it in time. Renew it and the same link works again.',
}
