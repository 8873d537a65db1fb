import type { Bug } from './bugs.ts'
import { SHOWN_BY } from './shown-by.ts'
import { runWorlds } from './worlds.ts'

/** What became of a bug: how many worlds it took until a check spoke up, and which checks did in all of them. */
export type Caught = {
  readonly bug: string
  readonly after: number | undefined
  readonly checks: readonly string[]
  readonly example: string
}

type Bounds = { readonly least: number; readonly most: number }

/** Lives worlds with a bug in them: at least so many, to see every check that speaks up, and until one does. */
export const caught = async ({ name, patches }: Bug, { least, most }: Bounds): Promise<Caught> => {
  const checks = new Set<string>()
  let worlds = 0
  let after: number | undefined
  let example = ''
  await runWorlds({
    patches,
    from: SHOWN_BY[name] ?? 1,
    threads: 1,
    enough: ({ seed, violations }) => {
      worlds++
      const [first] = violations
      if (first && after === undefined) {
        after = worlds
        example = `seed ${seed}: ${first.what}`
      }
      for (const { check } of violations) checks.add(check)
      return worlds >= most || (worlds >= least && after !== undefined)
    },
  })
  return { bug: name, after, checks: [...checks], example }
}
