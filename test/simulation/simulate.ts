import { availableParallelism } from 'node:os'
import { numbersAsked } from '../harness/options.ts'
import { NO_TURNS, type Turns, addTurns } from './checks/turns.ts'
import { linkModule } from './linking.ts'
import type * as World from './world.ts'
import { runWorlds } from './worlds.ts'

/**
 * `npm run simulate` runs worlds until they have ten million moves, or N after `-- --moves N`. `-- --from SEED` begins
 * at that seed. `-- --seed N` prints the history of one world.
 */
const { seed, moves = 10_000_000, from = 1 } = numbersAsked('seed', 'moves', 'from')

const replay = async (seed: number): Promise<number> => {
  const { live } = await linkModule<Pick<typeof World, 'live'>>('test/simulation/world.ts')
  const { violations, differences, ...figures } = await live(seed, { tell: (line) => console.log(line) })
  console.log(figures)
  for (const { check, what } of violations) console.log(`VIOLATED ${check}: ${what}`)
  return violations.length + differences.length
}

const simulate = async (): Promise<number> => {
  const begun = performance.now()
  const sum = { worlds: 0, moves: 0, games: 0, tournaments: 0, requests: 0, forms: 0, letters: 0, byEmail: 0, steps: 0 }
  let turns: Turns = NO_TURNS
  let violated = 0
  let differing = 0
  let reported = 0
  const report = (): void => {
    const seconds = (performance.now() - begun) / 1000
    console.log(
      `${JSON.stringify(sum)} turns ${JSON.stringify(turns)} ${violated} violations, ${differing} differences in the restore check, ${seconds.toFixed(0)} s, ${Math.round(sum.moves / seconds)} moves a second`,
    )
  }
  await runWorlds({
    from,
    threads: availableParallelism(),
    enough: (history) => {
      sum.worlds++
      for (const name of ['moves', 'games', 'tournaments', 'requests', 'forms', 'letters', 'byEmail', 'steps'] as const)
        sum[name] += history[name]
      turns = addTurns(turns, history.turns)
      for (const { check, what } of history.violations) {
        violated++
        console.log(`VIOLATED ${check}: ${what} (npm run simulate -- --seed ${history.seed})`)
      }
      for (const difference of history.differences) {
        differing++
        console.log(`RESTORE CHECK ${difference} (npm run simulate -- --seed ${history.seed})`)
      }
      if (sum.moves - reported >= 250_000) {
        reported = sum.moves
        report()
      }
      return sum.moves >= moves
    },
  })
  report()
  return violated + differing
}

const faults = seed === undefined ? await simulate() : await replay(seed)
process.exitCode = faults === 0 ? 0 : 1
