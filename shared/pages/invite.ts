import type { AllTexts } from '../texts/index.ts'
import type { BoardPage, Invite } from './board-page.ts'
import { type PageContext, timeOf } from './context.ts'
import { type Html, type Part, html, sentence } from './html.ts'
import { copyable } from './more.ts'

/** `name`: the person named by the creator. `mailed`: their address gets the invitation. `isOwned`: a program made the game and hands on its links. */
export type Place = {
  readonly to: Invite['to']
  readonly url: string
  readonly name?: string
  readonly mailed: boolean
  readonly isOwned: boolean
}

export const inviteTo = ({ inviting }: AllTexts, { to, url, name, mailed, isOwned }: Place): Invite => {
  const title = name === undefined ? inviting.title : inviting.named[to](name)
  // Whoever opens the link first has the seat, and in a cup that is not for the creator to decide.
  if (isOwned && mailed && name !== undefined) return { to, title, hint: inviting.mailed(name) }
  const mailto = `mailto:?subject=${encodeURIComponent(inviting.subject)}&body=${encodeURIComponent(inviting.body(url))}`
  const mailedTo = (whom: string): string => `${inviting.mailed(whom)} ${inviting.alsoLink}`
  const hint = name === undefined ? inviting.anyone : mailed ? mailedTo(name) : inviting.send(name)
  return {
    to,
    url,
    title,
    hint: `${hint} ${inviting.once}`,
    ...(to === 'opponent' && { mailto }),
  }
}

const card = (context: PageContext, { to, title, hint, url, mailto }: Invite, openUntil: string | undefined): Html => {
  const { texts } = context
  const { seat } = texts
  return html`<section class="card invite">
    <h2>${title}</h2>
    <p>${hint}</p>
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
