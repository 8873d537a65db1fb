import { type SiteContext, timeElement } from '../kit/page-context.ts'
import {
  EMPTY_FORM,
  type FilledForm,
  emailAttributes,
  faultList,
  creationFields,
  inputField,
  nameAttributes,
} from '../kit/form-fields.ts'
import { type Html, type Part, html, sentence } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'

const narrow = (context: SiteContext, title: string, body: Html): string =>
  layout(context, {
    title,
    main: html`<div class="narrow">
      <h1>${title}</h1>
      ${body}
    </div>`,
  })

/** A seat whose link was lost, as it is shown to the person who may take the seat again. */
export type LostSeat = {
  readonly path: string
  readonly name: string
  readonly opponent: string
  /** The instant from which the seat may be taken. */
  readonly from: string
  /** True if the time for a veto is over. */
  readonly ready: boolean
}

/** Returns the page of a new link to a lost seat, `/a/{token}`. */
export const lostSeatPage = (
  context: SiteContext,
  lost: LostSeat,
  key: string,
  filled: FilledForm = EMPTY_FORM,
): string => {
  const { texts, timeZone } = context
  const { lostSeat, newGame } = texts
  const when = timeElement(context, lost.from, 'long')
  const form = html`<form method="post" action="${lost.path}" class="sheet">
    ${creationFields(key, timeZone)}
    <div class="pair">
      ${inputField(texts, filled, { name: 'name', label: newGame.yourName, value: lost.name, attributes: nameAttributes })}
      ${inputField(texts, filled, { name: 'email', label: newGame.yourEmail, kind: 'email', optional: true, hint: newGame.emailHint, attributes: emailAttributes })}
    </div>
    <button class="main">${lostSeat.take}</button>
    <p class="quiet">${texts.invitation.hint}</p>
  </form>`
  return narrow(
    context,
    lostSeat.title(lost.opponent || texts.seat.somebody),
    html`${faultList(texts, filled)}
      <div class="card">
        <p>${lostSeat.what(lost.name || texts.seat.somebody)}</p>
        ${
          lost.ready
            ? form
            : html`<p><strong>${sentence(lostSeat.from, when)}</strong></p>
                <p class="quiet">${lostSeat.wait}</p>`
        }
      </div>`,
  )
}

/** Returns the page of a new link to a lost seat, if that link no longer works. */
export const lostSeatClosedPage = (context: SiteContext): string =>
  narrow(
    context,
    context.texts.lostSeat.closedTitle,
    html`<div class="card">
      <p>${context.texts.lostSeat.closed}</p>
      <p><a class="button" href="/links">${context.texts.mailed.title}</a></p>
    </div>`,
  )

/**
 * Whether emails are sent. `undone`: the reader has just ended a stop. `still`: all emails are stopped, although the
 * reader has just asked for those of one game.
 */
type Stopped = 'on' | 'off' | 'undone' | 'still'

type Stopping = {
  readonly title: string
  readonly what: string
  readonly yes: string
  readonly done: string
  readonly still?: string
  readonly undo: string
  readonly undone: string
}

/**
 * Returns a page on which emails can be stopped. Opening it changes nothing: one button stops them, and another allows
 * them again.
 */
const stopping = (context: SiteContext, path: string, texts: Stopping, state: Stopped, more: Part = false): string => {
  const { fewer, mailed } = context.texts
  const stop = html`<p role="status"><strong>${state === 'undone' ? texts.undone : fewer.nothing}</strong></p>
    <p>${texts.what}</p>
    <form method="post" action="${path}"><button class="main">${texts.yes}</button></form>
    <h2>${fewer.title}</h2>
    <p>${fewer.how}</p>
    <p><a class="button" href="/links">${mailed.title}</a></p>`
  const undo = html`<p role="status"><strong>${state === 'still' ? texts.still : texts.done}</strong></p>
    <form method="post" action="${path}"><button name="undo" value="1">${texts.undo}</button></form>`
  return narrow(
    context,
    texts.title,
    html`<div class="card">${state === 'off' || state === 'still' ? undo : stop}</div>
      ${more}`,
  )
}

/** Returns the page that stops the emails of one seat, `/s/{token}`. */
export const unsubscribeSeatPage = (context: SiteContext, path: string, what: string, state: Stopped): string =>
  stopping(context, path, { ...context.texts.silence, what }, state)

/** Returns the page that stops the emails of a tournament, `/s/{token}`. */
export const unsubscribeEventPage = (context: SiteContext, path: string, texts: Stopping, state: Stopped): string =>
  stopping(context, path, texts, state)

/** Returns the page that stops every email to an address, `/n/{token}`. */
export const unsubscribeMailboxPage = (
  context: SiteContext,
  path: string,
  state: Stopped,
  isConfirmed = false,
): string => {
  const { away, keys, mailbox } = context.texts
  const programs = html`<p><a href="${path}/away">${away.title}</a></p>
    <p><a href="${path}/keys">${keys.title}</a></p>
    <p class="quiet">${keys.hint}</p>`
  return stopping(context, path, mailbox, state, isConfirmed && programs)
}

/** Returns the page that gives a seat back to its earlier address, `/u/{token}`. Opening it does nothing. */
export const restoreSeatPage = (context: SiteContext, path: string, state: 'open' | 'done' | 'closed'): string => {
  const { undo } = context.texts
  const form = html`<p>${undo.what}</p>
    <form method="post" action="${path}"><button class="main">${undo.yes}</button></form>`
  const result = html`<p role="status"><strong>${state === 'done' ? undo.done : undo.closed}</strong></p>`
  return narrow(context, undo.title, html`<div class="card">${state === 'open' ? form : result}</div>`)
}

/** Returns the page that emails a person their links, `/links`. It does not reveal whether an address has any. */
export const requestLinksPage = (context: SiteContext, isDone: boolean, filled: FilledForm = EMPTY_FORM): string => {
  const { texts } = context
  const { mailed, newGame } = texts
  const form = html`<form method="post" action="/links" class="card sheet">
    <p>${mailed.intro}</p>
    ${inputField(texts, filled, { name: 'email', label: newGame.yourEmail, kind: 'email', attributes: emailAttributes })}
    <button class="main">${mailed.send}</button>
  </form>`
  return narrow(
    context,
    mailed.title,
    isDone
      ? html`<div class="card">
          <p><strong>${mailed.done}</strong></p>
          <p>${mailed.doneHint}</p>
        </div>`
      : html`${faultList(texts, filled)}${form}`,
  )
}
