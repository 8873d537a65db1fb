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
  rulesList: undefined,
  rules: undefined,
  howItWorks: undefined,
  withoutSight: undefined,
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
  asset: undefined,
}
