import { BASE32, BASE62, BASE64URL } from '../alphabets.ts'

/** Returns the number whose digits in this alphabet are the text, the most significant digit first. */
export const digitsToNumber = (text: string, alphabet: string): bigint =>
  [...text].reduce((sum, char) => sum * BigInt(alphabet.length) + BigInt(alphabet.indexOf(char)), 0n)

/** Returns a number in `length` digits of this alphabet; higher digits are cut off. */
export const numberToDigits = (value: bigint, alphabet: string, length: number): string => {
  let [rest, text] = [value, '']
  for (let at = 0; at < length; at++) {
    text = alphabet.charAt(Number(rest % BigInt(alphabet.length))) + text
    rest /= BigInt(alphabet.length)
  }
  return text
}

/** Lengths in characters of base32: a game's id has 71.5 bits, and a proof has 100 of the 192 bits of a signature. */
const GAME = 15
const PROOF = 20

/** The length of a game's id in its own alphabet. */
const ID = 12

export const encodeGameId = (game: string): string => numberToDigits(digitsToNumber(game, BASE62), BASE32, GAME)

export const decodeGameId = (text: string): string => numberToDigits(digitsToNumber(text, BASE32), BASE62, ID)

/** 17 characters of base64url have 102 bits, 2 more than a proof. */
const SURPLUS_BITS = 2n

export const encodeProof = (proof: string): string =>
  numberToDigits(digitsToNumber(proof.slice(0, 17), BASE64URL) >> SURPLUS_BITS, BASE32, PROOF)
