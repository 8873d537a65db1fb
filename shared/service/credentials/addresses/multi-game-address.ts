import { type Game, personOf } from '../../../game/model/game.ts'
import { type Instant, SECOND, type Seat } from '../../../game/model/words.ts'
import { BASE32 } from '../alphabets.ts'
import { decodeGameId, encodeGameId, digitsToNumber, encodeProof, numberToDigits } from './base32.ts'
import { mailboxPseudonym } from '../mailbox.ts'
import type { GameId } from '../../ports/games.ts'
import type { Signer } from '../../ports/signer.ts'
import { SEAT_CODES, seatOfCode } from './reply-address.ts'
import { equalInConstantTime } from '../tokens.ts'
import { signedText } from '../signed-text.ts'

/** The number of characters of an instant: the seconds since 1970 fit into 35 bits. */
const LENGTH = 7

/**
 * What a reply to an email about several games can answer: every turn that a seat of the mailbox had when the email was
 * written, as long as the turn lasts and the seat's link is the same. `game`, `seat`: one of the seats, by which the
 * mailbox is found. `at`: when the email was written, in whole seconds.
 */
export type MultiGameTarget = { readonly game: GameId; readonly seat: Seat; readonly at: Instant }

/**
 * Returns the text whose signature the reply address contains. It names the person and their mailbox: when either
 * changes, the address is of no use any more.
 */
const proven = (signer: Signer, { game: id, seat, at }: MultiGameTarget, game: Game, email: string): string =>
  signedText('several', id, seat, personOf(game, seat)?.contact ?? '', mailboxPseudonym(signer, email), at, game.salt)

/**
 * Returns the local part of the address, 45 of the 64 octets that RFC 5321 allows. It is used in Reply-To only, and
 * opens no page.
 */
export const makeMultiGameName = (signer: Signer, to: MultiGameTarget, game: Game, email: string): string => {
  const at = Math.floor(to.at / SECOND)
  const proof = encodeProof(signer.sign(proven(signer, { ...to, at: at * SECOND }, game, email)))
  return `s${signer.currentKey}${encodeGameId(to.game)}${SEAT_CODES[to.seat]}${numberToDigits(BigInt(at), BASE32, LENGTH)}${proof}`
}

export type MultiGameClaim = MultiGameTarget & { readonly key: string; readonly proof: string }

const NAME = /^s([0-9a-z])([a-z2-7]{15})([co])([a-z2-7]{7})([a-z2-7]{20})$/

/** Reads the local part of an address. Undefined if it is not one that `makeMultiGameName` makes. */
export const parseMultiGameName = (name: string): MultiGameClaim | undefined => {
  const [, key = '', id = '', letter = '', at = '', proof = ''] = NAME.exec(name.toLowerCase()) ?? []
  const seat = seatOfCode(letter)
  return key === '' || seat === undefined
    ? undefined
    : { key, game: decodeGameId(id), seat, at: Number(digitsToNumber(at, BASE32)) * SECOND, proof }
}

export const verifyMultiGameClaim = (signer: Signer, claim: MultiGameClaim, game: Game, email: string): boolean => {
  const proof = signer.signWith(claim.key, proven(signer, claim, game, email))
  return proof !== undefined && equalInConstantTime(encodeProof(proof), claim.proof)
}
