import { type PageContext, timeOf } from './context.ts'
import { type Html, html, sentence } from './html.ts'
import { copyable } from './more.ts'
import type { BoardPage } from './board-page.ts'

/** The invitation to pass on, while it is open. */
export const inviting = (context: PageContext, { view, invitationUrl, openUntil }: BoardPage): Html => {
  const { texts } = context
  const { seat } = texts
  if (view.status !== 'open' || invitationUrl === undefined) return html``
  const mail = `mailto:?subject=${encodeURIComponent(seat.inviteSubject)}&body=${encodeURIComponent(seat.inviteBody(invitationUrl))}`
  return html`<section class="card invite">
    <h2>${seat.inviteTitle}</h2>
    <p>${seat.inviteHint}</p>
    ${copyable(texts, 'invitation', seat.inviteLink, invitationUrl)}
    <p><a class="button" href="${mail}">${seat.inviteMail}</a></p>
    ${openUntil !== undefined && html`<p class="quiet">${sentence(seat.inviteUntil, timeOf(context, openUntil, 'long'))}</p>`}
  </section>`
}
