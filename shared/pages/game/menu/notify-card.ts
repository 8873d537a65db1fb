import { otherColour } from '../../../draughts/index.ts'
import { emailAttributes } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import type { Choice } from '../../board/choice.ts'
import type { BoardContext, NotifyChoice } from '../model/board-page.ts'
import { panelPath } from '../panels/panels.ts'
import { firstEmailCard } from './email-consent-card.ts'

const BELL = 'M12 3a6 6 0 0 0-6 6c0 5-2 6-2 8h16c0-2-2-3-2-8a6 6 0 0 0-6-6zM10 20h4'
const ENVELOPE = 'M3 5h18v14H3zM3 6l9 7 9-7'

const icon = (path: string): Html => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`

/**
 * Returns the choice of notifications on this device. It leads to the settings, where they are turned on; a script asks
 * the browser at once, and says in place of the hint what came of it.
 */
const deviceChoice = ({ context: { texts }, page }: BoardContext): Html =>
  html`<a class="option" data-device href="${page.path}/settings#notices"
    ><b>${icon(BELL)} ${texts.notify.device}</b> <small role="status">${texts.notify.deviceHint}</small></a
  >`

const emailForm = ({ context, page }: BoardContext, { label, typed, fault }: NotifyChoice, first: string): Html => {
  const { notify } = context.texts
  return html`<form method="post" action="${page.path}/notify" class="address">
    <label for="notify-email">${label}</label>
    <input
      id="notify-email"
      name="email"
      type="email"
      value="${typed}"
      required
      autofocus
      aria-describedby="notify-hint"
      ${fault !== undefined && html`aria-invalid="true"`}
      ${emailAttributes}
    />
    ${fault !== undefined && html`<p class="fault">${fault}</p>`}
    <button class="main">${notify.send}</button>
    <p class="quiet" id="notify-hint">${first} ${notify.stops}</p>
  </form>`
}

/**
 * Returns the card that asks a player without an address how to tell them of their turns or, once they have typed one,
 * says when its first email comes. It stands below all that one does in a game, so that it moves nothing.
 */
export const notifyCard = (here: BoardContext, choice: Choice): Part => {
  const { context, page, table } = here
  const { notify, seat } = context.texts
  if (table.seat === null || page.view.turn === table.seat || page.view.status !== 'active') return false
  const opponent = table.names[otherColour(table.seat)]
  const first = seat.emails.firstMoved(opponent)
  if (page.emails?.comesLater) return html`<div class="notify">${firstEmailCard(here, first)}</div>`
  if (!page.notify) return false
  const isOpen = choice.panel === 'email'
  return html`<section class="notify" id="notify">
    <form method="post" action="${page.path}/notify" class="later">
      <h2>${notify.title}</h2>
      <button name="later" value="1">${notify.later}</button>
    </form>
    <p>${notify.why(opponent)}</p>
    <div class="options">
      ${page.notify.sendsPush && deviceChoice(here)}
      <a
        class="option"
        id="open-email"
        data-go
        href="${isOpen ? panelPath(here, choice) : `${panelPath(here, choice, 'email')}#notify`}"
        ${isOpen && html`aria-current="true"`}
        ><b>${icon(ENVELOPE)} ${notify.email}</b> <small>${notify.emailHint}</small></a
      >
    </div>
    ${isOpen && emailForm(here, page.notify, first)}
  </section>`
}
