import { type Duration, HOUR, type Instant } from '../game/words.ts'
import { sameText } from './tokens.ts'

/** What a key allows beyond what anyone may do. One that nothing asks for is not here. */
export const SCOPES = ['seats:hold'] as const
export type Scope = (typeof SCOPES)[number]

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text)

/** A program's key as it is kept: not the key itself. */
export type ApiKey = {
  readonly id: string
  /** What its operator calls the program. */
  readonly name: string
  readonly scopes: readonly Scope[]
  /** Of the whole key, see `digest`. */
  readonly hash: string
  readonly created: Instant
  /** About when it last made a game. */
  readonly used?: Instant
  readonly revoked?: Instant
}

export type ApiKeys = {
  /** False if there is one with that id: then nothing changes. */
  readonly add: (key: ApiKey) => Promise<boolean>
  /** A strong read: a key that was revoked opens nothing from the next request on. */
  readonly load: (id: string) => Promise<ApiKey | undefined>
  /** Changes `used` alone, and never lowers it. An unknown id stays unknown. */
  readonly use: (id: string, at: Instant) => Promise<void>
  /** For good, since its first time. False for an unknown id. Idempotent. */
  readonly revoke: (id: string, at: Instant) => Promise<boolean>
  /** All of them, by age. */
  readonly list: () => Promise<readonly ApiKey[]>
  /** SHA-256 in base64url. */
  readonly digest: (text: string) => string
}

/** What answering a request needs of them. */
export type KeyRing = Pick<ApiKeys, 'load' | 'use' | 'digest'>

/** 71 bits: it tells keys apart, and proves nothing. */
export const KEY_ID_LENGTH = 12

const PREFIX = 'ck_'
const KEY = /^ck_([0-9A-Za-z]{12})[0-9A-Za-z_-]{32}$/

/** The key of an id and 192 random bits as 32 characters of base64url. */
export const keyFrom = (id: string, secret: string): string => `${PREFIX}${id}${secret}`

/** Whether a bearer token is meant as a key, in any case; any other is a link's, or nothing. */
export const isKeyLike = (token: string | undefined): token is string =>
  token?.slice(0, PREFIX.length).toLowerCase() === PREFIX

/** The id that a key claims; nothing is proven yet. */
export const keyIdOf = (token: string): string | undefined => KEY.exec(token)?.[1]

/** No hash is this text. */
const NO_HASH = ''

/** Undefined, alike and after the same comparison, for a key that is garbage, unknown, wrong or revoked. */
export const openKey = async ({ load, digest }: KeyRing, token: string): Promise<ApiKey | undefined> => {
  const id = keyIdOf(token)
  const known = id === undefined ? undefined : await load(id)
  const isProven = sameText(digest(token), known?.hash ?? NO_HASH)
  return isProven && known?.revoked === undefined ? known : undefined
}

/** A key costs a write at most so often. */
const NOTED_EVERY: Duration = HOUR

export const noteUse = async ({ use }: KeyRing, { id, used }: ApiKey, now: Instant): Promise<void> => {
  if (used === undefined || now - used >= NOTED_EVERY) await use(id, now)
}
