import type { EventOf, GameEvent } from '../game/model/events.ts'
import { evolve } from '../game/evolving/evolve.ts'
import { type Game, type Play, playOf } from '../game/model/game.ts'
import type { ByColour, Duration, Instant } from '../game/model/words.ts'

/**
 * A move that was made. `elapsed` is the time since its turn began, `reserves` is what both sides have left after it.
 */
export type TimedMove = {
  readonly text: string
  readonly at: Instant
  readonly elapsed: Duration
  readonly reserves: ByColour<Duration>
  /** What else changed the board before the next move, such as a huff, in text with square numbers. */
  readonly remarks: readonly string[]
}

/** The moves of a game with their times. Remarks say what else changed the board, such as moves taken back. */
export type MoveHistory = {
  /** The remarks before the first move. */
  readonly before: readonly string[]
  readonly moves: readonly TimedMove[]
}

const EMPTY: MoveHistory = { before: [], moves: [] }

/** Adds a remark after the last move. */
const addRemark = ({ before, moves }: MoveHistory, remark: string): MoveHistory => {
  const last = moves.at(-1)
  if (!last) return { before: [...before, remark], moves }
  return { before, moves: [...moves.slice(0, -1), { ...last, remarks: [...last.remarks, remark] }] }
}

/** Removes the moves from a ply on, and says in a remark which they were. */
const takeBack = ({ before, moves }: MoveHistory, ply: number, why: string): MoveHistory => {
  const removed = moves.slice(ply).map(({ text }) => text)
  return addRemark({ before, moves: moves.slice(0, ply) }, `${why}: ${removed.join(' ')}`)
}

const withMove = (
  history: MoveHistory,
  { move, at }: EventOf<'moved'>,
  before: Play | undefined,
  after: Play,
): MoveHistory => {
  const made: TimedMove = {
    text: move,
    at,
    elapsed: at - (before?.turnStartedAt ?? at),
    reserves: after.left,
    remarks: [],
  }
  return { ...history, moves: [...history.moves, made] }
}

/** Returns the history after an event. `before` and `after` are the game's play before and after it. */
const withEvent = (
  history: MoveHistory,
  event: GameEvent,
  before: Play | undefined,
  after: Play | undefined,
): MoveHistory => {
  if (event.type === 'moved' && after) return withMove(history, event, before, after)
  if (event.type === 'taken-back') return takeBack(history, event.ply, 'taken back')
  if (event.type === 'enforced')
    return takeBack(history, history.moves.length - 1, 'taken back for the jump that was due')
  return event.type === 'huffed' ? addRemark(history, `huffed ${event.square}`) : history
}

/**
 * Returns the history of a game from its log. Logs are checked when they are loaded; in a damaged one, the history ends
 * before the first event that cannot follow.
 */
export const moveHistory = (log: readonly GameEvent[]): MoveHistory => {
  let history = EMPTY
  let game: Game | undefined
  for (const event of log) {
    const before: Game | undefined = game
    game = evolve(before, event)
    if (!game) return history
    history = withEvent(history, event, before && playOf(before), playOf(game))
  }
  return history
}
