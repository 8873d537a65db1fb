import type { PageRoute } from '../../shared/api/routes/page-routes.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { type At, NAMES, anyAddress, bodyFor } from './bodies.ts'
import { type Chance, pick } from './random.ts'

export type Form = Readonly<Record<string, string>>

const keyOf = (chance: Chance): string => `form-key-${Math.floor(chance() * 1e12)}-0123456789`

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '1'

const either = (chance: Chance, one: Form, other: Form): Form => (chance() < 0.5 ? one : other)

const flat = (fields: Readonly<Record<string, unknown>>): Form =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)]))

const guest = (at: At): Form => {
  const { chance } = at
  const email = chance() < 0.5 ? anyAddress(chance) : ''
  return { key: keyOf(chance), timeZone: '', name: pick(chance, NAMES), email }
}

const newGame = (at: At): Form => {
  const { chance } = at
  return {
    ...guest(at),
    seat: pick(chance, ['black', 'white', 'toss']),
    rules: pick(chance, ['english', 'english-huffing', 'international', 'russian', 'frisian']),
    clock: pick(chance, ['relaxed', 'daily', 'none', 'own']),
    ...(chance() < 0.5 && { perMove: '1', reserve: '2', increment: '', cap: '', period: '', moves: '' }),
    ...(chance() < 0.3 && { opening: pick(chance, ['free', 'three-move', 'fen']), fen: 'W:W31,K32:B1,2' }),
    ...(chance() < 0.2 && { match: pick(chance, ['single', 'together', 'in-turn']) }),
    ...(chance() < 0.3 && { opponentName: 'Joost', opponentEmail: anyAddress(chance) }),
    ...(chance() < 0.2 && { arbiterName: 'Ada', arbiterEmail: anyAddress(chance) }),
  }
}

/** The form of an act takes days for a duration and a date for an instant. */
const act = (at: At): Form => {
  const { time, until, from, lines, ...rest } = bodyFor.act(at)
  return {
    ...flat(rest),
    ...(time !== undefined && { days: pick(at.chance, ['1', '60', '61', 'x']) }),
    ...(until !== undefined && { until: isoInstant(at.now + 2 * DAY).slice(0, 10) }),
    ...(from !== undefined && { from: isoInstant(at.now + DAY).slice(0, 10) }),
    ...(lines !== undefined && { lines: '22-17 11-15; 23-18\n9-13' }),
  }
}

const FOLLOWED = ['all', 'asked', 'results', 'none', 'nothing'] as const

const arbitersSettings = ({ chance }: At): Form => ({
  email: chance() < 0.5 ? anyAddress(chance) : '',
  timeZone: pick(chance, ['', 'Europe/Amsterdam']),
  follow: pick(chance, FOLLOWED),
})

const playersSettings = ({ chance }: At): Form => ({
  name: pick(chance, ['Ama', 'Jo']),
  email: chance() < 0.5 ? anyAddress(chance) : '',
  timeZone: pick(chance, ['', 'Europe/Amsterdam']),
  ...(chance() < 0.5 && { mail: 'turns', day: '1', playForced: '1' }),
})

const settings = (at: At): Form => (at.role === 'arbiter' ? arbitersSettings(at) : playersSettings(at))

const LISTED_IN_FORMS = ['', 'Amara <amara@draughts.test>\nJoost', 'Name;Section\nZoë;A\nA;B', 'x,y,z', '"', '<a@b>']

/** The form of a tournament's terms. Days and texts are sometimes wrong, and a clock is a preset. */
const terms = (at: At): Form => {
  const { chance } = at
  const { title, rules, format } = bodyFor.event(at)
  return {
    title: textOf(title),
    rules: textOf(rules),
    format: textOf(format),
    timeZone: pick(chance, ['', 'Europe/Amsterdam']),
    clock: pick(chance, ['relaxed', 'daily', 'none', 'own']),
    ...(chance() < 0.2 && { opening: 'positions', positions: 'B:W18,30:B1,14\nx', scope: pick(chance, ['pair', 'x']) }),
    ...(chance() < 0.3 && { closes: pick(chance, ['2026-12-24', '2026-02-30', 'x']), ends: '2027-12-24' }),
    ...(chance() < 0.3 && { limit: pick(chance, ['2', '0', 'x']), least: '2', waitingList: '1' }),
    ...(chance() < 0.2 && { pairs: pick(chance, ['1-2', '2 9', 'x']) }),
    ...(chance() < 0.2 && { ownRules: pick(chance, [...NAMES, 'https://club.test/rules', 'javascript:alert(1)']) }),
  }
}

const founding = (at: At): Form => {
  const { chance } = at
  return {
    ...guest(at),
    ...terms(at),
    ...(chance() < 0.3 ? { entry: 'open' } : { players: pick(chance, LISTED_IN_FORMS) }),
    ...(chance() < 0.3 && { plays: '1' }),
    ...(chance() < 0.2 && { preview: '1' }),
  }
}

