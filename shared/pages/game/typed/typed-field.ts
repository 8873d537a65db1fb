import type { Choice } from '../../board/choice.ts'
import { choiceFields } from '../../board/draw-board.ts'
import { type Part, html } from '../../kit/html.ts'
import type { BoardContext } from '../model/board-page.ts'

/**
 * Returns a field for questions about the game, on a page that has none for a move. Like the link that skips to the
 * content, it is seen only while it has the focus, near where a move is typed. Enter sends it. What it holds is bounded
 * where it is read.
 */
export const typedField = ({ context: { texts }, table, page }: BoardContext, choice: Choice): Part => {
  if (table.mine.length > 0 || table.view.status === 'open') return false
  const label = texts.typed.label(texts.typed.words.help)
  return html`<form method="get" action="${page.path}" class="skip">
    ${choiceFields(choice)}<input id="typed" name="move" aria-label="${label}" placeholder="${label}" />
  </form>`
}
