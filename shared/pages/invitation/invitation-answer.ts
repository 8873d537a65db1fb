import { LONGEST } from '../../game/limits/bounds.ts'
import { type SiteContext, timeElement } from '../kit/page-context.ts'
import {
  type FilledForm,
  NEEDS_PRESS,
  emailAttributes,
  creationFields,
  inputField,
  nameAttributes,
} from '../kit/form-fields.ts'
import { type Html, type Part, html, sentence } from '../kit/html.ts'
import type { InvitationView } from './invitation-view.ts'

/** The form of the answer. `isDeclining`: the reader comes by the button of an email that declines. */
export type Answering = { readonly key: string; readonly filled: FilledForm; readonly isDeclining: boolean }

const accepting = (
  { texts, timeZone }: SiteContext,
  { as, view, path, named, isByEmail }: InvitationView,
  key: string,
  filled: FilledForm,
): Html => {
  const { invitation } = texts
  const keeps = [...(as === 'opponent' ? [invitation.forTurns] : []), invitation.keepsAddress].join(' ')
  const hint = isByEmail ? keeps : invitation.emailHint(view.creator.name)
  return html`<form method="post" action="${path}" class="pair" id="accept" data-begins>
    ${creationFields(key, timeZone)}
    ${inputField(texts, filled, { name: 'name', label: invitation.yourName, attributes: nameAttributes, ...(named !== undefined && { value: named }) })}
    ${inputField(texts, filled, { name: 'email', label: invitation.yourEmail, kind: 'email', optional: true, hint, attributes: emailAttributes })}
  </form>`
}

/**
 * Returns the button that declines, with its form, which ends the invitation. So the form is folded, and takes two
 * presses. The button of an email opens the page with the fold open.
 */
const declining = (
  { texts }: SiteContext,
  { view, path }: InvitationView,
  filled: FilledForm,
  isOpen: boolean,
): Html => {
  const { invitation } = texts
  return html`<details class="decline" ${(isOpen || filled.faults['text'] !== undefined) && html`open`}>
    <summary>${invitation.decline}</summary>
    <form method="post" action="${path}/decline" class="sheet">
      ${NEEDS_PRESS}
      <p>${invitation.declineWhat(view.creator.name)}</p>
      ${inputField(texts, filled, { name: 'text', label: invitation.declineWord, optional: true, attributes: html`maxlength="${LONGEST.decliningMessage}" autocomplete="off"` })}
      <p><button class="danger">${invitation.declineYes}</button></p>
    </form>
  </details>`
}

/** Returns what pressing a button means: when the reader's first move is due, and that the inviter hears of a no. */
const meaning = (context: SiteContext, { view, begins, openUntil }: InvitationView): Html => {
  const { due, told, open } = context.texts.invitation
  const next = (): Part => {
    if (begins === undefined) return false
    if (begins.by === 'toss') return due.toss
    if (begins.by === 'creator') return due.other(view.creator.name)
    return begins.due === undefined ? due.unlimited : sentence(due.you, timeElement(context, begins.due))
  }
  return html`<p class="quiet">${next()} ${told(view.creator.name)}</p>
    <p class="quiet">${open} ${timeElement(context, openUntil, 'long')}</p>`
}

/**
 * Returns the form with the two answers, which look equal; an arbiter has one. The button for all games comes after them,
 * so that Enter in a field accepts one game.
 */
export const answering = (
  context: SiteContext,
  invited: InvitationView,
  { key, filled, isDeclining }: Answering,
): Html => {
  const { invitation } = context.texts
  const { as, view, openUntil, together = 0 } = invited
  return html`<section class="answer">
    ${accepting(context, invited, key, filled)}
    <div class="answers">
      <button form="accept">${as === 'opponent' ? invitation.accept : invitation.acceptArbiter}</button>
      ${as === 'opponent' && declining(context, invited, filled, isDeclining)}
    </div>
    ${
      together > 0 &&
      html`<p class="quiet">${invitation.all.what}</p>
        <div class="answers">
          <button form="accept" name="all" value="1">${invitation.all.accept(together + 1)}</button>
        </div>`
    }
    ${
      as === 'opponent'
        ? meaning(context, invited)
        : html`<p class="quiet">${invitation.arbiterHint}</p>
            ${view.status === 'open' && html`<p class="quiet">${invitation.open} ${timeElement(context, openUntil, 'long')}</p>`}`
    }
  </section>`
}
