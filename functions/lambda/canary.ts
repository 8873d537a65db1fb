import { jsonLog } from '../aws/log.ts'
import { readSettings } from '../aws/settings.ts'
import { canaryHandler } from '../canary.ts'
import { doorAt } from '../smoke/door.ts'

export const handler = canaryHandler(doorAt(readSettings(process.env, 'ORIGIN').ORIGIN), jsonLog())
