import { type EventOf, type EventType, type GameEvent, plainResult } from '../game/model/events.ts'
import { deadlineOf } from '../game/time/clock.ts'
import { type Game, playOf, playerOf, seatOf, seatToMove } from '../game/model/game.ts'
import { reminderAt } from '../game/time/reminders.ts'
import type { Instant, Role } from '../game/model/words.ts'
import type { GameEventType, GameEventPayload } from './event-types.ts'

const ENDS: readonly GameEventType[] = ['finished', 'forfeited']

/**
 * The webhook events that each event of a game may cause. Events that are not in the table, such as messages, cause
 * none.
 */
const CAUSES: Partial<Readonly<Record<EventType, readonly GameEventType[]>>> = {
  joined: ['joined', 'turn'],
  moved: ['turn'],
  enforced: ['turn'],
  'taken-back': ['turn'],
  'played-on': ['turn'],
  reminded: ['reminder'],
  'draw-offered': ['draw-offered'],
  finished: ENDS,
  aborted: ENDS,
  declined: ENDS,
  expired: ENDS,
}

const WHILE_PLAYED: ReadonlySet<GameEventType> = new Set(['joined', 'turn', 'reminder', 'draw-offered'])

/** Returns whether a game is over because a side never moved: by a forfeit, or called off by the clock. */
const isForfeit = (game: Game): boolean =>
  game.status === 'finished'
    ? new Set<string>(['forfeit']).has(game.result.reason)
    : game.status === 'aborted' && game.by === 'clock'

/** Returns whether the event describes the game as it is now. */
const fits = (event: GameEventType, game: Game): boolean => {
  if (WHILE_PLAYED.has(event)) return game.status === 'active'
  return event === (isForfeit(game) ? 'forfeited' : 'finished')
}

const nameOf = (game: Game, role: Role): string => playerOf(game, role)?.name ?? ''

/** Returns who called the game off, or the side that never moved if the clock did. */
const callerOf = (game: Game): Role | undefined => {
  const play = playOf(game)
  if (game.status !== 'aborted' || game.by === 'invited') return undefined
  return game.by === 'clock' ? play && seatToMove(play) : game.by
}

const offererIn = (step: readonly GameEvent[]): Role | undefined =>
  step.find((event): event is EventOf<'draw-offered'> => event.type === 'draw-offered')?.by

/**
 * Returns the time of a step, which is the same however often its effects are carried out. A step that is only a
 * reminder has no time of its own, and gets the time at which the reminder was due.
 */
const timeOf = (game: Game, step: readonly GameEvent[]): Instant => {
  const timed = step.findLast((event) => 'at' in event)
  if (timed) return timed.at
  const reminded = step.find((event) => event.type === 'reminded')
  return (game.status === 'active' && reminded && reminderAt(game, reminded.reminder)) || game.offeredAt
}

const turnIn = (game: Game): Partial<GameEventPayload> => {
  if (game.status !== 'active') return {}
  const deadline = deadlineOf(game.terms, game.play)
  return { turn: game.play.position.turn, ...(deadline !== undefined && { deadline }) }
}

const endIn = (game: Game): Partial<GameEventPayload> => ({
  ...(game.status === 'finished' && { result: plainResult(game.result) }),
  ...(game.status === 'aborted' && { abortedBy: game.by }),
})

const factsOf = (
  game: Game,
  step: readonly GameEvent[],
): Omit<GameEventPayload, 'id' | 'event' | 'game' | 'version' | 'at'> => {
  const play = playOf(game)
  const by = offererIn(step) ?? callerOf(game)
  const reminded = step.find((event) => event.type === 'reminded')
  return {
    ply: play?.moves.length ?? 0,
    status: game.status,
    creator: game.creator.name,
    ...(play && {
      players: { black: nameOf(game, seatOf(play, 'black')), white: nameOf(game, seatOf(play, 'white')) },
    }),
    ...turnIn(game),
    ...endIn(game),
    ...(reminded && { reminder: reminded.reminder }),
    ...(by && { by: nameOf(game, by) }),
  }
}

/**
 * A stored step of the game `id`. The ids of its payloads are made from the version `stored`, because a reminder does
 * not raise the `version` that watchers see.
 */
export type StoredStep = {
  readonly id: string
  readonly stored: number
  readonly version: number
  readonly events: readonly GameEvent[]
}

/** Returns the payloads of a step, at most one for each webhook event. `game` is the game after the step. */
export const payloadsOf = ({ id, stored, version, events }: StoredStep, game: Game): readonly GameEventPayload[] => {
  const caused = new Set(events.flatMap(({ type }) => CAUSES[type] ?? []).filter((event) => fits(event, game)))
  if (caused.size === 0) return []
  const facts = { ...factsOf(game, events), ...(game.labels && { labels: game.labels }) }
  const at = timeOf(game, events)
  return [...caused].map((event) => ({ id: `msg_${id}_${stored}_${event}`, event, at, game: id, version, ...facts }))
}
