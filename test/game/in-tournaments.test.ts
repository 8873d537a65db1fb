import { describe, expect, test } from 'vitest'
import { ACT_TYPES, type Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { ActiveGame, Game } from '../../shared/game/model/game.ts'
import { possibleActs } from '../../shared/game/possible-acts.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, HOUR, type Instant } from '../../shared/game/model/words.ts'
import { JOOST, NOON, move, offer } from './given.ts'

const BOARD = { id: 'Qr7dEwT1zX0b', board: 17 }

/** Returns a running game with an arbiter, on a board of a tournament or not. */
const running = (tournament?: typeof BOARD): ActiveGame => {
  const offered = offer({ strictness: 'lenient' }, 'black')
  const arbiter = { name: 'Rosa', contact: 'rosa000001' }
  const command = { ...offered, opponent: JOOST, arbiter, ...(tournament && { tournament }) }
  let game = fold(decide(undefined, command, NOON).events)
  for (const [ply, text] of ['11-15', '23-19'].entries())
    game = after(game, move(ply === 0 ? 'creator' : 'opponent', ply, text), NOON)
  if (game?.status !== 'active') throw new Error('the game does not run')
  return game
}

const after = (game: Game | undefined, command: Command, at: Instant): Game | undefined =>
  fold(decide(game, command, at).events, game) ?? game

const stop = (game: Game | undefined, command: Command, at: Instant): Instant => {
  const next = after(game, command, at)
  return (next?.status === 'active' && deadlineOf(next.terms, next.play)) || 0
}

describe('a game of a tournament', () => {
  test('knows its board', () => {
    expect(running(BOARD).tournament).toEqual(BOARD)
    expect(running().tournament).toBeUndefined()
  })

  test('has no pauses, gifts, take-backs or rematches of its players, and no new link to a seat', () => {
    const missing = (role: 'creator' | 'opponent' | 'arbiter') => {
      const [usual, here] = [possibleActs(running(), role, NOON), possibleActs(running(BOARD), role, NOON)]
      return ACT_TYPES.filter((type) => usual.has(type) && !here.has(type))
    }
    expect(missing('creator')).toEqual(['give-time', 'propose-pause', 'request-takeback', 'ask-reseat'])
    expect(missing('opponent')).toEqual(['give-time', 'propose-pause', 'request-takeback', 'ask-reseat'])
    expect(missing('arbiter')).toEqual(['ask-reseat'])
  })

  test.each(['abort', 'propose-pause', 'play-on', 'rematch', 'accept-takeback'] as const)('refuses %s', (type) => {
    const command = { type, by: 'creator', ply: 2, until: NOON + DAY, next: 'next' } as Command
    expect(decide(running(BOARD), command, NOON).refusal).toEqual({ code: 'not-in-this-game' })
  })

  test('stands while the tournament pauses, and a day longer if it is resumed early', () => {
    const game = running(BOARD)
    const end = deadlineOf(game.terms, game.play) ?? 0
    const suspend = { type: 'suspend', until: NOON + 10 * DAY } as const
    expect(stop(game, suspend, NOON)).toBe(end + 10 * DAY)
    const paused = after(game, suspend, NOON)
    expect(decide(paused, suspend, NOON + HOUR)).toEqual({ events: [], duplicate: true })
    const resumed = { type: 'continue', resumedAt: NOON + 2 * DAY } as const
    expect(stop(paused, resumed, NOON + 2 * DAY)).toBe(end + 3 * DAY)
    expect(decide(after(paused, resumed, NOON + 2 * DAY), resumed, NOON + 2 * DAY + HOUR)).toEqual({ events: [] })
    // A message that comes late ends the pause at once.
    expect(stop(paused, resumed, NOON + 5 * DAY)).toBe(end + 5 * DAY)
  })
})
