import type { FormValues } from '../../../api/input/forms.ts'
import { LISTED_TERMS } from '../../../game/model/listed-terms.ts'
import { LONGEST, SPAN_BOUNDS } from '../../../game/limits/bounds.ts'
import type { FilledForm } from '../../../pages/kit/form-fields.ts'
import type { EventContext } from '../../../pages/tournament/model/event-context.ts'
import { TOURNAMENT_COUNTS, TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import { mostInFormat } from '../../../tournament/pairing/tournament-size.ts'
import { customClockFaults, daysRangeText } from '../joining/custom-clock.ts'

/** The form's field for each path in the API's body, where the two differ. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'entry.closesAt': 'closes',
  'entry.limit': 'limit',
  'entry.open': 'format',
  endsAt: 'ends',
  eventRules: 'ownRules',
  'secretary.name': 'name',
  'secretary.email': 'email',
  timeZone: 'weekendsOff',
  bothColours: 'bothColours',
}

const fieldOf = (path: string, values: FormValues): string => {
  if (path.startsWith('opening')) return values['opening'] === 'positions' ? 'positions' : 'opening'
  const [first = path] = path.split('.')
  return FIELD_OF[path] ?? FIELD_OF[first] ?? first
}

const faultText = ({ texts, words }: EventContext, field: string): string => {
  const { fields } = texts
  const { fields: own } = words.newTournament
  const { least, most } = TOURNAMENT_COUNTS.players
  switch (field) {
    case 'title':
      return own.title(TOURNAMENT_TEXTS.title)
    case 'name':
      return fields.name(LONGEST.name)
    case 'email':
      return own.secretaryEmail
    case 'players':
    case 'pairs':
    case 'positions':
    case 'ends':
      return own[field]
    case 'closes':
      return own.day
    case 'limit':
    case 'least':
      return own.number(least, most)
    case 'ownRules':
      return own.rules(TOURNAMENT_TEXTS.rules)
    case 'format':
      return own.open
    case 'opening':
      return fields.ballot
    case 'leave':
      return daysRangeText(fields, SPAN_BOUNDS.leave)
    case 'tables':
      return fields.tables
    case 'drawOffersFrom':
      return fields.moveNumber(LISTED_TERMS.drawOffersFrom.least, LISTED_TERMS.drawOffersFrom.most)
    default:
      return fields.choice
  }
}

/** Returns the faults of the form by field, in its own words. Those of a custom clock are in days, as the form has them. */
export const faultsInForm = (
  context: EventContext,
  values: FormValues,
  issues: readonly { readonly path: string }[],
): FilledForm['faults'] => {
  const clockFaults = values['clock'] === 'own' ? customClockFaults(context.texts, values) : []
  const fields = issues
    .map(({ path }) => fieldOf(path, values))
    .filter((field) => clockFaults.length === 0 || field !== 'clock')
  return Object.fromEntries([...fields.map((field) => [field, faultText(context, field)] as const), ...clockFaults])
}

/** Returns what is wrong with the players of a list that was read: they do not fit the format. */
export const playersFault = (
  { words: { newTournament, counted } }: EventContext,
  values: FormValues,
  issues: readonly { readonly path: string }[],
): FilledForm['faults'] => {
  if (!issues.some(({ path }) => path.startsWith('players'))) return {}
  if (values['format'] === 'team-match') return { players: newTournament.teamsHint }
  if (values['format'] === 'pairs') return { pairs: newTournament.fields.pairs }
  const most = mostInFormat({ format: values['format'] === 'single' ? 'single' : 'two-game' })
  return { players: counted.tooManyPlayers(most) }
}
