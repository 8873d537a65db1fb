import type { Colour } from '../draughts/index.ts'
import type { EventOf, EventType, GameEvent } from '../game/events.ts'
import { type Game, type Play, colourOf, playOf } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import { isoDuration, isoInstant } from './iso.ts'

/** The events that everybody may read about: those that move a clock, the board's right or its end. Notes, plans, messages and links are not among them. */
export const TOLD = [
  'joined',
  'draw-offered',
  'draw-declined',
  'draw-withdrawn',
  'takeback-asked',
  'takeback-declined',
  'taken-back',
  'time-given',
  'played-on',
  'pause-proposed',
  'pause-declined',
  'paused',
  'pause-ending',
  'leave-taken',
  'leave-ended',
  'frozen',
  'huffed',
  'enforced',
  'cautioned',
  'count-asked',
  'count-refused',
  'count-granted',
  'count-ended',
  'reseat-asked',
  'reseated',
  'finished',
] as const satisfies readonly EventType[]

export type ToldType = (typeof TOLD)[number]

/** Something that happened beside the moves. `by` and `to` are colours, or the arbiter. */
export type Happening = {
  readonly type: ToldType
  readonly at: string
  readonly by?: Colour | 'arbiter'
  readonly to?: Colour
  readonly time?: string
  readonly until?: string
  readonly square?: number
}

const isTold = (event: GameEvent): event is EventOf<ToldType> => TOLD.some((type) => type === event.type)

const sideOf = (play: Play, role: Role): Colour | 'arbiter' => (role === 'director' ? 'arbiter' : colourOf(play, role))

const happeningOf = (play: Play, event: EventOf<ToldType>): Happening => ({
  type: event.type,
  at: isoInstant(event.at),
  ...('by' in event && { by: sideOf(play, event.by) }),
  ...('to' in event && { to: colourOf(play, event.to) }),
  ...('seat' in event && { to: colourOf(play, event.seat) }),
  ...('stronger' in event && { to: event.stronger }),
  ...('time' in event && { time: isoDuration(event.time) }),
  ...('until' in event && { until: isoInstant(event.until) }),
  ...('square' in event && { square: event.square }),
})

/** What happened beside the moves, oldest first. */
export const eventsView = (log: readonly GameEvent[], game: Game): readonly Happening[] => {
  const play = playOf(game)
  return play ? log.filter(isTold).map((event) => happeningOf(play, event)) : []
}

/** The plies whose move came with a message and still stands: a message goes with its move when that is taken back. */
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
