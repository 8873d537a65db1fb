import type { InvitationEmailView } from '../../../api/views/game-view.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { BoardPage, Invite, InviteAddress } from '../model/board-page.ts'
import { type PageContext, timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { hiddenField, otherEmailAttributes } from '../../kit/form-fields.ts'

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
  /** Why the email is withheld, as far as it is known. */
  readonly heldFor?: 'number' | 'bounces'
  /** True if a program created the game, and passes on its links. */
  readonly isOwned: boolean
  /** True if the address was named minutes ago. */
  readonly isRecent?: boolean
  readonly address?: Omit<InviteAddress, 'words' | 'goes'>
}

const mailText = ({ inviting }: Pick<AllTexts, 'inviting'>, name: string, mail: 'sending' | 'sent'): string =>
  mail === 'sent' ? inviting.mailed(name) : inviting.sending(name)

/**
 * Returns what becomes of the invitation's email, in words. It does not say when a delayed email leaves: `laterIn`
 * does.
 */
const hintFor = ({ inviting }: AllTexts, { name, mail, heldFor }: Invitee): string => {
  if (name === undefined) return inviting.anyone
  if (mail === 'none') return inviting.send(name)
  if (mail === 'late') return `${inviting.late(name)} ${inviting.send(name)}`
  if (typeof mail === 'string') return `${mailText({ inviting }, name, mail)} ${inviting.alsoLink}`
  if (mail.mail === 'later') return inviting.alsoLink
  const says = mail.mail === 'held' && heldFor ? inviting.heldFor[heldFor] : inviting[mail.mail]
  return `${says(name)} ${inviting.send(name)}`
}

const laterIn = ({ inviting }: AllTexts, { name, mail }: Invitee): Pick<Invite, 'later'> => {
  if (name === undefined || typeof mail === 'string' || mail.mailAt === undefined) return {}
  return { later: { says: (when) => inviting.later(name, when), at: mail.mailAt } }
}

const addressIn = (
  { inviting: { address: words } }: AllTexts,
  address: NonNullable<Invitee['address']>,
  isGoing: boolean,
): InviteAddress => ({
  ...address,
  words,
  ...(isGoing && address.email !== undefined && { goes: words.goes(address.email) }),
})

/** Returns the card for one link of an invitation. */
export const inviteFor = (texts: AllTexts, invitee: Invitee): Invite => {
  const { inviting } = texts
  const { to, url, name, mail, isOwned, isRecent, address } = invitee
  const title = name === undefined ? inviting.title : inviting.named[to](name)
  const later = laterIn(texts, invitee)
  const mailing = mail === 'sending' && isRecent ? ({ isBeingMailed: true } as const) : {}
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
    ...(address && { address: addressIn(texts, address, isGoing || later.later !== undefined) }),
  }
}

/**
 * Returns the address of an invitation, whole, and the form that corrects it while it may be corrected. After each
 * correction the form is a new one for the script, so it is folded again.
 */
const addressPart = ({ seat }: PageContext['texts'], { to, address }: Invite, path: string): Part => {
  if (!address) return false
  const { email, corrections, isWrong, words } = address
  const field = `${to}-address`
  return html`${email !== undefined && html`<p class="address">${sentence(seat.labelled, words.label, html`<b>${email}</b>`)}</p>`}
  ${
    corrections > 0
      ? html`<details id="${to}-correction-${corrections}" ${isWrong && html`open`}>
          <summary>${email === undefined ? words.give : words.correct}</summary>
          <form method="post" action="${path}/own">
            ${hiddenField('to', to)}<label for="${field}">${words.label}</label>
            <input id="${field}" name="email" type="email" value="${email}" required ${otherEmailAttributes} />
            <p class="quiet">${email !== undefined && html`${words.before} `}${words.left(corrections)}</p>
            <button>${words.send}</button>
          </form>
        </details>`
      : html`<p class="quiet">${words.used}</p>`
  }`
}

const card = (context: PageContext, invite: Invite, { openUntil, path }: BoardPage): Html => {
  const { to, title, hint, later, url, mailto } = invite
  const { texts } = context
  const { seat } = texts
  return html`<section class="card invite">
    <h2>${title}</h2>
    <p>${later && sentence(later.says, timeElement(context, later.at, 'long'))} ${hint}</p>
    ${addressPart(texts, invite, path)}
    ${url !== undefined && copyableField(texts, to === 'opponent' ? 'invitation' : 'arbiter', seat.inviteLink, url, true)}
    ${mailto !== undefined && html`<p><a class="button" href="${mailto}">${seat.inviteMail}</a></p>`}
    ${to === 'opponent' && openUntil !== undefined && html`<p class="quiet">${sentence(seat.inviteUntil, timeElement(context, openUntil, 'long'))}</p>`}
  </section>`
}

/**
 * Returns the cards of the open invitations. They come first on the page, because the game begins only when the
 * opponent has accepted.
 */
export const inviteCards = (context: PageContext, page: BoardPage): Part =>
  (page.invites ?? []).map((invite) => card(context, invite, page))

/**
 * Returns a card with the opponent's words if they declined, one that says that they have not moved yet, and one with
 * the advice to save the link.
 */
export const saveLinkCards = ({ declined, unmoved, keep, path }: BoardPage): Part => [
  declined !== undefined &&
    html`<section class="card">
      <h2>${declined.title}</h2>
      <blockquote><p>${declined.text}</p></blockquote>
    </section>`,
  unmoved !== undefined &&
    html`<section class="card">
      <h2>${unmoved.title}</h2>
      <p>${unmoved.text}</p>
    </section>`,
  keep !== undefined &&
    html`<section class="card own-link">
      <h2>${keep.title}</h2>
      <p>${keep.hint}</p>
      <p><a class="button" href="${path}/keep">${keep.how}</a></p>
    </section>`,
]
