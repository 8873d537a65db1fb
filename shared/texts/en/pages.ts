import type { Deck, MatchPart, PresetName, Strictness } from '../../game/terms.ts'

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

/** Pages that say what is wrong. */
export const errors = {
  unknownTitle: 'This link leads to no game',
  unknownHelp: [
    'A link may have been cut when it was copied: open it from the letter itself, or copy it whole.',
    'A link that was replaced no longer works; the newest letter has the one that does.',
    'If you have lost yours, look for a letter from Crownhead, or in your browser’s history for an address with /p/ in it.',
  ],
  unknownPageTitle: 'There is no such page',
  failedTitle: 'That did not work',
  invalidFields: 'These fields are not right yet:',
  crossSite: 'That form was sent from another site, so nothing was done. Open your link and try again.',
}

/** What is wrong with the form of an act, by its field. */
const acts: Readonly<Record<string, string>> = {
  time: 'Give from 1 to 60 days.',
  days: 'Say how many days, in whole days.',
  until: 'Choose a day.',
  from: 'Choose a day.',
  lines: 'That is too much for one plan, or not written as moves.',
}

/** What is wrong with a field, next to the field. */
export const fields = {
  name: (longest: number): string => `A name is needed, of at most ${longest} characters.`,
  email: 'This does not look like an e-mail address.',
  days: (from: number, to: number): string => `A number of days from ${from} to ${to}.`,
  moves: (from: number, to: number): string => `A number of moves from ${from} to ${to}.`,
  noTime: 'A move needs time: give days a move, or days in reserve.',
  noIncrement: 'This limits what each move adds. Say how many days that is.',
  choice: 'Choose one of these.',
  ballot: 'Ballots are openings of English draughts. Choose those rules, or another opening.',
  fen: 'This does not read as a position of these rules in which a game can be played.',
  firstMove: 'This is no move that you can send along: it takes the side that begins, and no ballot.',
  message: 'A message has at most 280 characters.',
  acts,
}
