import type { DatabaseSync } from 'node:sqlite'
import { newSealKeys, sealFrom } from '../../functions/aws/seal.ts'
import type { Seal } from '../../shared/service/ports.ts'

/** Single texts by name: places in streams, the clock's lead, the keys of the seal. */
export type Values = {
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string) => void
}

export const sqliteValues = (database: DatabaseSync): Values => {
  const get = database.prepare('SELECT value FROM value WHERE name = ?')
  const set = database.prepare('INSERT OR REPLACE INTO value (name, value) VALUES (?, ?)')
  return {
    get: (name) => get.get(name)?.['value'] as string | undefined,
    set: (name, value) => void set.run(name, value),
  }
}

/** The seal of this database, made the first time: links outlive a restart. */
export const keptSeal = (values: Values): Seal => {
  const secret = values.get('seal') ?? JSON.stringify(newSealKeys())
  values.set('seal', secret)
  return sealFrom(secret)
}
