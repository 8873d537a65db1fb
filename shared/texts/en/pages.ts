import type { Reminder } from '../../game/events.ts'
import type { Deck, MatchPart, PresetName, Strictness } from '../../game/terms.ts'
import { does } from './acts.ts'

type Clocks = Readonly<Record<PresetName, string>>
type Openings = Readonly<Record<'free' | 'fen' | Deck, string>>
type Matches = Readonly<Record<'single' | MatchPart['order'], string>>
type Strict = Readonly<Record<Strictness, string>>

const clocks: Clocks = {
  daily: 'Daily: 1 day a move, and 3 days in reserve',
  relaxed: 'Relaxed: 3 days a move, and 7 days in reserve',
  weekly: 'Weekly: 7 days a move, and 7 days in reserve',
  postal: 'Postal: 14 days a move, and 14 days in reserve',
  fischer: 'Fischer: 10 days, and 1 day more with each move',
  club: 'Club: 10 moves in 50 days, again and again',
  none: 'No time limit',
}
const openings: Openings = {
  free: 'Free choice',
  'three-move': 'Three-move ballot',
  'two-move': 'Two-move ballot',
  'eleven-man': 'Eleven-man ballot',
  fen: 'A position of your own',
}
const matches: Matches = {
  single: 'A single game',
  together: 'Two games at the same time',
  'in-turn': 'Two games, one after the other',
}
const strict: Strict = { lenient: 'Casual: refused, and no harm done', laws: 'By the laws: a caution, then the loss' }

export const newGame = {
  title: 'A slow game of draughts',
  intro:
    'Two people, two secret links, and days for each move. We write to you when it is your turn. No account, nothing to install.',
  yourName: 'Your name',
  yourEmail: 'Your e-mail address',
  emailHint: 'For your link, and a letter at each of your turns. Your opponent does not see it.',
  optional: 'optional',
  side: 'Your side',
  toss: 'Toss for it',
  usual: 'English draughts, three days a move and a week in reserve, unless you choose otherwise.',
  more: 'More choices',
  rules: 'Rules',
  clock: 'Time',
  clocks,
  ownClock: 'Other times',
  perMove: 'Days a move',
  reserve: 'Days in reserve',
  reserveHint: 'The reserve is for the whole game. A turn that takes longer draws on it. One of these two may be 0.',
  increment: 'Days more after each move',
  cap: 'But no more in reserve than',
  capHint: 'In days. It limits what each move adds, and nothing else.',
  period: 'Days more now and then',
  moves: 'After every so many moves',
  weekendsOff: 'Saturdays and Sundays do not count',
  opening: 'Opening',
  openingHint: 'Ballots are openings of English draughts, drawn by lot when your opponent sits down.',
  openings,
  fen: 'Position',
  fenHint: 'In FEN, such as W:W31,K32:B1,2',
  match: 'Match',
  matchHint: 'Two games on the same opening, each player having each side once.',
  matches,
  strictness: 'Illegal moves',
  strictnessHint:
    'By the laws (article 25), the first illegal move brings a caution and the second loses the game. Moves cannot be taken back then. In a casual game they are simply refused.',
  strict,
  firstMove: 'Your first move',
  firstMoveHint: 'It goes with the invitation, if you have the side that begins and no ballot is drawn. Like 11-15.',
  leave: 'Days of leave for each player',
  leaveHint: 'On leave, a player’s clock stands.',
  invitationLife: 'Days that the invitation is open',
  arbiter: 'Arbiter',
  arbiterHint: 'Somebody who may give time and decide the game. It does without one, too.',
  arbiterName: 'The arbiter’s name',
  arbiterEmail: 'The arbiter’s e-mail address',
  opponent: 'I know whom I play',
  opponentHint: 'With a name, the game begins at once. Without, you get an invitation to send to anyone.',
  opponentName: 'Their name',
  opponentEmail: 'Their e-mail address',
  opponentEmailHint: 'Their own link goes there. Without it they could not get in.',
  start: 'Start the game',
}

