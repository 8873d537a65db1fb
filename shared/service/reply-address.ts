import { type Game, personOf } from '../game/game.ts'
import type { Seat } from '../game/words.ts'
import type { GameId, Seal } from './ports.ts'
import { sameText } from './tokens.ts'

/** As servers may write an address's first half in either case, and some are not sure of other signs. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Characters of base32: a game's id has 71.5 bits, a ply 10, and 100 of the seal's 192 are the proof. */
const GAME = 15
const PLY = 3
const PROOF = 20

const numberOf = (text: string, alphabet: string): bigint =>
  [...text].reduce((sum, sign) => sum * BigInt(alphabet.length) + BigInt(alphabet.indexOf(sign)), 0n)

const written = (value: bigint, alphabet: string, length: number): string => {
  let [rest, text] = [value, '']
  for (let at = 0; at < length; at++) {
    text = alphabet.charAt(Number(rest % BigInt(alphabet.length))) + text
    rest /= BigInt(alphabet.length)
  }
  return text
}

const SEATS = { c: 'creator', o: 'opponent' } as const satisfies Readonly<Record<string, Seat>>
const LETTERS = { creator: 'c', opponent: 'o' } as const satisfies Readonly<Record<Seat, string>>

/** Bits of the last of 17 characters of base64url that are no part of the proof. */
const OVER = 2n

const shortened = (proof: string): string => written(numberOf(proof.slice(0, 17), BASE64URL) >> OVER, BASE32, PROOF)

/** What an address lets its holder answer. */
export type ReplyTo = { readonly game: GameId; readonly seat: Seat; readonly ply: number }

/** The person, and the times that their link was replaced: with either, older addresses end. */
const proven = ({ game: id, seat, ply }: ReplyTo, game: Game, epoch = game.epochs[seat]): string =>
  ['crownhead', 'reply', id, seat, personOf(game, seat)?.contact ?? '', epoch, ply, game.salt].join('|')

/** The first half of an address, 41 of the 64 octets that RFC 5321 allows. It is in Reply-To only, and opens no page. */
export const replyName = (seal: Seal, to: ReplyTo, game: Game): string => {
  const [id, ply] = [written(numberOf(to.game, BASE62), BASE32, GAME), written(BigInt(to.ply), BASE32, PLY)]
  return `r${seal.current}${id}${LETTERS[to.seat]}${ply}${shortened(seal.sign(proven(to, game)))}`
}

export type ReplyClaim = ReplyTo & { readonly key: string; readonly proof: string }

const NAME = /^r([0-9a-z])([a-z2-7]{15})([co])([a-z2-7]{3})([a-z2-7]{20})$/

/** Undefined for any other address. */
export const readReplyName = (name: string): ReplyClaim | undefined => {
  const [, key = '', id = '', letter = '', ply = '', proof = ''] = NAME.exec(name.toLowerCase()) ?? []
  if (key === '' || (letter !== 'c' && letter !== 'o')) return undefined
  return {
    key,
    game: written(numberOf(id, BASE32), BASE62, 12),
    seat: SEATS[letter],
    ply: Number(numberOf(ply, BASE32)),
    proof,
  }
}

/** Links before the present one that are still known, so that its holder hears why nothing came of an answer. */
const EPOCHS_BACK = 8

/** `replaced`: the seat's link was replaced since. Undefined: another seat's or person's, or made up. */
export const provesReply = (seal: Seal, claim: ReplyClaim, game: Game): 'present' | 'replaced' | undefined => {
  const epoch = game.epochs[claim.seat]
  const isOf = (each: number): boolean => {
    const proof = seal.under(claim.key, proven(claim, game, each))
    return proof !== undefined && sameText(shortened(proof), claim.proof)
  }
  if (isOf(epoch)) return 'present'
  const earlier = Array.from({ length: Math.min(epoch, EPOCHS_BACK) }, (_, back) => epoch - 1 - back)
  return earlier.some(isOf) ? 'replaced' : undefined
}
