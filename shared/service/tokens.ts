import type { Game } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import type { GameId, Seal } from './ports.ts'

/** What a link is for. One letter of the token says it, and its proof covers the letter: no link serves two purposes. */
export const PURPOSES = { creator: 'c', opponent: 'o', director: 'd', invitation: 'i' } as const
export type Purpose = keyof typeof PURPOSES

/** What a token says of itself; nothing is proven yet. */
export type Claimed = { readonly purpose: Purpose; readonly key: string; readonly game: GameId; readonly proof: string }

const TOKEN = /^([codi])([0-9a-z])([0-9A-Za-z]{12})([0-9A-Za-z_-]{32})$/

const PURPOSE_OF: Readonly<Record<string, Purpose>> = { c: 'creator', o: 'opponent', d: 'director', i: 'invitation' }

/** Reads a token: purpose (1), key id (1), game id (12), proof (32 of base64url, 192 bits). */
export const readToken = (text: string): Claimed | undefined => {
  const [, letter = '', key = '', game = '', proof = ''] = TOKEN.exec(text) ?? []
  const purpose = PURPOSE_OF[letter]
  return purpose && { purpose, key, game, proof }
}

/** The text that the proof is over. The salt is the game's own secret, so a token says nothing about another game's. */
const proven = (purpose: Purpose, id: GameId, game: Game): string =>
  ['crownhead', 'link', purpose, id, '0', game.salt].join('|')

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

/** The seat that a token speaks for; an invitation speaks for none. */
export const roleOf = (purpose: Purpose): Role | undefined => (purpose === 'invitation' ? undefined : purpose)
