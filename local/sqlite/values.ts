import type { DatabaseSync } from 'node:sqlite'
import { newPushKey } from '../../functions/aws/push.ts'
import { newSealKeys, sealFrom } from '../../functions/aws/signer.ts'
import type { Seal } from '../../shared/service/ports/signer.ts'
import type { NamedTexts } from '../stores/key-value-store.ts'

export const sqliteValues = (database: DatabaseSync): NamedTexts => {
  const get = database.prepare('SELECT value FROM value WHERE name = ?')
  const set = database.prepare('INSERT OR REPLACE INTO value (name, value) VALUES (?, ?)')
  const add = database.prepare('INSERT OR IGNORE INTO value (name, value) VALUES (?, ?)')
  const read = (name: string) => get.get(name)?.['value'] as string | undefined
  return {
    get: read,
    set: (name, value) => void set.run(name, value),
    first: (name, value) => {
      add.run(name, value)
      return read(name) ?? value
    },
  }
}

/**
 * The signing keys with the push key, created once, so that links and push subscriptions survive a restart and move to
 * another machine together.
 */
const keysWithPush = (values: NamedTexts): string => {
  const stored = values.first('seal', JSON.stringify({ ...newSealKeys(), push: newPushKey() }))
  const keys = JSON.parse(stored) as object
  if ('push' in keys) return stored
  const text = JSON.stringify({ ...keys, push: newPushKey() })
  values.set('seal', text)
  return text
}

export const keptSeal = (values: NamedTexts, hasNotices = true): Seal => {
  if (hasNotices) return sealFrom(keysWithPush(values))
  const { push: _unused, ...signer } = sealFrom(values.first('seal', JSON.stringify(newSealKeys())))
  return signer
}
