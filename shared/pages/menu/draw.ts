import { type Here, fold, may, press } from '../acts.ts'
import { claimsNow } from '../claims.ts'
import { type Part, html } from '../html.ts'

export const drawMenu = (here: Here): Part => {
  const { context, table } = here
  const { view, seat } = table
  const { menu } = context.texts
  if (view.status !== 'active' || seat === null) return false
  const claims = may(here, 'claim-draw') ? claimsNow(table) : []
  return fold(menu.draw, [
    ...claims.map(
      (claim) =>
        html`<p>${menu.claims(claim)}</p>
          ${press(here, 'claim-draw', { label: menu.claim, fields: { claim } })}`,
    ),
    // While the other side's offer waits, accepting it is the same.
    may(here, 'offer-draw') &&
      !may(here, 'accept-draw') &&
      html`<p>${menu.offerHint}</p>
        ${press(here, 'offer-draw', { label: menu.offer })}`,
    claims.length === 0 && html`<p class="quiet">${menu.noClaim}</p>`,
  ])
}
