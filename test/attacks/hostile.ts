import { fullJumps, legalMoves, ruleSetOf, writeMove } from '../../shared/draughts/index.ts'
import { LONGEST } from '../../shared/game/limits/bounds.ts'
import type { Command } from '../../shared/game/commands.ts'
import { type Game, playOf, seatToMove } from '../../shared/game/model/game.ts'
import { DAY, MINUTE, SECOND, type Role, SEATS, otherSeat } from '../../shared/game/model/words.ts'
import { act, arbiter } from '../game/given.ts'

export type Chance = () => number

const pick = <T>(chance: Chance, list: readonly T[]): T => {
  const drawn = list[Math.floor(chance() * list.length)]
  if (drawn === undefined) throw new Error('an empty list')
  return drawn
}

/** Returns a text that takes the most bytes: characters of many Unicode blocks, of three bytes each. */
export const wide = (chance: Chance, length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(0x4e00 + Math.floor(chance() * 0x5000))).join('')

const PLAIN = [
  'offer-draw',
  'withdraw-draw',
  'decline-draw',
  'decline-pause',
  'accept-pause',
  'end-pause',
  'end-leave',
  'request-takeback',
  'decline-takeback',
  'accept-takeback',
  'veto-reseat',
  'ask-count',
  'renew',
] as const

/** Draws a command that the holder of a link may send and that does not end the game, as large as possible. */
export const hostileCommand = (chance: Chance, game: Game, by: Role, now: number): Command => {
  const ply = playOf(game)?.moves.length ?? 0
  const seat = by === 'arbiter' ? pick(chance, SEATS) : otherSeat(by)
  const drawn = chance()
  if (drawn < 0.1) return { type: 'rotate-link', by, ply }
  if (drawn < 0.2) return { type: 'give-time', by, ply, seat, time: pick(chance, [MINUTE, 59 * DAY + SECOND]) }
  if (drawn < 0.3) return { type: 'ask-reseat', by, ply, seat }
  if (by === 'arbiter')
    return drawn < 0.9
      ? arbiter(drawn < 0.6 ? 'refuse-count' : 'end-count', ply)
      : { type: 'grant-count', by, ply, stronger: 'black' }
  if (drawn < 0.4) return { type: 'rename', by, ply, name: wide(chance, LONGEST.name) }
  if (drawn < 0.5) return { type: 'plan', by, ply, plan: `plan${Math.floor(chance() * 1e6)}` }
  if (drawn < 0.6)
    return {
      type: 'choose',
      by,
      ply,
      choices: {
        reminders: pick(chance, [['hours'], ['reserve', 'hours']] as const),
        quietIn: pick(chance, ['America/Argentina/ComodRivadavia', 'Asia/Tokyo']),
        playForced: false,
      },
    }
  if (drawn < 0.7)
    return { type: 'propose-pause', by, ply, until: now + 30 * DAY - Math.floor(chance() * 1000) * SECOND }
  if (drawn < 0.8) return { type: 'take-leave', by, ply, days: 1, from: now + 60 * DAY }
  const type = pick(chance, PLAIN)
  // If both sides offered a draw, the game would end.
  return act(type === 'offer-draw' && playOf(game)?.pending.draw === otherSeat(by) ? 'decline-draw' : type, by, ply)
}

/** Draws a legal move of the side to move, with the longest message. */
export const loudMove = (chance: Chance, game: Game): Command => {
  if (game.status !== 'active') return { type: 'tick' }
  const { play, terms } = game
  const rules = ruleSetOf(terms.rules)
  const moves = play.mustJump ? fullJumps(rules, play.position) : legalMoves(rules, play.position)
  return {
    type: 'move',
    by: seatToMove(play),
    ply: play.moves.length,
    move: writeMove(rules, play.position, pick(chance, moves)),
    message: wide(chance, LONGEST.message),
  }
}
