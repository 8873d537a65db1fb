import type { EventOf, EventType, GameEvent } from './events.ts'
import { movedOn } from './evolving/moving.ts'
import type { Row } from './evolving/row.ts'
import { ROWS } from './evolving/rows.ts'
import type { ActiveGame, Game } from './game.ts'
import { spentAfter } from './room.ts'

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

type Moved = EventOf<'moved'>

/** Those that follow each other from there: most of a log. */
const movesFrom = (events: readonly GameEvent[], start: number): readonly Moved[] => {
  const moves: Moved[] = []
  for (let at = start, event = events[at]; event?.type === 'moved'; event = events[++at]) moves.push(event)
  return moves
}

const afterMoves = (game: ActiveGame, moves: readonly Moved[]): Game | undefined => {
  const [first] = moves
  return first && paid(game, first, movedOn(game, moves))
}

/** As `evolve` for one after another. */
export const fold = (events: readonly GameEvent[], from?: Game): Game | undefined => {
  let game = from
  for (let at = 0, event = events[at]; event !== undefined; event = events[at]) {
    const moves = game?.status === 'active' ? movesFrom(events, at) : []
    game = moves.length > 0 && game?.status === 'active' ? afterMoves(game, moves) : evolve(game, event)
    if (game === undefined) return undefined
    at += Math.max(1, moves.length)
  }
  return game
}
