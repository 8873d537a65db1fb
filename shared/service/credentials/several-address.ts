import { type Game, personOf } from '../../game/game.ts'
import { type Instant, SECOND, type Seat } from '../../game/words.ts'
import { BASE32, gameFrom32, gameIn32, numberOf, proofIn32, written } from './base32.ts'
import { ownMark } from './mailbox.ts'
import type { GameId } from '../ports/games.ts'
import type { Seal } from '../ports/signer.ts'
import { SEAT_LETTERS, seatOfLetter } from './reply-address.ts'
import { sameText } from './tokens.ts'

/** Characters of an instant: the seconds since 1970 fit into 35 bits. */
const LENGTH = 7

/**
 * What a reply to an email about several games can answer: every turn that a seat of the mailbox had when the email was
 * written, as long as the turn lasts and the seat's link is the same. `game`, `seat`: one of the seats, by which the
 * mailbox is found. `at`: when the email was written, in whole seconds.
 */
export type SeveralTo = { readonly game: GameId; readonly seat: Seat; readonly at: Instant }

/** What the address proves. It names the person and their email address: when either changes, it is of no use. */
const proven = (signer: Seal, { game: id, seat, at }: SeveralTo, game: Game, email: string): string =>
  ['crownhead', 'several', id, seat, personOf(game, seat)?.contact ?? '', ownMark(signer, email), at, game.salt].join(
    '|',
  )

/**
 * The local part of the address, 45 of the 64 octets that RFC 5321 allows. It is used in Reply-To only, and opens no
 * page.
 */
export const severalName = (signer: Seal, to: SeveralTo, game: Game, email: string): string => {
  const at = Math.floor(to.at / SECOND)
  const proof = proofIn32(signer.sign(proven(signer, { ...to, at: at * SECOND }, game, email)))
  return `s${signer.current}${gameIn32(to.game)}${SEAT_LETTERS[to.seat]}${written(BigInt(at), BASE32, LENGTH)}${proof}`
}

export type SeveralClaim = SeveralTo & { readonly key: string; readonly proof: string }

const NAME = /^s([0-9a-z])([a-z2-7]{15})([co])([a-z2-7]{7})([a-z2-7]{20})$/

/** Reads the local part of an address. Undefined if it is not one that `makeMultiGameName` makes. */
export const readSeveralName = (name: string): SeveralClaim | undefined => {
  const [, key = '', id = '', letter = '', at = '', proof = ''] = NAME.exec(name.toLowerCase()) ?? []
  const seat = seatOfLetter(letter)
  return key === '' || seat === undefined
    ? undefined
    : { key, game: gameFrom32(id), seat, at: Number(numberOf(at, BASE32)) * SECOND, proof }
}

export const provesSeveral = (signer: Seal, claim: SeveralClaim, game: Game, email: string): boolean => {
  const proof = signer.under(claim.key, proven(signer, claim, game, email))
  return proof !== undefined && sameText(proofIn32(proof), claim.proof)
}
