import { type Game, playerOf } from '../game/game.ts'
import type { Role, Seat } from '../game/words.ts'
import type { GameId, Seal } from './ports.ts'

/** What a link is for. */
type PurposeRow = {
  /** The first letter of the token. The proof covers it: no link serves two purposes. */
  readonly letter: string
  /** The role that the link speaks for. */
  readonly role?: Role
  /** The seat that the link lets a person take. */
  readonly takes?: Seat
  /** The seat whose emails the link stops; it does nothing else. */
  readonly stops?: Seat
  /** What the proof depends on besides the game's salt: when this changes, older links are dead. */
  readonly epoch: (game: Game) => string
}

/** A lost seat's link answers one asking, and works once the time for a veto is over. */
const askedAt = (game: Game): string =>
  `${game.status === 'active' ? (game.play.pending.reseat?.at ?? 'none') : 'none'}`

/** The email with the link may be older than the seat's present link, but not older than its present holder. */
const holderOf =
  (seat: Seat) =>
  (game: Game): string =>
    playerOf(game, seat)?.contact ?? ''

const PURPOSES = {
  creator: { letter: 'c', role: 'creator', epoch: ({ epochs }) => `${epochs.creator}` },
  opponent: { letter: 'o', role: 'opponent', epoch: ({ epochs }) => `${epochs.opponent}` },
  director: { letter: 'd', role: 'director', epoch: ({ epochs }) => `${epochs.director}` },
  // Taking the seat uses an invitation up, and one that has lapsed can be opened again: it needs no epoch.
  invitation: { letter: 'i', takes: 'opponent', epoch: () => '0' },
  'creator-anew': { letter: 'r', takes: 'creator', epoch: askedAt },
  'opponent-anew': { letter: 's', takes: 'opponent', epoch: askedAt },
  'creator-silence': { letter: 'u', stops: 'creator', epoch: holderOf('creator') },
  'opponent-silence': { letter: 'v', stops: 'opponent', epoch: holderOf('opponent') },
} as const satisfies Readonly<Record<string, PurposeRow>>

export type Purpose = keyof typeof PURPOSES

const ROWS: Readonly<Record<Purpose, PurposeRow>> = PURPOSES
const NAMES = Object.keys(PURPOSES) as readonly Purpose[]

const BY_LETTER: ReadonlyMap<string, Purpose> = new Map(NAMES.map((name) => [ROWS[name].letter, name]))

/** The role that a link speaks for; an invitation speaks for none. */
export const roleOf = (purpose: Purpose): Role | undefined => ROWS[purpose].role

/** The seat that a link lets a person take. */
export const takenBy = (purpose: Purpose): Seat | undefined => ROWS[purpose].takes

/** The seat whose emails a link stops. */
export const stoppedBy = (purpose: Purpose): Seat | undefined => ROWS[purpose].stops

/** What a token says of itself; nothing is proven yet. */
export type Claimed = { readonly purpose: Purpose; readonly key: string; readonly game: GameId; readonly proof: string }

const TOKEN = /^([a-z])([0-9a-z])([0-9A-Za-z]{12})([0-9A-Za-z_-]{32})$/

/** Reads a token: purpose (1), key id (1), game id (12), proof (32 of base64url, 192 bits). */
export const readToken = (text: string): Claimed | undefined => {
  const [, letter = '', key = '', game = '', proof = ''] = TOKEN.exec(text) ?? []
  const purpose = BY_LETTER.get(letter)
  return purpose && { purpose, key, game, proof }
}

/** The text that the proof is over. The salt is the game's own secret, so a token tells nothing about another game's. */
const proven = (purpose: Purpose, id: GameId, game: Game): string =>
  ['crownhead', 'link', purpose, id, ROWS[purpose].epoch(game), game.salt].join('|')

/** The token of one seat or invitation of a game: derived, never stored. */
export const mintToken = (seal: Seal, purpose: Purpose, id: GameId, game: Game): string =>
  `${ROWS[purpose].letter}${seal.current}${id}${seal.sign(proven(purpose, id, game))}`

/** Equality in a time that depends on the length alone. */
const sameText = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length))
  return difference === 0
}

/** Whether the token's proof holds for this game. A lost key, a wrong proof and another game's token all give: no. */
export const proves = (seal: Seal, claimed: Claimed, id: GameId, game: Game): boolean => {
  const proof = seal.under(claimed.key, proven(claimed.purpose, id, game))
  return proof !== undefined && claimed.game === id && sameText(proof, claimed.proof)
}
