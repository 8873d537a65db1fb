import { entry, lineField, may, press } from '../panels/act-forms.ts'
import type { Here } from '../model/board-page.ts'
import { claimsNow } from '../../board/claims-now.ts'
import { type Part, html } from '../../kit/html.ts'

/** The panel about a draw. An offer is accepted here, with a second press, because that ends the game. */
export const drawPanel = (here: Here): Part => {
  const { context, table } = here
  const { menu, asked, seat } = context.texts
  const claims = may(here, 'claim-draw') ? claimsNow(table) : []
  const mayOffer = may(here, 'offer-draw') && !may(here, 'accept-draw')
  return [
    may(here, 'accept-draw') &&
      entry(
        asked.drawSure,
        press(here, 'accept-draw', { label: asked.drawSureYes, inside: lineField(here, 'accept-draw') }),
      ),
    ...claims.map((claim) =>
      entry(
        menu.claims(claim),
        press(here, 'claim-draw', {
          label: menu.claim,
          fields: { claim },
          inside: lineField(here, 'claim-draw', claim),
        }),
      ),
    ),
    // While the opponent's offer is open, a player accepts it instead of making one.
    mayOffer && entry(menu.offerHint, press(here, 'offer-draw', { label: menu.offer })),
    mayOffer &&
      table.mine.length > 0 &&
      html`<label class="check"
        ><input type="checkbox" name="offerDraw" value="1" form="play" /> <span>${seat.offerDraw}</span></label
      >`,
    claims.length === 0 && html`<p class="quiet">${menu.noClaim}</p>`,
    may(here, 'ask-count') &&
      entry(menu.countHint(table.view.director ?? ''), press(here, 'ask-count', { label: menu.count })),
  ]
}
