import type { Texts } from '../../texts/index.ts'
import { playBar } from './play-bar.ts'
import { drawBoard } from './draw-board.ts'
import type { Choice } from './choice.ts'
import { type Html, html } from '../kit/html.ts'
import { turnStatus } from './turn-status.ts'
import type { TurnData, ChoiceStage } from './choice-stage.ts'

export type LiveTexts = Pick<Texts, 'play' | 'live'>

/**
 * Returns the content of `#live-status`, `#live-board` and `#live-act`. The server and the script draw the same from
 * the same data.
 */
export const liveRegions = (
  texts: LiveTexts,
  data: TurnData,
  stage: ChoiceStage,
  choice: Choice,
): { readonly status: Html; readonly board: Html; readonly act: Html } => ({
  status: turnStatus(texts, data, stage),
  board: drawBoard(texts, { scene: data.scene, moves: data.moves, stage }, data.path, choice),
  act: html`${playBar(texts, data, stage, choice)}`,
})
