import type { Command } from '../../../game/commands.ts'
import { leaveCommand, leaveOf } from '../../../game/decisions/timing/leave.ts'
import type { Game } from '../../../game/model/game.ts'
import { DAY, type Instant, SEATS, type Seat } from '../../../game/model/words.ts'
import type { BoardDuties } from '../../../tournament/board-duties.ts'
import type { Absence } from '../../../tournament/model/people.ts'
import type { LoadedGame } from '../../games/game-store.ts'

/** Returns when a seat last took leave in a game. */
const leaveTakenAt = ({ stored }: LoadedGame, seat: Seat): Instant | undefined => {
  const taken = stored.log.findLast((event) => event.type === 'leave-taken' && event.by === seat)
  return taken?.type === 'leave-taken' ? taken.at : undefined
}

/**
 * Returns the command by which a seat takes the leave of the whole event, or ends it. Each board takes it once: what the
 * player decided in this game later stands.
 */
const leaveDue = (loaded: LoadedGame, seat: Seat, { at, from, days }: Absence, now: Instant): readonly Command[] => {
  const taken = leaveTakenAt(loaded, seat) ?? Number.NEGATIVE_INFINITY
  const isOn = leaveOf(loaded.game, seat, now) !== undefined
  if (days === 0 ? !isOn || taken > at : isOn || taken >= at) return []
  const left = Math.ceil((from + days * DAY - Math.max(from, now)) / DAY)
  if (days > 0 && left < 1) return []
  const command = leaveCommand(loaded.game, seat, days === 0 ? { days } : { days: Math.min(days, left), from }, now)
  return command === undefined || 'code' in command ? [] : [command]
}

const isOver = (game: Game): boolean => game.status !== 'active' && game.status !== 'open'

/**
 * Returns the commands that bring the game of a board to what its tournament asks, in order. None of them does harm if
 * it comes twice.
 */
export const commandsDue = (loaded: LoadedGame, duties: BoardDuties, now: Instant): readonly Command[] => {
  const { end, stops, absences } = duties
  if (isOver(loaded.game)) return []
  if (end !== undefined) return [{ type: 'conclude', end }]
  return [
    ...stops.map((stop) => ({ type: 'stop-clocks', ...stop }) as const),
    ...SEATS.flatMap((seat) => {
      const absence = absences[seat]
      return absence ? leaveDue(loaded, seat, absence, now) : []
    }),
  ]
}
