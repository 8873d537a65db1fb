import type { Scope } from '../../api/routes/scopes.ts'
import type { Instant } from '../../game/words.ts'

/** As kept, without the key itself. */
export type ApiKey = {
  readonly id: string
  /** A key's id or the mark of an address, 12 to 32 of base64url. What it makes is filed under it: another key with the same owner has it too. */
  readonly owner: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly hash: string
  readonly created: Instant
  readonly used?: Instant
  readonly revoked?: Instant
}

export type ApiKeys = {
  /** False, without a change, if the id exists. */
  readonly add: (key: ApiKey) => Promise<boolean>
  /** Strong read: a revoked key opens nothing from the next request on. */
  readonly load: (id: string) => Promise<ApiKey | undefined>
  /** Only `used`; never lowers it. An unknown id stays unknown. */
  readonly use: (id: string, at: Instant) => Promise<void>
  /** For good; the first time counts. False for an unknown id. Idempotent. */
  readonly revoke: (id: string, at: Instant) => Promise<boolean>
  readonly list: () => Promise<readonly ApiKey[]>
  /** SHA-256, base64url. */
  readonly digest: (text: string) => string
}

export type KeyRing = Pick<ApiKeys, 'load' | 'use' | 'digest'>

/** For owners' own pages. */
export type KeyDesk = Pick<ApiKeys, 'revoke'> & {
  /** The living keys that were issued to an owner, by age; strong. */
  readonly issued: (owner: string) => Promise<readonly ApiKey[]>
  /** Never beyond `most` living ones, however many are asked for at once. `again`, without a change: the id exists. */
  readonly issue: (key: ApiKey, most: number) => Promise<'issued' | 'again' | 'full'>
}
