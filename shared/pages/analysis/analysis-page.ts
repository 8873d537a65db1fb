import type { GameView } from '../../api/views/game-view.ts'
import type { BoardMoment } from '../../api/views/board-moment.ts'
import type { MoveFault } from '../../draughts/rules/words.ts'
import { illegalMoveText } from '../../texts/index.ts'
import { openingPlies } from '../../game/board/move-number.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { gameFacts } from '../game/history/move-list.ts'
import { sprite } from '../kit/sprite.ts'
import { withArticleLink } from '../rules/article-link.ts'
import { OPEN_STYLE_ELEMENT } from '../kit/style-elements.ts'
import { lastMoveNotation, gameTable, playersTitle } from '../game/model/game-table.ts'
import type { AnalysisState } from './analysis-state.ts'
import { analysisMain } from './analysis-main.ts'
import type { AnalysisData } from './analysis-data.ts'

/** A game that is analyzed. */
export type AnalyzedGame = {
  readonly view: GameView
  /** The position in which the lines begin. */
  readonly moment: BoardMoment
}

type SeatData = Pick<AnalysisData, 'path' | 'game' | 'kept' | 'planned' | 'plans' | 'onward'>

/** Returns the data of an analysis board. `own` is what the seat alone may see. */
export const analysisDataOf = (context: SiteContext, { view, moment }: AnalyzedGame, own: SeatData): AnalysisData => {
  const table = gameTable(context.texts, view, moment)
  const played = lastMoveNotation(table, moment)
  return {
    ...own,
    rules: view.rules,
    ply: moment.ply,
    fen: moment.fen,
    before: openingPlies(view),
    ...(moment.last && { last: moment.last }),
    ...(played !== undefined && { played }),
    present: view.ply,
    names: table.names,
    seat: table.seat,
  }
}

/** Returns what is wrong with the lines or with the typed move, in words. */
export const analysisFaultText = (
  { texts }: SiteContext,
  { fault, typed }: Pick<AnalysisState, 'fault' | 'typed'>,
): string | undefined => {
  const { tried } = texts.fields
  if (!fault) return undefined
  if (fault.kind !== 'illegal') return fault.kind === 'too-long' ? tried.long : tried.unread
  const { line, move, article } = fault
  const reason: MoveFault = fault.reason
  const why = illegalMoveText(texts, { reason, article })
  return typed ? why : tried.wrong(line, move, why)
}

/** Returns the page of the analysis board, `/p/{token}/try` and `/g/{id}/try`. */
export const analysisBoardPage = (
  context: SiteContext,
  { view, moment }: AnalyzedGame,
  analysis: AnalysisData,
  state: AnalysisState,
  why?: string,
): string => {
  const { texts } = context
  const table = gameTable(texts, view, moment)
  const shown = why === undefined ? undefined : withArticleLink(texts, table.rules, why)
  return layout(context, {
    title: `${texts.tried.title} · ${playersTitle(texts, table)}`,
    facts: gameFacts(texts, table),
    main: html`${OPEN_STYLE_ELEMENT}${sprite}${analysisMain(texts, analysis, state, shown)}`,
    script: 'try',
    data: analysis,
  })
}
