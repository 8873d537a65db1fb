import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../shared/data')

/** True if the collections of games, which the project may not publish, are present beside the checkout. */
export const hasData = existsSync(join(folder, 'games.jsonl'))

export const WHY_SKIPPED = hasData ? '' : ' (skipped: ../shared/data is not beside this checkout)'

export const dataText = (name: string): string => readFileSync(join(folder, name), 'utf8')
