import { MINUTE } from '../../../shared/game/model/words.ts'
import type { Ground } from '../ground.ts'

export type SweepFunction = (event: unknown) => Promise<unknown>

const EVERY = 5 * MINUTE
const PATIENCE = 2 * MINUTE

/**
 * Returns the planner of the sweep, which is due every five minutes. Here it runs only if the index has anything due,
 * because otherwise it would find nothing.
 */
export const sweepsOn = (ground: Ground, sweep: SweepFunction, soonest: () => number | undefined) => {
  const { agenda, machine } = ground
  let planned: number | undefined

  const plan = (): void => {
    const due = soonest()
    if (due === undefined) return
    const mark = Math.ceil(Math.max(agenda.now() + 1, due + PATIENCE) / EVERY) * EVERY
    if (planned !== undefined && planned <= mark) return
    planned = mark
    agenda.at(mark, () => run(mark))
  }

  const run = (mark: number): Promise<void> | void => {
    if (planned !== mark) return
    planned = undefined
    const due = soonest()
    if (due === undefined || due + PATIENCE > agenda.now()) return plan()
    return machine.invoke({ name: 'sweep', pace: ground.pace(), body: () => sweep({}), ended: plan })
  }

  return { plan }
}
