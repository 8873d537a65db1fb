import { type Position, legalMoves, pieceAt } from '../../draughts/index.ts'
import {
  type Ground,
  type Tried,
  type TriedFault,
  groundOf,
  grow,
  positionAt,
  readTried,
  writeTried,
} from '../../game/tried.ts'
import type { Choice } from '../game/model/choice.ts'
import { laidOut, optionsIn } from '../board/laid-out.ts'
import { type Live, type Option, type Stage, fullOf, stageOf } from '../board/stage.ts'
import { lookOf } from './analysis-query.ts'
import type { Trying } from './analysis.ts'

/** The analysis board as its address describes it. */
export type Desk = {
  readonly position: Position
  /** The tree of lines, and the index of the shown move in it; 0 is the start. */
  readonly tried: Tried
  readonly at: number
  readonly live: Live
  readonly stage: Stage
  /** What leads to this state again, as a query. */
  readonly choice: Choice
  readonly fault?: TriedFault
  /** The fault is in the move that was typed, not in the lines. */
  readonly typed?: true
}

/** The move that led to the shown position. */
const lastAt = (ground: Ground, { last }: Trying, tried: Tried, at: number): Trying['last'] => {
  const trial = tried[at - 1]
  if (trial === undefined) return last
  const { path, captures, before } = trial
  const taken = captures.flatMap((square) => {
    const piece = pieceAt(ground.rules, before, square)
    return piece ? [[square, piece] as const] : []
  })
  return { path, taken }
}

type Contents = {
  readonly tried: Tried
  readonly at: number
  readonly stage?: Stage
  readonly fault?: TriedFault
  readonly typed?: true
}

const stateFrom = (analysis: Trying, look: Choice, { tried, at, stage, fault, typed }: Contents): Desk => {
  const ground = groundOf(analysis)
  const position = positionAt(ground, tried, at)
  const moves = optionsIn(ground.rules, legalMoves(ground.rules, position))
  const scene = laidOut(ground.rules, position, analysis.seat ?? 'white', lastAt(ground, analysis, tried, at))
  return {
    position,
    tried,
    at,
    live: { path: analysis.path, ply: analysis.ply, scene, moves, begins: false },
    stage: stage ?? (moves.length === 0 ? { kind: 'waiting' } : { kind: 'piece' }),
    choice: { ...lookOf(look), ply: analysis.ply, tree: writeTried(tried), at },
    ...(fault && { fault }),
    ...(typed && { typed }),
  }
}

/**
 * Plays a move that was pressed or typed. If several moves are written alike, the reader gets the choice among them.
 */
const played = (ground: Ground, { tried, at, live }: Desk, text: string): Contents => {
  const grown = grow(ground, tried, at, text)
  if (!('kind' in grown)) return { tried: grown.tried, at: grown.at }
  const { forms = [] } = 'forms' in grown ? grown : {}
  const ways = live.moves.filter(({ path }) => forms.includes(path.join('x')))
  return ways.length > 0 ? { tried, at, stage: { kind: 'way', moves: ways } } : { tried, at, fault: grown, typed: true }
}

const chosen = (moves: readonly Option[], choice: Choice): Stage => {
  const stage = stageOf(moves, choice)
  if (stage.kind !== 'preview' || choice.way !== undefined) return stage
  return { kind: 'square', from: stage.move.path[0] ?? 0, moves: [stage.move] }
}

/** The state of the analysis board at an address. */
export const deskOf = (analysis: Trying, request: Choice): Desk => {
  const ground = groundOf(analysis)
  const { tried, fault } = readTried(ground, request.tree ?? analysis.kept ?? '')
  const at = request.at !== undefined && request.at <= tried.length ? request.at : 0
  const state = stateFrom(analysis, request, { tried, at, ...(fault && { fault }) })
  if (fault !== undefined || state.live.moves.length === 0) return state
  if (request.move !== undefined) return stateFrom(analysis, request, played(ground, state, request.move))
  const stage = chosen(state.live.moves, request)
  if (stage.kind === 'preview') return stateFrom(analysis, request, played(ground, state, fullOf(stage.move)))
  return { ...state, stage: stage.kind === 'unread' ? state.stage : stage }
}
