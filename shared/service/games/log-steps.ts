import type { GameEvent } from '../../game/model/events.ts'
import type { LoggedEvent } from '../ports/games.ts'

/** What one command changed. `version`: the stored version after it, from 1. */
export type LoggedStep = { readonly version: number; readonly events: readonly GameEvent[] }

/** Returns the steps that are still in the log. */
export const logSteps = (log: readonly LoggedEvent[]): readonly LoggedStep[] => {
  const steps: { version: number; events: GameEvent[] }[] = []
  for (const { also, gap = 0, ...event } of log) {
    const before = steps.at(-1)
    if (also && before) before.events.push(event)
    else steps.push({ version: (before?.version ?? 0) + gap + 1, events: [event] })
  }
  return steps
}
