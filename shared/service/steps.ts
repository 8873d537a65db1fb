import type { GameEvent } from '../game/events.ts'
import type { Logged } from './ports.ts'

/** Groups a log by step; the last one made the current version. */
export const stepsOf = (log: readonly Logged[]): readonly (readonly GameEvent[])[] => {
  const steps: GameEvent[][] = []
  for (const { also, ...event } of log) {
    const step = also ? steps.at(-1) : undefined
    if (step) step.push(event)
    else steps.push([event])
  }
  return steps
}
