import { otherColour } from '../../../draughts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type PageContext, timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'

type Texts = { readonly texts: Pick<BoardContext['context']['texts'], 'seat'> }

/**
 * Returns a card with a button that asks for emails, for a reader who came from an email whose link no longer opens a
 * seat. `path` is where the form is posted.
 */
export const requestEmailsCard = ({ texts: { seat } }: Texts, path: string): Html =>
  html`<section class="card emails">
    <h2>${seat.emails.title}</h2>
    <p>${seat.emails.deadLink}</p>
    <form method="post" action="${path}" class="row new">
      <button name="all" value="1" class="main">${seat.emails.wantAll}</button>
    </form>
    <p class="quiet">${seat.emails.wantAllHint}</p>
  </section>`

/** Returns a sentence that says when the delayed consent email leaves. `until` is an ISO date and time. */
export const delayedEmailText = (context: PageContext, until: string): Html =>
  sentence(context.texts.seat.emails.later, timeElement(context, until, 'long'))

const settingsLink = ({ context, page }: Pick<BoardContext, 'context' | 'page'>): Html =>
  html`<p><a href="${page.path}/settings">${context.texts.menu.settings}</a></p>`

/**
 * Returns the card of an address to which no email has been sent yet: what brings the first one, and a button that sends
 * it at once.
 */
export const firstEmailCard = ({ context, page }: Pick<BoardContext, 'context' | 'page'>, text: string): Html => {
  const { emails } = context.texts.seat
  return html`<section class="emails">
    <h2>${emails.title}</h2>
    <p>${text}</p>
    <form method="post" action="${page.path}/emails" class="row"><button>${emails.now}</button></form>
    ${settingsLink({ context, page })}
  </section>`
}

/**
 * Returns the card about a seat's email consent. A reader who came by the link of an email gives the consent with one
 * press. Others may only ask for the consent email again; no such email is sent about a game that is over.
 */
export const emailConsentCard = ({ context, page }: BoardContext): Part => {
  const { emails } = context.texts.seat
  const { state, until = '', fromMailbox, fromFormer, sent, held, comesLater } = page.emails ?? {}
  if (comesLater) return page.view.status === 'open' && firstEmailCard({ context, page }, emails.firstBegun)
  if (fromFormer) return requestEmailsCard(context, `${page.path}/emails`)
  if (page.view.endedAt !== null && !fromMailbox) return false
  if (state !== 'unconfirmed' && state !== 'later' && state !== 'returned' && state !== 'held') return false
  const buttons: Html = fromMailbox
    ? html`<button class="main">${emails.want}</button> <button name="all" value="1">${emails.wantAll}</button>`
    : html`<button>${emails.again}</button>`
  const text = fromMailbox
    ? emails.wantHint
    : held
      ? emails.held
      : sent && state !== 'returned'
        ? emails.sent
        : state === 'later'
          ? delayedEmailText(context, until)
          : emails[state]
  return html`<section class="card emails">
    <h2>${emails.title}</h2>
    <p>${text}</p>
    <form method="post" action="${page.path}/emails" class="row">${buttons}</form>
    ${fromMailbox && html`<p class="quiet">${emails.wantAllHint}</p>`}${settingsLink({ context, page })}
  </section>`
}

/** Returns a line that says whether a seat receives emails. */
export const emailStatusLine = ({ context, page, table }: BoardContext): Part => {
  const { emails } = context.texts.seat
  const { state, comesLater } = page.emails ?? {}
  const { seat, names } = table
  if (comesLater && seat !== null) return html`<p class="quiet">${emails.firstMoved(names[otherColour(seat)])}</p>`
  return (state === 'on' || state === 'off' || state === 'none') && html`<p class="quiet">${emails[state]}</p>`
}
