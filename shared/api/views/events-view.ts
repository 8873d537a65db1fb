import type { Colour } from '../../draughts/index.ts'
import type { EventType, GameEvent } from '../../game/model/events.ts'
import { type Game, type Play, colourOf, playOf } from '../../game/model/game.ts'
import type { Instant, Role } from '../../game/model/words.ts'
import { isoDuration, isoInstant } from '../values/iso.ts'

/** What everyone may read of an event that is not a move. `by` and `to` are the colours of players, or the arbiter. */
export type PublicEvent = {
  readonly type: EventType
  readonly at: string
  readonly by?: Colour | 'arbiter'
  readonly to?: Colour
  readonly time?: string
  /** When the leave or freeze begins, if that is later than `at`. */
  readonly from?: string
  readonly until?: string
  readonly square?: number
  /**
   * The moves that a player reads about (`player-events.ts`): of `moved` the move and the automatic reply to it, of
   * `taken-back` the move that no longer counts.
   */
  readonly moves?: readonly string[]
}

const sideOf = (play: Play, role: Role): Colour | 'arbiter' => (role === 'arbiter' ? 'arbiter' : colourOf(play, role))

/** An event that has a time of its own: every event but a reminder. */
export type DatedEvent = Extract<GameEvent, { readonly at: Instant }>

export const publicEventOf = (play: Play, event: DatedEvent): PublicEvent => ({
  type: event.type,
  at: isoInstant(event.at),
  ...('by' in event && event.by !== 'clock' && { by: sideOf(play, event.by) }),
  ...('to' in event && { to: colourOf(play, event.to) }),
  ...('seat' in event && { to: colourOf(play, event.seat) }),
  ...('stronger' in event && { to: event.stronger }),
  ...('time' in event && { time: isoDuration(event.time) }),
  ...('from' in event && event.from > event.at && { from: isoInstant(event.from) }),
  ...('until' in event && { until: isoInstant(event.until) }),
  ...('square' in event && { square: event.square }),
})

/** Returns the events of the types that `isListed` accepts, oldest first, as everyone may read them. */
export const eventsView = (
  log: readonly GameEvent[],
  game: Game,
  isListed: (type: EventType) => boolean,
): readonly PublicEvent[] => {
  const play = playOf(game)
  const isShown = (event: GameEvent): event is DatedEvent => 'at' in event && isListed(event.type)
  return play ? log.filter(isShown).map((event) => publicEventOf(play, event)) : []
}

/** Returns the plies whose moves came with a message. If a move is taken back, its message does not count either. */
export const pliesWithMessages = (log: readonly GameEvent[]): readonly number[] => {
  let ply = 0
  let plies: readonly number[] = []
  const backTo = (to: number): void => {
    ply = to
    plies = plies.filter((each) => each <= to)
  }
  for (const event of log) {
    if (event.type === 'moved') ply += 1
    else if (event.type === 'said') plies = [...plies, ply]
    else if (event.type === 'taken-back') backTo(event.ply)
    else if (event.type === 'enforced') backTo(ply - 1)
  }
  return plies
}
