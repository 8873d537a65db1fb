import { type Values, filled, given, periodOf } from '../../../api/input/forms.ts'
import { LONGEST, SPANS } from '../../../game/bounds.ts'
import type { Filled } from '../../../pages/kit/fields.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { daysText, ownClockFaults, ownClockOf } from './own-clock.ts'

const clockOf = (values: Values): unknown => (values['clock'] === 'own' ? ownClockOf(values) : values['clock'])

/** A record begins with a tag, a remark or a move's number, a position with a letter. */
const GAME = /^\s*[[{%;\d]/

const openingOf = ({ opening, fen = '' }: Values): unknown => {
  if (opening === 'fen') return GAME.test(fen) ? { pdn: fen } : { fen: fen.trim() }
  return opening === undefined || opening === 'free' ? opening : { ballot: opening }
}

const matchOf = ({ match }: Values): object => {
  if (match === undefined || match === 'single') return {}
  return { match: 'two-game', matchOrder: match }
}

const person = (name: string | undefined, email: string | undefined, more: object): object => ({
  name: name ?? '',
  ...(filled(email) !== undefined && { email }),
  ...more,
})

/** An opponent named by address alone is called by its part before the @ at first. */
const nameIn = (email: string | undefined): string | undefined => email?.split('@')[0]?.slice(0, LONGEST.name)

const spanIn = (values: Values, name: string): object =>
  values[name] === undefined ? {} : { [name]: periodOf(values[name]) }

/** As a body of `POST /v1/games`: one shape checks both. */
export const bodyOf = (values: Values, locale: string): unknown => {
  const { opponentName, opponentEmail, directorName, directorEmail, timeZone } = values
  const isNamed = (...fields: readonly (string | undefined)[]) => fields.some((field) => filled(field) !== undefined)
  const opening = openingOf(values)
  return {
    rules: values['rules'],
    clock: clockOf(values),
    ...(opening !== undefined && { opening }),
    ...matchOf(values),
    ...given(values, 'strictness'),
    ...given(values, 'noShow'),
    ...(values['weekendsOff'] === '1' && { weekendsOff: true }),
    ...spanIn(values, 'invitationLife'),
    ...spanIn(values, 'leave'),
    ...given(values, 'firstMove'),
    creator: person(values['name'], values['email'], {
      seat: values['seat'],
      locale,
      ...(filled(timeZone) !== undefined && { timeZone }),
    }),
    ...(isNamed(opponentName, opponentEmail) && {
      opponent: person(filled(opponentName) ?? nameIn(opponentEmail), opponentEmail, { locale }),
    }),
    ...(isNamed(directorName, directorEmail) && { director: person(directorName, directorEmail, { locale }) }),
  }
}

const FIELD_OF: Readonly<Record<string, string>> = {
  'creator.name': 'name',
  'creator.email': 'email',
  'creator.seat': 'seat',
  'creator.timeZone': 'weekendsOff',
  'opponent.name': 'opponentName',
  'opponent.email': 'opponentEmail',
  'director.name': 'directorName',
  'director.email': 'directorEmail',
  'opening.fen': 'fen',
  'opening.pdn': 'game',
  'opening.ballot': 'opening',
  matchOrder: 'match',
}

/** As the form calls them. */
const NAMED: Readonly<Record<string, string>> = { game: 'fen' }

const faultOf = ({ fields }: AllTexts, field: string, ply: number | undefined): string => {
  switch (field) {
    case 'name':
    case 'opponentName':
    case 'directorName':
      return fields.name(LONGEST.name)
    case 'email':
    case 'opponentEmail':
    case 'directorEmail':
      return fields.email
    case 'fen':
      return fields.fen
    case 'game':
      return ply === undefined ? fields.game : fields.halfMove(ply + 1)
    case 'opening':
      return fields.ballot
    case 'firstMove':
      return fields.firstMove
    case 'leave':
    case 'invitationLife':
      return daysText(fields, SPANS[field])
    default:
      return fields.choice
  }
}

/** What is wrong with a wish. `ply`: half-moves of its game that could be played. */
export type Wrong = { readonly issues: readonly { readonly path: string }[]; readonly ply?: number }

/** In the form's words; a custom clock in days. */
export const faultsOf = (texts: AllTexts, values: Values, { issues, ply }: Wrong): Filled['faults'] => {
  const inOwnClock = values['clock'] === 'own' ? ownClockFaults(texts, values) : []
  const named = issues
    .map(({ path }) => path)
    .filter((path) => inOwnClock.length === 0 || !path.startsWith('clock'))
    .map((path) => FIELD_OF[path] ?? path.split('.')[0] ?? path)
  return Object.fromEntries([
    ...named.map((field) => [NAMED[field] ?? field, faultOf(texts, field, ply)] as const),
    ...inOwnClock,
  ])
}
