import type { EventOf, GameEvent } from '../game/model/events.ts'
import { evolve } from '../game/evolving/evolve.ts'
import { type ActiveGame, type Game, type Play, playOf } from '../game/model/game.ts'
import type { Terms } from '../game/model/terms.ts'
import { deadlineOf, turnTime } from '../game/time/clock.ts'
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
  /**
   * How long each side's clock has run in all its turns that are over, also in turns whose moves were taken back. Times
   * that do not count, such as leave, are not in it.
   */
  readonly used: ByColour<Duration>
}

const EMPTY: MoveHistory = { before: [], moves: [], used: { black: 0, white: 0 } }

/** Adds a remark after the last move. */
const addRemark = (history: MoveHistory, remark: string): MoveHistory => {
  const { before, moves } = history
  const last = moves.at(-1)
  if (!last) return { ...history, before: [...before, remark] }
  return { ...history, moves: [...moves.slice(0, -1), { ...last, remarks: [...last.remarks, remark] }] }
}

/** Removes the moves from a ply on, and says in a remark which they were. */
const takeBack = (history: MoveHistory, ply: number, why: string): MoveHistory => {
  const { moves } = history
  const removed = moves.slice(ply).map(({ text }) => text)
  return addRemark({ ...history, moves: moves.slice(0, ply) }, `${why}: ${removed.join(' ')}`)
}

/** Adds what a turn that ends has taken. A clock that has run out has run to its deadline, whenever that was noted. */
const addTurn = (history: MoveHistory, terms: Terms, play: Play, at: Instant): MoveHistory => {
  const { turn } = play.position
  const time = turnTime(terms, play, Math.min(at, deadlineOf(terms, play) ?? at))
  return { ...history, used: { ...history.used, [turn]: history.used[turn] + time } }
}

const endsTurn = (before: ActiveGame, after: Game): boolean =>
  after.status !== 'active' || after.play.turnStartedAt !== before.play.turnStartedAt

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
    if ('at' in event && before?.status === 'active' && endsTurn(before, game)) {
      history = addTurn(history, before.terms, before.play, event.at)
    }
    history = withEvent(history, event, before && playOf(before), playOf(game))
  }
  return history
}
