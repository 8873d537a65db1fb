import type { Texts } from '../../texts/index.ts'
import { act } from './play-bar.ts'
import { board } from './board.ts'
import type { Choice } from '../game/model/choice.ts'
import { type Html, html } from '../kit/html.ts'
import { status } from '../game/model/news-line.ts'
import type { Live, Stage } from './stage.ts'

export type LiveTexts = Pick<Texts, 'play' | 'live'>

/**
 * The content of `#live-status`, `#live-board` and `#live-act`. The server and the script draw the same from the same
 * data.
 */
export const live = (
  texts: LiveTexts,
  data: Live,
  stage: Stage,
  choice: Choice,
): { readonly status: Html; readonly board: Html; readonly act: Html } => ({
  status: status(texts, data, stage),
  board: board(texts, { scene: data.scene, moves: data.moves, stage }, data.path, choice),
  act: html`${act(texts, data, stage, choice)}`,
})
