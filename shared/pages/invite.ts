import type { NamedMail } from '../api/view.ts'
import type { AllTexts } from '../texts/index.ts'
import type { BoardPage, Invite } from './board-page.ts'
import { type PageContext, timeOf } from './context.ts'
import { type Html, type Part, html, sentence } from './html.ts'
import { copyable } from './more.ts'

/** `name`: the person named by the creator. `mail`: what became of the email to them. `isOwned`: a program made the game and hands on its links. */
export type Place = {
  readonly to: Invite['to']
  readonly url: string
  readonly name?: string
  readonly mail: NamedMail | 'sent' | 'none'
  readonly isOwned: boolean
}

/** In words, but for the one that is put off, which names a time. */
const hintFor = ({ inviting }: AllTexts, { name, mail }: Place): string => {
  if (name === undefined) return inviting.anyone
  if (mail === 'sent') return `${inviting.mailed(name)} ${inviting.alsoLink}`
  if (mail === 'none') return inviting.send(name)
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
  // Whoever opens the link first has the seat, and in a cup that is not for the creator to decide.
  if (isOwned && name !== undefined && (mail === 'sent' || later.later))
    return { to, title, hint: mail === 'sent' ? inviting.mailed(name) : '', ...later }
  const mailto = `mailto:?subject=${encodeURIComponent(inviting.subject)}&body=${encodeURIComponent(inviting.body(url))}`
  return {
    to,
    url,
    title,
    hint: `${hintFor(texts, place)} ${inviting.once}`,
    ...later,
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
