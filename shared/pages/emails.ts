import type { Here } from './acts.ts'
import { type Html, type Part, html } from './html.ts'

/** One press, by the mailbox's reader only, begins this seat's emails. */
export const asking = ({ context, page }: Here): Part => {
  const { emails } = context.texts.seat
  const { state, fromMailbox, sent, held } = page.emails ?? {}
  if (state !== 'unconfirmed' && state !== 'returned' && state !== 'held') return false
  const buttons: Html = fromMailbox
    ? html`<button class="main">${emails.want}</button> <button name="all" value="1">${emails.wantAll}</button>`
    : html`<button>${emails.again}</button>`
  const told = fromMailbox
    ? emails.wantHint
    : held
      ? emails.held
      : sent && state !== 'returned'
        ? emails.sent
        : emails[state]
  return html`<section class="card emails">
    <h2>${emails.title}</h2>
    <p>${told}</p>
    <form method="post" action="${page.path}/emails" class="row">${buttons}</form>
  </section>`
}

export const emailsLine = ({ context, page }: Here): Part => {
  const { emails } = context.texts.seat
  const { state } = page.emails ?? {}
  return (state === 'on' || state === 'off' || state === 'none') && html`<p class="quiet">${emails[state]}</p>`
}
