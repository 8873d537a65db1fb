import type { GameEvent } from './events.ts'
import { asked, isAsking } from './evolving/asking.ts'
import { ended, rematched, renewed } from './evolving/ending.ts'
import { enforced, huffed, moved, takenBack } from './evolving/moving.ts'
import { joined, offered } from './evolving/sitting.ts'
import { type SeatEvent, isOfSeat, seatEvent } from './evolving/seat.ts'
import {
  frozen,
  leaveEnded,
  leaveTaken,
  pauseEnding,
  paused,
  playedOn,
  reminded,
  timeGiven,
} from './evolving/timing.ts'
import type { ActiveGame, Game } from './game.ts'

const inPlay = (game: ActiveGame, event: Exclude<GameEvent, SeatEvent>): Game | undefined => {
  if (isAsking(event)) return asked(game, event)
  switch (event.type) {
    case 'moved':
      return moved(game, event)
    case 'reminded':
      return reminded(game, event)
    case 'time-given':
      return timeGiven(game, event)
    case 'paused':
      return paused(game, event)
    case 'pause-ending':
      return pauseEnding(game, event)
    case 'leave-taken':
      return leaveTaken(game, event)
    case 'leave-ended':
      return leaveEnded(game, event)
    case 'frozen':
      return frozen(game, event)
    case 'huffed':
      return huffed(game, event)
    case 'enforced':
      return enforced(game, event)
    case 'taken-back':
      return takenBack(game, event)
    case 'finished':
    case 'aborted':
    case 'expired':
      return ended(game, event)
    case 'offered':
    case 'joined':
    case 'renewed':
    case 'played-on':
    case 'rematch-offered':
    case 'rematch-agreed':
      return undefined
  }
}

/**
 * The game after one more event. What `decide` makes always fits; undefined means that the event does not follow
 * from this game, so that the log it was read from is damaged.
 */
export const evolve = (game: Game | undefined, event: GameEvent): Game | undefined => {
  if (event.type === 'offered') return game === undefined ? offered(event) : undefined
  if (game === undefined) return undefined
  if (isOfSeat(event)) return seatEvent(game, event)
  switch (game.status) {
    case 'open':
      return event.type === 'joined' ? joined(game, event) : ended(game, event)
    case 'active':
      return inPlay(game, event)
    case 'finished':
      return event.type === 'played-on' ? playedOn(game, event) : rematched(game, event)
    case 'expired':
      return event.type === 'renewed' ? renewed(game, event.at) : undefined
    case 'aborted':
      return undefined
  }
}

/** The game that a log tells of; undefined where the log is empty or damaged. */
export const fold = (events: readonly GameEvent[], from?: Game): Game | undefined => {
  let game = from
  for (const event of events) {
    game = evolve(game, event)
    if (game === undefined) return undefined
  }
  return game
}
