import { type Values, filled, given, periodOf } from '../../api/forms.ts'
import { LONGEST, SPANS } from '../../game/bounds.ts'
import type { Filled } from '../../pages/fields.ts'
import type { AllTexts } from '../../texts/index.ts'
import { daysText, ownClockFaults, ownClockOf } from './clock.ts'

const clockOf = (values: Values): unknown => (values['clock'] === 'own' ? ownClockOf(values) : values['clock'])

const openingOf = ({ opening, fen }: Values): unknown => {
  if (opening === 'fen') return { fen: fen ?? '' }
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
  'opening.ballot': 'opening',
  matchOrder: 'match',
}

const faultOf = ({ fields }: AllTexts, field: string): string => {
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

/** In the form's words; a custom clock in days. */
export const faultsOf = (texts: AllTexts, values: Values, paths: readonly string[]): Filled['faults'] => {
  const inOwnClock = values['clock'] === 'own' ? ownClockFaults(texts, values) : []
  const named = paths
    .filter((path) => inOwnClock.length === 0 || !path.startsWith('clock'))
    .map((path) => FIELD_OF[path] ?? path.split('.')[0] ?? path)
  return Object.fromEntries([...named.map((field) => [field, faultOf(texts, field)] as const), ...inOwnClock])
}
