import type { DatabaseSync } from 'node:sqlite'
import { newVapidKey } from '../../../functions/aws/keys/vapid-key.ts'
import { newSigningKeys, readSigner } from '../../../functions/aws/keys/signer.ts'
import type { Signer } from '../../../shared/service/ports/signer.ts'
import type { KeyValueStore } from '../../stores/key-value-store.ts'

export const sqliteKeyValues = (database: DatabaseSync): KeyValueStore => {
  const get = database.prepare('SELECT value FROM value WHERE name = ?')
  const set = database.prepare('INSERT OR REPLACE INTO value (name, value) VALUES (?, ?)')
  const add = database.prepare('INSERT OR IGNORE INTO value (name, value) VALUES (?, ?)')
  const read = (name: string) => get.get(name)?.['value'] as string | undefined
  return {
    get: read,
    set: (name, value) => void set.run(name, value),
    setIfAbsent: (name, value) => {
      add.run(name, value)
      return read(name) ?? value
    },
  }
}

/**
 * Returns the signing keys with the push key, created once, so that links and push subscriptions survive a restart and
 * move to another machine together.
 */
const keysWithPush = (values: KeyValueStore): string => {
  const stored = values.setIfAbsent('seal', JSON.stringify({ ...newSigningKeys(), push: newVapidKey() }))
  const keys = JSON.parse(stored) as object
  if ('push' in keys) return stored
  const text = JSON.stringify({ ...keys, push: newVapidKey() })
  values.set('seal', text)
  return text
}

export const storedSigner = (values: KeyValueStore, hasNotices = true): Signer => {
  if (hasNotices) return readSigner(keysWithPush(values))
  const { push: _unused, ...signer } = readSigner(values.setIfAbsent('seal', JSON.stringify(newSigningKeys())))
  return signer
}
