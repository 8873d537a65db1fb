import type { EventOf, EventType, GameEvent } from '../model/events.ts'
import { withMoves } from './moving-events.ts'
import type { EventRule } from './event-rule.ts'
import { EVENT_RULES } from './event-rules.ts'
import type { ActiveGame, Game } from '../model/game.ts'
import { allowanceSpentAfter } from './allowance.ts'

const applyRule = <T extends EventType>(
  rule: EventRule<T>,
  game: Game | undefined,
  event: EventOf<T>,
): Game | undefined => {
  switch (game?.status) {
    case undefined:
      return rule.none?.(undefined, event)
    case 'open':
      return rule.open?.(game, event)
    case 'active':
      return rule.active?.(game, event)
    case 'finished':
      return rule.finished?.(game, event)
    case 'aborted':
      return rule.aborted?.(game, event)
    case 'expired':
      return rule.expired?.(game, event)
  }
}

const changeFor = <T extends EventType>(type: T, game: Game | undefined, event: EventOf<T>): Game | undefined =>
  applyRule(EVENT_RULES[type], game, event)

/** Returns the game with what the event costs added to the spent allowance. */
const charge = (before: Game | undefined, event: GameEvent, game: Game | undefined): Game | undefined => {
  const spent = before && allowanceSpentAfter(before, event)
  return game === undefined || spent === undefined || spent === game.spentAllowance
    ? game
    : { ...game, spentAllowance: spent }
}

/**
 * Returns the game after an event. Undefined if the event cannot follow in this state, which means that the log is
 * damaged.
 */
export const evolve = (game: Game | undefined, event: GameEvent): Game | undefined =>
  charge(game, event, changeFor(event.type, game, event))

type Moved = EventOf<'moved'>

/** Returns the moves that follow one another from index `start` on. Most of a log is such a run. */
const movesFrom = (events: readonly GameEvent[], start: number): readonly Moved[] => {
  const moves: Moved[] = []
  for (let at = start, event = events[at]; event?.type === 'moved'; event = events[++at]) moves.push(event)
  return moves
}

const afterMoves = (game: ActiveGame, moves: readonly Moved[]): Game | undefined => {
  const [first] = moves
  return first && charge(game, first, withMoves(game, moves))
}

/**
 * Returns the game after all of these events, as if `evolve` were called for each of them. Runs of moves are applied at
 * once, in linear time. Undefined if the log is damaged.
 */
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
