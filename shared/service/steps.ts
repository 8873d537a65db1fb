import type { GameEvent } from '../game/events.ts'
import type { Logged } from './ports.ts'

/** The log as its steps; the last one made the present version. */
export const stepsOf = (log: readonly Logged[]): readonly (readonly GameEvent[])[] => {
  const steps: GameEvent[][] = []
  for (const { also, ...event } of log) {
    const step = also ? steps.at(-1) : undefined
    if (step) step.push(event)
    else steps.push([event])
  }
  return steps
}
