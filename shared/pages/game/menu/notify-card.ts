import { otherColour } from '../../../draughts/index.ts'
import { emailAttributes } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { type Choice, choiceQuery } from '../../board/choice.ts'
import type { BoardContext, NotifyChoice } from '../model/board-page.ts'
import { firstEmailCard } from './email-consent-card.ts'

const BELL = 'M6 17V9a6 6 0 0 1 12 0v8M3 17h18M10 21h4'
const ENVELOPE = 'M3 5h18v14H3V5l9 8 9-8'

const icon = (path: string): Html => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`

/**
 * Returns the choice of notifications on this device. It leads to the settings, where they are turned on; a script asks
 * the browser at once, and says in place of the hint what came of it.
 */
const deviceChoice = ({ context: { texts }, page }: BoardContext): Html =>
  html`<a class="button option" data-device href="${page.path}/settings#notices"
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
  const { panel, ...view } = choice
  const isOpen = panel === 'email'
  return html`<section class="notify" id="notify">
    <form method="post" action="${page.path}/notify" class="row later">
      <h2>${notify.title}</h2>
      <button name="later" value="1">${notify.later}</button>
    </form>
    <p>${notify.why(opponent)}</p>
    <div class="options">
      ${page.notify.sendsPush && deviceChoice(here)}
      <a
        class="button option"
        id="open-email"
        data-go
        href="${page.path}${isOpen ? choiceQuery(view) : `${choiceQuery({ ...view, panel: 'email' })}#notify`}"
        ${isOpen && html`aria-current="true"`}
        ><b>${icon(ENVELOPE)} ${notify.email}</b> <small>${notify.emailHint}</small></a
      >
    </div>
    ${isOpen && emailForm(here, page.notify, first)}
  </section>`
}
