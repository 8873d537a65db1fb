import { GRACE_PERIOD } from '../../../shared/game/time/clock.ts'
import { seatToMove } from '../../../shared/game/model/game.ts'
import { PRESETS } from '../../../shared/game/model/terms.ts'
import { HOUR, type Instant, MINUTE, SECOND, wholeSecond } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { loadGame } from '../../../shared/service/games/game-store.ts'
import type { Cloud } from './cloud.ts'
import { begin, gameId, move } from './players.ts'
import type { Time } from './time.ts'

/** The share of turns at which a player leaves for good, so that their time runs out. */
const LEAVING = 1 / 6

const LONGEST = 30 * HOUR

const { perMove, reserve } = PRESETS.daily

/** When the time of the player to move ends in each game, by this test's own account. */
type Books = Map<GameId, Instant>

/** `emailed`: one game in this many has two addresses that have consented to its emails. */
type Company = { readonly games: number; readonly emailed: number }

export type Lives = {
  readonly ends: Books
  /** The instants at which moves were made. */
  readonly moves: readonly Instant[]
}

/** Plays a game of two people who move about once a day, until one of them stops. */
const live = async (
  cloud: Cloud,
  time: Time,
  { n, hasEmail }: { readonly n: number; readonly hasEmail: boolean },
  books: { ends: Books; moves: Instant[] },
): Promise<void> => {
  const { dice } = cloud
  await time.sleep(dice.between(0, 12 * HOUR))
  await begin(cloud, time, n, { clock: 'daily', hasEmail })
  // Games count time in whole seconds, rounded down.
  let since = wholeSecond(time.now())
  const left: [number, number] = [reserve, reserve]
  for (let turn: 0 | 1 = 0; ; turn = turn === 0 ? 1 : 0) {
    books.ends.set(gameId(n), since + perMove + left[turn])
    if (dice.chance(LEAVING)) return
    await time.sleep(dice.between(MINUTE, LONGEST))
    if (!(await move(cloud, time, n))) return
    const now = wholeSecond(time.now())
    left[turn] -= Math.max(0, now - since - perMove)
    since = now
    books.moves.push(since)
  }
}

export const liveIn = (cloud: Cloud, time: Time, { games, emailed }: Company): Lives => {
  const books = { ends: new Map<GameId, Instant>(), moves: [] }
  for (let n = 0; n < games; n++) void live(cloud, time, { n, hasEmail: n % emailed === 0 }, books)
  return books
}

export type Ended = { readonly id: GameId; readonly at: Instant; readonly late: number }

/** Returns the games that were lost on time. `late`: how many milliseconds after its due time the loss came. */
export const lostOnTime = async ({ games, items }: Cloud, { ends }: Lives): Promise<readonly Ended[]> => {
  const lost: Ended[] = []
  for (const id of items.keys()) {
    const last = (await loadGame(games, id))?.stored.log.at(-1)
    if (last?.type === 'finished' && last.result.reason === 'time')
      lost.push({ id, at: last.at, late: last.at - (ends.get(id) ?? Infinity) - GRACE_PERIOD })
  }
  return lost
}

/** Returns running games whose time ended more than ten minutes ago. */
export const overdueIn = async ({ games, items }: Cloud, { ends }: Lives, now: Instant): Promise<readonly GameId[]> => {
  const overdue: GameId[] = []
  for (const id of items.keys()) {
    const isRunning = (await loadGame(games, id))?.game.status === 'active'
    if (isRunning && (ends.get(id) ?? Infinity) < now - 10 * MINUTE) overdue.push(id)
  }
  return overdue
}

/**
 * Looks every minute at the reminders and time-outs that are due, and returns a function that gives the greatest delay
 * so far in milliseconds.
 */
export const latenessIn = (cloud: Cloud, time: Time, until: Instant): (() => number) => {
  let most = 0
  const look = (): void => {
    for (const { d } of cloud.items.values()) if (d !== undefined) most = Math.max(most, time.now() - d * SECOND)
    if (time.now() < until) time.in(MINUTE, look)
  }
  look()
  return () => most
}

/** Returns the id of the email to the player to move, for each running game whose last step has a move. */
export const turnsIn = async ({ games, items }: Cloud): Promise<readonly string[]> => {
  const turns: string[] = []
  for (const id of items.keys()) {
    const loaded = await loadGame(games, id)
    const step = loaded?.stored.log.slice(-loaded.stored.last) ?? []
    if (loaded?.game.status === 'active' && step.some(({ type }) => type === 'moved'))
      turns.push(`${id}-${loaded.stored.version}-${seatToMove(loaded.game.play)}`)
  }
  return turns
}
