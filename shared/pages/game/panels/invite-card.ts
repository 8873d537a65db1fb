import type { NamedMail } from '../../../api/views/game-view.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { BoardPage, Invite } from '../model/board-page.ts'
import { type PageContext, timeOf } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { copyable } from '../../kit/copyable.ts'

/**
 * `sending`: whether it leaves is not known yet. `late`: it could leave after the invitation has ended alone.
 */
export type InviteMail = NamedMail | 'sending' | 'sent' | 'late' | 'none'

/** `name`: the person named by the creator. `mail`: what became of the email to them. `isOwned`: a program made the game and hands on its links. */
export type Place = {
  readonly to: Invite['to']
  readonly url: string
  readonly name?: string
  readonly mail: InviteMail
  readonly isOwned: boolean
}

const goes = ({ inviting }: Pick<AllTexts, 'inviting'>, name: string, mail: 'sending' | 'sent'): string =>
  mail === 'sent' ? inviting.mailed(name) : inviting.sending(name)

/** In words, but for the one that is put off, which names a time. */
const hintFor = ({ inviting }: AllTexts, { name, mail }: Place): string => {
  if (name === undefined) return inviting.anyone
  if (mail === 'none') return inviting.send(name)
  if (mail === 'late') return `${inviting.late(name)} ${inviting.send(name)}`
  if (typeof mail === 'string') return `${goes({ inviting }, name, mail)} ${inviting.alsoLink}`
  if (mail.mail === 'later') return inviting.alsoLink
  return `${inviting[mail.mail](name)} ${inviting.send(name)}`
}

const laterIn = ({ inviting }: AllTexts, { name, mail }: Place): Pick<Invite, 'later'> => {
  if (name === undefined || typeof mail === 'string' || mail.mailAt === undefined) return {}
  return { later: { says: (when) => inviting.later(name, when), at: mail.mailAt } }
}

export const inviteTo = (texts: AllTexts, place: Place): Invite => {
  const { inviting } = texts
  const { to, url, name, mail, isOwned } = place
  const title = name === undefined ? inviting.title : inviting.named[to](name)
  const later = laterIn(texts, place)
  const mailing = mail === 'sending' ? ({ isBeingMailed: true } as const) : {}
  // Whoever opens the link first has the seat, and in a cup that is not for the creator to decide.
  const isGoing = mail === 'sent' || mail === 'sending'
  if (isOwned && name !== undefined && (isGoing || later.later))
    return { to, title, hint: isGoing ? goes(texts, name, mail) : '', ...later, ...mailing }
  const mailto = `mailto:?subject=${encodeURIComponent(inviting.subject)}&body=${encodeURIComponent(inviting.body(url))}`
  return {
    to,
    url,
    title,
    hint: `${hintFor(texts, place)} ${inviting.once}`,
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
    <p>${later && sentence(later.says, timeOf(context, later.at, 'long'))} ${hint}</p>
    ${url !== undefined && copyable(texts, to === 'opponent' ? 'invitation' : 'arbiter', seat.inviteLink, url)}
    ${mailto !== undefined && html`<p><a class="button" href="${mailto}">${seat.inviteMail}</a></p>`}
    ${to === 'opponent' && openUntil !== undefined && html`<p class="quiet">${sentence(seat.inviteUntil, timeOf(context, openUntil, 'long'))}</p>`}
  </section>`
}

/** Before all else: without it no game begins. */
export const inviting = (context: PageContext, { invites = [], openUntil }: BoardPage): Part =>
  invites.map((invite) => card(context, invite, openUntil))

export const keeping = ({ declined, keep, path }: BoardPage): Part => [
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
