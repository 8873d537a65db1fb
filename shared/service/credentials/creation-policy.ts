import type { ApiKey } from '../ports/api-keys.ts'
import { isOperatorKey } from './verify-api-key.ts'
import { equalInConstantTime } from './tokens.ts'

/**
 * Who may create games. `word`: who has the club's word, by its link or typed, and programs with a key of the operator.
 * `keys`: only those programs. Rematches and next games follow from games, so they need neither.
 */
export type CreationPolicy =
  | { readonly by: 'anyone' }
  | { readonly by: 'word'; readonly word: string }
  | { readonly by: 'keys' }

/** The form of the setting. A word has 6 letters or digits at least, because it can be guessed at. */
export const CREATION_POLICY = /^(?:anyone|keys|word:[\p{L}\p{N}-]{6,40})$/u

/** Parses a setting of this form. */
export const parseCreationPolicy = (text: string): CreationPolicy => {
  if (text === 'keys') return { by: 'keys' }
  return text.startsWith('word:') ? { by: 'word', word: text.slice('word:'.length) } : { by: 'anyone' }
}

const plain = (word: string): string => word.normalize('NFC').trim().toLowerCase()

/** Returns whether the typed word is the club's, in upper or lower case. */
export const isClubWord = (policy: CreationPolicy | undefined, typed: string | undefined): boolean =>
  policy?.by === 'word' && typed !== undefined && equalInConstantTime(plain(typed), plain(policy.word))

type NamingPorts = { readonly creation?: CreationPolicy; readonly isOfClub?: (from: string) => boolean }

/** Everyone who has the club's word counts as one network of the club, which may have more strangers emailed a day. */
export const asClub = <P extends NamingPorts>(service: P): P =>
  service.creation?.by === 'word' ? { ...service, isOfClub: () => true } : service

/** Returns whether the caller of the API may create games. Keys that anyone can make with a mailbox do not count. */
export const mayProgramCreate = (policy: CreationPolicy | undefined, program: ApiKey | undefined): boolean =>
  policy === undefined || policy.by === 'anyone' || (program !== undefined && isOperatorKey(program))
