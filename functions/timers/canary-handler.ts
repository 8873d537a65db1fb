import type { Log } from '../../shared/service/ports/ports.ts'
import type { Door } from './smoke-door.ts'
import { smoke } from './smoke.ts'

/** Rejects if a step fails: the alarm counts errors. */
export const canaryHandler = (door: Door, log: Log) => async (): Promise<void> => {
  const smoked = await smoke(door)
  if (smoked.ok) return log('info', 'the canary sang', { game: smoked.game })
  log('error', 'the canary failed', { step: smoked.step, why: smoked.why })
  throw new Error(`the canary failed: ${smoked.step}`)
}
