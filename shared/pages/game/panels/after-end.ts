import { otherColour } from '../../../draughts/index.ts'
import { confirmFold, messageField, mayAct, actForm } from '../menu/act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { newGameButton } from '../../kit/foot.ts'

/**
 * Returns the button that asks for a rematch, or a link to it. The rematch is created once both players have pressed
 * the button.
 */
const rematch = (here: BoardContext): Part => {
  const { context, table, page } = here
  const { after } = context.texts
  const { rematch: offer, status } = table.view
  if (status !== 'finished' || offer === null) return false
  if (offer.game !== null)
    return page.nextPath === undefined
      ? html`<p>${after.being}</p>`
      : html`<p>${after.begun}</p>
          <p><a class="button main" href="${page.nextPath}" data-seat>${after.toRematch}</a></p>`
  if (table.seat === null) return false
  if (offer.offeredBy === table.seat) return html`<p>${after.wished(table.names[otherColour(table.seat)])}</p>`
  if (!mayAct(here, 'rematch')) return false
  const theirs = offer.offeredBy !== null && html`<p>${after.theyWish(table.names[offer.offeredBy])}</p>`
  return html`${theirs}
    <div class="row again">
      ${actForm(here, 'rematch', { label: offer.offeredBy === null ? after.rematch : after.rematchYes, kind: 'main' })}
    </div>`
}

const playOn = (here: BoardContext): Part => {
  const { context, table } = here
  const { after, asked } = context.texts
  if (table.seat === null || !mayAct(here, 'play-on')) return false
  const name = table.names[otherColour(table.seat)]
  return html`<p>${after.playOnHint(name)}</p>
    ${confirmFold(after.playOn, after.playOnSure(name), actForm(here, 'play-on', { label: asked.sureYes }))}`
}

/** Returns the button that opens an expired invitation again. */
export const renewForm = (here: BoardContext): Part =>
  mayAct(here, 'renew') &&
  html`<p>${here.context.texts.after.renewHint}</p>
    <div class="row">${actForm(here, 'renew', { label: here.context.texts.after.renew, kind: 'main' })}</div>`

/** Returns the form for a last line to the other player. Each player may send one. */
const remark = (here: BoardContext): Part =>
  mayAct(here, 'remark') &&
  html`<p class="quiet">${here.context.texts.seat.lineOnce}</p>
    ${actForm(here, 'remark', { label: here.context.texts.seat.sendLine, inside: messageField(here, 'remark') })}`

/**
 * Returns a link to the form of a new game. If an email led here, it is a button that sends a proof that the reader has
 * the mailbox.
 */
const newGame = ({ context, page }: BoardContext): Html => {
  const { again } = context.texts.seat
  const proof = page.emails?.newGame
  return proof === undefined ? html`<p><a href="/">${again}</a></p>` : newGameButton(proof, again)
}

/** Returns what can be done once the game is over. */
export const afterEnd = (here: BoardContext): Html =>
  html`${renewForm(here)}${rematch(here)}${playOn(here)}${remark(here)} ${newGame(here)}`
