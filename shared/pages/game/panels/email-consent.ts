import type { Here } from '../model/board-page.ts'
import { type PageContext, timeOf } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'

type Texts = { readonly texts: Pick<Here['context']['texts'], 'seat'> }

/** Whoever reads the mailbox that a link was sent to may ask for emails, whatever became of its game. `path`: where that is posted. */
export const wantingEmails = ({ texts: { seat } }: Texts, path: string): Html =>
  html`<section class="card emails">
    <h2>${seat.emails.title}</h2>
    <p>${seat.emails.deadLink}</p>
    <form method="post" action="${path}" class="row new">
      <button name="all" value="1" class="main">${seat.emails.wantAll}</button>
    </form>
    <p class="quiet">${seat.emails.wantAllHint}</p>
  </section>`

/** The first email is not sent yet. `until`: an ISO date and time. */
export const postponed = (context: PageContext, until: string): Html =>
  sentence(context.texts.seat.emails.later, timeOf(context, until, 'long'))

/** One press, by the mailbox's reader only, begins this seat's emails. */
export const asking = ({ context, page }: Here): Part => {
  const { emails } = context.texts.seat
  const { state, until = '', fromMailbox, fromFormer, sent, held } = page.emails ?? {}
  if (fromFormer) return wantingEmails(context, `${page.path}/emails`)
  if (state !== 'unconfirmed' && state !== 'later' && state !== 'returned' && state !== 'held') return false
  const buttons: Html = fromMailbox
    ? html`<button class="main">${emails.want}</button> <button name="all" value="1">${emails.wantAll}</button>`
    : html`<button>${emails.again}</button>`
  const told = fromMailbox
    ? emails.wantHint
    : held
      ? emails.held
      : sent && state !== 'returned'
        ? emails.sent
        : state === 'later'
          ? postponed(context, until)
          : emails[state]
  return html`<section class="card emails">
    <h2>${emails.title}</h2>
    <p>${told}</p>
    <form method="post" action="${page.path}/emails" class="row">${buttons}</form>
    ${fromMailbox && html`<p class="quiet">${emails.wantAllHint}</p>`}
  </section>`
}

export const emailsLine = ({ context, page }: Here): Part => {
  const { emails } = context.texts.seat
  const { state } = page.emails ?? {}
  return (state === 'on' || state === 'off' || state === 'none') && html`<p class="quiet">${emails[state]}</p>`
}
