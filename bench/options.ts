import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, most: { type: 'string' }, seconds: { type: 'string' } },
})

const numberOf = (given: string | undefined, usual: number): number => (given === undefined ? usual : Number(given))

/**
 * For a quick look that proves nothing. `--rounds` so often each side has its turn, `--most` stored games, `--seconds` for
 * a turn of the local service.
 */
export const OPTIONS = {
  rounds: (usual: number): number => numberOf(values.rounds, usual),
  most: numberOf(values.most, 1_000_000),
  seconds: numberOf(values.seconds, 4),
}
