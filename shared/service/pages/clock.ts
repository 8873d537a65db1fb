import type { Filled } from '../../pages/fields.ts'
import type { AllTexts } from '../../texts/all.ts'
import { filled, wholeNumber } from './form.ts'

type Values = Filled['values']
type Fault = readonly [field: string, told: string]

const period = (days: string | undefined): string => `P${wholeNumber(days) ?? ''}D`

/** A clock of one's own, as the API takes it. What was left empty is not part of it. */
export const ownClockOf = (values: Values): unknown => {
  const optional = (name: string): object =>
    filled(values[name]) === undefined ? {} : { [name]: period(values[name]) }
  return {
    perMove: period(values['perMove']),
    reserve: period(values['reserve']),
    ...optional('increment'),
    ...optional('cap'),
    ...optional('period'),
    ...(filled(values['moves']) !== undefined && { moves: wholeNumber(values['moves']) ?? 0 }),
  }
}

const MOST_DAYS = 366
const MOST_MOVES = 100

/** What belongs together: a move has some time, a cap caps something, and a period has its moves. */
const togetherFaults = ({ fields }: AllTexts, values: Values): readonly Fault[] => {
  const number = (name: string): number => wholeNumber(values[name]) ?? 0
  const isLone = (name: string, other: string): boolean =>
    filled(values[name]) === undefined && filled(values[other]) !== undefined
  const faults: readonly (readonly [boolean, ...Fault])[] = [
    [number('perMove') + number('reserve') === 0, 'perMove', fields.noTime],
    [filled(values['cap']) !== undefined && number('increment') === 0, 'increment', fields.noIncrement],
    [isLone('period', 'moves'), 'period', fields.days(1, MOST_DAYS)],
    [isLone('moves', 'period'), 'moves', fields.moves(1, MOST_MOVES)],
  ]
  return faults.flatMap(([isSo, ...fault]) => (isSo ? [fault] : []))
}

/** What is wrong with a clock of one's own, by its field: judged while its days are still days. */
export const ownClockFaults = (texts: AllTexts, values: Values): readonly Fault[] => {
  const { fields } = texts
  const outside = (name: string, from: number, to: number): boolean => {
    const number = wholeNumber(values[name])
    return number === undefined || number < from || number > to
  }
  const days = (name: string, from: number): readonly Fault[] =>
    outside(name, from, MOST_DAYS) ? [[name, fields.days(from, MOST_DAYS)]] : []
  const optional = (name: string, faults: readonly Fault[]): readonly Fault[] =>
    filled(values[name]) === undefined ? [] : faults
  const each = [
    ...days('perMove', 0),
    ...days('reserve', 0),
    ...optional('increment', days('increment', 0)),
    ...optional('cap', days('cap', 1)),
    ...optional('period', days('period', 1)),
    ...optional('moves', outside('moves', 1, MOST_MOVES) ? [['moves', fields.moves(1, MOST_MOVES)]] : []),
  ]
  return each.length > 0 ? each : togetherFaults(texts, values)
}
