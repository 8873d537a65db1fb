import type { Bug } from './bugs.ts'
import { SHOWN_BY } from './shown-by.ts'
import { runWorlds } from './worlds.ts'

/**
 * What became of a bug: how many worlds it took until a check spoke up, which checks did in all of them, and which of them was the only one in
 * some world: without it, the bug would not have been seen there.
 */
export type Caught = {
  readonly bug: string
  readonly after: number | undefined
  readonly checks: readonly string[]
  readonly alone: readonly string[]
  readonly example: string
}

type Bounds = { readonly least: number; readonly most: number }

/** Lives worlds with a bug in them: at least so many, to see every check that speaks up, and until one does. */
export const caught = async ({ name, patches }: Bug, { least, most }: Bounds): Promise<Caught> => {
  const [checks, alone] = [new Set<string>(), new Set<string>()]
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
      const spoke = new Set(violations.map(({ check }) => check))
      for (const check of spoke) (spoke.size === 1 ? alone : checks).add(check)
      return worlds >= most || (worlds >= least && after !== undefined)
    },
  })
  return { bug: name, after, checks: [...new Set([...alone, ...checks])], alone: [...alone], example }
}
