import { searchSteps } from '../../draughts/index.ts'
import { ANALYSIS_LIMITS } from '../limits/bounds.ts'
import {
  type AnalysisFault,
  type AnalysisStart,
  type AnalysisTree,
  addMove,
  analysisPositionAt,
  pathToNode,
} from './analysis-tree.ts'

/** The lines that were read from a text. With a `fault`, `tree` has what stands before the fault. */
export type AnalysisRead = { readonly tree: AnalysisTree; readonly fault?: AnalysisFault }

const TOO_LONG: AnalysisFault = { kind: 'too-long' }
const UNREADABLE: AnalysisFault = { kind: 'unreadable' }

/**
 * Writes the lines of a tree as one text: `16-19.26-22.27-31_1.20-24`. Moves are parted by dots and lines by `_`. Each
 * line but the first begins with the number of moves that it shares with the line before it.
 */
export const writeAnalysis = (tree: AnalysisTree): string =>
  tree
    .map((analysed, index) => {
      const before = tree[index - 1]?.depth ?? 0
      if (index === 0) return analysed.move
      return analysed.depth === before + 1 ? `.${analysed.move}` : `_${analysed.depth - 1}.${analysed.move}`
    })
    .join('')

type Line = { readonly shared: number; readonly moves: readonly string[] }

const SHARED = /^\d{1,3}$/

/**
 * Returns the lines of a text. Undefined if a line does not say how many moves it shares, or has no moves of its own.
 */
const linesOf = (text: string): readonly Line[] | undefined => {
  const lines = text.split('_').map((line, index) => {
    const [shared = '', ...moves] = index === 0 ? ['0', ...line.split('.')] : line.split('.')
    return SHARED.test(shared) && moves.length > 0 ? { shared: Number(shared), moves } : undefined
  })
  const read = lines.filter((line) => line !== undefined)
  return read.length === lines.length ? read : undefined
}

type Reading = AnalysisRead & { readonly left: number }

/** Reads one more line into what was read before. `left` counts the engine steps that may still be spent. */
const addLine = (start: AnalysisStart, before: Reading, { shared, moves }: Line, line: number): Reading => {
  let at = shared === 0 ? 0 : pathToNode(before.tree, before.tree.length)[shared - 1]
  let { tree, left } = before
  for (const move of moves) {
    if (at === undefined) return { tree, left, fault: UNREADABLE }
    left -= searchSteps(start.rules, analysisPositionAt(start, tree, at))
    if (left < 0) return { tree, left, fault: TOO_LONG }
    const grown = addMove(start, tree, at, move)
    if ('kind' in grown) return { tree, left, fault: 'move' in grown ? { ...grown, line } : grown }
    // `writeAnalysis` writes each move once, so a repeated move is malformed.
    if (grown.tree === tree) return { tree, left, fault: UNREADABLE }
    ;({ tree, node: at } = grown)
  }
  return { tree, left }
}

/**
 * Reads a text that `writeAnalysis` wrote, from an address or a notebook. If the text has a fault, the result has the
 * moves before the fault.
 */
export const readAnalysis = (start: AnalysisStart, text: string): AnalysisRead => {
  if (text === '') return { tree: [] }
  const lines = text.length > ANALYSIS_LIMITS.maxLength ? undefined : linesOf(text)
  if (lines === undefined) return { tree: [], fault: text.length > ANALYSIS_LIMITS.maxLength ? TOO_LONG : UNREADABLE }
  let reading: Reading = { tree: [], left: ANALYSIS_LIMITS.steps }
  for (const [index, line] of lines.entries()) {
    reading = addLine(start, reading, line, index + 1)
    if (reading.fault) break
  }
  return reading
}
