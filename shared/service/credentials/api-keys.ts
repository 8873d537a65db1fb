import { type Scope, isScope } from '../../api/routes/scopes.ts'
import { type Duration, HOUR, type Instant } from '../../game/words.ts'
import type { Chance } from '../ports/ports.ts'
import { sameText } from './tokens.ts'

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

/** Of one text. A release ignores those that it does not know. */
export const scopesIn = (text: string): readonly Scope[] => text.split(' ').filter(isScope)

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

export const isLiving = (key: ApiKey | undefined): key is ApiKey => key !== undefined && key.revoked === undefined

/** 71 bits, to tell keys apart; it proves nothing. */
export const KEY_ID_LENGTH = 12

const PREFIX = 'ck_'
const KEY = /^ck_([0-9A-Za-z]{12})[0-9A-Za-z_-]{32}$/

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 192 random bits, 32 characters of base64url. */
export const newSecret = (chance: Chance): string =>
  Array.from(chance(32), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')

export const keyFrom = (id: string, secret: string): string => `${PREFIX}${id}${secret}`

/** An address makes its own keys, which have its mark as owner; the operator knows whose the others are. */
export const isOperators = ({ owner }: Pick<ApiKey, 'owner'>): boolean => owner.length === KEY_ID_LENGTH

/** In upper or lower case; other bearer tokens are links' or nothing. */
export const isKeyLike = (token: string | undefined): token is string =>
  token?.slice(0, PREFIX.length).toLowerCase() === PREFIX

export const keyIdOf = (token: string): string | undefined => KEY.exec(token)?.[1]

const NO_HASH = ''

/** Undefined, after the same comparison, for garbage, unknown, wrong and revoked keys alike. */
export const openKey = async ({ load, digest }: KeyRing, token: string): Promise<ApiKey | undefined> => {
  const id = keyIdOf(token)
  const known = id === undefined ? undefined : await load(id)
  const isProven = sameText(digest(token), known?.hash ?? NO_HASH)
  return isProven && known?.revoked === undefined ? known : undefined
}

/** One write a key at most. */
const NOTED_EVERY: Duration = HOUR

export const noteUse = async ({ use }: KeyRing, { id, used }: ApiKey, now: Instant): Promise<void> => {
  if (used === undefined || now - used >= NOTED_EVERY) await use(id, now)
}
