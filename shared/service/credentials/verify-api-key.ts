import { type Scope, isScope } from '../../api/routes/scopes.ts'
import { type Duration, HOUR, type Instant } from '../../game/model/words.ts'
import type { ApiKey, ApiKeyReader } from '../ports/api-keys.ts'
import type { RandomBytes } from '../ports/signer.ts'
import { BASE64URL } from './alphabets.ts'
import { equalInConstantTime } from './tokens.ts'

/** Returns the scopes in a text that separates them by spaces. Scopes that this release does not know are ignored. */
export const parseScopes = (text: string): readonly Scope[] => text.split(' ').filter(isScope)

/** Returns whether the key exists and is not revoked. */
export const isActiveKey = (key: ApiKey | undefined): key is ApiKey => key !== undefined && key.revoked === undefined

/** Characters of a key's id, which have 71 bits. It tells keys apart, and proves nothing. */
export const KEY_ID_LENGTH = 12

const PREFIX = 'ck_'
const KEY = /^ck_([0-9A-Za-z]{12})[0-9A-Za-z_-]{32}$/

/** Returns 192 random bits as 32 characters of base64url. */
export const newKeySecret = (chance: RandomBytes): string =>
  Array.from(chance(32), (byte) => BASE64URL.charAt(byte % BASE64URL.length)).join('')

export const formatApiKey = (id: string, secret: string): string => `${PREFIX}${id}${secret}`

/**
 * Returns whether the operator made this key and so knows whose it is. Anyone with a mailbox can make keys of their
 * own, whose owner is the mailbox's pseudonym, which is longer than a key's id.
 */
export const isOperatorKey = ({ owner }: Pick<ApiKey, 'owner'>): boolean => owner.length === KEY_ID_LENGTH

/**
 * Returns whether a bearer token has the prefix of API keys, in upper or lower case. Other tokens belong to links, or
 * to nothing.
 */
export const looksLikeApiKey = (token: string | undefined): token is string =>
  token?.slice(0, PREFIX.length).toLowerCase() === PREFIX

export const apiKeyIdIn = (token: string): string | undefined => KEY.exec(token)?.[1]

const NO_HASH = ''

/**
 * Returns the key that a token proves. Undefined for a malformed, unknown, wrong or revoked key: all are compared in
 * the same way, so that the time of the answer does not tell them apart.
 */
export const verifyApiKey = async ({ load, digest }: ApiKeyReader, token: string): Promise<ApiKey | undefined> => {
  const id = apiKeyIdIn(token)
  const known = id === undefined ? undefined : await load(id)
  const isProven = equalInConstantTime(digest(token), known?.hash ?? NO_HASH)
  return isProven && known?.revoked === undefined ? known : undefined
}

/** A key's use is written at most once in this time. */
const NOTED_EVERY: Duration = HOUR

export const noteKeyUse = async ({ use }: ApiKeyReader, { id, used }: ApiKey, now: Instant): Promise<void> => {
  if (used === undefined || now - used >= NOTED_EVERY) await use(id, now)
}
