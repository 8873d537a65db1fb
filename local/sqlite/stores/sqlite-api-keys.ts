import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { sha256Base64url } from '../../../functions/aws/keys/sha256-base64url.ts'
import type { ApiKey, ApiKeys, OwnerKeys } from '../../../shared/service/ports/api-keys.ts'
import { parseScopes } from '../../../shared/service/credentials/verify-api-key.ts'

type ApiKeyRow = Readonly<Record<string, SQLOutputValue>>

export const apiKeyFromRow = ({ id, owner, name, scopes, hash, created, used, revoked }: ApiKeyRow): ApiKey => ({
  id: String(id),
  owner: String(owner),
  name: String(name),
  scopes: parseScopes(String(scopes)),
  hash: String(hash),
  created: Number(created),
  ...(typeof used === 'number' && { used }),
  ...(typeof revoked === 'number' && { revoked }),
})

const ISSUED = 'owner = ? AND issued = 1 AND revoked IS NULL'

/** Returns the store of API keys. Each operation is a single statement, as other processes write to the file, too. */
export const sqliteApiKeys = (database: DatabaseSync): ApiKeys & OwnerKeys => {
  const columns = 'api_key (id, owner, name, scopes, hash, created, used, revoked, issued)'
  const add = database.prepare(`INSERT OR IGNORE INTO ${columns} VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)`)
  const insertIssued = database.prepare(
    `INSERT OR IGNORE INTO ${columns} SELECT ?, ?, ?, ?, ?, ?, ?, ?, 1 WHERE (SELECT count(*) FROM api_key WHERE ${ISSUED}) < ?`,
  )
  const find = database.prepare('SELECT * FROM api_key WHERE id = ?')
  const use = database.prepare('UPDATE api_key SET used = max(coalesce(used, 0), ?) WHERE id = ?')
  const revoke = database.prepare('UPDATE api_key SET revoked = coalesce(revoked, ?) WHERE id = ?')
  const all = database.prepare('SELECT * FROM api_key ORDER BY created')
  const issued = database.prepare(`SELECT * FROM api_key WHERE ${ISSUED} ORDER BY created`)
  const valuesOf = ({ id, owner, name, scopes, hash, created, used, revoked }: ApiKey) =>
    [id, owner, name, scopes.join(' '), hash, created, used ?? null, revoked ?? null] as const
  return {
    add: async (key) => add.run(...valuesOf(key)).changes === 1,
    load: async (id) => {
      const row = find.get(id)
      return row && apiKeyFromRow(row)
    },
    use: async (id, at) => void use.run(at, id),
    revoke: async (id, at) => revoke.run(at, id).changes === 1,
    list: async () => all.all().map(apiKeyFromRow),
    issued: async (owner) => issued.all(owner).map(apiKeyFromRow),
    issue: async (key, most) => {
      if (insertIssued.run(...valuesOf(key), key.owner, most).changes === 1) return 'issued'
      return issued.all(key.owner).length >= most ? 'full' : 'again'
    },
    digest: sha256Base64url,
  }
}
