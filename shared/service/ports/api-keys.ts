import type { Scope } from '../../api/routes/scopes.ts'
import type { Instant } from '../../game/model/words.ts'

/** An API key as it is stored: by its hash, without the key itself. */
export type ApiKey = {
  readonly id: string
  /**
   * Who owns the key. If the operator issued it: the id of a key (12 characters). Else the pseudonym of a mailbox (32).
   * What a program makes belongs to its key's owner, so the owner's other keys have access to it.
   */
  readonly owner: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly hash: string
  readonly created: Instant
  /** The instant when it was last used, to the hour. */
  readonly used?: Instant
  readonly revoked?: Instant
}

export type ApiKeys = {
  /** Returns false, without a change, if the id exists. */
  readonly add: (key: ApiKey) => Promise<boolean>
  /** The read is strongly consistent, so that a revoked key is refused from the next request on. */
  readonly load: (id: string) => Promise<ApiKey | undefined>
  /** Notes when the key was used. Never lowers `used`, and adds no key with an unknown id. */
  readonly use: (id: string, at: Instant) => Promise<void>
  /** Revokes a key permanently; the first time is kept. Returns false for an unknown id. Idempotent. */
  readonly revoke: (id: string, at: Instant) => Promise<boolean>
  readonly list: () => Promise<readonly ApiKey[]>
  /** Returns the SHA-256 hash of a text, in base64url. */
  readonly digest: (text: string) => string
}

/** What checking the key of a request needs. */
export type ApiKeyReader = Pick<ApiKeys, 'load' | 'use' | 'digest'>

/** What the pages on which owners manage their keys need. */
export type OwnerKeys = Pick<ApiKeys, 'revoke'> & {
  /** Returns the owner's keys that are not revoked, the oldest first. The read is strongly consistent. */
  readonly issued: (owner: string) => Promise<readonly ApiKey[]>
  /**
   * Adds a key, but never beyond `most` that are not revoked, however many requests come at once. `again`: the id
   * exists, and nothing changes.
   */
  readonly issue: (key: ApiKey, most: number) => Promise<'issued' | 'again' | 'full'>
}
