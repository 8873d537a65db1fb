import { otherColour } from '../../../draughts/index.ts'
import { confirmFold, mayAct, actForm } from '../menu/act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Part, html } from '../../kit/html.ts'

/**
 * Returns what a player may do after the opponent did not capture as they must: huff, enforce the jump, or simply move
 * on.
 */
export const huffPanel = (here: BoardContext): Part => {
  const { context, table } = here
  const { view, seat, names } = table
  const { huff, asked } = context.texts
  if (seat === null || view.turn !== seat || view.offence.length === 0) return false
  const name = names[otherColour(seat)]
  return html`<div class="asked">
    <p><strong>${huff.failed(name, view.offence.join(', '))}</strong> ${huff.choose}</p>
    ${
      mayAct(here, 'huff') &&
      view.offence.map((square) =>
        confirmFold(
          huff.huff(square),
          huff.huffSure(square),
          actForm(here, 'huff', { label: asked.sureYes, fields: { square } }),
        ),
      )
    }${mayAct(here, 'enforce') && confirmFold(huff.enforce(name), huff.enforceSure(name), actForm(here, 'enforce', { label: asked.sureYes }))}
  </div>`
}
