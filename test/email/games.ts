import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { type ColourChoice, DEFAULT_CONTROL, type Terms, DEFAULT_TERMS } from '../../shared/game/model/terms.ts'
import { type Instant, MINUTE, type Role } from '../../shared/game/model/words.ts'
import type { EmailLinks } from '../../shared/email/blocks/draft.ts'
import type { NewsEvent } from '../../shared/email/events/recipients.ts'
import type { GameEmail, EmailKind } from '../../shared/email/game-emails/emails-for.ts'
import { composeGameEmail, draftGameEmail } from '../../shared/email/game-emails/compose-game-email.ts'
import type { ComposedEmail } from '../../shared/email/layout/composed-email.ts'
import { writeContent } from '../../shared/email/game-emails/write-content.ts'
import { wordsFor } from '../harness/words.ts'

export const GAME = '8dKx2QabcDEF'
export const ENGLISH: Terms = { rules: 'english', clock: DEFAULT_CONTROL, opening: { kind: 'free' }, ...DEFAULT_TERMS }

/** Terms of a game in which White, after 13-17, must capture, in one of three ways. */
export const MUST_CAPTURE: Terms = {
  ...ENGLISH,
  opening: { kind: 'fen', fen: 'B:W12,K19,21,22,23,25,26,28,29,30:B2,5,8,9,13' },
}

/** This is 14:00 in Amsterdam, in winter, and 13:00 in UTC. */
export const NOON: Instant = Date.parse('2026-11-20T13:00:00Z')

export type Offer = {
  readonly terms?: Terms
  readonly names?: readonly [creator: string, opponent: string]
  readonly at?: Instant
  readonly arbiter?: string
  readonly firstMove?: string
  readonly ballot?: number
  readonly toss?: boolean
  readonly creatorColour?: 'black' | 'white'
}

export const offeredGame = (
  { terms = ENGLISH, names = ['Joost', 'Amara'], at = NOON, arbiter, firstMove }: Offer,
  wish: ColourChoice = 'white',
): GameEvent => ({
  type: 'offered',
  at,
  terms,
  name: names[0],
  wish,
  salt: 'c2FsdHNhbHQ',
  contact: 'creator-contact',
  ...(arbiter !== undefined && { arbiter: { name: arbiter, contact: 'arbiter-contact' } }),
  ...(firstMove !== undefined && { firstMove }),
})

/** Returns a game of Joost (creator, white) and Amara after these moves, a minute apart, and these events. */
export const gameOf = (offer: Offer = {}, moves: readonly string[] = [], after: readonly GameEvent[] = []): Game => {
  const { names = ['Joost', 'Amara'], at = NOON, creatorColour = 'white', ballot, toss = false } = offer
  const game = fold([
    offeredGame(offer, toss ? 'toss' : creatorColour),
    {
      type: 'joined',
      at,
      name: names[1],
      contact: 'opponent-contact',
      creatorColour,
      chance: 1,
      ...(ballot !== undefined && { ballot }),
    },
    ...moves.map((move, index): GameEvent => ({ type: 'moved', at: at + (index + 1) * MINUTE, move })),
    ...after,
  ])
  if (!game) throw new Error('the test’s own game does not follow from its events')
  return game
}

export const openGame = (offer: Offer = {}, wish: ColourChoice = 'white', after: readonly GameEvent[] = []): Game => {
  const game = fold([offeredGame(offer, wish), ...after])
  if (!game) throw new Error('the test’s own game does not follow from its events')
  return game
}

const TOKENS: Readonly<Record<Role, string>> = {
  creator: 'p-creator-SECRET',
  opponent: 'p-opponent-SECRET',
  arbiter: 'p-arbiter-SECRET',
}

export const linksFor = (seat: Role): EmailLinks => ({
  seat: `https://crownhead.example/p/${TOKENS[seat]}`,
  ...(seat === 'creator' && { invitation: 'https://crownhead.example/i/i-invite-SECRET' }),
  watch: `https://crownhead.example/g/${GAME}`,
  stop: `https://crownhead.example/s/${TOKENS[seat]}`,
  stopAll: `https://crownhead.example/n/${TOKENS[seat]}`,
  receipt: `https://crownhead.example/verify#${'R'.repeat(420)}`,
  undo: `https://crownhead.example/u/${TOKENS[seat]}`,
})

export const emailTo = (seat: Role, kind: EmailKind, game: Game): GameEmail => ({
  ...kind,
  game: GAME,
  seat,
  version: 7,
  ply: 'play' in game ? (game.play?.moves.length ?? 0) : 0,
  delay: 0,
})

type Reading = {
  readonly locale?: string
  readonly timeZone?: string
  readonly now?: Instant
  readonly happened?: GameEvent
  readonly mayAnswer?: boolean
}

/** Writes an email as the creator, or another reader, gets it. */
export const written = (
  seat: Role,
  kind: EmailKind,
  game: Game,
  { locale = 'en', timeZone = 'Europe/Amsterdam', now = NOON + 5 * MINUTE, happened, mayAnswer = false }: Reading = {},
): ComposedEmail =>
  composeGameEmail(
    emailTo(seat, kind, game),
    game,
    { words: wordsFor(locale), timeZone, links: linksFor(seat), mayAnswer },
    { now, deflate: deflateLevel6, happened },
  )

/** Writes an email as `written` does, but returns only the title: drawing the board takes far longer than writing. */
export const titled = (
  seat: Role,
  kind: EmailKind,
  game: Game,
  { locale = 'en', timeZone = 'Europe/Amsterdam', now = NOON + 5 * MINUTE, happened }: Reading = {},
): string | undefined => {
  const email = emailTo(seat, kind, game)
  const draft = draftGameEmail(email, game, { words: wordsFor(locale), timeZone, links: linksFor(seat) }, now)
  return writeContent(email, draft, happened).blocks.find((block) => block.kind === 'title')?.text
}

/** Writes the news email about an event. `game` is the game after it. */
export const told = (seat: Role, event: NewsEvent, game: Game, reading: Reading = {}): ComposedEmail =>
  written(seat, { kind: 'news', about: event.type }, game, { ...reading, happened: event })
