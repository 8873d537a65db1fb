import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Instant } from '../../../shared/game/model/words.ts'
import { type Deed, agendaFrom } from '../agenda.ts'

/** Virtual time, which jumps to the next event. `setTimeout` of the code under test uses it too. */
export type Time = {
  readonly now: () => Instant
  readonly in: (wait: number, deed: Deed) => void
  readonly sleep: (wait: number) => Promise<void>
  /** Runs all events up to this instant. */
  readonly run: (until: Instant) => Promise<void>
}

const drained = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const ROOT = join(import.meta.dirname, '../../..')

/** Returns the modules that the source files of a folder import dynamically. */
const importedLater = async (folder: string): Promise<readonly string[]> => {
  const files = (await readdir(join(ROOT, folder), { recursive: true })).filter((file) => file.endsWith('.ts'))
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(ROOT, folder, file)
      const text = await readFile(path, 'utf8')
      return [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, name = '']) => join(dirname(path), name))
    }),
  )
  return [...new Set(found.flat())]
}

/**
 * Loads all modules that are imported dynamically, because loading one at its first use takes real time, and virtual
 * time would go on meanwhile.
 */
const loadAll = async (): Promise<void> => {
  const modules = await importedLater('shared/service')
  if (modules.length === 0) throw new Error('no module is imported later: is the pattern still right?')
  await Promise.all(modules.map((path) => import(path)))
}

type Timer = { isOver: boolean }

/**
 * Runs `body` in virtual time. The handlers' own timers follow it, too: a call's timeout, and the time that a function
 * has left.
 */
export const inVirtualTime = async <T>(start: Instant, body: (time: Time) => Promise<T>): Promise<T> => {
  await loadAll()
  const agenda = agendaFrom(start)
  const { setTimeout: realSet, clearTimeout: realClear } = globalThis
  const set = (deed: () => void, wait = 0): Timer => {
    const timer: Timer = { isOver: false }
    agenda.in(wait, () => {
      if (!timer.isOver) deed()
    })
    return timer
  }
  const clear = (timer: Timer | undefined): void => {
    if (timer) timer.isOver = true
  }
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
  try {
    return await body({
      now: agenda.now,
      in: agenda.in,
      sleep: (wait) => new Promise((resolve) => agenda.in(wait, () => resolve())),
      run: async (until) => {
        agenda.at(until, () => {})
        await drained()
        while (await agenda.step(until)) await drained()
      },
    })
  } finally {
    Object.assign(globalThis, { setTimeout: realSet, clearTimeout: realClear })
  }
}
