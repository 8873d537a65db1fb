import type { DatabaseSync } from 'node:sqlite'
import type { Letterbox } from '../../functions/events/inbound-handler.ts'

export type LocalLetterbox = Letterbox & { readonly put: (key: string, bytes: Uint8Array) => void }

const named = (key: string): string => `incoming email ${key}`

export const sqliteLetterbox = (database: DatabaseSync): LocalLetterbox => {
  const put = database.prepare('INSERT OR REPLACE INTO value (name, value) VALUES (?, ?)')
  const read = database.prepare('SELECT value FROM value WHERE name = ?')
  const remove = database.prepare('DELETE FROM value WHERE name = ?')
  return {
    put: (key, bytes) => void put.run(named(key), Buffer.from(bytes).toString('base64')),
    read: async (key, most) => {
      const kept = read.get(named(key))?.['value']
      const bytes = typeof kept === 'string' ? Buffer.from(kept, 'base64') : undefined
      return bytes && bytes.length <= most ? bytes : undefined
    },
    remove: async (key) => void remove.run(named(key)),
  }
}