export const invitation = {
  title: (name: string): string => `${name} invites you to a game of draughts`,
  rules: 'Rules',
  clock: 'Time',
  yourSide: 'Your side',
  sides: { black: 'Black, the dark pieces', white: 'White, the light pieces', toss: 'Drawn by toss when you accept' },
  first: (side: string): string => `${side} moves first.`,
  conditions: 'And',
  open: 'Open until',
  yourName: 'Your name',
  yourEmail: 'Your e-mail address',
  accept: 'Accept and play',
  hint: 'You get a link of your own. Whoever has it plays for you, so keep it.',
  takenTitle: 'This invitation has been taken',
  takenHelp:
    'If it was you: your own link was shown after you accepted, and stands in the letter you got if you gave an address.',
  expiredTitle: 'This invitation has lapsed',
  expiredHelp: (name: string): string =>
    `Nobody took it in time. Ask ${name} to renew it, or to start a new game; either takes a minute.`,
  offTitle: 'This game was called off',
  offHelp: (name: string): string => `${name} called it off before it began.`,
  watch: 'Watch the game',
}

type Reminders = Readonly<Record<Reminder, string>>

const reminders: Reminders = {
  reserve: 'Remind me when my reserve begins to run',
  day: 'Remind me a day before my time is up',
  hours: 'Remind me three hours before my time is up',
}

export const settings = {
  title: 'Your name, address and letters',
  intro: 'This is for this game alone. Your opponent sees your name, and nothing else of it.',
  saved: 'That is kept.',
  emailHint: 'Empty it to have it forgotten.',
  language: 'Language of your letters',
  languageHint: 'Pages follow your browser.',
  zone: 'Your time zone',
  letters: 'Letters',
  mail: 'Write to me when it is my turn, and of all other news',
  reminders,
  quietHours: 'No reminder between 22 and 8 o’clock: rather earlier',
  playForced: 'Play my only legal move for me',
  save: 'Keep this',
  back: 'Back to the board',
}

/** Taking a seat anew with a link for it. */
export const anew = {
  title: (opponent: string): string => `Back to your game with ${opponent}`,
  what: (name: string): string =>
    `With this link you take the place of ${name} anew. The old link is dead from then on.`,
  from: (when: string): string => `It works from ${when}.`,
  wait: 'Until then, whoever has the old link may object. Come back with this link.',
  take: 'Take my place',
  closedTitle: 'This link has served its time',
  closed:
    'The place was taken with it, or whoever has the old link is still here. If it was you, look for your own link.',
}

/** Stopping letters. */
export const silence = {
  title: 'Letters about a game',
  what: (name: string): string =>
    `You will get no more letters about your game with ${name}. The game goes on, and so does your clock.`,
  yes: 'Stop the letters',
  done: 'You get no more letters about this game.',
  undo: 'You can have them again on your own page of the game, under your name, address and letters.',
}

/** Having one’s links mailed. */
export const mailed = {
  title: 'Have my links mailed',
  intro: 'We write the links of your games to your address.',
  send: 'Send them',
  done: 'If there are games of this address, a letter with their links is on its way.',
  doneHint: 'It may take a few minutes. Only an address that was given when sitting down can be found.',
}

export const guide = {
  title: 'For programs',
  intro:
    'Everything that the pages do can be done over HTTP with JSON. Times are RFC 3339 in UTC, durations ISO 8601. A seat is proven by the token at the end of its link, sent as a bearer token.',
  method: 'Method',
  path: 'Path',
  what: 'What it does',
  tryIt: 'Start a game:',
  routes: {
    create: 'Offers a game and answers with its links. Honours Idempotency-Key.',
    claim: 'Takes the invitation.',
    game: 'The game. Its ETag changes with its version; If-None-Match is answered with 304. A seat is given its own links to the other game of a match and to the rematch.',
    legalMoves: 'The legal moves.',
    move: 'Makes a move at a ply. The same move sent twice is played once.',
    act: 'Every other act in a game: see below.',
    seat: 'What the holder of a seat has said of himself: name, address, letters, note, planned replies.',
    changeSeat: 'Changes that; null takes a value away.',
    rotate: 'Makes the link of the seat anew. The old one is dead.',
    links: 'Has the links of an address mailed to it. The answer is always the same.',
    ruleSets: 'The rule sets.',
    rulesMove: 'Legal moves of any position, without a game.',
    health: 'Whether the service is up.',
  },
  actsTitle: 'Acts in a game',
  actsIntro:
    'Each has a type, the ply that it is made at, and the fields named here. A question mark: it may be left out.',
  fields: 'Fields',
  acts: does,
}
