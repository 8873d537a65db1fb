import { storedRole } from '../../../game/model/stored-role.ts'
import { type Game, personOf } from '../../../game/model/game.ts'
import type { Role } from '../../../game/model/words.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import type { OfficialRole } from '../../../tournament/model/words.ts'
import { decodeGameId, encodeGameId, encodeProof } from './base32.ts'
import { addressPseudonym } from '../mailbox.ts'
import type { GameId } from '../../ports/games.ts'
import type { Signer } from '../../ports/signer.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { equalInConstantTime } from '../tokens.ts'
import { signedText } from '../signed-text.ts'

const ROLES = { c: 'creator', o: 'opponent', d: 'arbiter' } as const satisfies Readonly<Record<string, Role>>
const LETTERS = { creator: 'c', opponent: 'o', arbiter: 'd' } as const satisfies Readonly<Record<Role, string>>

/** The seat that an email was sent to. */
type SeatTarget = { readonly game: GameId; readonly role: Role }

/** Who an email was sent to: a seat, or a person of a tournament, whose id then stands for the game's. */
export type BounceTarget = SeatTarget | { readonly game: TournamentId; readonly holder: Holder }

/** Returns the stored name of a reader's place. A tournament's people have numbers, and its officials names. */
export const placeOf = (to: BounceTarget): string => ('role' in to ? storedRole(to.role) : `tournament ${to.holder}`)

/**
 * Returns the proof that an email was sent to this person at this address: a bounce says nothing about another person
 * or address.
 */
const proofOf = (signer: Signer, to: BounceTarget, contact: string, email: string): string =>
  encodeProof(signer.pseudonym(signedText('return', to.game, placeOf(to), contact, addressPseudonym(signer, email))))

/** The people of a tournament have their numbers, which two numerals of base 32 hold, and officials the last two. */
const OFFICIALS = { secretary: 1023, deputy: 1022 } as const satisfies Readonly<Record<OfficialRole, number>>
const OFFICIAL_ROLES = ['secretary', 'deputy'] as const satisfies readonly OfficialRole[]

const NUMERALS = 'abcdefghijklmnopqrstuvwxyz234567'

const lettersOf = (to: BounceTarget): string => {
  if ('role' in to) return LETTERS[to.role]
  const number = typeof to.holder === 'number' ? to.holder : OFFICIALS[to.holder]
  return `t${NUMERALS.charAt(Math.floor(number / 32))}${NUMERALS.charAt(number % 32)}`
}

const holderIn = (letters: string): Holder => {
  const number = NUMERALS.indexOf(letters.charAt(1)) * 32 + NUMERALS.indexOf(letters.charAt(2))
  return OFFICIAL_ROLES.find((role) => OFFICIALS[role] === number) ?? number
}

/**
 * Returns the local part of an email's return path (RFC 5321), 37 characters, or 39 to a person of a tournament. It
 * opens no page: whoever knows it can only report a bounce.
 */
export const makeBounceName = (signer: Signer, to: BounceTarget, contact: string, email: string): string =>
  `b${encodeGameId(to.game)}${lettersOf(to)}${proofOf(signer, to, contact, email)}`

export type BounceClaim = BounceTarget & { readonly proof: string }

const NAME = /^b([a-z2-7]{15})([cod]|t[a-z2-7]{2})([a-z2-7]{20})$/

const isLetter = (letter: string): letter is keyof typeof ROLES => letter in ROLES

/** Reads the local part of an address. Undefined if it is not one that `makeBounceName` makes. */
export const parseBounceName = (name: string): BounceClaim | undefined => {
  const [, id = '', letter = '', proof = ''] = NAME.exec(name.toLowerCase()) ?? []
  if (id === '') return undefined
  const game = decodeGameId(id)
  return isLetter(letter) ? { game, role: ROLES[letter], proof } : { game, holder: holderIn(letter), proof }
}

/** Returns whether the claim names the person with this contact, at this address. */
export const provesBounceOf = (signer: Signer, claim: BounceClaim, contact: string, email: string): boolean =>
  equalInConstantTime(proofOf(signer, claim, contact, email), claim.proof)

/** Returns whether the claim names the person who is in the seat now, at this address. */
export const provesBounce = (signer: Signer, claim: BounceClaim, game: Game, email: string): boolean => {
  const contact = 'role' in claim ? personOf(game, claim.role)?.contact : undefined
  return contact !== undefined && provesBounceOf(signer, claim, contact, email)
}
