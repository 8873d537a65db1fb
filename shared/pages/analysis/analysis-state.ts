import { type Position, legalMoves, pieceAt } from '../../draughts/index.ts'
import { takenInOrder } from '../../game/board/taken-in-order.ts'
import {
  type AnalysisStart,
  type AnalysisTree,
  type AnalysisFault,
  analysisStartFrom,
  addMove,
  analysisPositionAt,
} from '../../game/board/analysis-tree.ts'
import { readAnalysis, writeAnalysis } from '../../game/board/analysis-text.ts'
import type { Choice } from '../board/choice.ts'
import { sceneOfPosition, moveOptions } from '../board/scene-of-position.ts'
import { type TurnData, type MoveOption, type ChoiceStage, fullNotation, choiceStage } from '../board/choice-stage.ts'
import { analysisLook } from './analysis-query.ts'
import type { AnalysisData } from './analysis-data.ts'

/** The analysis board as its address describes it. */
export type AnalysisState = {
  readonly position: Position
  /** The tree of lines, and the number of the shown move in it; 0 is the start. */
  readonly tree: AnalysisTree
  readonly at: number
  readonly live: TurnData
  readonly stage: ChoiceStage
  /** The query that leads to this state again. */
  readonly choice: Choice
  readonly fault?: AnalysisFault
  /** Set if the fault is in the move that was typed, not in the lines. */
  readonly typed?: true
}

/** Returns the move that led to the shown position. */
const lastAt = (
  ground: AnalysisStart,
  { last }: AnalysisData,
  tried: AnalysisTree,
  at: number,
): AnalysisData['last'] => {
  const trial = tried[at - 1]
  if (trial === undefined) return last
  const { path, before } = trial
  const taken = takenInOrder(ground.rules, trial).flatMap((square) => {
    const piece = pieceAt(ground.rules, before, square)
    return piece ? [[square, piece] as const] : []
  })
  return { path, taken }
}

type Contents = {
  readonly tried: AnalysisTree
  readonly at: number
  readonly stage?: ChoiceStage
  readonly fault?: AnalysisFault
  readonly typed?: true
}

const stateFrom = (
  analysis: AnalysisData,
  look: Choice,
  { tried, at, stage, fault, typed }: Contents,
): AnalysisState => {
  const ground = analysisStartFrom(analysis)
  const position = analysisPositionAt(ground, tried, at)
  const moves = moveOptions(ground.rules, legalMoves(ground.rules, position))
  const scene = sceneOfPosition(ground.rules, position, analysis.seat ?? 'white', lastAt(ground, analysis, tried, at))
  return {
    position,
    tree: tried,
    at,
    live: { path: analysis.path, ply: analysis.ply, scene, moves, begins: false },
    stage: stage ?? (moves.length === 0 ? { kind: 'waiting' } : { kind: 'piece' }),
    choice: { ...analysisLook(look), ply: analysis.ply, tree: writeAnalysis(tried), at },
    ...(fault && { fault }),
    ...(typed && { typed }),
  }
}

/**
 * Plays a move that was pressed or typed. If several moves are written alike, the reader gets the choice among them.
 */
const played = (ground: AnalysisStart, { tree: tried, at, live }: AnalysisState, text: string): Contents => {
  const grown = addMove(ground, tried, at, text)
  if (!('kind' in grown)) return { tried: grown.tree, at: grown.node }
  const { forms = [] } = 'forms' in grown ? grown : {}
  const ways = live.moves.filter(({ path }) => forms.includes(path.join('x')))
  return ways.length > 0 ? { tried, at, stage: { kind: 'way', moves: ways } } : { tried, at, fault: grown, typed: true }
}

const chosen = (moves: readonly MoveOption[], choice: Choice): ChoiceStage => {
  const stage = choiceStage(moves, choice)
  if (stage.kind !== 'preview' || choice.way !== undefined) return stage
  return { kind: 'square', from: stage.move.path[0] ?? 0, moves: [stage.move] }
}

/** Returns the state of the analysis board that a URL describes. */
export const analysisStateAt = (analysis: AnalysisData, request: Choice): AnalysisState => {
  const ground = analysisStartFrom(analysis)
  const { tree: tried, fault } = readAnalysis(ground, request.tree ?? analysis.kept ?? '')
  const at = request.at !== undefined && request.at <= tried.length ? request.at : 0
  const state = stateFrom(analysis, request, { tried, at, ...(fault && { fault }) })
  if (fault !== undefined || state.live.moves.length === 0) return state
  if (request.move !== undefined) return stateFrom(analysis, request, played(ground, state, request.move))
  const stage = chosen(state.live.moves, request)
  if (stage.kind === 'preview') return stateFrom(analysis, request, played(ground, state, fullNotation(stage.move)))
  return { ...state, stage: stage.kind === 'unread' ? state.stage : stage }
}
