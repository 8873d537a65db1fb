import type { GameEvent } from '../../shared/game/events.ts'
import { fold } from '../../shared/game/evolve.ts'
import type { Game } from '../../shared/game/game.ts'
import { RELAXED, type Terms } from '../../shared/game/terms.ts'
import { type Instant, MINUTE, type Seat } from '../../shared/game/words.ts'
import type { Links } from '../../shared/mail/desk.ts'
import type { Letter, LetterKind } from '../../shared/mail/letters.ts'
import { type Composed, compose } from '../../shared/mail/compose.ts'

export const GAME = '8dKx2QabcDEF'
export const ENGLISH: Terms = { rules: 'english', clock: RELAXED, opening: { kind: 'free' } }

/** White to answer 13-17: he must capture, in three ways. */
export const MUST_CAPTURE: Terms = {
  ...ENGLISH,
  opening: { kind: 'fen', fen: 'B:W12,K19,21,22,23,25,26,28,29,30:B2,5,8,9,13' },
}

/** A winter afternoon in Amsterdam: 14:00 there, 13:00 in UTC. */
export const NOON: Instant = Date.parse('2026-11-20T13:00:00Z')

type Offer = {
  readonly terms?: Terms
  readonly names?: readonly [creator: string, opponent: string]
  readonly at?: Instant
  readonly creatorColour?: 'black' | 'white'
}

export const offeredGame = (
  { terms = ENGLISH, names = ['Joost', 'Amara'], at = NOON }: Offer,
  wish: 'white' | 'toss' = 'white',
): GameEvent => ({
  type: 'offered',
  at,
  terms,
  name: names[0],
  wish,
  salt: 'c2FsdHNhbHQ',
  contact: 'creator-contact',
})

/** A game of Joost (creator, white) and Amara after these moves and whatever else happened; a minute passes at each move. */
export const gameOf = (offer: Offer = {}, moves: readonly string[] = [], after: readonly GameEvent[] = []): Game => {
  const { names = ['Joost', 'Amara'], at = NOON, creatorColour = 'white' } = offer
  const game = fold([
    offeredGame(offer),
    { type: 'joined', at, name: names[1], contact: 'opponent-contact', creatorColour, chance: 1 },
    ...moves.map((move, index): GameEvent => ({ type: 'moved', at: at + (index + 1) * MINUTE, move })),
    ...after,
  ])
  if (!game) throw new Error('the test’s own game does not follow from its events')
  return game
}

export const openGame = (
  offer: Offer = {},
  wish: 'white' | 'toss' = 'white',
  after: readonly GameEvent[] = [],
): Game => {
  const game = fold([offeredGame(offer, wish), ...after])
  if (!game) throw new Error('the test’s own game does not follow from its events')
  return game
}

const TOKENS: Readonly<Record<Seat, string>> = { creator: 'p-creator-SECRET', opponent: 'p-opponent-SECRET' }

export const linksFor = (seat: Seat): Links => ({
  seat: `https://crownhead.example/p/${TOKENS[seat]}`,
  ...(seat === 'creator' && { invitation: 'https://crownhead.example/i/i-invite-SECRET' }),
  watch: `https://crownhead.example/g/${GAME}`,
  stop: `https://crownhead.example/s/${TOKENS[seat]}`,
})

export const letterTo = (seat: Seat, kind: LetterKind, game: Game): Letter => ({
  ...kind,
  game: GAME,
  seat,
  version: 7,
  ply: 'play' in game ? (game.play?.moves.length ?? 0) : 0,
  delay: 0,
})

type Reading = { readonly locale?: string; readonly timeZone?: string; readonly now?: Instant }

/** The letter as the creator (or the other) gets it. */
export const written = (
  seat: Seat,
  kind: LetterKind,
  game: Game,
  { locale = 'en', timeZone = 'Europe/Amsterdam', now = NOON + 5 * MINUTE }: Reading = {},
): Composed => compose(letterTo(seat, kind, game), game, { locale, timeZone, links: linksFor(seat) }, now)
