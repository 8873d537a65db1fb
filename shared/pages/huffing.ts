import { otherColour } from '../draughts/index.ts'
import { type Here, press } from './acts.ts'
import { type Part, html } from './html.ts'

/** Huff or enforce; moving lets the offence stand. */
export const huffing = (here: Here): Part => {
  const { context, table } = here
  const { view, seat, names } = table
  const { huff } = context.texts
  if (seat === null || view.turn !== seat || view.offence.length === 0) return false
  const name = names[otherColour(seat)]
  return html`<div class="asked">
    <p><strong>${huff.failed(name, view.offence.join(', '))}</strong> ${huff.choose}</p>
    <div class="row">
      ${view.offence.map((square) => press(here, 'huff', { label: huff.huff(square), fields: { square } }))}${press(here, 'enforce', { label: huff.enforce(name) })}
    </div>
  </div>`
}
