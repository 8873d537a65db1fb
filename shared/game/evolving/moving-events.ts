import { ruleSetOf } from '../../draughts/index.ts'
import { type ClockState, reservesAfterMove, reservesAt } from '../time/clock.ts'
import type { EventOf, MovingEvent } from '../model/events.ts'
import { type ActiveGame, type Pending, type Play, type BoardHistory, playOf, seatOf } from '../model/game.ts'
import type { Terms } from '../model/terms.ts'
import type { Instant, Seat } from '../model/words.ts'
import { takebackSize } from './event-cost.ts'
import type { EventRules } from './event-rule.ts'
import { boardAfterMove, boardAfterHuff, boardAt } from '../board/board-history.ts'

/**
 * Returns the requests that stay pending when the board changes: for a move count, which the arbiter answers, and for a
 * new link, to which the holder of the old link may object.
 */
const unaffected = ({ count, reseat }: Pending): Pending => ({ ...(count && { count }), ...(reseat && { reseat }) })

const NOTHING_PENDING: Pending = {}

/** Returns what is pending after a move: the other side's draw offer and any take-back request have lapsed. */
const pendingAfter = (pending: Pending, mover: Seat): Pending =>
  pending === NOTHING_PENDING
    ? pending
    : {
        ...(pending.draw === mover && { draw: mover }),
        ...(pending.pause && { pause: pending.pause }),
        ...unaffected(pending),
      }

/** Conditional moves are dropped if the board changes by anything but a move, because they no longer fit it. */
const NO_PLANS = { creator: undefined, opponent: undefined } as const

type Moved = EventOf<'moved'>

/** The state that each move changes while several moves are applied. `moves` is one growing array for all of them. */
type Turn = ClockState & { readonly board: BoardHistory; readonly pending: Pending; readonly moves: string[] }

const turnOf = ({ position, tally, offence, earlier, pending, ...play }: Play): Turn => ({
  position,
  creatorColour: play.creatorColour,
  freezes: play.freezes,
  turnStartedAt: play.turnStartedAt,
  left: play.left,
  given: play.given,
  moves: [...play.moves],
  board: { position, tally, offence, earlier },
  pending: Object.keys(pending).length === 0 ? NOTHING_PENDING : pending,
})

const turnAfter = (terms: Terms, turn: Turn, { move, at }: Moved): Turn | undefined => {
  const board = boardAfterMove(ruleSetOf(terms.rules), turn.board, move)
  if (board === undefined) return undefined
  const { left, given } = reservesAfterMove(terms, turn, at)
  turn.moves.push(move)
  return {
    position: board.position,
    creatorColour: turn.creatorColour,
    freezes: turn.freezes.length === 0 ? turn.freezes : turn.freezes.filter(({ until }) => until > at),
    turnStartedAt: at,
    left,
    given,
    moves: turn.moves,
    board,
    pending: pendingAfter(turn.pending, seatOf(turn, turn.position.turn)),
  }
}

/**
 * Returns the game after several moves. What only the last move decides is made once, so that a log is replayed in
 * linear time. Undefined if a move is illegal, which means that the log is damaged.
 */
export const withMoves = (game: ActiveGame, events: readonly Moved[]): ActiveGame | undefined => {
  const { play, terms } = game
  let turn: Turn | undefined = turnOf(play)
  for (const event of events) {
    turn = turnAfter(terms, turn, event)
    if (turn === undefined) return undefined
  }
  const { board, freezes, turnStartedAt, left, given, moves, pending } = turn
  return {
    ...game,
    play: {
      ...play,
      ...board,
      enforceable: board.offence.length > 0,
      left,
      given,
      mustJump: false,
      turnStartedAt,
      reminded: [],
      pending,
      freezes,
      moves,
      movedAt: [...play.movedAt, ...events.map(({ at }) => at)],
    },
  }
}

/** Returns the game with an earlier board, after `ply` half-moves. */
const withEarlierBoard = (
  game: ActiveGame,
  { position, tally, offence, earlier }: BoardHistory,
  ply: number,
  at: Instant,
): ActiveGame => {
  const { play } = game
  const { count, ...rest } = play
  return {
    ...game,
    play: {
      ...rest,
      position,
      tally,
      offence,
      earlier,
      enforceable: false,
      ...reservesAt(game.terms, play, at),
      moves: play.moves.slice(0, ply),
      movedAt: play.movedAt.slice(0, ply),
      turnStartedAt: at,
      reminded: [],
      pending: unaffected(play.pending),
      conditionalMoves: NO_PLANS,
      ...(count && { count: { ...count, from: Math.min(count.from, ply) } }),
    },
  }
}

/**
 * Returns the game with moves taken back. The time that the present turn has taken stays used up, and added time stays.
 */
const takenBack = (game: ActiveGame, { ply, at }: EventOf<'taken-back'>): ActiveGame | undefined => {
  const board = boardAt(game.play, ply)
  return board && withEarlierBoard(game, board, ply, at)
}

const enforced = (game: ActiveGame, { at }: EventOf<'enforced'>): ActiveGame | undefined => {
  const { enforceable, earlier, moves } = game.play
  if (!enforceable || !earlier) return undefined
  const taken = withEarlierBoard(game, earlier, moves.length - 1, at)
  return { ...taken, play: { ...taken.play, offence: [], mustJump: true } }
}

const huffed = (game: ActiveGame, { square }: EventOf<'huffed'>): ActiveGame => {
  const { play } = game
  const board = boardAfterHuff(ruleSetOf(game.terms.rules), play, square)
  return { ...game, play: { ...play, ...board, enforceable: false, conditionalMoves: NO_PLANS } }
}

/** The rules of the events that change the board. */
export const MOVING_EVENTS: EventRules<MovingEvent['type']> = {
  moved: { active: (game, event) => withMoves(game, [event]), size: 7, cost: 'board', beginsTurn: true },
  huffed: { active: huffed, shows: ['square'], size: 7, cost: 'board' },
  enforced: { active: enforced, shows: [], size: 6, cost: 'board', beginsTurn: true },
  'taken-back': {
    active: takenBack,
    shows: [],
    size: 8,
    beginsTurn: true,
    cost: { price: takebackSize, payer: (_, before) => playOf(before)?.pending.takeback, always: true },
  },
}
