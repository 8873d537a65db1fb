import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { HttpTarget } from './http-target.ts'
import { smokeTest } from './smoke-test.ts'

/**
 * Plays a game through the public address. It rejects if a step fails, because the alarm counts errors of the function.
 */
export const canaryHandler = (target: HttpTarget, log: Logger) => async (): Promise<void> => {
  const result = await smokeTest(target)
  if (result.ok) return log('info', 'the canary sang', { game: result.game })
  log('error', 'the canary failed', { step: result.step, why: result.why })
  throw new Error(`the canary failed: ${result.step}`)
}
