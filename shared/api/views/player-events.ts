import type { EventOf, EventType, GameEvent } from '../../game/model/events.ts'
import { type Game, type Play, colourOf, moverAt, playOf } from '../../game/model/game.ts'
import { type Role, type Seat, otherSeat } from '../../game/model/words.ts'
import { type DatedEvent, type PublicEvent, publicEventOf } from './events-view.ts'

/** An event of the log. `also`: it belongs to the step of the event before it. `gap`: dropped steps before this one. */
type LoggedEvent = GameEvent & { readonly also?: true; readonly gap?: number }

/**
 * An event as a player reads it. `version`: the stored version after its step. `actor`: whose act the step is;
 * undefined for the clock, the operator, and acts that are none of a player's or not told apart.
 */
export type PlayerEvent = {
  readonly event: PublicEvent
  readonly version: number
  readonly actor: Role | undefined
}

/** What has to be known of the log so far. `asked`: who asked for what was then granted. */
type Walk = {
  readonly version: number
  readonly moves: readonly string[]
  readonly asked: Readonly<Partial<Record<'takeback' | 'pause', Seat>>>
  readonly actor: Role | undefined
}

const START: Walk = { version: 0, moves: [], asked: {}, actor: undefined }

const answererOf = (asker: Seat | undefined): Seat | undefined => asker && otherSeat(asker)

const mover = (_event: unknown, { moves }: Walk, play: Play): Role => moverAt(play, moves.length)

type Unsigned = { [T in EventType]: EventOf<T> extends { readonly by: unknown } ? never : T }[EventType]

const NOBODY = (): undefined => undefined

/** Whose act an event is that does not name its author. `NOBODY`: it is no player's act, or either's. */
const ACTORS: { readonly [T in Unsigned]: (event: EventOf<T>, walk: Walk, play: Play) => Role | undefined } = {
  offered: () => 'creator',
  renewed: () => 'creator',
  joined: () => 'opponent',
  appointed: () => 'arbiter',
  reseated: ({ seat }) => seat,
  moved: mover,
  huffed: mover,
  enforced: mover,
  'taken-back': (_event, { asked }) => answererOf(asked.takeback),
  paused: (_event, { asked }) => answererOf(asked.pause),
  'count-granted': () => 'arbiter',
  'count-refused': () => 'arbiter',
  'count-ended': () => 'arbiter',
  'played-on': NOBODY,
  frozen: NOBODY,
  'clocks-stopped': NOBODY,
  reminded: NOBODY,
  finished: NOBODY,
  declined: NOBODY,
  expired: NOBODY,
  'rematch-agreed': NOBODY,
}

const isUnsigned = (event: GameEvent): event is EventOf<Unsigned> => !('by' in event)

const unsignedActor = <T extends Unsigned>(type: T, event: EventOf<T>, walk: Walk, play: Play): Role | undefined =>
  ACTORS[type](event, walk, play)

const actorOf = (play: Play, walk: Walk, event: GameEvent): Role | undefined => {
  if (isUnsigned(event)) return unsignedActor(event.type, event, walk, play)
  return event.by === 'clock' ? undefined : event.by
}

const movesAfter = (moves: readonly string[], event: GameEvent): readonly string[] => {
  if (event.type === 'moved') return [...moves, event.move]
  if (event.type === 'enforced') return moves.slice(0, -1)
  return event.type === 'taken-back' ? moves.slice(0, event.ply) : moves
}

const advance = (play: Play, walk: Walk, event: LoggedEvent): Walk => ({
  version: walk.version + (event.also ? 0 : 1 + (event.gap ?? 0)),
  moves: movesAfter(walk.moves, event),
  asked: {
    ...walk.asked,
    ...(event.type === 'takeback-asked' && { takeback: event.by }),
    ...(event.type === 'pause-proposed' && { pause: event.by }),
  },
  actor: event.also ? walk.actor : actorOf(play, walk, event),
})

/** Returns what a player reads of an event besides what everyone reads. */
const detailsOf = (play: Play, { moves, asked }: Walk, event: DatedEvent): Partial<PublicEvent> => {
  if (event.type === 'moved') return { by: colourOf(play, moverAt(play, moves.length)), moves: [event.move] }
  const asker = asked.takeback
  const { [event.type === 'taken-back' ? event.ply : -1]: move } = moves
  if (asker === undefined || move === undefined) return {}
  return { by: colourOf(play, otherSeat(asker)), to: colourOf(play, asker), moves: [move] }
}

/** Returns the index of the move that `next` answers automatically, or -1. It is an earlier move of the same step. */
const answeredBy = (events: readonly PlayerEvent[], { event, version }: PlayerEvent): number => {
  const index = events.findLastIndex((each) => each.event.type === 'moved')
  const move = event.type === 'moved' ? events[index] : undefined
  return move?.version === version && move.event.moves?.length === 1 ? index : -1
}

/**
 * Returns the events of the log, oldest first, as a player reads them. A move and the automatic reply to it are one.
 */
export const playerEvents = (log: readonly LoggedEvent[], play: Play): readonly PlayerEvent[] => {
  const events: PlayerEvent[] = []
  let walk = START
  for (const logged of log) {
    const before = walk
    walk = advance(play, walk, logged)
    if (!('at' in logged)) continue
    const event = { ...publicEventOf(play, logged), ...detailsOf(play, before, logged) }
    const next = { event, version: walk.version, actor: walk.actor }
    const answered = answeredBy(events, next)
    const { [answered]: move } = events
    if (move)
      events[answered] = {
        ...move,
        event: { ...move.event, moves: [...(move.event.moves ?? []), ...(event.moves ?? [])] },
      }
    else events.push(next)
  }
  return events
}

/** Returns the events of the types that `isListed` accepts, and the moves that were answered automatically. */
export const eventsOfPlayer = (
  log: readonly LoggedEvent[],
  game: Game,
  isListed: (type: EventType) => boolean,
): readonly PublicEvent[] => {
  const play = playOf(game)
  const events = play ? playerEvents(log, play).map(({ event }) => event) : []
  return events.filter(({ type, moves = [] }) => isListed(type) || (type === 'moved' && moves.length > 1))
}
