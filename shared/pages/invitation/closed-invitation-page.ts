import type { GameView } from '../../api/views/game-view.ts'
import { type SiteContext } from '../kit/page-context.ts'
import type { MailboxForms } from '../seat/dead-link-page.ts'
import { requestEmailsCard } from '../game/menu/email-consent-card.ts'
import { html } from '../kit/html.ts'
import { newGameButton } from '../kit/foot.ts'
import { layout } from '../kit/layout.ts'
import { withPlaceholderNames } from '../game/model/game-table.ts'
import type { InvitationView } from './invitation-view.ts'

const closedText = (
  { texts: { invitation } }: SiteContext,
  view: GameView,
  fault: InvitationView['fault'],
): { readonly title: string; readonly help: string; readonly watch: boolean } => {
  if (fault === 'incomplete') return { ...invitation.incomplete, watch: false }
  if (fault === 'corrected')
    return { ...invitation.corrected, help: invitation.corrected.help(view.creator.name), watch: false }
  if (view.status === 'expired')
    return { title: invitation.expiredTitle, help: invitation.expiredHelp(view.creator.name), watch: false }
  if (view.abortedBy === 'invited')
    return { title: invitation.declinedTitle, help: invitation.declinedHelp(view.creator.name), watch: false }
  const began = view.seats.black.taken && view.seats.white.taken
  if (view.status === 'aborted' && !began)
    return { title: invitation.offTitle, help: invitation.offHelp(view.creator.name), watch: false }
  return { title: invitation.takenTitle, help: invitation.takenHelp, watch: true }
}

/**
 * Returns the page of an invitation that can no longer be accepted. `acts` are the forms for the reader of the mailbox
 * that the invitation was sent to.
 */
export const closedInvitationPage = (
  context: SiteContext,
  { view, watchUrl, fault }: InvitationView,
  acts?: MailboxForms,
): string => {
  const { title, help, watch } = closedText(context, withPlaceholderNames(context.texts, view), fault)
  const { invitation, site } = context.texts
  const main = html`<div class="narrow">
    <h1>${title}</h1>
    <div class="card">
      <p>${help}</p>
      <p class="row">
        ${watch && html`<a class="button" href="${watchUrl}">${invitation.watch}</a>`}${acts?.newGame === undefined ? html`<a class="button" href="/">${site.newGame}</a>` : newGameButton(acts.newGame, site.newGame)}
      </p>
    </div>
    ${acts && requestEmailsCard(context, acts.requestPath)}
  </div>`
  return layout(context, { title, main, newGame: acts?.newGame })
}
