import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { patchSources } from './patching.ts'
import { runWorlds } from './worlds.ts'

/** `npm run simulate` lives ten million moves; `-- --moves N` so many; `-- --from SEED` begins there; `-- --seed N` tells one history. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    moves: { type: 'string', default: '10000000' },
    from: { type: 'string', default: '1' },
  },
})

const replay = async (seed: number): Promise<number> => {
  patchSources([])
  const { live } = await import('./world.ts')
  const { violations, ...figures } = await live(seed, { tell: (line) => console.log(line) })
  console.log(figures)
  for (const { check, what } of violations) console.log(`VIOLATED ${check}: ${what}`)
  return violations.length
}

const simulate = async (moves: number, from: number): Promise<number> => {
  const begun = performance.now()
  const sum = { worlds: 0, moves: 0, games: 0, requests: 0, letters: 0, steps: 0 }
  let violated = 0
  let told = 0
  const say = (): void => {
    const seconds = (performance.now() - begun) / 1000
    console.log(
      `${JSON.stringify(sum)} ${violated} violations, ${seconds.toFixed(0)} s, ${Math.round(sum.moves / seconds)} moves a second`,
    )
  }
  await runWorlds({
    from,
    threads: availableParallelism(),
    enough: (history) => {
      sum.worlds++
      for (const name of ['moves', 'games', 'requests', 'letters', 'steps'] as const) sum[name] += history[name]
      for (const { check, what } of history.violations) {
        violated++
        console.log(`VIOLATED ${check}: ${what} (npm run simulate -- --seed ${history.seed})`)
      }
      if (sum.moves - told >= 250_000) {
        told = sum.moves
        say()
      }
      return sum.moves >= moves
    },
  })
  say()
  return violated
}

const seed = values.seed === undefined ? undefined : Number(values.seed)
const violated = seed === undefined ? await simulate(Number(values.moves), Number(values.from)) : await replay(seed)
process.exitCode = violated === 0 ? 0 : 1
