import { moveText, ruleSetOf } from '../../draughts/index.ts'
import { type AnalysisTree, movesAtNodes, childNodes, pathToNode } from '../../game/board/analysis-tree.ts'
import { isInLines } from '../../game/board/conditional-moves.ts'
import { choiceQuery } from '../board/choice.ts'
import { type Html, type Part, html } from '../kit/html.ts'
import type { AnalysisState } from './analysis-state.ts'
import type { AnalysisTexts, AnalysisData } from './analysis-data.ts'

/**
 * A row of the drawn tree: moves that follow one another, up to a move after which several were tried. `branches` are
 * the rows that begin with the tried moves.
 */
type TreeRow = { readonly nodes: readonly number[]; readonly branches: readonly TreeRow[] }

const rowFrom = (tried: AnalysisTree, first: number): TreeRow => {
  const nodes = [first]
  let next = childNodes(tried, first)
  for (let only = next[0]; next.length === 1 && only !== undefined; [only] = next) {
    nodes.push(only)
    next = childNodes(tried, only)
  }
  return { nodes, branches: next.map((node) => rowFrom(tried, node)) }
}

/** Returns the notation of a stored move, whose squares are numbers. Some rules write squares as letters. */
export const storedMoveNotation = ({ rules: id }: Pick<AnalysisData, 'rules'>, move: string): string =>
  moveText(ruleSetOf(id), move)

/** Returns the address of a position in the lines. */
export const nodeAddress = ({ path }: AnalysisData, { choice }: AnalysisState, at: number): string =>
  `${path}${choiceQuery({ ...choice, at })}`

/**
 * Returns the number before a move: "16" if the first side makes it, "14 …" if the second side makes it at the start of
 * a row.
 */
const numberAt = ({ ply, before: opening }: AnalysisData, deep: number, begins: boolean): Part => {
  const before = ply + opening + deep - 1
  const second = before % 2 === 1
  return (!second || begins) && html`<span class="quiet">${Math.floor(before / 2) + 1}${second && ' …'}</span>`
}

const TICK = html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M8 15 3.500 10.500 5 9l3 3 7-7 1.500 1.500z" />
</svg>`

type Shown = { readonly texts: AnalysisTexts; readonly analysis: AnalysisData; readonly state: AnalysisState }

const isPlannedAt = ({ analysis, state: { tree: tried } }: Shown, at: number): boolean =>
  analysis.ply === analysis.present && isInLines(analysis.planned, movesAtNodes(tried, pathToNode(tried, at)))

/** Returns the mark "planned", at the last reply of a conditional line. */
const plannedMark = (shown: Shown, at: number): Part => {
  const { tree: tried } = shown.state
  const isReply = (tried[at - 1]?.depth ?? 1) % 2 === 0
  const goesOn = childNodes(tried, at)
    .flatMap((next) => childNodes(tried, next))
    .some((next) => isPlannedAt(shown, next))
  return (
    isReply && isPlannedAt(shown, at) && !goesOn && html` <b class="planned">${TICK}${shown.texts.tried.planned}</b>`
  )
}

const link = ({ analysis, state }: Shown, at: number, text: string): Html =>
  html`<a
    data-go
    rel="nofollow"
    href="${nodeAddress(analysis, state, at)}"
    ${at === state.at && html`aria-current="true"`}
    >${text}</a
  >`

const rowList = (shown: Shown, rows: readonly TreeRow[]): Part =>
  rows.length > 0 &&
  html`<ul>
    ${rows.map(({ nodes, branches }) => {
      const { analysis, state } = shown
      const moves = nodes.map((at, index): Part => {
        const trial = state.tree[at - 1]
        return (
          trial &&
          html`${numberAt(analysis, trial.depth, index === 0)}${link(shown, at, storedMoveNotation(analysis, trial.move))}${plannedMark(shown, at)}`
        )
      })
      return html`<li><span class="line">${moves}</span>${rowList(shown, branches)}</li>`
    })}
  </ul>`

/** Returns the tree of lines, with each branch in a row of its own. */
export const analysisLines = (texts: AnalysisTexts, analysis: AnalysisData, state: AnalysisState): Html => {
  const shown: Shown = { texts, analysis, state }
  const rows = childNodes(state.tree, 0).map((node) => rowFrom(state.tree, node))
  const { played } = analysis
  const first = html`<span class="line"
    >${played === undefined ? link(shown, 0, texts.replay.start) : html`${numberAt(analysis, 0, true)}${link(shown, 0, played)} <span class="quiet">${texts.tried.played}</span>`}</span
  >`
  const [only] = rows
  return html`<nav class="tree" aria-label="${texts.tried.lines}">
      <ul>
        <li>${first}${rows.length > 1 && rowList(shown, rows)}</li>
      </ul>
      ${rows.length === 1 && only && rowList(shown, [only])}
    </nav>
    <p class="quiet">${texts.tried.branch}</p>`
}
