/** As servers may write an address's first half in either case, and some are not sure of other signs. */
export const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export const numberOf = (text: string, alphabet: string): bigint =>
  [...text].reduce((sum, sign) => sum * BigInt(alphabet.length) + BigInt(alphabet.indexOf(sign)), 0n)

export const written = (value: bigint, alphabet: string, length: number): string => {
  let [rest, text] = [value, '']
  for (let at = 0; at < length; at++) {
    text = alphabet.charAt(Number(rest % BigInt(alphabet.length))) + text
    rest /= BigInt(alphabet.length)
  }
  return text
}

/** Characters of base32: a game's id has 71.5 bits, and 100 of the seal's 192 are the proof. */
const GAME = 15
const PROOF = 20

/** Characters of a game's id. */
const ID = 12

export const gameIn32 = (game: string): string => written(numberOf(game, BASE62), BASE32, GAME)

export const gameFrom32 = (text: string): string => written(numberOf(text, BASE32), BASE62, ID)

/** Bits of the last of 17 characters of base64url that are no part of the proof. */
const OVER = 2n

export const proofIn32 = (proof: string): string =>
  written(numberOf(proof.slice(0, 17), BASE64URL) >> OVER, BASE32, PROOF)
