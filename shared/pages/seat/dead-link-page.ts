import { KEPT } from '../../game/bounds.ts'
import { DAY } from '../../game/words.ts'
import type { SiteContext } from '../kit/page-context.ts'
import { wantingEmails } from '../game/panels/email-consent.ts'
import { html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'

/**
 * `wantPath`: where the mailbox asks for emails. `newGame`: its proof for a new game, if the link surely is in its
 * own hands.
 */
export type MailboxActs = { readonly wantPath: string; readonly newGame: string | undefined }

/** A link of an email that opens no seat any more. `watchUrl`: of a game whose links have expired. */
export const deadLinkPage = (
  context: SiteContext,
  { wantPath, newGame }: MailboxActs,
  watchUrl: string | undefined,
): string => {
  const { errors, mailed } = context.texts
  const isPast = watchUrl !== undefined
  const title = isPast ? errors.pastTitle : errors.replacedTitle
  const what = isPast ? errors.past(KEPT.finished / DAY, KEPT.unplayed / DAY) : errors.replaced
  const main = html`<div class="narrow">
    <h1>${title}</h1>
    <div class="card">
      <p>${what}</p>
      <p class="row">
        <a class="button" href="${isPast ? watchUrl : '/links'}">${isPast ? errors.record : mailed.title}</a>
      </p>
    </div>
    ${wantingEmails(context, wantPath)}
  </div>`
  return layout(context, { title, main, newGame })
}

/** The button was pressed. It says the same where all emails to the address are stopped: nobody else may learn that. */
export const wantedPage = (context: SiteContext, newGame?: string): string => {
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
