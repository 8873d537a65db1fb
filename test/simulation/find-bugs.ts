import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUGS, type Bug } from './bugs.ts'
import { CHECKS } from './checks/index.ts'
import { hasReaders } from './players/roster.ts'
import { ALONE, SHOWN_BY } from './shown-by.ts'
import { type WorldThread, runWorldsIn, worldThread } from './worlds.ts'

/**
 * `npm run simulate:bugs` looks, for each bug, for a world in which the bug shows, and writes the seed of that world
 * into shown-by.ts; `-- NAME ...` looks only for bugs with these words in their names. A world in which only one check
 * reports the bug is preferred: `npm test` requires that each check is the only one to find some bug.
 */
const filters = process.argv.slice(2)

type Search = { readonly from: number; readonly step: number; readonly worlds: number }

const firstReaders = Array.from({ length: 8 }, (_each, seed) => seed).findIndex(hasReaders)
/**
 * Returns the worlds to search for a bug: the one that showed it before, then those from seed 1 on, then those in which
 * few people play many games.
 */
const searchesOf = (name: string): readonly Search[] => [
  { from: SHOWN_BY[name] ?? 1, step: 1, worlds: 1 },
  { from: 1, step: 1, worlds: 400 },
  { from: firstReaders, step: 8, worlds: 2000 },
]

/** How many more worlds are searched after the first find, for a world in which only one check reports the bug. */
const PATIENCE = 12

type Found = { readonly seed: number; readonly checks: ReadonlySet<string> }

const searched = async (
  thread: WorldThread,
  { patches }: Bug,
  { from, step, worlds }: Search,
): Promise<Found | undefined> => {
  let run = 0
  let since = 0
  let found: Found | undefined
  await runWorldsIn([thread], {
    patches,
    from,
    step,
    enough: ({ seed, violations }) => {
      run++
      if (found) since++
      const checks = new Set(violations.map(({ check }) => check))
      if (checks.size > 0 && (!found || checks.size < found.checks.size)) found = { seed, checks }
      return run >= worlds || found?.checks.size === 1 || since >= PATIENCE
    },
  })
  return found
}

const worldOf = async (thread: WorldThread, bug: Bug): Promise<Found | undefined> => {
  for (const search of searchesOf(bug.name)) {
    const found = await searched(thread, bug, search)
    if (found) return found
  }
  return undefined
}

const shownBy = new Map(Object.entries(SHOWN_BY))
const alone = new Map(Object.entries(ALONE))

/**
 * Notes in `alone` that only this check reports the bug, unless another bug is noted for the check. Removes older notes
 * of the bug that no longer hold.
 */
const noteAlone = (name: string, checks: ReadonlySet<string>): void => {
  const [only = ''] = checks
  for (const [check, bug] of alone) if (bug === name && (checks.size > 1 || check !== only)) alone.delete(check)
  if (checks.size === 1 && !alone.has(only)) alone.set(only, name)
}

const waiting = BUGS.filter(({ name }) => filters.length === 0 || filters.some((words) => name.includes(words)))
const work = async (): Promise<void> => {
  await using thread = worldThread()
  for (let bug = waiting.shift(); bug; bug = waiting.shift()) {
    const found = await worldOf(thread, bug)
    console.log(`${String(found?.seed ?? '-').padStart(6)}  ${bug.name}: ${[...(found?.checks ?? [])].join('; ')}`)
    if (found) {
      shownBy.set(bug.name, found.seed)
      noteAlone(bug.name, found.checks)
    } else process.exitCode = 1
  }
}
await Promise.all([work(), work()])

const text = `/**
 * The seed of a world in which each bug shows, written by \`npm run simulate:bugs\`. \`npm test\` begins there, and goes on
 * to the next seeds if a change of the simulation changed the history of that world.
 */
export const SHOWN_BY: Readonly<Record<string, number>> = {
${BUGS.flatMap(({ name }) => {
  const seed = shownBy.get(name)
  return seed === undefined ? [] : [`  '${name}': ${seed},`]
}).join('\n')}
}

/**
 * For each check, a bug that no other check reports. \`npm test\` plants only these bugs. \`npm run simulate:bugs\` writes
 * this table, too.
 */
export const ALONE: Readonly<Record<string, string>> = {
${CHECKS.flatMap(({ name }) => (alone.has(name) ? [`  '${name}': '${alone.get(name)}',`] : [])).join('\n')}
}
`
await writeFile(join(import.meta.dirname, 'shown-by.ts'), text)
