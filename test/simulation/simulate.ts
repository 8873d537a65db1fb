import { availableParallelism } from 'node:os'
import { numbersAsked } from '../harness/options.ts'
import { linkModule } from './linking.ts'
import { type Tally, readTally, tallyFrom, tallyInOrder, writeTally } from './tally.ts'
import type * as World from './world.ts'
import { runWorlds } from './worlds.ts'

/**
 * `npm run simulate` runs worlds until they have ten million moves, or N after `-- --moves N`. `-- --from SEED` begins
 * at that seed. It writes its figures to `simulation.json` after each world, and `-- --resume 1` goes on from there.
 * `-- --seed N` prints the history of one world.
 */
const { seed, moves = 10_000_000, from = 1, resume } = numbersAsked('seed', 'moves', 'from', 'resume')

const FIGURES = 'simulation.json'

/** A line with the figures so far is printed each time that this many moves were added. */
const REPORT_EVERY = 250_000

const replay = async (seed: number): Promise<number> => {
  const { live } = await linkModule<Pick<typeof World, 'live'>>('test/simulation/world.ts')
  const { violations, differences, ...figures } = await live(seed, { tell: (line) => console.log(line) })
  console.log(figures)
  for (const { check, what } of violations) console.log(`VIOLATED ${check}: ${what}`)
  return violations.length + differences.length
}

const report = ({ worlds, sum, turns, violated, differing, seconds, next }: Tally): void =>
  console.log(
    `${JSON.stringify({ worlds, ...sum })} turns ${JSON.stringify(turns)} ${violated} violations, ${differing} differences in the restore check, ${seconds.toFixed(0)} s, ${Math.round(sum.moves / seconds)} moves a second, seeds below ${next}`,
  )

const simulate = async (): Promise<number> => {
  const begun = performance.now()
  const first = (resume === undefined ? undefined : readTally(FIGURES)) ?? tallyFrom(from)
  const count = tallyInOrder(first)
  let tally = first
  let reported = first.sum.moves
  await runWorlds({
    from: first.next,
    threads: availableParallelism(),
    enough: (history) => {
      for (const { check, what } of history.violations)
        console.log(`VIOLATED ${check}: ${what} (npm run simulate -- --seed ${history.seed})`)
      for (const difference of history.differences)
        console.log(`RESTORE CHECK ${difference} (npm run simulate -- --seed ${history.seed})`)
      tally = count(history, (performance.now() - begun) / 1000)
      writeTally(FIGURES, tally)
      if (tally.sum.moves - reported >= REPORT_EVERY) {
        reported = tally.sum.moves
        report(tally)
      }
      return tally.sum.moves >= moves
    },
  })
  report(tally)
  return tally.violated + tally.differing
}

const faults = seed === undefined ? await simulate() : await replay(seed)
process.exitCode = faults === 0 ? 0 : 1
