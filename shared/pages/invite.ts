import { type PageContext, timeOf } from './context.ts'
import { type Html, html, sentence } from './html.ts'
import { copyable } from './more.ts'
import type { BoardPage } from './board-page.ts'

const arbiter = ({ texts }: PageContext, { view, arbiterUrl }: BoardPage): Html =>
  arbiterUrl === undefined
    ? html``
    : html`<section class="card invite">
        <h2>${texts.seat.arbiterTitle(view.director ?? '')}</h2>
        <p>${texts.seat.arbiterHint}</p>
        ${copyable(texts, 'arbiter', texts.seat.inviteLink, arbiterUrl)}
      </section>`

/** The invitation to pass on, while it is open. */
const opponent = (context: PageContext, { view, invitationUrl, invitedName, openUntil }: BoardPage): Html => {
  const { texts } = context
  const { seat } = texts
  if (view.status !== 'open' || invitationUrl === undefined) return html``
  const mail = `mailto:?subject=${encodeURIComponent(seat.inviteSubject)}&body=${encodeURIComponent(seat.inviteBody(invitationUrl))}`
  return html`<section class="card invite">
    <h2>${invitedName === undefined ? seat.inviteTitle : seat.inviteNamed(invitedName)}</h2>
    <p>${seat.inviteHint}</p>
    ${copyable(texts, 'invitation', seat.inviteLink, invitationUrl)}
    <p><a class="button" href="${mail}">${seat.inviteMail}</a></p>
    ${openUntil !== undefined && html`<p class="quiet">${sentence(seat.inviteUntil, timeOf(context, openUntil, 'long'))}</p>`}
  </section>`
}

/** Open invitations. */
export const inviting = (context: PageContext, page: BoardPage): Html =>
  html`${opponent(context, page)}${arbiter(context, page)}`
