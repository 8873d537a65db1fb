import { type Game, playerOf } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import type { GameId, Seal } from './ports.ts'

/** What a link is for. One letter of the token says it, and its proof covers the letter: no link serves two purposes. */
export const PURPOSES = {
  creator: 'c',
  opponent: 'o',
  director: 'd',
  invitation: 'i',
  /** Takes a seat whose link was lost, once the time for a veto is over. */
  'creator-anew': 'r',
  'opponent-anew': 's',
  /** Stops a seat's letters, and nothing else. */
  'creator-silence': 'u',
  'opponent-silence': 'v',
} as const
export type Purpose = keyof typeof PURPOSES

/** What a token says of itself; nothing is proven yet. */
export type Claimed = { readonly purpose: Purpose; readonly key: string; readonly game: GameId; readonly proof: string }

const TOKEN = /^([codirsuv])([0-9a-z])([0-9A-Za-z]{12})([0-9A-Za-z_-]{32})$/

const PURPOSE_OF: ReadonlyMap<string, Purpose> = new Map(
  Object.entries({
    c: 'creator',
    o: 'opponent',
    d: 'director',
    i: 'invitation',
    r: 'creator-anew',
    s: 'opponent-anew',
    u: 'creator-silence',
    v: 'opponent-silence',
  }),
)

/** Reads a token: purpose (1), key id (1), game id (12), proof (32 of base64url, 192 bits). */
export const readToken = (text: string): Claimed | undefined => {
  const [, letter = '', key = '', game = '', proof = ''] = TOKEN.exec(text) ?? []
  const purpose = PURPOSE_OF.get(letter)
  return purpose && { purpose, key, game, proof }
}

/** What a link of this purpose has to be younger than: how often the seat's link was made anew, and which asking it answers. */
const epochOf = (purpose: Purpose, game: Game): string => {
  const { epochs } = game
  switch (purpose) {
    // Whoever had a letter may stop his letters, however often his link has changed since; his successor's he may not.
    case 'creator-silence':
      return playerOf(game, 'creator')?.contact ?? ''
    case 'opponent-silence':
      return playerOf(game, 'opponent')?.contact ?? ''
    case 'creator':
      return `${epochs.creator}`
    case 'opponent':
      return `${epochs.opponent}`
    case 'director':
      return `${epochs.director}`
    // An invitation is used up by being taken, so it needs no epoch; and one that lapsed can be opened again.
    case 'invitation':
      return '0'
    case 'creator-anew':
    case 'opponent-anew':
      return `${game.status === 'active' ? (game.play.pending.reseat?.at ?? 'none') : 'none'}`
  }
}

/** The text that the proof is over. The salt is the game's own secret, so a token says nothing about another game's. */
const proven = (purpose: Purpose, id: GameId, game: Game): string =>
  ['crownhead', 'link', purpose, id, epochOf(purpose, game), game.salt].join('|')

/** The token of one seat or invitation of a game: derived, never stored. */
export const mintToken = (seal: Seal, purpose: Purpose, id: GameId, game: Game): string =>
  `${PURPOSES[purpose]}${seal.current}${id}${seal.sign(proven(purpose, id, game))}`

/** Equality in a time that depends on the length alone. */
const sameText = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length))
  return difference === 0
}

/** Whether the token's proof holds for this game. A key that is gone, a wrong proof and another game's token are all the same: no. */
export const proves = (seal: Seal, claimed: Claimed, id: GameId, game: Game): boolean => {
  const proof = seal.under(claimed.key, proven(claimed.purpose, id, game))
  return proof !== undefined && claimed.game === id && sameText(proof, claimed.proof)
}

/** The role that a token speaks for; an invitation speaks for none. */
export const roleOf = (purpose: Purpose): Role | undefined =>
  purpose === 'creator' || purpose === 'opponent' || purpose === 'director' ? purpose : undefined
