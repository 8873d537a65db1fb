import { storedRole } from '../../game/model/stored-role.ts'
import { type Game, personOf } from '../../game/model/game.ts'
import type { Role, Seat } from '../../game/model/words.ts'
import type { GameId } from '../ports/games.ts'
import type { Signer } from '../ports/signer.ts'
import { signedText } from './signed-text.ts'

type PurposeFacts = {
  /** The token's first character. The proof covers the purpose, so no token serves two purposes. */
  readonly letter: string
  /** Opens the page of this seat or of the arbiter. */
  readonly role?: Role
  /** An invitation: lets its holder become the opponent or the arbiter. */
  readonly takes?: 'opponent' | 'arbiter'
  /** Only emails have this link: it is valid together with the mark of the address that the invitation has now. */
  readonly needsMark?: true
  /** Lets another person take this seat, whose link was lost. */
  readonly replaces?: Seat
  /** Stops the emails of this seat or of the arbiter, and does nothing else. */
  readonly stops?: Role
  /** Gives the seat back to an earlier address; only with a proof of the mailbox that the link was sent to. */
  readonly restores?: Role
  /** Shows this seat's deadlines to a calendar, and nothing else. */
  readonly dates?: Seat
  /** Part of the proof, beside the game's salt: when it changes, older links end. */
  readonly epoch: (game: Game) => string
}

/**
 * Returns when somebody asked to give the lost seat to another person. Each such request has its own link, which works
 * after the veto period.
 */
const askedAt = (game: Game): string =>
  `${game.status === 'active' ? (game.play.pending.reseat?.at ?? 'none') : 'none'}`

/**
 * Returns the seat's contact: the link in an old email works while the same person has the seat, even after the seat's
 * link was replaced.
 */
const holderOf =
  (role: Role) =>
  (game: Game): string =>
    personOf(game, role)?.contact ?? ''

const PURPOSES = {
  creator: { letter: 'c', role: 'creator', epoch: ({ epochs }) => `${epochs.creator}` },
  opponent: { letter: 'o', role: 'opponent', epoch: ({ epochs }) => `${epochs.opponent}` },
  arbiter: { letter: 'd', role: 'arbiter', epoch: ({ awaited, epochs }) => (awaited ? '' : `${epochs.arbiter}`) },
  // An invitation has no epoch: it ends when somebody accepts it, and one that lapsed can be renewed.
  invitation: { letter: 'i', takes: 'opponent', epoch: () => '0' },
  'arbiter-invitation': { letter: 'e', takes: 'arbiter', epoch: () => '0' },
  // Whoever gets an email by mistake cannot make the plain invitation out of its link.
  'emailed-invitation': { letter: 'f', takes: 'opponent', needsMark: true, epoch: () => '0' },
  'emailed-arbiter-invitation': { letter: 'g', takes: 'arbiter', needsMark: true, epoch: () => '0' },
  'creator-anew': { letter: 'r', replaces: 'creator', epoch: askedAt },
  'opponent-anew': { letter: 's', replaces: 'opponent', epoch: askedAt },
  'creator-silence': { letter: 'u', stops: 'creator', epoch: holderOf('creator') },
  'opponent-silence': { letter: 'v', stops: 'opponent', epoch: holderOf('opponent') },
  'arbiter-silence': { letter: 'w', stops: 'arbiter', epoch: holderOf('arbiter') },
  'creator-undo': { letter: 'x', restores: 'creator', epoch: holderOf('creator') },
  'opponent-undo': { letter: 'y', restores: 'opponent', epoch: holderOf('opponent') },
  'arbiter-undo': { letter: 'z', restores: 'arbiter', epoch: holderOf('arbiter') },
  // Replacing the seat's own link also ends the calendar's.
  'creator-calendar': { letter: 'k', dates: 'creator', epoch: ({ epochs }) => `${epochs.creator}` },
  'opponent-calendar': { letter: 'l', dates: 'opponent', epoch: ({ epochs }) => `${epochs.opponent}` },
} as const satisfies Readonly<Record<string, PurposeFacts>>

