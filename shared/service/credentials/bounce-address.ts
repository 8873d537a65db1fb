import { type Game, personOf } from '../../game/game.ts'
import type { Role } from '../../game/words.ts'
import { gameFrom32, gameIn32, proofIn32 } from './base32.ts'
import { addressMark } from './mailbox.ts'
import type { GameId, Seal } from '../ports/ports.ts'
import { sameText } from './tokens.ts'

const ROLES = { c: 'creator', o: 'opponent', d: 'director' } as const satisfies Readonly<Record<string, Role>>
const LETTERS = { creator: 'c', opponent: 'o', director: 'd' } as const satisfies Readonly<Record<Role, string>>

/** To whom an email went. */
export type SentTo = { readonly game: GameId; readonly role: Role }

/** Of one person at one address: with another of either, what comes back says nothing of them. */
const proofOf = (seal: Seal, { game, role }: SentTo, contact: string, email: string): string =>
  proofIn32(seal.mark(['crownhead', 'return', game, role, contact, addressMark(seal, email)].join('|')))

/** The first half of an email's return path, 37 characters. It opens no page, and says only that an email came back. */
export const returnName = (seal: Seal, to: SentTo, contact: string, email: string): string =>
  `b${gameIn32(to.game)}${LETTERS[to.role]}${proofOf(seal, to, contact, email)}`

export type ReturnClaim = SentTo & { readonly proof: string }

const NAME = /^b([a-z2-7]{15})([cod])([a-z2-7]{20})$/

const isLetter = (letter: string): letter is keyof typeof ROLES => letter in ROLES

/** Undefined for any other address. */
export const readReturnName = (name: string): ReturnClaim | undefined => {
  const [, id = '', letter = '', proof = ''] = NAME.exec(name.toLowerCase()) ?? []
  return isLetter(letter) ? { game: gameFrom32(id), role: ROLES[letter], proof } : undefined
}

export const provesReturn = (seal: Seal, claim: ReturnClaim, game: Game, email: string): boolean => {
  const contact = personOf(game, claim.role)?.contact
  return contact !== undefined && sameText(proofOf(seal, claim, contact, email), claim.proof)
}
