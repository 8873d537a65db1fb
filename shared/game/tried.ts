import {
  type MoveFault,
  type Position,
  type RuleSheet,
  type Square,
  readMove,
  stepsOf,
  writeMove,
  play as playMove,
} from '../draughts/index.ts'
import { TRIED } from './bounds.ts'

/** A move on an analysis board, for either side. */
export type Trial = {
  /** How many moves lead from the start of the analysis to the position after this one. */
  readonly deep: number
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
export type Tried = readonly Trial[]

/** Why a text of lines cannot be read. `line` counts from 1. */
export type TriedFault =
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

/** The lines that were read. With a fault, they are those before it. */
export type TriedRead = { readonly tried: Tried; readonly fault?: TriedFault }

/** The rules and the position in which an analysis begins. */
export type Ground = { readonly rules: RuleSheet; readonly from: Position }

const TOO_LONG: TriedFault = { kind: 'too-long' }
const UNREADABLE: TriedFault = { kind: 'unreadable' }

/** The position at a node. */
export const positionAt = ({ from }: Ground, tried: Tried, at: number): Position => tried[at - 1]?.position ?? from

const depthAt = (tried: Tried, at: number): number => tried[at - 1]?.deep ?? 0

/** The number that follows the last node of the subtree of `at`. */
const endOf = (tried: Tried, at: number): number => {
  const end = tried.findIndex((trial, index) => index >= at && trial.deep <= depthAt(tried, at))
  return end < 0 ? tried.length + 1 : end + 1
}

/** The children of a node, in the order in which they were tried. */
export const nextOf = (tried: Tried, at: number): readonly number[] => {
  const nodes = Array.from({ length: endOf(tried, at) - at - 1 }, (_, index) => at + 1 + index)
  return nodes.filter((node) => depthAt(tried, node) === depthAt(tried, at) + 1)
}

/** The parent of a node; 0 for the first moves. */
export const parentOf = (tried: Tried, at: number): number =>
  tried.findLastIndex((trial, index) => index < at - 1 && trial.deep < depthAt(tried, at)) + 1

/** The nodes from the first move to `at`, which is the last of them. */
export const wayTo = (tried: Tried, at: number): readonly number[] =>
  at === 0 ? [] : [...wayTo(tried, parentOf(tried, at)), at]

/** The last node of the line on which `at` is, taking the first move of each branch. */
export const lastOf = (tried: Tried, at: number): number => {
  const [next] = nextOf(tried, at)
  return next === undefined ? at : lastOf(tried, next)
}

/** The moves of these nodes. */
export const movesOf = (tried: Tried, nodes: readonly number[]): readonly string[] =>
  nodes.flatMap((node) => tried[node - 1]?.move ?? [])

/** The tree without a node and all that follows from it. */
export const without = (tried: Tried, at: number): Tried => tried.toSpliced(at - 1, endOf(tried, at) - at)

/** The subtree of a node, as a tree that begins there. */
const subtree = (tried: Tried, at: number): Tried =>
  tried.slice(at, endOf(tried, at) - 1).map((trial) => ({ ...trial, deep: trial.deep - depthAt(tried, at) }))

/** The tree after these moves have been played. Undefined if they were never tried. */
export const follow = (tried: Tried, moves: readonly string[]): Tried | undefined => {
  const [move, ...more] = moves
  if (move === undefined) return tried
  const at = nextOf(tried, 0).find((node) => tried[node - 1]?.move === move)
  return at === undefined ? undefined : follow(subtree(tried, at), more)
}

export type Grown = { readonly tried: Tried; readonly at: number }

/**
 * Adds a move after the node `at`, and gives the tree and the move's node. If the move is there already, the tree stays
 * as it is. `text` may be in any spelling.
 */
export const grow = (ground: Ground, tried: Tried, at: number, text: string): Grown | TriedFault => {
  const { rules } = ground
  const before = positionAt(ground, tried, at)
  const read = readMove(rules, before, text)
  if (read.kind === 'illegal') return { ...read, line: 1, move: text }
  const move = writeMove(rules, before, read.move)
  const existing = nextOf(tried, at).find((node) => tried[node - 1]?.move === move)
  if (existing !== undefined) return { tried, at: existing }
  if (tried.length >= TRIED.moves) return TOO_LONG
  const { path, captures } = read.move
  const position = playMove(rules, before, read.move)
  const end = endOf(tried, at)
  const trial: Trial = { deep: depthAt(tried, at) + 1, move, path, captures, before, position }
  return { tried: tried.toSpliced(end - 1, 0, trial), at: end }
}

/**
 * Writes the lines of a tree as one text: `16-19.26-22.27-31_1.20-24`. Moves are parted by dots and lines by `_`. Each
 * line but the first begins with the number of moves that it shares with the line before it.
 */
export const writeTried = (tried: Tried): string =>
  tried
    .map((trial, index) => {
      const before = depthAt(tried, index)
      if (index === 0) return trial.move
      return trial.deep === before + 1 ? `.${trial.move}` : `_${trial.deep - 1}.${trial.move}`
    })
    .join('')

type Line = { readonly shared: number; readonly moves: readonly string[] }

const SHARED = /^\d{1,3}$/

/** The lines of a text. Undefined if one does not say how many moves it shares, or has no moves of its own. */
const linesOf = (text: string): readonly Line[] | undefined => {
  const lines = text.split('_').map((line, index) => {
    const [shared = '', ...moves] = index === 0 ? ['0', ...line.split('.')] : line.split('.')
    return SHARED.test(shared) && moves.length > 0 ? { shared: Number(shared), moves } : undefined
  })
  const read = lines.filter((line) => line !== undefined)
  return read.length === lines.length ? read : undefined
}

type Reading = TriedRead & { readonly left: number }

/** Adds a line to what was read before it. `left` counts the engine steps that may still be spent. */
const addLine = (ground: Ground, before: Reading, { shared, moves }: Line, line: number): Reading => {
  let at = shared === 0 ? 0 : wayTo(before.tried, before.tried.length)[shared - 1]
  let { tried, left } = before
  for (const move of moves) {
    if (at === undefined) return { tried, left, fault: UNREADABLE }
    left -= stepsOf(ground.rules, positionAt(ground, tried, at))
    if (left < 0) return { tried, left, fault: TOO_LONG }
    const grown = grow(ground, tried, at, move)
    if ('kind' in grown) return { tried, left, fault: 'move' in grown ? { ...grown, line } : grown }
    // `writeAnalysis` writes each move once, so a repeated move is malformed.
    if (grown.tried === tried) return { tried, left, fault: UNREADABLE }
    ;({ tried, at } = grown)
  }
  return { tried, left }
}

/**
 * Reads lines from an address or a notebook, as `writeAnalysis` writes them. With a fault, what came before it is read.
 */
export const readTried = (ground: Ground, text: string): TriedRead => {
  if (text === '') return { tried: [] }
  const lines = text.length > TRIED.long ? undefined : linesOf(text)
  if (lines === undefined) return { tried: [], fault: text.length > TRIED.long ? TOO_LONG : UNREADABLE }
  let reading: Reading = { tried: [], left: TRIED.steps }
  for (const [index, line] of lines.entries()) {
    reading = addLine(ground, reading, line, index + 1)
    if (reading.fault) break
  }
  return reading
}