export type Purpose = keyof typeof PURPOSES

/** A purpose that gives somebody a seat. */
export type SeatingPurpose = {
  readonly [P in Purpose]: (typeof PURPOSES)[P] extends { readonly takes: unknown } | { readonly replaces: unknown }
    ? P
    : never
}[Purpose]

const FACTS: Readonly<Record<Purpose, PurposeFacts>> = PURPOSES
// The object literal above has no other keys than its type, so the assertion is safe.
export const PURPOSE_NAMES = Object.keys(PURPOSES) as readonly Purpose[]

const BY_LETTER: ReadonlyMap<string, Purpose> = new Map(PURPOSE_NAMES.map((name) => [FACTS[name].letter, name]))

/**
 * Returns the role that the link opens. Undefined for links that give or restore a seat, stop emails or show deadlines.
 */
export const roleOf = (purpose: Purpose): Role | undefined => FACTS[purpose].role

export const roleTakenBy = (purpose: Purpose): 'opponent' | 'arbiter' | undefined => FACTS[purpose].takes

export const needsMark = (purpose: Purpose): boolean => FACTS[purpose].needsMark === true

export const seatReplacedBy = (purpose: Purpose): Seat | undefined => FACTS[purpose].replaces

export const givesSeat = (purpose: Purpose): purpose is SeatingPurpose =>
  roleTakenBy(purpose) !== undefined || seatReplacedBy(purpose) !== undefined

export const roleSilencedBy = (purpose: Purpose): Role | undefined => FACTS[purpose].stops

export const roleRestoredBy = (purpose: Purpose): Role | undefined => FACTS[purpose].restores

export const calendarSeatOf = (purpose: Purpose): Seat | undefined => FACTS[purpose].dates

export type ParsedToken = {
  readonly purpose: Purpose
  readonly key: string
  readonly game: GameId
  readonly proof: string
}

const TOKEN = /^([a-z])([0-9a-z])([0-9A-Za-z]{12})([0-9A-Za-z_-]{32})$/

/**
 * Parses a token: its purpose (1 character), the id of the signing key (1), the game's id (12) and a proof (32
 * characters of base64url, 192 bits). Nothing is verified yet. Undefined for other texts.
 */
export const parseToken = (text: string): ParsedToken | undefined => {
  const [, letter = '', key = '', game = '', proof = ''] = TOKEN.exec(text) ?? []
  const purpose = BY_LETTER.get(letter)
  return purpose && { purpose, key, game, proof }
}

/** Returns the purpose as it is signed: with the stored name of the arbiter. */
const signedPurpose = (purpose: Purpose): string => purpose.split('-').map(storedRole).join('-')

/**
 * Returns the text that is signed. It contains the game's secret salt, so a token reveals nothing about other games.
 */
const proven = (purpose: Purpose, id: GameId, game: Game): string =>
  signedText('link', signedPurpose(purpose), id, FACTS[purpose].epoch(game), game.salt)

/** Makes the token of a link. It is never stored. */
export const mintToken = (signer: Signer, purpose: Purpose, id: GameId, game: Game): string =>
  `${FACTS[purpose].letter}${signer.currentKey}${id}${signer.sign(proven(purpose, id, game))}`

/** Compares two texts in a time that depends only on their lengths. */
export const equalInConstantTime = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length))
  return difference === 0
}

/** Returns whether the token is genuine. False for an unknown signing key, a wrong proof or another game's token. */
export const verifyToken = (signer: Signer, claimed: ParsedToken, id: GameId, game: Game): boolean => {
  const proof = signer.signWith(claimed.key, proven(claimed.purpose, id, game))
  return proof !== undefined && claimed.game === id && equalInConstantTime(proof, claimed.proof)
}
