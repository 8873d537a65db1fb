import { otherColour } from '../../../draughts/index.ts'
import { confirmFold, mayAct, actForm } from '../menu/act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Part, html } from '../../kit/html.ts'

/**
 * The symbol of the mark on pieces that may be huffed: an exclamation mark, since a cross is on captured pieces. It
 * comes with this panel, because few games need it.
 */
const HUFF_MARK = html`<svg class="unseen" aria-hidden="true">
  <g id="offends" stroke="#231d1a" stroke-width="19" stroke-linecap="round">
    <path d="M50 26V56M50 74v.1" />
    <path d="M50 26V56M50 74v.1" stroke="#ffd24a" stroke-width="10" />
  </g>
</svg>`

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
    ${HUFF_MARK}
    <p>
      <strong>${huff.failed(name, view.offence)}</strong> ${view.offence.length === 1 ? huff.choose : huff.chooseOne}
    </p>
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
