import { jsonLog } from '../aws/log.ts'
import { readEnvironment } from '../aws/settings.ts'
import { canaryHandler } from '../timers/canary-handler.ts'
import { httpTarget } from '../timers/smoke-door.ts'

export const handler = canaryHandler(httpTarget(readEnvironment(process.env, 'ORIGIN').ORIGIN), jsonLog())
