import type { InvitationEmailView } from '../../../api/views/game-view.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { BoardPage, Invite } from '../model/board-page.ts'
import { type PageContext, timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { copyableField } from '../../kit/copyable-field.ts'

/**
 * What became of an invitation's email. `sending`: it is not known yet whether the email leaves. `late`: the email
 * could leave only after the invitation has expired.
 */
export type InviteMail = InvitationEmailView | 'sending' | 'sent' | 'late' | 'none'

/** The person whom an invitation is for, with the link and the state of the email. */
export type Invitee = {
  readonly to: Invite['to']
  readonly url: string
  /** The name that the creator gave. */
  readonly name?: string
  readonly mail: InviteMail
  /** True if a program created the game, and passes on its links. */
  readonly isOwned: boolean
}

const mailText = ({ inviting }: Pick<AllTexts, 'inviting'>, name: string, mail: 'sending' | 'sent'): string =>
  mail === 'sent' ? inviting.mailed(name) : inviting.sending(name)

/**
 * Returns what becomes of the invitation's email, in words. It does not say when a delayed email leaves: `laterIn`
 * does.
 */
const hintFor = ({ inviting }: AllTexts, { name, mail }: Invitee): string => {
  if (name === undefined) return inviting.anyone
  if (mail === 'none') return inviting.send(name)
  if (mail === 'late') return `${inviting.late(name)} ${inviting.send(name)}`
  if (typeof mail === 'string') return `${mailText({ inviting }, name, mail)} ${inviting.alsoLink}`
  if (mail.mail === 'later') return inviting.alsoLink
  return `${inviting[mail.mail](name)} ${inviting.send(name)}`
}

const laterIn = ({ inviting }: AllTexts, { name, mail }: Invitee): Pick<Invite, 'later'> => {
  if (name === undefined || typeof mail === 'string' || mail.mailAt === undefined) return {}
  return { later: { says: (when) => inviting.later(name, when), at: mail.mailAt } }
}

/** Returns the card for one link of an invitation. */
export const inviteFor = (texts: AllTexts, invitee: Invitee): Invite => {
  const { inviting } = texts
  const { to, url, name, mail, isOwned } = invitee
  const title = name === undefined ? inviting.title : inviting.named[to](name)
  const later = laterIn(texts, invitee)
  const mailing = mail === 'sending' ? ({ isBeingMailed: true } as const) : {}
  // Whoever opens the link first gets the seat. In a game of a program, such as one of a cup, the creator must not
  // decide who that is, so the link is not shown.
  const isGoing = mail === 'sent' || mail === 'sending'
  if (isOwned && name !== undefined && (isGoing || later.later))
    return { to, title, hint: isGoing ? mailText(texts, name, mail) : '', ...later, ...mailing }
  const mailto = `mailto:?subject=${encodeURIComponent(inviting.subject)}&body=${encodeURIComponent(inviting.body(url))}`
  return {
    to,
    url,
    title,
    hint: `${hintFor(texts, invitee)} ${inviting.once}`,
    ...later,
    ...mailing,
    ...(to === 'opponent' && { mailto }),
  }
}

const card = (
  context: PageContext,
  { to, title, hint, later, url, mailto }: Invite,
  openUntil: string | undefined,
): Html => {
  const { texts } = context
  const { seat } = texts
  return html`<section class="card invite">
    <h2>${title}</h2>
    <p>${later && sentence(later.says, timeElement(context, later.at, 'long'))} ${hint}</p>
    ${url !== undefined && copyableField(texts, to === 'opponent' ? 'invitation' : 'arbiter', seat.inviteLink, url, true)}
    ${mailto !== undefined && html`<p><a class="button" href="${mailto}">${seat.inviteMail}</a></p>`}
    ${to === 'opponent' && openUntil !== undefined && html`<p class="quiet">${sentence(seat.inviteUntil, timeElement(context, openUntil, 'long'))}</p>`}
  </section>`
}

/**
 * Returns the cards of the open invitations. They come first on the page, because the game begins only when the
 * opponent has accepted.
 */
export const inviteCards = (context: PageContext, { invites = [], openUntil }: BoardPage): Part =>
  invites.map((invite) => card(context, invite, openUntil))

/** Returns a card with the opponent's words if they declined, and a card with the advice to save the link. */
export const saveLinkCards = ({ declined, keep, path }: BoardPage): Part => [
  declined !== undefined &&
    html`<section class="card">
      <h2>${declined.title}</h2>
      <blockquote><p>${declined.text}</p></blockquote>
    </section>`,
  keep !== undefined &&
    html`<section class="card own-link">
      <h2>${keep.title}</h2>
      <p>${keep.hint}</p>
      <p><a class="button" href="${path}/keep">${keep.how}</a></p>
    </section>`,
]
