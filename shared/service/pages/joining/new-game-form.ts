import { type FormValues, filledValue, filledFields, daysDuration, wholeNumber } from '../../../api/input/forms.ts'
import { LISTED_TERMS, OFFERED_TERM_NAMES, type ListedTermName } from '../../../game/model/listed-terms.ts'
import { LONGEST, SPAN_BOUNDS, type ValueBounds } from '../../../game/limits/bounds.ts'
import type { FilledForm } from '../../../pages/kit/form-fields.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { daysRangeText, customClockFaults, customClock } from './custom-clock.ts'

/** Returns the clock of the form: the name of a preset, or a clock of its own. */
export const formClock = (values: FormValues): unknown =>
  values['clock'] === 'own' ? customClock(values) : values['clock']

/** How a game in PDN begins: with a tag, a comment or a move number. A position in FEN begins with a letter. */
const PDN_START = /^\s*[[{%;\d]/

const openingOf = ({ opening, fen = '' }: FormValues): unknown => {
  if (opening === 'fen') return PDN_START.test(fen) ? { pdn: fen } : { fen: fen.trim() }
  return opening === undefined || opening === 'free' ? opening : { ballot: opening }
}

const matchOf = ({ match }: FormValues): object => {
  if (match === undefined || match === 'single') return {}
  return { match: 'two-game', matchOrder: match }
}

const person = (name: string | undefined, email: string | undefined, more: object): object => ({
  name: name ?? '',
  ...(filledValue(email) !== undefined && { email }),
  ...more,
})

/**
 * An opponent who is given by address alone is at first named by the part before the @, each word with a capital: "Otis R"
 * for otis.r@club.example.
 */
const nameIn = (email: string | undefined): string | undefined => {
  const [before = ''] = email?.split('@') ?? []
  const words = before.split(/[._\s]+/).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return (name || before).slice(0, LONGEST.name)
}

/** Returns the listed term of this name, if its value is a number. */
const numberTerm = (name: string): ValueBounds | undefined => {
  const terms: Readonly<Record<string, (typeof LISTED_TERMS)[ListedTermName]>> = LISTED_TERMS
  const term = terms[name]
  return term?.kind === 'number' ? term : undefined
}

/** Returns a number of days of the form as a duration. */
export const formSpan = (values: FormValues, name: string): object =>
  values[name] === undefined ? {} : { [name]: daysDuration(values[name]) }

/** Returns the listed terms of the form. A number that is not valid becomes 0, which the schema then refuses. */
export const formListedTerms = (values: FormValues): object =>
  Object.fromEntries(
    Object.entries(filledFields(values, ...OFFERED_TERM_NAMES)).map(([name, value]) => [
      name,
      numberTerm(name) ? (wholeNumber(value) ?? 0) : value,
    ]),
  )

/** Returns the form as a body of `POST /v1/games`, so that one schema checks both. */
export const newGameBody = (values: FormValues, locale: string): unknown => {
  const { opponentName, opponentEmail, arbiterName, arbiterEmail, timeZone } = values
  const isNamed = (...fields: readonly (string | undefined)[]) =>
    fields.some((field) => filledValue(field) !== undefined)
  const opening = openingOf(values)
  return {
    rules: values['rules'],
    clock: formClock(values),
    ...(opening !== undefined && { opening }),
    ...matchOf(values),
    ...filledFields(values, 'strictness'),
    ...filledFields(values, 'noShow'),
    ...formListedTerms(values),
    ...(values['weekendsOff'] === '1' && { weekendsOff: true }),
    ...formSpan(values, 'invitationLife'),
    ...formSpan(values, 'leave'),
    ...filledFields(values, 'firstMove'),
    creator: person(values['name'], values['email'], {
      seat: values['seat'],
      locale,
      ...(filledValue(timeZone) !== undefined && { timeZone }),
    }),
    ...(isNamed(opponentName, opponentEmail) && {
      opponent: person(filledValue(opponentName) ?? nameIn(opponentEmail), opponentEmail, { locale }),
    }),
    ...(isNamed(arbiterName, arbiterEmail) && { arbiter: person(arbiterName, arbiterEmail, { locale }) }),
  }
}

/**
 * The form's field for each path in the body of `POST /v1/games`. `game` stands for the field `fen` when it holds a PDN.
 */
const FIELD_OF: Readonly<Record<string, string>> = {
  'creator.name': 'name',
  'creator.email': 'email',
  'creator.seat': 'seat',
  'creator.timeZone': 'weekendsOff',
  'opponent.name': 'opponentName',
  'opponent.email': 'opponentEmail',
  'arbiter.name': 'arbiterName',
  'arbiter.email': 'arbiterEmail',
  'opening.fen': 'fen',
  'opening.pdn': 'game',
  'opening.ballot': 'opening',
  matchOrder: 'match',
}

/** The real name of a field of the form, where `FIELD_OF` has another. */
const RENAMED_FIELD: Readonly<Record<string, string>> = { game: 'fen' }

const faultText = ({ fields }: AllTexts, field: string, ply: number | undefined): string => {
  const term = numberTerm(field)
  if (term) return fields.moveNumber(term.least, term.most)
  switch (field) {
    case 'name':
    case 'opponentName':
    case 'arbiterName':
      return fields.name(LONGEST.name)
    case 'email':
    case 'opponentEmail':
    case 'arbiterEmail':
      return fields.email
    case 'fen':
      return fields.fen
    case 'game':
      return ply === undefined ? fields.game : fields.halfMove(ply + 1)
    case 'opening':
      return fields.ballot
    case 'tables':
      return fields.tables
    case 'firstMove':
      return fields.firstMove
    case 'leave':
    case 'invitationLife':
      return daysRangeText(fields, SPAN_BOUNDS[field])
    default:
      return fields.choice
  }
}

/** What is wrong with the terms. `ply`: how many half-moves of the PDN could be played. */
export type NewGameIssues = { readonly issues: readonly { readonly path: string }[]; readonly ply?: number }

/** Returns the faults by field, in the form's words. Those of a custom clock are in days, as the form has them. */
export const newGameFaults = (
  texts: AllTexts,
  values: FormValues,
  { issues, ply }: NewGameIssues,
): FilledForm['faults'] => {
  const clockFaults = values['clock'] === 'own' ? customClockFaults(texts, values) : []
  const named = issues
    .map(({ path }) => path)
    .filter((path) => clockFaults.length === 0 || !path.startsWith('clock'))
    .map((path) => FIELD_OF[path] ?? path.split('.')[0] ?? path)
  return Object.fromEntries([
    ...named.map((field) => [RENAMED_FIELD[field] ?? field, faultText(texts, field, ply)] as const),
    ...clockFaults,
  ])
}
