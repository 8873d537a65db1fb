import { type Game, personOf } from '../../game/game.ts'
import type { Role } from '../../game/words.ts'
import { gameFrom32, gameIn32, proofIn32 } from './base32.ts'
import { addressMark } from './mailbox.ts'
import type { GameId } from '../ports/games.ts'
import type { Seal } from '../ports/signer.ts'
import { sameText } from './tokens.ts'

const ROLES = { c: 'creator', o: 'opponent', d: 'director' } as const satisfies Readonly<Record<string, Role>>
const LETTERS = { creator: 'c', opponent: 'o', director: 'd' } as const satisfies Readonly<Record<Role, string>>

/** The seat that an email was sent to. */
export type SentTo = { readonly game: GameId; readonly role: Role }

/**
 * Proves that an email was sent to this person at this address: a bounce says nothing about another person, or another
 * address.
 */
const proofOf = (signer: Seal, { game, role }: SentTo, contact: string, email: string): string =>
  proofIn32(signer.mark(['crownhead', 'return', game, role, contact, addressMark(signer, email)].join('|')))

/**
 * The local part of an email's return path (RFC 5321), 37 characters. It opens no page: whoever knows it can only
 * report a bounce.
 */
export const returnName = (signer: Seal, to: SentTo, contact: string, email: string): string =>
  `b${gameIn32(to.game)}${LETTERS[to.role]}${proofOf(signer, to, contact, email)}`

export type ReturnClaim = SentTo & { readonly proof: string }

const NAME = /^b([a-z2-7]{15})([cod])([a-z2-7]{20})$/

const isLetter = (letter: string): letter is keyof typeof ROLES => letter in ROLES

/** Reads the local part of an address. Undefined if it is not one that `makeBounceName` makes. */
export const readReturnName = (name: string): ReturnClaim | undefined => {
  const [, id = '', letter = '', proof = ''] = NAME.exec(name.toLowerCase()) ?? []
  return isLetter(letter) ? { game: gameFrom32(id), role: ROLES[letter], proof } : undefined
}

/** Whether the claim names the person who is in the seat now, at this address. */
export const provesReturn = (signer: Seal, claim: ReturnClaim, game: Game, email: string): boolean => {
  const contact = personOf(game, claim.role)?.contact
  return contact !== undefined && sameText(proofOf(signer, claim, contact, email), claim.proof)
}
