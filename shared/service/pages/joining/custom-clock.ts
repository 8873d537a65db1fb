import { type FormValues, filledValue, daysDuration, wholeNumber } from '../../../api/input/forms.ts'
import {
  type ValueBounds,
  COUNT_BOUNDS,
  SPAN_BOUNDS,
  boundsInDays,
  isWithinBounds,
} from '../../../game/limits/bounds.ts'
import type { AllTexts } from '../../../texts/index.ts'

type Span = 'perMove' | 'reserve' | 'increment' | 'cap' | 'period'
type Fault = readonly [field: string, told: string]

/** Returns the form's custom clock as a part of the API's body. */
export const customClock = (values: FormValues): unknown => {
  const optional = (name: string): object =>
    filledValue(values[name]) === undefined ? {} : { [name]: daysDuration(values[name]) }
  return {
    perMove: daysDuration(values['perMove']),
    reserve: daysDuration(values['reserve']),
    ...optional('increment'),
    ...optional('cap'),
    ...optional('period'),
    ...(filledValue(values['moves']) !== undefined && { moves: wholeNumber(values['moves']) ?? 0 }),
  }
}

/** Says which numbers of days are allowed. */
export const daysRangeText = ({ days }: AllTexts['fields'], span: ValueBounds): string => {
  const { least, most } = boundsInDays(span)
  return days(least, most)
}

/**
 * Returns the faults of fields that need each other: a turn needs some time, a cap an increment, a period a number of
 * moves and vice versa.
 */
const combinationFaults = ({ fields }: AllTexts, values: FormValues): readonly Fault[] => {
  const number = (name: string): number => wholeNumber(values[name]) ?? 0
  const isLone = (name: string, other: string): boolean =>
    filledValue(values[name]) === undefined && filledValue(values[other]) !== undefined
  const faults: readonly (readonly [boolean, ...Fault])[] = [
    [number('perMove') + number('reserve') === 0, 'perMove', fields.noTime],
    [filledValue(values['cap']) !== undefined && number('increment') === 0, 'increment', fields.noIncrement],
    [isLone('period', 'moves'), 'period', daysRangeText(fields, SPAN_BOUNDS.period)],
    [isLone('moves', 'period'), 'moves', fields.moves(COUNT_BOUNDS.moves.least, COUNT_BOUNDS.moves.most)],
  ]
  return faults.flatMap(([isSo, ...fault]) => (isSo ? [fault] : []))
}

/** Returns the faults of a custom clock, each with its field; spans are in days, as on the form. */
export const customClockFaults = (texts: AllTexts, values: FormValues): readonly Fault[] => {
  const { fields } = texts
  const outside = (name: string, bounds: ValueBounds): boolean =>
    !isWithinBounds(bounds, wholeNumber(values[name]) ?? Number.NaN)
  const days = (name: Span): readonly Fault[] =>
    outside(name, boundsInDays(SPAN_BOUNDS[name])) ? [[name, daysRangeText(fields, SPAN_BOUNDS[name])]] : []
  const optional = (name: string, faults: readonly Fault[]): readonly Fault[] =>
    filledValue(values[name]) === undefined ? [] : faults
  const each = [
    ...days('perMove'),
    ...days('reserve'),
    ...optional('increment', days('increment')),
    ...optional('cap', days('cap')),
    ...optional('period', days('period')),
    ...optional(
      'moves',
      outside('moves', COUNT_BOUNDS.moves)
        ? [['moves', fields.moves(COUNT_BOUNDS.moves.least, COUNT_BOUNDS.moves.most)]]
        : [],
    ),
  ]
  return each.length > 0 ? each : combinationFaults(texts, values)
}
