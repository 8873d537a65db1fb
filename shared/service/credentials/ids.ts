import type { RandomBytes, Signer } from '../ports/signer.ts'
import { BASE62 } from './alphabets.ts'
import { signedText } from './signed-text.ts'

/** Bytes from this value on are discarded, so that every character is equally likely. */
const FAIR = 256 - (256 % BASE62.length)

/** Returns random characters of [0-9A-Za-z], with 5.95 bits each. */
export const randomId = (chance: RandomBytes, length: number): string => {
  let id = ''
  while (id.length < length)
    for (const byte of chance(length)) if (byte < FAIR && id.length < length) id += BASE62.charAt(byte % BASE62.length)
  return id
}

/**
 * Returns an id that a text determines: the same text gives the same id, and nobody can predict it without the signing
 * key. `length`: at most 16.
 */
export const derivedId = (signer: Signer, text: string, length: number): string => {
  const letters = (round: number): string => signer.sign(signedText('id', round, text)).replaceAll(/[-_]/g, '')
  return (letters(0) + letters(1)).slice(0, length)
}

export const newRequestId = (chance: RandomBytes): string => randomId(chance, 8)

export const GAME_ID_LENGTH = 12
export const CONTACT_ID_LENGTH = 10
export const SALT_LENGTH = 16

const GAME_ID = /^[0-9A-Za-z]{12}$/

/** Returns whether a text has the form of a game's id. Other texts are not looked up. */
export const isGameId = (text: string): boolean => GAME_ID.test(text)

const KEY = /^[\x21-\x7e]{16,200}$/

/**
 * Returns whether an idempotency key is long enough not to be guessed: whoever repeats it gets the links of the first
 * response.
 */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text)

/** Returns a random integer of 32 bits, from 0. */
export const randomUint32 = (chance: RandomBytes): number => chance(4).reduce((word, byte) => word * 256 + byte, 0)
