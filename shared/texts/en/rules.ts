import type { Deck, RulesId } from '../../draughts/index.ts'
import type { MatchPart, NoShow, PacePreset, PresetName, Strictness } from '../../game/model/terms.ts'
import type { ListedTermTexts } from '../grammar/coded-texts.ts'

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

/** The short names of the rules, for the tiles of the new-game form. */
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

/** Terms that a game need not have. */
export const terms: ListedTermTexts = {
  drawOffersFrom: {
    label: 'Draw offers from move',
    hint: 'Before this own move nobody can offer a draw. Claims are possible at any time.',
    says: (move) => `No draw may be offered before move ${move}`,
  },
  engines: {
    label: 'Engines',
    hint: 'Nobody checks this. It stands beside the game and in its PDN.',
    says: { allowed: 'Engines are allowed', 'not-allowed': 'Engines are not allowed' },
  },
  tables: {
    label: 'Claims by endgame table',
    hint: 'In English draughts with up to four pieces left, the player to move can claim the win or draw that the table shows.',
    says: { allowed: 'Wins and draws can be claimed by the endgame table' },
  },
}

const clocks: Readonly<Record<PresetName, string>> = {
  daily: 'Daily: 1 day per move, 3 days in reserve',
  relaxed: 'Relaxed: 3 days per move, 7 days in reserve',
  weekly: 'Weekly: 7 days per move, 7 days in reserve',
  postal: 'Postal: 14 days per move, 14 days in reserve',
  fischer: 'Fischer: 10 days, and 1 day extra with each move',
  club: 'Club: 10 moves in 50 days, then the next 10',
  'fmjd-2014': 'FMJD 2014: 1 free day per move, 100 days for 50 moves',
  none: 'No time limit',
}

const paces: Readonly<Record<PacePreset, { readonly label: string; readonly detail: string }>> = {
  daily: { label: '1 day', detail: '3 in reserve' },
  relaxed: { label: '3 days', detail: '7 in reserve' },
  weekly: { label: '7 days', detail: '7 in reserve' },
  postal: { label: '14 days', detail: '14 in reserve' },
}

const openings: Readonly<Record<'free' | 'fen' | Deck, string>> = {
  free: 'Free choice',
  'three-move': 'Three-move ballot',
  'two-move': 'Two-move ballot',
  'eleven-man': 'Eleven-man ballot',
  fen: 'A position or a game of your own',
}

const matches: Readonly<Record<'single' | MatchPart['order'], string>> = {
  single: 'A single game',
  together: 'Two games at the same time',
  'in-turn': 'Two games, one after the other',
}

const strict: Readonly<Record<Strictness, string>> = {
  lenient: 'Casual: the move is refused, and that is all',
  laws: 'By the laws: a caution, then the loss',
}

const noShows: Readonly<Record<NoShow, string>> = {
  void: 'Nobody loses: the game is called off',
  loss: 'It is a loss for that side',
}

export const newGame = {
  title: 'A slow game of draughts',
  intro: 'Two people, two secret links, and days for each move. We email you when it is your turn. No account, nothing to install.',
  lead: 'Choose, send one link, and take days for each move.',
  yourName: 'Your name',
  yourEmail: 'Your email address',
  emailUse: 'For your link and your turns.',
  emailHint: 'For your link, and an email at each of your turns. Emails begin with a button in the first one. Your opponent does not see the address.',
  optional: 'optional',
  side: 'Your side',
  toss: 'Toss for it',
  usual: 'Colours by toss, free opening.',
  more: 'More choices',
  unsaid: 'Nothing is agreed',
  rules: 'Rules',
  rulesMore: (count: number): string => `${count} more`,
  clock: 'Time for a move',
  clocks,
  paces,
  otherClocks: 'Other clocks',
  ownClock: 'Other times',
  perMove: 'Days per move',
  reserve: 'Days in reserve',
  reserveHint: 'The reserve is for the whole game. A turn that takes longer uses it. One of these two can be 0.',
  increment: 'Days added after each move',
  cap: 'But the reserve grows to at most',
  capHint: 'In days. It limits what each move adds, and nothing else.',
  period: 'Days added at intervals',
  moves: 'Interval, in moves',
  weekendsOff: 'Saturdays and Sundays do not count',
  opening: 'Opening',
  openingHint: 'Ballots are openings of English draughts, drawn at random when your opponent accepts.',
  openings,
  fen: 'Position or game',
  fenHint: 'In FEN, for example W:W31,K32:B1,2. Or a game in PDN: the new one starts from its last position.',
  match: 'Match',
  matchHint: 'Two games with the same opening; each player has each side once.',
  matches,
  strictness: 'Illegal moves',
  strictnessHint: 'By the laws (article 25), the first illegal move brings a caution and the second loses the game. Moves cannot be taken back then. In a casual game illegal moves are simply refused.',
  strict,
  noShow: 'If a first move never comes',
  noShowHint: 'Until each side has moved once. If it is a loss, neither player can call the game off alone.',
  noShows,
  firstMove: 'Your first move',
  firstMoveHint: 'Goes with the invitation, if you have the side that begins and no ballot is drawn. For example 11-15.',
  leave: 'Days of leave for each player',
  leaveHint: 'A player’s clock stops while they are on leave.',
  invitationLife: 'Days that the invitation is open',
  arbiter: 'Arbiter',
  arbiterHint: 'Someone who can give time and decide the game. Optional.',
  arbiterName: 'The arbiter’s name',
  arbiterEmail: 'The arbiter’s email address',
  opponent: 'I already have an opponent',
  opponentHint: 'The game begins when they accept. If you name nobody, anyone can accept your invitation.',
  opponentName: 'Your opponent’s name',
  opponentEmail: 'Their email address',
  opponentEmailHint: 'Leave it empty, and you get a link to pass on yourself.',
  word: 'The club’s word',
  wordHint: 'Members know it; the club’s link fills it in.',
  start: 'Start the game',
  tournament: 'Run a tournament',
  aboutRules: 'The rules, with pictures',
  reserveIs: 'Reserve: extra time for the whole game, used by moves that take longer.',
}

/** The finished games of a device, and the score against each opponent. A script fills in the values in place of `{}`. */
export const history = {
  title: 'Finished games',
  find: 'Search by name or rules',
  found: 'Found: {}',
  scores: 'Score against each opponent',
  score: '{} won, {} drawn, {} lost',
  more: 'Show more',
  forget: 'Forget this game: {}',
  forgetSure: 'Forget this game, and its link, on this device? The score changes too.',
  onlyHere: 'Finished games and the score are kept nowhere else.',
}

/** What the list of games says of a game besides its time. A script replaces `{}`. */
export const gameNotes = {
  inReserve: '{} left in your reserve',
  hasReserve: 'Has {} in reserve',
  youOnLeave: 'You are on leave until {}',
  onLeave: 'On leave until {}',
  paused: 'Paused until {}',
  drawOffer: 'Offers you a draw',
  takeback: 'Asks to take a move back',
  pause: 'Proposes a pause',
  written: 'Has written to you',
}
