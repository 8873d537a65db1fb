import { type Scope, isScope } from '../../api/routes/scopes.ts'
import { type Duration, HOUR, type Instant } from '../../game/words.ts'
import type { ApiKey, KeyRing } from '../ports/api-keys.ts'
import type { Chance } from '../ports/ports.ts'
import { sameText } from './tokens.ts'

export type { ApiKey, ApiKeys, KeyDesk, KeyRing } from '../ports/api-keys.ts'

/** Of one text. A release ignores those that it does not know. */
export const scopesIn = (text: string): readonly Scope[] => text.split(' ').filter(isScope)

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
