import { contradictingLines, isInLines } from '../../game/board/conditional-moves.ts'
import { lineEnd, movesAtNodes, parentNode, pathToNode, withoutNode } from '../../game/board/analysis-tree.ts'
import { writeAnalysis } from '../../game/board/analysis-text.ts'
import { otherColour } from '../../draughts/rules/words.ts'
import { choiceQuery } from '../board/choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import type { AnalysisState } from './analysis-state.ts'
import { storedMoveNotation } from './analysis-lines.ts'
import type { AnalysisTexts, AnalysisData } from './analysis-data.ts'

/**
 * Returns the line up to a node, if it ends with the reader's own reply: only such a line can become a conditional
 * move.
 */
export const plannableLine = (
  { tree: tried }: Pick<AnalysisState, 'tree'>,
  at: number,
): readonly string[] | undefined => {
  const moves = movesAtNodes(tried, pathToNode(tried, at))
  return moves.length > 0 && moves.length % 2 === 0 ? moves : undefined
}

/** Returns the node of the last reply in the line that goes on from a node. */
export const lastReplyFrom = ({ tree: tried }: Pick<AnalysisState, 'tree'>, at: number): number => {
  const last = lineEnd(tried, at)
  return (tried[last - 1]?.depth ?? 0) % 2 === 0 ? last : parentNode(tried, last)
}

/** Returns a sentence such as "If Harry plays 16-19, then 26-22", about the part of a line that is not planned yet. */
const sentenceFor = (
  { tried }: AnalysisTexts,
  analysis: AnalysisData,
  name: string,
  line: readonly string[],
): string => {
  const pairs = Array.from({ length: line.length / 2 }, (_, index) => line.slice(0, 2 * index + 2))
  const fresh = pairs.filter((moves) => !isInLines(analysis.planned, moves))
  const [first, ...more] = fresh.map((moves) => moves.slice(-2).map((move) => storedMoveNotation(analysis, move)))
  const [theirs = '', mine = ''] = first ?? []
  return [tried.planIf(name, theirs, mine), ...more.map(([next = '', then = '']) => tried.planThen(next, then))].join(
    '',
  )
}

type Plannable = {
  readonly texts: AnalysisTexts
  readonly analysis: AnalysisData
  readonly state: AnalysisState
  readonly name: string
}

const planOffer = ({ texts, analysis, state, name }: Plannable, line: readonly string[]): Part => {
  const { tried } = texts
  const whole = lastReplyFrom(state, state.at)
  const gone = contradictingLines(analysis.planned, line)
  return html`<h2>${sentenceFor(texts, analysis, name, line)}</h2>
    <p class="quiet">
      ${tried.planHint(name)}
      ${gone.length > 0 && tried.replaces(gone.map((moves) => moves.map((move) => storedMoveNotation(analysis, move)).join(' ')))}
    </p>
    <div class="row">
      <button class="main" name="do" value="plan">${tried.plan}</button>
      ${whole !== state.at && html`<button name="do" value="whole">${tried.planWhole}</button>`}
    </div>`
}

/** Returns the conditional move that can be made at the shown position, or the reason why none can. */
const planning = (context: Plannable): Part => {
  const { texts, analysis, state } = context
  const { tried } = texts
  if (analysis.plans === 'never' || state.at === 0) return false
  const hint = (text: string): Html => html`<p class="quiet">${text}</p>`
  if (analysis.ply !== analysis.present) return false
  if (analysis.plans === 'later') return hint(tried.planLater)
  const line = plannableLine(state, state.at)
  if (line === undefined) return hint(tried.planReply)
  return isInLines(analysis.planned, line) ? html`<p><b>${tried.isPlanned}</b></p>` : planOffer(context, line)
}

const deleting = (texts: AnalysisTexts, analysis: AnalysisData, { tree: tried, at, choice }: AnalysisState): Part =>
  at > 0 &&
  html`<a
    class="button"
    data-go
    href="${analysis.path}${choiceQuery({ ...choice, tree: writeAnalysis(withoutNode(tried, at)), at: parentNode(tried, at) })}"
    >${texts.tried.remove}</a
  >`

/** Returns whether the lines are saved already, or cannot be saved. */
export const isSaved = ({ kept }: AnalysisData, { choice }: AnalysisState): boolean =>
  kept === undefined || choice.tree === kept

const saving = (texts: AnalysisTexts, analysis: AnalysisData, state: AnalysisState): Part =>
  !isSaved(analysis, state) &&
  html`<button name="do" value="keep">${state.choice.tree === '' ? texts.tried.unkeep : texts.tried.keep}</button>`

/**
 * Returns the form that makes a conditional move, and saves or deletes lines. It posts the lines and the shown node.
 */
export const analysisForm = (texts: AnalysisTexts, analysis: AnalysisData, state: AnalysisState): Html => {
  const { ply, tree = '', at = 0, flip } = state.choice
  const name = analysis.names[otherColour(analysis.seat ?? 'black')]
  const fields = { ply, tree, at, ...(flip && { flip: 1 }) }
  const showsSaved = analysis.kept !== undefined && isSaved(analysis, state) && tree !== ''
  return html`<form method="post" action="${analysis.path}" class="desk" id="desk" tabindex="-1">
    ${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
    ${planning({ texts, analysis, state, name })}
    <div class="row">${saving(texts, analysis, state)}${deleting(texts, analysis, state)}</div>
    ${showsSaved && html`<p class="quiet">${texts.tried.kept}</p>`}
  </form>`
}
