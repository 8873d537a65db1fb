import { type Game, personOf } from '../../../game/model/game.ts'
import type { Seat } from '../../../game/model/words.ts'
import { BASE32 } from '../alphabets.ts'
import { decodeGameId, encodeGameId, digitsToNumber, encodeProof, numberToDigits } from './base32.ts'
import type { GameId } from '../../ports/games.ts'
import type { Signer } from '../../ports/signer.ts'
import { equalInConstantTime } from '../tokens.ts'
import { signedText } from '../signed-text.ts'

/** Characters of a ply, which has 10 bits. */
const PLY = 3

const SEATS = { c: 'creator', o: 'opponent' } as const satisfies Readonly<Record<string, Seat>>
export const SEAT_CODES = { creator: 'c', opponent: 'o' } as const satisfies Readonly<Record<Seat, string>>

export const seatOfCode = (letter: string): Seat | undefined =>
  letter === 'c' || letter === 'o' ? SEATS[letter] : undefined

/** The turn that a reply to this address answers. `ply`: the number of half-moves before it. */
export type ReplyTarget = { readonly game: GameId; readonly seat: Seat; readonly ply: number }

/**
 * Returns the text whose signature the reply address contains. It names the person and how often their link was
 * replaced: when either changes, the address is of no use any more.
 */
const proven = ({ game: id, seat, ply }: ReplyTarget, game: Game, epoch = game.epochs[seat]): string =>
  signedText('reply', id, seat, personOf(game, seat)?.contact ?? '', epoch, ply, game.salt)

/**
 * Returns the local part of the address, 41 of the 64 octets that RFC 5321 allows. It is used in Reply-To only, and
 * opens no page.
 */
export const makeReplyName = (signer: Signer, to: ReplyTarget, game: Game): string => {
  const [id, ply] = [encodeGameId(to.game), numberToDigits(BigInt(to.ply), BASE32, PLY)]
  return `r${signer.currentKey}${id}${SEAT_CODES[to.seat]}${ply}${encodeProof(signer.sign(proven(to, game)))}`
}

export type ReplyClaim = ReplyTarget & { readonly key: string; readonly proof: string }

const NAME = /^r([0-9a-z])([a-z2-7]{15})([co])([a-z2-7]{3})([a-z2-7]{20})$/

/** Reads the local part of an address. Undefined if it is not one that `makeReplyName` makes. */
export const parseReplyName = (name: string): ReplyClaim | undefined => {
  const [, key = '', id = '', letter = '', ply = '', proof = ''] = NAME.exec(name.toLowerCase()) ?? []
  const seat = seatOfCode(letter)
  if (key === '' || seat === undefined) return undefined
  return {
    key,
    game: decodeGameId(id),
    seat,
    ply: Number(digitsToNumber(ply, BASE32)),
    proof,
  }
}

/** How many replaced links are still recognized, so that the person learns why their reply had no effect. */
const EPOCHS_BACK = 8

/**
 * Returns `present` if the address was made with the seat's present link, and `replaced` if it was made with an earlier
 * one. Undefined if it belongs to another seat or person, is too old, or is made up.
 */
export const verifyReplyClaim = (signer: Signer, claim: ReplyClaim, game: Game): 'present' | 'replaced' | undefined => {
  const epoch = game.epochs[claim.seat]
  const isOf = (each: number): boolean => {
    const proof = signer.signWith(claim.key, proven(claim, game, each))
    return proof !== undefined && equalInConstantTime(encodeProof(proof), claim.proof)
  }
  if (isOf(epoch)) return 'present'
  const earlier = Array.from({ length: Math.min(epoch, EPOCHS_BACK) }, (_, back) => epoch - 1 - back)
  return earlier.some(isOf) ? 'replaced' : undefined
}
