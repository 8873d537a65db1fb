import {
  type FormReader,
  type FormValues,
  dateInForm,
  filledFields,
  filledValue,
  readForm,
  wholeNumber,
} from '../forms.ts'
import {
  READABLE_TOURNAMENT_ACTS,
  type ReadTournamentAct,
  type ReadableTournamentAct,
  parseTournamentAct,
} from './tournament-act-shapes.ts'

const oneLine = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ')

const numberIn = (values: FormValues, name: string): object =>
  filledValue(values[name]) === undefined ? {} : { [name]: wholeNumber(values[name]) ?? 0 }

const NO_FIELDS: FormReader = { names: [], read: () => ({}) }
const PLAYER: FormReader = { names: ['player'], read: (values) => numberIn(values, 'player') }
const REASONED: FormReader = {
  names: ['player', 'reason'],
  read: (values) => ({ ...numberIn(values, 'player'), reason: oneLine(values['reason']) }),
}

const personIn = (values: FormValues): object => filledFields(values, 'name', 'email', 'locale')

/**
 * How the form of each act becomes its body. Terms and lists of players have pages of their own, so those forms are read
 * there: here `invite` is the form that names one person in place of a player.
 */
const FORMS: { readonly [T in Exclude<ReadableTournamentAct, 'change'>]: FormReader } = {
  send: NO_FIELDS,
  start: NO_FIELDS,
  'appoint-deputy': {
    names: ['name', 'email', 'locale', 'plays'],
    read: (values) => ({ person: personIn(values), ...numberIn(values, 'plays') }),
  },
  'accept-deputy': NO_FIELDS,
  'dismiss-deputy': NO_FIELDS,
  invite: {
    names: ['name', 'email', 'locale', 'replaces'],
    read: (values) => ({ entrants: [personIn(values)], ...numberIn(values, 'replaces') }),
  },
  remove: PLAYER,
  approve: PLAYER,
  replace: {
    names: ['player', 'with'],
    read: (values) => ({ ...numberIn(values, 'player'), ...numberIn(values, 'with') }),
  },
  accept: NO_FIELDS,
  decline: NO_FIELDS,
  withdraw: NO_FIELDS,
  expel: REASONED,
  pause: { names: ['until', 'timeZone'], read: (values) => ({ until: dateInForm(values, 'until') }) },
  resume: NO_FIELDS,
  away: {
    names: ['days', 'from', 'timeZone'],
    read: (values) => ({
      days: wholeNumber(values['days']),
      ...(filledValue(values['from']) !== undefined && { from: dateInForm(values, 'from') }),
    }),
  },
  warn: REASONED,
  write: { names: ['text', 'to'], read: (values) => ({ text: values['text'] ?? '', ...numberIn(values, 'to') }) },
  rule: {
    names: ['board', 'result', 'reason'],
    read: (values) => ({
      ...numberIn(values, 'board'),
      ...filledFields(values, 'result'),
      reason: oneLine(values['reason']),
    }),
  },
  appeal: {
    names: ['board', 'text'],
    read: (values) => ({ ...numberIn(values, 'board'), text: oneLine(values['text']) }),
  },
  cancel: { names: ['reason'], read: (values) => ({ reason: oneLine(values['reason']) }) },
  'rotate-link': NO_FIELDS,
  rename: { names: ['name'], read: (values) => ({ name: oneLine(values['name']) }) },
  forget: NO_FIELDS,
}

export type FormAct = keyof typeof FORMS

const isFormAct = (type: string): type is FormAct =>
  type !== 'change' && READABLE_TOURNAMENT_ACTS.some((each) => each === type)

/** A form of an act that was read. `wrong` names its first field that is not valid. */
export type ReadTournamentForm = { readonly type: FormAct; readonly values: FormValues } & (
  | { readonly act: ReadTournamentAct }
  | { readonly wrong: string }
)

/** The field of a form by the path of an issue, where the two differ. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'person.name': 'name',
  'person.email': 'email',
  'entrants.0.name': 'name',
  'entrants.0.email': 'email',
}

/**
 * Reads a page's form of an act as the API's body, so that one shape checks both. Undefined if it is not such a form.
 */
export const readTournamentActForm = (body: string): ReadTournamentForm | undefined => {
  const type = new URLSearchParams(body).get('type') ?? ''
  if (!isFormAct(type)) return undefined
  const { names, read } = FORMS[type]
  const values = readForm(body, ['type', ...names])
  if (values === undefined) return undefined
  const act = parseTournamentAct({ type, ...read(values) })
  if (act.ok) return { type, values, act: act.value }
  const path = act.issues[0]?.path ?? ''
  return { type, values, wrong: FIELD_OF[path] ?? path.split('.')[0] ?? '' }
}
