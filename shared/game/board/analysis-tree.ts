import {
  type MoveFault,
  type Position,
  type RuleSet,
  type RulesId,
  type Square,
  parseFen,
  readMove,
  ruleSetOf,
  startPosition,
  writeMove,
  play as playMove,
} from '../../draughts/index.ts'
import { ANALYSIS_LIMITS } from '../limits/bounds.ts'

/** A move on an analysis board, for either side. */
export type AnalysisMove = {
  /** How many moves lead from the start of the analysis to the position after this one. */
  readonly depth: number
  /** The move as a game stores it. */
  readonly move: string
  readonly path: readonly Square[]
  readonly captures: readonly Square[]
  readonly before: Position
  readonly position: Position
}

/**
 * A tree of moves in preorder: each move stands before all that follow from it. A node is numbered by its index plus 1;
 * node 0 is the start of the analysis.
 */
export type AnalysisTree = readonly AnalysisMove[]

/** Why a text of lines cannot be read. `line` counts from 1. */
export type AnalysisFault =
  | { readonly kind: 'too-long' | 'unreadable' }
  | {
      readonly kind: 'illegal'
      readonly line: number
      readonly move: string
      readonly reason: MoveFault
      readonly article: string
      /** The full forms of an ambiguous move. */
      readonly forms?: readonly string[]
    }

/** The rules and the position in which an analysis begins. */
export type AnalysisStart = { readonly rules: RuleSet; readonly from: Position }

/**
 * Returns the start of an analysis, from a rule set and a FEN string. A string that cannot be read gives the start
 * position.
 */
export const analysisStartFrom = ({
  rules: id,
  fen,
}: {
  readonly rules: RulesId
  readonly fen: string
}): AnalysisStart => {
  const rules = ruleSetOf(id)
  const read = parseFen(rules, fen)
  return { rules, from: read.kind === 'position' ? read.position : startPosition(rules) }
}

const TOO_LONG: AnalysisFault = { kind: 'too-long' }

/** Returns the position at a node. */
export const analysisPositionAt = ({ from }: AnalysisStart, tree: AnalysisTree, at: number): Position =>
  tree[at - 1]?.position ?? from

const depthAt = (tree: AnalysisTree, at: number): number => tree[at - 1]?.depth ?? 0

/** Returns the number that follows the last node of the subtree of `at`. */
const endOf = (tree: AnalysisTree, at: number): number => {
  const end = tree.findIndex((analysed, index) => index >= at && analysed.depth <= depthAt(tree, at))
  return end < 0 ? tree.length + 1 : end + 1
}

/** Returns the children of a node, in the order in which they were added. */
export const childNodes = (tree: AnalysisTree, at: number): readonly number[] => {
  const nodes = Array.from({ length: endOf(tree, at) - at - 1 }, (_, index) => at + 1 + index)
  return nodes.filter((node) => depthAt(tree, node) === depthAt(tree, at) + 1)
}

/** Returns the parent of a node; 0 for the first moves. */
export const parentNode = (tree: AnalysisTree, at: number): number =>
  tree.findLastIndex((analysed, index) => index < at - 1 && analysed.depth < depthAt(tree, at)) + 1

/** Returns the nodes from the first move to `at`, which is the last of them. */
export const pathToNode = (tree: AnalysisTree, at: number): readonly number[] =>
  at === 0 ? [] : [...pathToNode(tree, parentNode(tree, at)), at]

/** Returns the last node of the line that goes on from `at`. Where there are several moves, it follows the first. */
export const lineEnd = (tree: AnalysisTree, at: number): number => {
  const [next] = childNodes(tree, at)
  return next === undefined ? at : lineEnd(tree, next)
}

/** Returns the moves of these nodes. */
export const movesAtNodes = (tree: AnalysisTree, nodes: readonly number[]): readonly string[] =>
  nodes.flatMap((node) => tree[node - 1]?.move ?? [])

/** Returns the tree without a node and all that follows from it. */
export const withoutNode = (tree: AnalysisTree, at: number): AnalysisTree =>
  tree.toSpliced(at - 1, endOf(tree, at) - at)

/** Returns the subtree of a node, as a tree that begins there. */
const subtree = (tree: AnalysisTree, at: number): AnalysisTree =>
  tree
    .slice(at, endOf(tree, at) - 1)
    .map((analysed): AnalysisMove => ({ ...analysed, depth: analysed.depth - depthAt(tree, at) }))

/**
 * Returns the part of the tree that follows these moves, once they have been played. Undefined if the tree does not
 * have them.
 */
export const treeAfterMoves = (tree: AnalysisTree, moves: readonly string[]): AnalysisTree | undefined => {
  const [move, ...more] = moves
  if (move === undefined) return tree
  const at = childNodes(tree, 0).find((node) => tree[node - 1]?.move === move)
  return at === undefined ? undefined : treeAfterMoves(subtree(tree, at), more)
}

export type TreeWithMove = { readonly tree: AnalysisTree; readonly node: number }

/**
 * Adds a move after the node `at`, and returns the tree and the node of the move. If the move is already there, the
 * tree stays as it is. `text` may be in any spelling.
 */
export const addMove = (
  start: AnalysisStart,
  tree: AnalysisTree,
  at: number,
  text: string,
): TreeWithMove | AnalysisFault => {
  const { rules } = start
  const before = analysisPositionAt(start, tree, at)
  const read = readMove(rules, before, text)
  if (read.kind === 'illegal') return { ...read, line: 1, move: text }
  const move = writeMove(rules, before, read.move)
  const existing = childNodes(tree, at).find((node) => tree[node - 1]?.move === move)
  if (existing !== undefined) return { tree, node: existing }
  if (tree.length >= ANALYSIS_LIMITS.moves) return TOO_LONG
  const { path, captures } = read.move
  const position = playMove(rules, before, read.move)
  const end = endOf(tree, at)
  const analysed: AnalysisMove = { depth: depthAt(tree, at) + 1, move, path, captures, before, position }
  return { tree: tree.toSpliced(end - 1, 0, analysed), node: end }
}
