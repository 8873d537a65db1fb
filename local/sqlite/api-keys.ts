import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { digest } from '../../functions/aws/digest.ts'
import { type ApiKey, type ApiKeys, scopesIn } from '../../shared/service/api-keys.ts'

type Row = Readonly<Record<string, SQLOutputValue>>

const keyIn = ({ id, owner, name, scopes, hash, created, used, revoked }: Row): ApiKey => ({
  id: String(id),
  owner: String(owner),
  name: String(name),
  scopes: scopesIn(String(scopes)),
  hash: String(hash),
  created: Number(created),
  ...(typeof used === 'number' && { used }),
  ...(typeof revoked === 'number' && { revoked }),
})

export const sqliteApiKeys = (database: DatabaseSync): ApiKeys => {
  const add = database.prepare(
    'INSERT OR IGNORE INTO api_key (id, owner, name, scopes, hash, created, used, revoked) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const find = database.prepare('SELECT * FROM api_key WHERE id = ?')
  const use = database.prepare('UPDATE api_key SET used = max(coalesce(used, 0), ?) WHERE id = ?')
  const revoke = database.prepare('UPDATE api_key SET revoked = coalesce(revoked, ?) WHERE id = ?')
  const all = database.prepare('SELECT * FROM api_key ORDER BY created')
  return {
    add: async ({ id, owner, name, scopes, hash, created, used, revoked }) =>
      add.run(id, owner, name, scopes.join(' '), hash, created, used ?? null, revoked ?? null).changes === 1,
    load: async (id) => {
      const row = find.get(id)
      return row && keyIn(row)
    },
    use: async (id, at) => void use.run(at, id),
    revoke: async (id, at) => revoke.run(at, id).changes === 1,
    list: async () => all.all().map(keyIn),
    digest,
  }
}
