import { ownMoveNumber } from '../../../game/board/move-number.ts'
import { refusalText } from '../../../texts/index.ts'
import { labelledForm, messageField, mayAct, actForm } from './act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { claimsNow } from '../model/claims-now.ts'
import { type Part, html } from '../../kit/html.ts'

/** Returns the note that no draw may be offered yet, if the players have agreed on a first move for offers. */
const tooEarly = ({ context, table: { view, seat } }: BoardContext): Part => {
  const { drawOffersFrom: drawsFrom, drawOffer, ply, turn } = view
  if (seat === null || drawsFrom === undefined || drawOffer !== null) return false
  return (
    ownMoveNumber(view, ply, turn === seat) < drawsFrom &&
    html`<p class="quiet">${refusalText(context.texts, { code: 'not-yet', drawsFrom })}</p>`
  )
}

/** Returns the form of a claim by the endgame table. It is there only while the claim holds. */
const tableClaims = (here: BoardContext): readonly Part[] => {
  const { menu } = here.context.texts
  const acts = [
    ['claim-table-win', menu.table.win, menu.claimWin],
    ['claim-table-draw', menu.table.draw, menu.claim],
  ] as const
  return acts
    .filter(([type]) => mayAct(here, type))
    .map(([type, holds, label]) =>
      labelledForm(`${holds} ${menu.table.sure}`, actForm(here, type, { label, inside: messageField(here, type) })),
    )
}

/**
 * Returns the panel about a draw. Accepting an offer takes two presses, because it ends the game: the first opens this
 * panel. A win by the endgame table is claimed in it, too.
 */
export const drawPanel = (here: BoardContext): Part => {
  const { context, table } = here
  const { menu, asked, seat } = context.texts
  const claims = mayAct(here, 'claim-draw') ? claimsNow(table) : []
  const byTable = tableClaims(here)
  const mayOffer = mayAct(here, 'offer-draw') && !mayAct(here, 'accept-draw')
  return [
    ...byTable,
    mayAct(here, 'accept-draw') &&
      labelledForm(
        asked.drawSure,
        actForm(here, 'accept-draw', { label: asked.drawSureYes, inside: messageField(here, 'accept-draw') }),
      ),
    ...claims.map((claim) =>
      labelledForm(
        menu.claims(claim),
        actForm(here, 'claim-draw', {
          label: menu.claim,
          fields: { claim },
          inside: messageField(here, 'claim-draw', claim),
        }),
      ),
    ),
    // While the opponent's offer is open, a player accepts it instead of making one.
    mayOffer && labelledForm(menu.offerHint, actForm(here, 'offer-draw', { label: menu.offer })),
    mayOffer &&
      table.mine.length > 0 &&
      html`<label class="check"
        ><input type="checkbox" name="offerDraw" value="1" form="play" /> <span>${seat.offerDraw}</span></label
      >`,
    tooEarly(here),
    claims.length + byTable.length === 0 && html`<p class="quiet">${menu.noClaim}</p>`,
    mayAct(here, 'ask-count') &&
      labelledForm(menu.countHint(table.view.arbiter ?? ''), actForm(here, 'ask-count', { label: menu.count })),
  ]
}
