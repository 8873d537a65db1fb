import type { Colour } from '../../draughts/index.ts'
import type { EventType, GameEvent } from '../../game/events.ts'
import { type Game, type Play, colourOf, playOf } from '../../game/game.ts'
import type { Instant, Role } from '../../game/words.ts'
import { isoDuration, isoInstant } from '../values/iso.ts'

/** Beside the moves. `by` and `to` are colours, or the arbiter. */
export type Happening = {
  readonly type: EventType
  readonly at: string
  readonly by?: Colour | 'arbiter'
  readonly to?: Colour
  readonly time?: string
  /** Of what begins later. */
  readonly from?: string
  readonly until?: string
  readonly square?: number
}

const sideOf = (play: Play, role: Role): Colour | 'arbiter' => (role === 'director' ? 'arbiter' : colourOf(play, role))

export type Dated = Extract<GameEvent, { readonly at: Instant }>

export const happeningOf = (play: Play, event: Dated): Happening => ({
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

/** Oldest first; only what everybody may read. */
export const eventsView = (
  log: readonly GameEvent[],
  game: Game,
  isListed: (type: EventType) => boolean,
): readonly Happening[] => {
  const play = playOf(game)
  const isTold = (event: GameEvent): event is Dated => 'at' in event && isListed(event.type)
  return play ? log.filter(isTold).map((event) => happeningOf(play, event)) : []
}

/** Plies whose move came with a message and stands: a take-back takes both. */
export const saidWith = (log: readonly GameEvent[]): readonly number[] => {
  let ply = 0
  let said: readonly number[] = []
  const backTo = (to: number): void => {
    ply = to
    said = said.filter((each) => each <= to)
  }
  for (const event of log) {
    if (event.type === 'moved') ply += 1
    else if (event.type === 'said') said = [...said, ply]
    else if (event.type === 'taken-back') backTo(event.ply)
    else if (event.type === 'enforced') backTo(ply - 1)
  }
  return said
}
