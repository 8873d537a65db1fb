import type { ApiRoute } from '../../shared/api/routes/routes.ts'
import type { PageRoute } from '../../shared/api/routes/page-routes.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import type { ActType } from '../../shared/game/commands.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { NOW } from './games.ts'

type Body = Readonly<Record<string, unknown>>
type Form = Readonly<Record<string, string>>

const GUEST = { name: 'Zoe' }
const KEY = 'a-key-of-the-matrix'
const GUEST_FORM = { key: KEY, timeZone: '', name: 'Zoe', email: '' }

/**
 * A body that creates a game and gets the links of both seats. Only an API key with the scope `seats:hold` may send it.
 */
export const HELD_BODY: Body = { creator: { name: 'Zoe', seat: 'black' }, opponent: { name: 'Bo' }, hold: true }

/** A valid body for each route; undefined where no body is read. A new route without a row does not compile. */
export const API_BODIES: { readonly [R in Exclude<ApiRoute, 'act'>]: Body | undefined } = {
  create: { creator: { name: 'Zoe', seat: 'black' } },
  order: { players: [{ name: 'Zoe' }, { name: 'Bo' }], roundRobin: 'single' },
  ownOrder: undefined,
  orderPlayers: undefined,
  remindOrder: undefined,
  claim: GUEST,
  ownGames: undefined,
  ownRecords: undefined,
  pdn: undefined,
  fen: undefined,
  svg: undefined,
  png: undefined,
  gif: undefined,
  game: undefined,
  version: undefined,
  events: undefined,
  legalMoves: undefined,
  move: { ply: 0, move: '11-15' },
  seat: undefined,
  changeSeat: { locale: 'nl' },
  rotate: undefined,
  seen: { version: 2 },
  push: undefined,
  setPush: {
    endpoint: 'https://receiver.test/push',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  stopPush: undefined,
  links: { email: 'amara@draughts.test' },
  ruleSets: undefined,
  look: { seats: [] },
  away: { seats: [], days: 7 },
  rulesMove: { fen: 'B:W32:B1' },
  addHook: { url: 'https://receiver.test/', events: ['turn'] },
  hooks: undefined,
  changeHook: { enabled: false },
  removeHook: undefined,
  testHook: undefined,
  deliveries: undefined,
  replayHook: {},
  found: { title: 'Cup', secretary: { name: 'Zoe', email: 'zoe@draughts.test' }, players: [GUEST] },
  ownTournaments: undefined,
  tournament: undefined,
  tournamentPdn: undefined,
  tournamentCsv: undefined,
  tournamentAct: { type: 'rename', name: 'Zo' },
  enter: GUEST,
  entry: undefined,
  changeEntry: { locale: 'nl' },
  rotateEntry: undefined,
  index: undefined,
  document: undefined,
  health: undefined,
}

/** The fields of a valid act besides its type and ply. A new act without a row does not compile. */
export const ACT_BODIES: { readonly [T in ActType]: Body } = {
  resign: {},
  abort: {},
  renew: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
  'withdraw-draw': {},
  'claim-draw': { claim: 'threefold' },
  'give-time': { time: 'P1D', seat: 'black' },
  'play-on': {},
  remark: { text: 'A fine game.' },
  say: { text: 'Well played.' },
  'propose-pause': { until: isoInstant(NOW + 2 * DAY) },
  'accept-pause': {},
  'decline-pause': {},
  'end-pause': {},
  'take-leave': { days: 1 },
  'end-leave': {},
  stand: {},
  huff: { square: 11 },
  enforce: {},
  plan: { lines: [] },
  'request-takeback': {},
  'accept-takeback': {},
  'decline-takeback': {},
  rematch: {},
  'ask-reseat': { seat: 'white' },
  'veto-reseat': {},
  'forget-me': {},
  'ask-count': {},
  'refuse-count': {},
  'grant-count': { stronger: 'black' },
  'end-count': {},
  adjudicate: { result: 'draw' },
  void: {},
}

/** The settings form of an arbiter, which has other fields than a player's. */
export const ARBITERS_FORM: Form = { email: '', timeZone: '', follow: 'all' }

/** A valid form for each page route; undefined where no form is read. A new route without a row does not compile. */
export const PAGE_FORMS: { readonly [R in PageRoute]: Form | undefined } = {
  newGame: undefined,
  create: { ...GUEST_FORM, seat: 'black', rules: 'english', clock: 'relaxed' },
  invitation: undefined,
  claim: GUEST_FORM,
  decline: {},
  seat: undefined,
  move: { ply: '0', move: '11-15' },
  act: { type: 'offer-draw', ply: '0' },
  own: { note: 'a note' },
  try: undefined,
  tried: { ply: '0', tree: '', at: '0', do: 'keep' },
  report: {},
  rotate: {},
  keep: undefined,
  mailLink: { email: 'amara@draughts.test' },
  notify: { email: 'amara@draughts.test' },
  wantEmails: {},
  settings: undefined,
  saveSettings: { name: 'Ama', email: '', timeZone: '', mail: 'turns' },
  lostSeat: undefined,
  takeLostSeat: GUEST_FORM,
  silence: undefined,
  silenced: {},
  undo: undefined,
  undone: {},
  mailbox: undefined,
  changeMailbox: {},
  keys: undefined,
  makeKey: { key: KEY, name: 'A bot', 'games:read': '1' },
  revokeKey: { id: 'nokeyatall00' },
  myGames: undefined,
  links: undefined,
  sendLinks: { email: 'amara@draughts.test' },
  chooseLanguage: { language: 'nl', back: '/' },
  watch: undefined,
  watchTry: undefined,
  feed: undefined,
  personData: undefined,
  deadline: undefined,
  calendar: undefined,
  sheet: undefined,
  rulesList: undefined,
  rules: undefined,
  howItWorks: undefined,
  withoutSight: undefined,
  apiGuide: undefined,
  mailboxAway: undefined,
  takeMailboxAway: { days: '7' },
  mailboxData: undefined,
  forgetMailbox: { sure: '1' },
  takeAway: { seats: '', days: '7' },
  embed: undefined,
  oembed: undefined,
  asset: undefined,
}
