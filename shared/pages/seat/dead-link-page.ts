import { RETENTION } from '../../game/limits/bounds.ts'
import { DAY } from '../../game/model/words.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { requestEmailsCard } from '../game/menu/email-consent-card.ts'
import { html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'

/** What the reader of a mailbox can do on a page that an email led to. */
export type MailboxForms = {
  /** The path to which the form that asks for emails is posted. */
  readonly requestPath: string
  /**
   * The proof that the reader has the mailbox, for the form of a new game. Undefined if somebody else may have the
   * link.
   */
  readonly newGame: string | undefined
}

/**
 * Returns the page of a link from an email that no longer opens a seat. `watchUrl` is given if the links of the game
 * have expired.
 */
export const deadLinkPage = (
  context: SiteContext,
  { requestPath: wantPath, newGame }: MailboxForms,
  watchUrl: string | undefined,
): string => {
  const { errors, mailed } = context.texts
  const isPast = watchUrl !== undefined
  const title = isPast ? errors.pastTitle : errors.replacedTitle
  const what = isPast ? errors.past(RETENTION.finished / DAY, RETENTION.unplayed / DAY) : errors.replaced
  const main = html`<div class="narrow">
    <h1>${title}</h1>
    <div class="card">
      <p>${what}</p>
      <p class="row">
        <a class="button" href="${isPast ? watchUrl : '/links'}">${isPast ? errors.record : mailed.title}</a>
      </p>
    </div>
    ${requestEmailsCard(context, wantPath)}
  </div>`
  return layout(context, { title, main, newGame })
}

/**
 * Returns the page after asking for emails. It says the same if all emails to the address are stopped, because only the
 * owner of the address may learn that.
 */
export const emailsRequestedPage = (context: SiteContext, newGame?: string): string => {
  const { seat, mailed } = context.texts
  const title = seat.emails.title
  const main = html`<div class="narrow">
    <h1>${title}</h1>
    <div class="card">
      <p role="status"><strong>${seat.emails.wanted}</strong></p>
      <p class="row"><a class="button" href="/links">${mailed.title}</a></p>
    </div>
  </div>`
  return layout(context, { title, main, newGame })
}
