import type { PlayerList } from '../../../api/input/tournaments/list-lines.ts'
import { type FormValues, filledFields, filledValue, wholeNumber } from '../../../api/input/forms.ts'
import { dateIn, dayEnds } from '../../../api/values/day-begins.ts'
import { DECKS } from '../../../draughts/index.ts'
import { OFFERED_TERM_NAMES } from '../../../game/model/listed-terms.ts'
import { EXCLUSIONS, PRESETS, PRESET_NAMES } from '../../../game/model/terms.ts'
import { DAY, type Instant, SECOND } from '../../../game/model/words.ts'
import { timeZoneOrUtc } from '../../../game/time/time-zone.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import { formClock, formListedTerms, formSpan } from '../joining/new-game-form.ts'

const linesOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const openingIn = ({ opening, scope, positions }: FormValues): unknown => {
  if (opening === 'positions') return { positions: linesOf(positions), scope }
  return DECKS.some((deck) => deck === opening) ? { ballot: opening, scope } : opening
}

/** The lines of a list as numbers of players: who stands in line 4 may be the third. */
type LineNumbers = ReadonlyMap<number, number>

const numbersByLine = ({ lines }: PlayerList): LineNumbers =>
  new Map(lines.filter((line) => 'player' in line).map(({ line }, at) => [line, at + 1]))

const PAIR = /^(\d{1,3})[-–:,;\s]+(\d{1,3})$/

/** Returns the pairs that the form gives by numbers of lines. What cannot be read becomes a pair that no shape accepts. */
const pairsIn = (text: string | undefined, numbers: LineNumbers): readonly (readonly [number, number])[] =>
  linesOf(text).map((line): readonly [number, number] => {
    const [, one, other] = PAIR.exec(line) ?? []
    return [numbers.get(Number(one)) ?? 0, numbers.get(Number(other)) ?? 0]
  })

const dayIn = (values: FormValues, name: string): object =>
  filledValue(values[name]) === undefined
    ? {}
    : {
        [name === 'closes' ? 'closesAt' : 'endsAt']:
          dayEnds(values[name] ?? '', timeZoneOrUtc(values['timeZone'])) ?? '',
      }

const numberIn = (values: FormValues, name: string): object =>
  filledValue(values[name]) === undefined ? {} : { [name]: wholeNumber(values[name]) ?? 0 }

const isTicked = (values: FormValues, name: string): boolean => values[name] === '1'

const ADDRESS = /^https?:\/\/\S+$/i

const ownRulesIn = ({ ownRules }: FormValues): object => {
  const rules = filledValue(ownRules)
  if (rules === undefined) return {}
  return { eventRules: ADDRESS.test(rules) ? { url: rules } : { text: rules } }
}

/** Returns the terms of the form as the API's body has them, so that one shape checks both. */
export const termsInForm = (values: FormValues, list: PlayerList): object => {
  const isOpen = values['entry'] === 'open'
  const opening = openingIn(values)
  const { format } = values
  return {
    title: values['title'] ?? '',
    ...filledFields(values, 'format', 'rules', 'strictness', 'noShow', 'leavers'),
    ...(values['clock'] !== undefined && { clock: formClock(values) }),
    ...formSpan(values, 'leave'),
    ...(isTicked(values, 'weekendsOff') && { weekendsOff: true }),
    ...formListedTerms(values),
    without: EXCLUSIONS.filter((each) => isTicked(values, each)),
    ...(opening !== undefined && { opening }),
    entry: {
      ...dayIn(values, 'closes'),
      ...numberIn(values, 'limit'),
      ...(isOpen && { open: true }),
      ...(isOpen && isTicked(values, 'approval') && { approval: true }),
      ...(isTicked(values, 'waitingList') && { waitingList: true }),
    },
    ...numberIn(values, 'least'),
    ...(values['ties'] !== undefined && { ties: values['ties'].split(',').filter((tie) => tie !== '') }),
    ...ownRulesIn(values),
    ...dayIn(values, 'ends'),
    ...(format === 'pairs' && { pairs: pairsIn(values['pairs'], numbersByLine(list)) }),
    ...((format === 'pairs' || format === 'team-match') && isTicked(values, 'bothColours') && { bothColours: true }),
    ...filledFields(values, 'timeZone'),
  }
}

const daysText = (span: number): string => String(span / DAY)

/** Returns the fields of a clock in the form: the preset that it equals, or one of its own. */
const clockFields = ({ clock }: TournamentTerms['game']): FormValues => {
  const preset = PRESET_NAMES.find((name) => JSON.stringify(PRESETS[name]) === JSON.stringify(clock))
  if (preset !== undefined || clock === 'unlimited') return { clock: preset ?? 'none' }
  const { perMove, reserve, increment, cap, every } = clock
  return {
    clock: 'own',
    perMove: daysText(perMove),
    reserve: daysText(reserve),
    increment: daysText(increment),
    ...(cap !== undefined && { cap: daysText(cap) }),
    ...(every && { period: daysText(every.period), moves: String(every.moves) }),
  }
}

const openingFields = ({ opening }: TournamentTerms): FormValues => {
  switch (opening.kind) {
    case 'free':
      return { opening: 'free' }
    case 'ballot':
      return { opening: opening.deck, scope: opening.scope }
    case 'positions':
      return { opening: 'positions', scope: opening.scope, positions: opening.fens.join('\n') }
  }
}

const dayField = (zone: string, name: string, at: Instant | undefined): FormValues =>
  at === undefined ? {} : { [name]: dateIn(timeZoneOrUtc(zone), at - SECOND) }

/** Returns the values of the form that stand for these terms, so that a secretary can change them. */
export const formOfTerms = (terms: TournamentTerms, zone: string): FormValues => {
  const { entry, game, rules, pairs } = terms
  const flags = {
    approval: entry.approval,
    waitingList: entry.waitingList,
    bothColours: terms.bothColours,
    weekendsOff: game.weekends,
  }
  return {
    title: terms.title,
    format: terms.format,
    rules: game.rules,
    ...clockFields(game),
    ...openingFields(terms),
    leave: daysText(game.leave),
    strictness: game.strictness,
    noShow: game.noShow ?? 'void',
    leavers: terms.leavers,
    ties: terms.ties.join(','),
    least: String(terms.least),
    ...(entry.limit !== undefined && { limit: String(entry.limit) }),
    ...dayField(zone, 'closes', entry.closesAt),
    ...dayField(zone, 'ends', terms.endsAt),
    ...Object.fromEntries(Object.entries(flags).flatMap(([name, on]) => (on ? [[name, '1']] : []))),
    ...Object.fromEntries(terms.without.map((each) => [each, '1'])),
    ...Object.fromEntries(
      OFFERED_TERM_NAMES.flatMap((name) => (game[name] === undefined ? [] : [[name, String(game[name])]])),
    ),
    ...(rules && { ownRules: 'url' in rules ? rules.url : rules.text }),
    ...(pairs && { pairs: pairs.map(([one, other]) => `${one}-${other}`).join('\n') }),
    ...(entry.open && { entry: 'open' }),
  }
}
