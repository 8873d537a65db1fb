import { storedRole } from '../../../game/model/stored-role.ts'
import { type Game, personOf } from '../../../game/model/game.ts'
import type { Role } from '../../../game/model/words.ts'
import { decodeGameId, encodeGameId, encodeProof } from './base32.ts'
import { addressPseudonym } from '../mailbox.ts'
import type { GameId } from '../../ports/games.ts'
import type { Signer } from '../../ports/signer.ts'
import { equalInConstantTime } from '../tokens.ts'
import { signedText } from '../signed-text.ts'

const ROLES = { c: 'creator', o: 'opponent', d: 'arbiter' } as const satisfies Readonly<Record<string, Role>>
const LETTERS = { creator: 'c', opponent: 'o', arbiter: 'd' } as const satisfies Readonly<Record<Role, string>>

/** The seat that an email was sent to. */
export type BounceTarget = { readonly game: GameId; readonly role: Role }

/**
 * Returns the proof that an email was sent to this person at this address: a bounce says nothing about another person
 * or address.
 */
const proofOf = (signer: Signer, { game, role }: BounceTarget, contact: string, email: string): string =>
  encodeProof(signer.pseudonym(signedText('return', game, storedRole(role), contact, addressPseudonym(signer, email))))

/**
 * Returns the local part of an email's return path (RFC 5321), 37 characters. It opens no page: whoever knows it can
 * only report a bounce.
 */
export const makeBounceName = (signer: Signer, to: BounceTarget, contact: string, email: string): string =>
  `b${encodeGameId(to.game)}${LETTERS[to.role]}${proofOf(signer, to, contact, email)}`

export type BounceClaim = BounceTarget & { readonly proof: string }

const NAME = /^b([a-z2-7]{15})([cod])([a-z2-7]{20})$/

const isLetter = (letter: string): letter is keyof typeof ROLES => letter in ROLES

/** Reads the local part of an address. Undefined if it is not one that `makeBounceName` makes. */
export const parseBounceName = (name: string): BounceClaim | undefined => {
  const [, id = '', letter = '', proof = ''] = NAME.exec(name.toLowerCase()) ?? []
  return isLetter(letter) ? { game: decodeGameId(id), role: ROLES[letter], proof } : undefined
}

/** Returns whether the claim names the person who is in the seat now, at this address. */
export const provesBounce = (signer: Signer, claim: BounceClaim, game: Game, email: string): boolean => {
  const contact = personOf(game, claim.role)?.contact
  return contact !== undefined && equalInConstantTime(proofOf(signer, claim, contact, email), claim.proof)
}
