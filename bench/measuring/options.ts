import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, most: { type: 'string' }, seconds: { type: 'string' } },
})

const numberOf = (value: string | undefined, fallback: number): number =>
  value === undefined ? fallback : Number(value)

/**
 * Options for a quick run, whose figures prove nothing. `--rounds` is how often each side is measured, `--most` the
 * number of stored games, `--seconds` the time of one measurement of the local service.
 */
export const BENCH_OPTIONS = {
  rounds: (fallback: number): number => numberOf(values.rounds, fallback),
  most: numberOf(values.most, 1_000_000),
  seconds: numberOf(values.seconds, 4),
}
