import { jsonLog } from '../runtime/json-log.ts'
import { readEnvironment } from '../aws/clients/environment.ts'
import { canaryHandler } from '../timers/canary-handler.ts'
import { httpTarget } from '../timers/http-target.ts'

export const handler = canaryHandler(httpTarget(readEnvironment(process.env, 'ORIGIN').ORIGIN), jsonLog())
