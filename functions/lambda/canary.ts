import { jsonLog } from '../aws/log.ts'
import { readSettings } from '../aws/settings.ts'
import { canaryHandler } from '../timers/canary-handler.ts'
import { doorAt } from '../timers/smoke-door.ts'

export const handler = canaryHandler(doorAt(readSettings(process.env, 'ORIGIN').ORIGIN), jsonLog())
