import type { DatabaseSync } from 'node:sqlite'
import type { InboundMailStore } from '../../../functions/events/inbound-handler.ts'

export type LocalInboundMail = InboundMailStore & { readonly put: (key: string, bytes: Uint8Array) => void }

const nameOf = (key: string): string => `incoming email ${key}`

export const sqliteInboundMail = (database: DatabaseSync): LocalInboundMail => {
  const put = database.prepare('INSERT OR REPLACE INTO value (name, value) VALUES (?, ?)')
  const read = database.prepare('SELECT value FROM value WHERE name = ?')
  const remove = database.prepare('DELETE FROM value WHERE name = ?')
  return {
    put: (key, bytes) => void put.run(nameOf(key), Buffer.from(bytes).toString('base64')),
    read: async (key, most) => {
      const stored = read.get(nameOf(key))?.['value']
      const bytes = typeof stored === 'string' ? Buffer.from(stored, 'base64') : undefined
      return bytes && bytes.length <= most ? bytes : undefined
    },
    remove: async (key) => void remove.run(nameOf(key)),
  }
}
