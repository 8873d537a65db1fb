import type { EventOf, EventType, GameEvent } from './events.ts'
import { type Made, moved } from './evolving/moving.ts'
import type { Row } from './evolving/row.ts'
import { ROWS } from './evolving/rows.ts'
import type { Game } from './game.ts'
import { spentAfter } from './room.ts'
import type { Instant } from './words.ts'

const after = <T extends EventType>(row: Row<T>, game: Game | undefined, event: EventOf<T>): Game | undefined => {
  switch (game?.status) {
    case undefined:
      return row.none?.(undefined, event)
    case 'open':
      return row.open?.(game, event)
    case 'active':
      return row.active?.(game, event)
    case 'finished':
      return row.finished?.(game, event)
    case 'aborted':
      return row.aborted?.(game, event)
    case 'expired':
      return row.expired?.(game, event)
  }
}

const follow = <T extends EventType>(type: T, game: Game | undefined, event: EventOf<T>): Game | undefined =>
  after(ROWS[type], game, event)

const paid = (before: Game | undefined, event: GameEvent, game: Game | undefined): Game | undefined => {
  const spent = before && spentAfter(before, event)
  return game === undefined || spent === undefined || spent === game.spent ? game : { ...game, spent }
}

/** Undefined: the event cannot follow, so the log is damaged. */
export const evolve = (game: Game | undefined, event: GameEvent): Game | undefined =>
  paid(game, event, follow(event.type, game, event))

/** Copies lists once, not for each move: a log folds in linear time. */
const growing = () => {
  const moves: string[] = []
  const movedAt: Instant[] = []
  return (made: Made, { move, at }: EventOf<'moved'>): Made => {
    if (made.moves !== moves) {
      moves.splice(0, moves.length, ...made.moves)
      movedAt.splice(0, movedAt.length, ...made.movedAt)
    }
    moves.push(move)
    movedAt.push(at)
    return { moves, movedAt }
  }
}

export const fold = (events: readonly GameEvent[], from?: Game): Game | undefined => {
  const add = growing()
  let game = from
  for (const event of events) {
    game =
      event.type === 'moved' && game?.status === 'active'
        ? paid(game, event, moved(game, event, add))
        : evolve(game, event)
    if (game === undefined) return undefined
  }
  return game
}