/** The form of an act in a tournament takes days as numbers and dates, as that of an act in a game does. */
const eventAct = (at: At): Form => {
  const { until, from, person, entrants: _entrants, terms: _terms, list: _list, ...rest } = bodyFor.tournamentAct(at)
  const named: Form = person === undefined ? {} : { name: pick(at.chance, NAMES), email: anyAddress(at.chance) }
  return {
    ...flat(rest),
    ...named,
    ...(until !== undefined && { until: isoInstant(at.now + 2 * DAY).slice(0, 10) }),
    ...(from !== undefined && { from: isoInstant(at.now + DAY).slice(0, 10) }),
  }
}

const eventSettings = ({ chance }: At): Form => ({
  email: chance() < 0.5 ? anyAddress(chance) : '',
  locale: pick(chance, ['en', 'nl', 'xx']),
  timeZone: pick(chance, ['', 'Europe/Amsterdam']),
  mail: pick(chance, ['turns', 'off', 'x']),
  ...(chance() < 0.5 && { day: '1', quietHours: '1', digestAt: '8' }),
})

/**
 * A generator of the form that each page route reads; undefined for a route that reads none. A new route without a row
 * does not compile.
 */
export const FORMS: { readonly [R in PageRoute]: ((at: At) => Form) | undefined } = {
  newGame: undefined,
  create: newGame,
  invitation: undefined,
  claim: guest,
  decline: ({ chance }) => either(chance, {}, { text: 'Sorry, no time' }),
  seat: undefined,
  move: (at) => flat(bodyFor.move(at)),
  act,
  own: ({ chance }) => either(chance, { note: 'a note' }, { playForced: '1' }),
  try: undefined,
  tried: ({ chance }) => ({
    ply: pick(chance, ['0', '1', '2', '9']),
    tree: pick(chance, ['', '11-15', '11-15.22-18_0.9-14', '32-28.19-23', '_', '0.0_9.9']),
    at: pick(chance, ['0', '1', '2', '999']),
    do: pick(chance, ['keep', 'plan', 'whole']),
  }),
  report: () => ({}),
  rotate: ({ chance }) => either(chance, {}, { key: `a-key-of-a-person-${chance()}` }),
  evidence: undefined,
  keep: undefined,
  mailLink: ({ chance }) => ({ email: anyAddress(chance) }),
  notify: ({ chance }) => either(chance, { later: '1' }, { email: anyAddress(chance) }),
  wantEmails: ({ chance }) => either(chance, { all: '1' }, {}),
  settings: undefined,
  saveSettings: settings,
  lostSeat: undefined,
  takeLostSeat: guest,
  silence: undefined,
  silenced: ({ chance }) => either(chance, { undo: '1' }, {}),
  undo: undefined,
  undone: () => ({}),
  mailbox: undefined,
  changeMailbox: ({ chance }) => either(chance, { undo: '1' }, {}),
  keys: undefined,
  makeKey: ({ chance }) => ({
    key: `a-key-of-a-person-${chance()}`,
    name: pick(chance, ['A bot', '', 'x'.repeat(41)]),
    ...pick<Form>(chance, [{}, { 'games:read': '1' }, { 'games:create': '1', webhooks: '1' }, { 'seats:hold': '1' }]),
  }),
  revokeKey: ({ chance }) => ({ id: pick(chance, ['holder000000', 'nokeyatall00', '']) }),
  myGames: undefined,
  links: undefined,
  sendLinks: ({ chance }) => ({ email: anyAddress(chance) }),
  chooseLanguage: ({ chance }) => ({
    language: pick(chance, ['en', 'nl', 'xx']),
    back: pick(chance, ['/', '/games', '//x']),
  }),
  watch: undefined,
  watchTry: undefined,
  feed: undefined,
  personData: undefined,
  deadline: undefined,
  calendar: undefined,
  sheet: undefined,
  watchEvidence: undefined,
  rulesList: undefined,
  rules: undefined,
  howItWorks: undefined,
  withoutSight: undefined,
  verify: undefined,
  receiptKeys: undefined,
  apiGuide: undefined,
  mailboxAway: undefined,
  takeMailboxAway: () => ({ days: '7' }),
  mailboxData: undefined,
  forgetMailbox: ({ chance }) => either(chance, { sure: '1' }, {}),
  takeAway: ({ chance }) => ({
    seats: pick(chance, [`c1${'a'.repeat(44)}`, 'nothing', '']),
    days: pick(chance, ['0', '7', 'x']),
  }),
  embed: undefined,
  oembed: undefined,
  newTournament: undefined,
  foundTournament: founding,
  tournament: undefined,
  tournamentFrame: undefined,
  official: undefined,
  officialAct: eventAct,
  sendInvitations: () => ({}),
  morePlayers: ({ chance }) => ({ players: pick(chance, LISTED_IN_FORMS) }),
  changedTerms: undefined,
  saveChangedTerms: terms,
  officialSettings: undefined,
  saveOfficialSettings: eventSettings,
  entrant: undefined,
  entrantAct: eventAct,
  entrantEmails: () => ({}),
  entrantSettings: undefined,
  saveEntrantSettings: eventSettings,
  entry: undefined,
  enter: (at) => ({ ...guest(at), ...either(at.chance, { agree: '1' }, { club: 'Club', id: '12345', rating: 'x' }) }),
  declineEntry: () => ({}),
  asset: undefined,
}
