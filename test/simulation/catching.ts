import type { Bug } from './bugs.ts'
import { SHOWN_BY } from './shown-by.ts'
import { type WorldThread, runWorldsIn } from './worlds.ts'

/**
 * How a planted bug was found. `after`: how many worlds it took until a check reported it; `checks`: all checks that
 * reported it; `alone`: the checks each of which was the only one to report it in some world.
 */
export type Caught = {
  readonly bug: string
  readonly after: number | undefined
  readonly checks: readonly string[]
  readonly alone: readonly string[]
  readonly example: string
}

type Bounds = { readonly least: number; readonly most: number }

/**
 * Runs worlds with a bug in them until a check reports it. At least `least` worlds run, to see every check that reports
 * it, and at most `most`.
 */
export const caught = async (thread: WorldThread, { name, patches }: Bug, { least, most }: Bounds): Promise<Caught> => {
  const [checks, alone] = [new Set<string>(), new Set<string>()]
  let worlds = 0
  let after: number | undefined
  let example = ''
  await runWorldsIn([thread], {
    patches,
    from: SHOWN_BY[name] ?? 1,
    enough: ({ seed, violations }) => {
      worlds++
      const [first] = violations
      if (first && after === undefined) {
        after = worlds
        example = `seed ${seed}: ${first.what}`
      }
      const reporting = new Set(violations.map(({ check }) => check))
      for (const check of reporting) (reporting.size === 1 ? alone : checks).add(check)
      return worlds >= most || (worlds >= least && after !== undefined)
    },
  })
  return { bug: name, after, checks: [...new Set([...alone, ...checks])], alone: [...alone], example }
}
