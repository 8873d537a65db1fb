import type { GameView } from '../../api/views/game-view.ts'
import type { Moment } from '../../api/views/moment.ts'
import type { MoveFault } from '../../draughts/words.ts'
import { refusalText } from '../../texts/index.ts'
import type { DrawnBallot } from '../../record/drawn-ballot.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { factsOf } from '../game/history/move-list.ts'
import { sprite } from '../kit/sprite.ts'
import { OPEN_STYLED } from '../assets/style/styled.ts'
import { lastWritten, tableOf, titleOf } from '../game/model/table.ts'
import type { Desk } from './analysis-desk.ts'
import { tryMain } from './analysis-main.ts'
import type { Trying } from './analysis.ts'

/** A game as the board for trying takes it. */
export type Tryable = {
  readonly view: GameView
  /** Where the lines begin. */
  readonly moment: Moment
  readonly ballot: DrawnBallot | undefined
}

type Own = Pick<Trying, 'path' | 'game' | 'kept' | 'planned' | 'plans' | 'onward'>

export const tryingFrom = (context: SiteContext, { view, moment, ballot }: Tryable, own: Own): Trying => {
  const table = tableOf(context.texts, view, moment)
  const played = lastWritten(table, moment)
  return {
    ...own,
    rules: view.rules,
    ply: moment.ply,
    fen: moment.fen,
    ballot: ballot?.moves.length ?? 0,
    ...(moment.last && { last: moment.last }),
    ...(played !== undefined && { played }),
    present: view.ply,
    names: table.names,
    seat: table.seat,
  }
}

export const whyNot = ({ texts }: SiteContext, { fault, typed }: Pick<Desk, 'fault' | 'typed'>): string | undefined => {
  const { tried } = texts.fields
  if (!fault) return undefined
  if (fault.kind !== 'illegal') return fault.kind === 'too-long' ? tried.long : tried.unread
  const { line, move, article } = fault
  const reason: MoveFault = fault.reason
  const why = refusalText(texts, { code: 'illegal-move', reason, article })
  return typed ? why : tried.wrong(line, move, why)
}

/** `/p/{token}/try` and `/g/{id}/try` */
export const tryPage = (
  context: SiteContext,
  { view, moment }: Tryable,
  trying: Trying,
  desk: Desk,
  why?: string,
): string => {
  const { texts } = context
  const table = tableOf(texts, view, moment)
  return layout(context, {
    title: `${texts.tried.title} · ${titleOf(texts, table)}`,
    facts: factsOf(texts, table),
    main: html`${OPEN_STYLED}${sprite}${tryMain(texts, trying, desk, why)}`,
    script: 'try',
    data: trying,
  })
}
