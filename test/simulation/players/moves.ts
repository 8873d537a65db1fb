import { HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import type { View } from '../evidence.ts'
import type { Wish } from './client.ts'
import { ROLE_OF, type Table, seatOf } from './table.ts'

const deadlineOf = ({ deadline }: View): number => (deadline === null ? Infinity : Date.parse(deadline))

/**
 * Returns how long the player to move waits: mostly seconds or hours, sometimes until shortly before or after the
 * deadline.
 */
export const thinkingTime = (dice: Dice, table: Table, view: View, now: number): number => {
  const manner = view.turn ? table.manner[seatOf(view, view.turn)] : 'swift'
  const deadline = deadlineOf(view)
  if (deadline !== Infinity && (manner === 'brink' ? dice.chance(0.35) : dice.chance(0.01))) {
    const over = dice.pick([
      -30_000, -1000, -1, 0, 500, 999, 1000, 1001, 15_000, 25_000, 29_999, 30_000, 31_000, 45_000,
    ])
    return Math.max(0, deadline + over - now)
  }
  if (manner === 'swift' || deadline === Infinity)
    return dice.between(SECOND, dice.chance(0.92) ? 100 * SECOND : 2 * HOUR)
  if (dice.chance(0.85)) return dice.between(MINUTE, 5 * HOUR)
  return Math.floor(Math.max(0, deadline - now) * dice.next())
}

const wishOf = (table: Table, view: View, move: string, more: Readonly<Record<string, unknown>>): Wish => {
  const role = view.turn ? seatOf(view, view.turn) : 'creator'
  return {
    kind: 'move',
    game: table.id,
    role,
    path: `/v1/games/${table.id}/moves`,
    body: { ply: view.ply, move, ...more },
    ...(table.tokens[role] !== undefined && { token: table.tokens[role] }),
  }
}

const extras = (dice: Dice, view: View): Readonly<Record<string, unknown>> => ({
  ...(dice.chance(0.04) && { offerDraw: true }),
  ...(dice.chance(0.01) && { claim: 'threefold' }),
  ...(dice.chance(0.08) && { message: `ply ${view.ply}, ${dice.between(0, 99_999)}` }),
})

/**
 * Returns the legal move that goes back to where this side's last move began, so that positions repeat; undefined if
 * there is none.
 */
const backAgain = ({ legalMoves, moves }: View): string | undefined => {
  const back = moves.at(-2)?.split('-').toReversed().join('-')
  return legalMoves.find((move) => move === back)
}

const anyMove = (dice: Dice, view: View): string =>
  (dice.chance(0.3) ? backAgain(view) : undefined) ?? someMove(dice, view)

const someMove = (dice: Dice, { legalMoves }: View): string =>
  legalMoves[dice.between(0, Math.max(0, legalMoves.length - 1))] ?? '1-5'

/** Returns how another device sends a request: by pages or by the API at random, or as the player usually does. */
const otherDevice = (dice: Dice): { readonly form?: boolean } => (dice.chance(0.5) ? { form: dice.chance(0.5) } : {})

/** Returns a request that only previews a move. */
const tried = ({ forms }: Table, view: View, move: Wish): Wish => {
  const { body, ...wish } = move
  const { role } = wish
  return role && forms[role]
    ? { ...wish, kind: 'look', method: 'GET', query: { move: String(body?.['move']) } }
    : { ...wish, kind: 'try', body: { ...body, dryRun: true, ply: view.ply } }
}

/**
 * Returns whether the player with the first move makes it at once, often before the email about the beginning of the
 * game is sent. It is so in every 32nd world.
 */
export const isHasty = (seed: number): boolean => seed % 32 === 29

/**
 * Returns the requests with which a move is made: mostly one; sometimes the same twice, two moves from two devices at
 * once, a preview, or a mistake.
 */
export const moveWishes = (dice: Dice, table: Table, view: View): readonly Wish[] => {
  const move = wishOf(table, view, anyMove(dice, view), extras(dice, view))
  const roll = dice.next()
  if (roll < 0.9) return [move]
  if (roll < 0.93)
    return [
      { ...move, pace: 800 },
      { ...move, pace: 800, ...otherDevice(dice) },
    ]
  if (roll < 0.96)
    return [
      { ...move, pace: 800 },
      { ...wishOf(table, view, anyMove(dice, view), {}), pace: 800, ...otherDevice(dice) },
    ]
  if (roll < 0.97) return [tried(table, view, move)]
  if (roll < 0.98) return [wishOf(table, view, '1-32', {})]
  const stale = table.old.at(-1)
  return stale
    ? [{ ...move, kind: 'intruder', role: ROLE_OF[stale.charAt(0)] ?? 'creator', token: stale, once: true }]
    : [{ ...move, body: { ...move.body, ply: Math.max(0, view.ply - 1) } }]
}
