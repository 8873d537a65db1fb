import { type Values, filled, periodOf, wholeNumber } from '../../../api/input/forms.ts'
import { type Bounds, COUNTS, SPANS, inDays, isWithin } from '../../../game/bounds.ts'
import type { AllTexts } from '../../../texts/index.ts'

type Span = 'perMove' | 'reserve' | 'increment' | 'cap' | 'period'
type Fault = readonly [field: string, told: string]

/** The form's custom clock as a part of the API's body. */
export const ownClockOf = (values: Values): unknown => {
  const optional = (name: string): object =>
    filled(values[name]) === undefined ? {} : { [name]: periodOf(values[name]) }
  return {
    perMove: periodOf(values['perMove']),
    reserve: periodOf(values['reserve']),
    ...optional('increment'),
    ...optional('cap'),
    ...optional('period'),
    ...(filled(values['moves']) !== undefined && { moves: wholeNumber(values['moves']) ?? 0 }),
  }
}

/** Says which numbers of days are allowed. */
export const daysText = ({ days }: AllTexts['fields'], span: Bounds): string => {
  const { least, most } = inDays(span)
  return days(least, most)
}

/**
 * Faults of fields that need each other: a turn needs some time, a cap an increment, a period a number of moves and
 * vice versa.
 */
const combinationFaults = ({ fields }: AllTexts, values: Values): readonly Fault[] => {
  const number = (name: string): number => wholeNumber(values[name]) ?? 0
  const isLone = (name: string, other: string): boolean =>
    filled(values[name]) === undefined && filled(values[other]) !== undefined
  const faults: readonly (readonly [boolean, ...Fault])[] = [
    [number('perMove') + number('reserve') === 0, 'perMove', fields.noTime],
    [filled(values['cap']) !== undefined && number('increment') === 0, 'increment', fields.noIncrement],
    [isLone('period', 'moves'), 'period', daysText(fields, SPANS.period)],
    [isLone('moves', 'period'), 'moves', fields.moves(COUNTS.moves.least, COUNTS.moves.most)],
  ]
  return faults.flatMap(([isSo, ...fault]) => (isSo ? [fault] : []))
}

/** The faults of a custom clock, each with its field; spans are in days, as on the form. */
export const ownClockFaults = (texts: AllTexts, values: Values): readonly Fault[] => {
  const { fields } = texts
  const outside = (name: string, bounds: Bounds): boolean => !isWithin(bounds, wholeNumber(values[name]) ?? Number.NaN)
  const days = (name: Span): readonly Fault[] =>
    outside(name, inDays(SPANS[name])) ? [[name, daysText(fields, SPANS[name])]] : []
  const optional = (name: string, faults: readonly Fault[]): readonly Fault[] =>
    filled(values[name]) === undefined ? [] : faults
  const each = [
    ...days('perMove'),
    ...days('reserve'),
    ...optional('increment', days('increment')),
    ...optional('cap', days('cap')),
    ...optional('period', days('period')),
    ...optional(
      'moves',
      outside('moves', COUNTS.moves) ? [['moves', fields.moves(COUNTS.moves.least, COUNTS.moves.most)]] : [],
    ),
  ]
  return each.length > 0 ? each : combinationFaults(texts, values)
}
