import { type Game, personOf } from '../../game/game.ts'
import type { Role, Seat } from '../../game/words.ts'
import type { GameId, Seal } from '../ports/ports.ts'

type PurposeRow = {
  /** The token's first. The proof covers the purpose, so no link serves two. */
  readonly letter: string
  readonly role?: Role
  /** Lets its holder take this place. */
  readonly takes?: 'opponent' | 'director'
  /** Gives this lost seat to another person. */
  readonly replaces?: Seat
  /** Stops its emails, and nothing else. */
  readonly stops?: Role
  /** Restores its address, with a mark of the mailbox that got the link. */
  readonly restores?: Role
  /** Shows its deadlines to a calendar, and nothing else. */
  readonly dates?: Seat
  /** In the proof beside the salt: when it changes, older links end. */
  readonly epoch: (game: Game) => string
}

/** One link for each request for a lost seat; it works after the veto period. */
const askedAt = (game: Game): string =>
  `${game.status === 'active' ? (game.play.pending.reseat?.at ?? 'none') : 'none'}`

/** An old email's link works while the holder is the same, even after a replaced link. */
const holderOf =
  (role: Role) =>
  (game: Game): string =>
    personOf(game, role)?.contact ?? ''

const PURPOSES = {
  creator: { letter: 'c', role: 'creator', epoch: ({ epochs }) => `${epochs.creator}` },
  opponent: { letter: 'o', role: 'opponent', epoch: ({ epochs }) => `${epochs.opponent}` },
  director: { letter: 'd', role: 'director', epoch: ({ awaited, epochs }) => (awaited ? '' : `${epochs.director}`) },
  // No epoch: taking the seat ends it, and a lapsed one can be renewed.
  invitation: { letter: 'i', takes: 'opponent', epoch: () => '0' },
  'director-invitation': { letter: 'e', takes: 'director', epoch: () => '0' },
  'creator-anew': { letter: 'r', replaces: 'creator', epoch: askedAt },
  'opponent-anew': { letter: 's', replaces: 'opponent', epoch: askedAt },
  'creator-silence': { letter: 'u', stops: 'creator', epoch: holderOf('creator') },
  'opponent-silence': { letter: 'v', stops: 'opponent', epoch: holderOf('opponent') },
  'director-silence': { letter: 'w', stops: 'director', epoch: holderOf('director') },
  'creator-undo': { letter: 'x', restores: 'creator', epoch: holderOf('creator') },
  'opponent-undo': { letter: 'y', restores: 'opponent', epoch: holderOf('opponent') },
  'director-undo': { letter: 'z', restores: 'director', epoch: holderOf('director') },
  // Replaced with the seat's own link.
  'creator-calendar': { letter: 'k', dates: 'creator', epoch: ({ epochs }) => `${epochs.creator}` },
  'opponent-calendar': { letter: 'l', dates: 'opponent', epoch: ({ epochs }) => `${epochs.opponent}` },
} as const satisfies Readonly<Record<string, PurposeRow>>

export type Purpose = keyof typeof PURPOSES

export type SeatingPurpose = {
  readonly [P in Purpose]: (typeof PURPOSES)[P] extends { readonly takes: unknown } | { readonly replaces: unknown }
    ? P
    : never
}[Purpose]

const ROWS: Readonly<Record<Purpose, PurposeRow>> = PURPOSES
// Written out, so it has no other keys than its type.
export const PURPOSE_NAMES = Object.keys(PURPOSES) as readonly Purpose[]

const BY_LETTER: ReadonlyMap<string, Purpose> = new Map(PURPOSE_NAMES.map((name) => [ROWS[name].letter, name]))

/** Undefined for links that seat, stop, restore or date. */
export const roleOf = (purpose: Purpose): Role | undefined => ROWS[purpose].role

export const takenBy = (purpose: Purpose): 'opponent' | 'director' | undefined => ROWS[purpose].takes

export const replacedBy = (purpose: Purpose): Seat | undefined => ROWS[purpose].replaces

export const isSeating = (purpose: Purpose): purpose is SeatingPurpose =>
  takenBy(purpose) !== undefined || replacedBy(purpose) !== undefined

export const stoppedBy = (purpose: Purpose): Role | undefined => ROWS[purpose].stops

export const restoredBy = (purpose: Purpose): Role | undefined => ROWS[purpose].restores

export const datedBy = (purpose: Purpose): Seat | undefined => ROWS[purpose].dates

export type Claimed = { readonly purpose: Purpose; readonly key: string; readonly game: GameId; readonly proof: string }

const TOKEN = /^([a-z])([0-9a-z])([0-9A-Za-z]{12})([0-9A-Za-z_-]{32})$/

/** Purpose (1 character), key id (1), game id (12), proof (32 of base64url, 192 bits). */
export const readToken = (text: string): Claimed | undefined => {
  const [, letter = '', key = '', game = '', proof = ''] = TOKEN.exec(text) ?? []
  const purpose = BY_LETTER.get(letter)
  return purpose && { purpose, key, game, proof }
}

/** Signed with the game's secret salt: a token reveals nothing of other games. */
const proven = (purpose: Purpose, id: GameId, game: Game): string =>
  ['crownhead', 'link', purpose, id, ROWS[purpose].epoch(game), game.salt].join('|')

/** Never stored. */
export const mintToken = (seal: Seal, purpose: Purpose, id: GameId, game: Game): string =>
  `${ROWS[purpose].letter}${seal.current}${id}${seal.sign(proven(purpose, id, game))}`

/** Its time depends on the length only. */
export const sameText = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length))
  return difference === 0
}

/** False for an unknown key, a wrong proof or another game's token. */
export const proves = (seal: Seal, claimed: Claimed, id: GameId, game: Game): boolean => {
  const proof = seal.under(claimed.key, proven(claimed.purpose, id, game))
  return proof !== undefined && claimed.game === id && sameText(proof, claimed.proof)
}
