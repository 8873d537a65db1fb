import type { GameView } from '../../api/views/game-view.ts'
import { boardSize, otherColour, parseFen, boardRows, ruleSetOf, startPosition } from '../../draughts/index.ts'
import { LONGEST } from '../../game/limits/bounds.ts'
import { type SiteContext, timeElement } from '../kit/page-context.ts'
import type { MailboxForms } from './dead-link-page.ts'
import { requestEmailsCard } from '../game/menu/email-consent-card.ts'
import {
  EMPTY_FORM,
  type FilledForm,
  emailAttributes,
  faultList,
  creationFields,
  inputField,
  nameAttributes,
} from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import { newGameButton } from '../kit/foot.ts'
import { layout } from '../kit/layout.ts'
import { previewPicture } from '../game/history/export-links.ts'
import { sprite } from '../kit/sprite.ts'
import { smallBoard, turnedRows } from '../board/small-board.ts'
import { withPlaceholderNames } from '../game/model/game-table.ts'
import { gameClockText, hasReserve } from '../game/history/terms.ts'
import { otherTermsTexts } from '../../texts/sentences/other-terms-text.ts'

/** An invitation as its reader sees it. */
export type InvitationView = {
  readonly view: GameView
  readonly as: 'opponent' | 'arbiter'
  /** The name that the creator gave. */
  readonly named?: string
  /** True if the creator gave an email address for the person. It is kept unless the person gives another. */
  readonly hasAddress: boolean
  readonly path: string
  readonly openUntil: string
  readonly watchUrl: string
}

const start = ({ texts }: SiteContext, { view }: InvitationView): Html => {
  const rules = ruleSetOf(view.rules)
  const read = parseFen(rules, view.startFen)
  const rows = boardRows(rules, read.kind === 'position' ? read.position : startPosition(rules))
  const below = view.wish === 'white' ? 'black' : 'white'
  return html`${sprite}${smallBoard(below === 'white' ? rows : turnedRows(rows), texts.play.board(below))}`
}

const facts = (context: SiteContext, { view, as, openUntil }: InvitationView): Html => {
  const { texts } = context
  const { invitation, game } = texts
  const rules = ruleSetOf(view.rules)
  const yours = view.wish === 'toss' ? 'toss' : otherColour(view.wish)
  const conditions = otherTermsTexts(texts, as === 'arbiter' ? { ...view, arbiter: null } : view)
  return html`<dl>
    <dt>${invitation.rules}</dt>
    <dd><a href="/rules/${view.rules}">${texts.rules[view.rules]}</a> (${game.size(boardSize(rules).columns)})</dd>
    <dt>${invitation.clock}</dt>
    <dd>
      ${gameClockText(texts, view)}${hasReserve(view) && html` <span class="quiet">${texts.newGame.reserveIs}</span>`}
    </dd>
    ${
      as === 'opponent' &&
      html`<dt>${invitation.yourSide}</dt>
        <dd>${invitation.sides[yours]}. ${invitation.first(rules.begins)}</dd>`
    }
    ${
      conditions.length > 0 &&
      html`<dt>${invitation.conditions}</dt>
        <dd>${conditions.join('. ')}.</dd>`
    }
    ${
      view.status === 'open' &&
      html`<dt>${invitation.open}</dt>
        <dd>${timeElement(context, openUntil, 'long')}</dd>`
    }
  </dl>`
}

const accepting = (
  context: SiteContext,
  { as, path, named, hasAddress }: InvitationView,
  key: string,
  filled: FilledForm,
): Html => {
  const { texts, timeZone } = context
  const { invitation, newGame } = texts
  return html`<form method="post" action="${path}" class="sheet">
    ${creationFields(key, timeZone)}
    <div class="pair">
      ${inputField(texts, filled, { name: 'name', label: invitation.yourName, attributes: nameAttributes, ...(named !== undefined && { value: named }) })}
      ${inputField(texts, filled, { name: 'email', label: invitation.yourEmail, kind: 'email', optional: true, hint: hasAddress ? invitation.keepsAddress : newGame.emailHint, attributes: emailAttributes })}
    </div>
    <button class="main">${as === 'opponent' ? invitation.accept : invitation.acceptArbiter}</button>
    <p class="quiet">${as === 'opponent' ? invitation.hint : invitation.arbiterHint}</p>
  </form>`
}

/**
 * Returns what a creator reads who opens the invitation on the device that has their own link. A script shows it, since
 * only the device knows, and moves the form under the fold: nobody takes the other seat by accident.
 */
const ownNotice = ({ texts }: SiteContext, { view, as }: InvitationView): Html => {
  const { own } = texts.invitation
  return html`<section data-own-game="${view.id}" hidden>
    <h2>${own.title}</h2>
    <p>${own.help}</p>
    <p class="row"><a class="button" href="/games">${own.board}</a></p>
    <details>
      <summary>${as === 'opponent' ? own.both : own.arbiterToo}</summary>
    </details>
  </section>`
}

/** Returns the form that declines the invitation, which ends it. So the form is folded, and takes two presses. */
const declining = ({ texts }: SiteContext, { view, path }: InvitationView, filled: FilledForm): Html => {
  const { invitation } = texts
  return html`<details class="decline" ${filled.faults['text'] !== undefined && html`open`}>
    <summary>${invitation.decline}</summary>
    <p>${invitation.declineWhat(view.creator.name)}</p>
    <form method="post" action="${path}/decline" class="sheet">
      ${inputField(texts, filled, { name: 'text', label: invitation.declineWord, optional: true, attributes: html`maxlength="${LONGEST.decliningMessage}" autocomplete="off"` })}
      <p><button class="danger">${invitation.declineYes}</button></p>
    </form>
  </details>`
}

/** Returns the page of an open invitation, `/i/{token}`. */
export const invitationPage = (
  context: SiteContext,
  shown: InvitationView,
  key: string,
  filled: FilledForm = EMPTY_FORM,
): string => {
  const invited = { ...shown, view: withPlaceholderNames(context.texts, shown.view) }
  const { title: opponent, arbiterTitle } = context.texts.invitation
  const title = (invited.as === 'opponent' ? opponent : arbiterTitle)(invited.view.creator.name)
  const preview = `${context.texts.rules[invited.view.rules]}. ${gameClockText(context.texts, invited.view)}.`
  const main = html`<div class="narrow">
    <h1>${title}</h1>
    ${faultList(context.texts, filled)}
    <div class="card">
      <div class="proposal">${start(context, invited)}${facts(context, invited)}</div>
      ${ownNotice(context, invited)}${accepting(context, invited, key, filled)}${invited.as === 'opponent' && declining(context, invited, filled)}
    </div>
  </div>`
  const picture = previewPicture(shown.watchUrl, shown.view.id, true)
  return layout(context, { title, preview, picture, main })
}

const closedText = (
  { texts: { invitation } }: SiteContext,
  view: GameView,
): { readonly title: string; readonly help: string; readonly watch: boolean } => {
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
  { view, watchUrl }: InvitationView,
  acts?: MailboxForms,
): string => {
  const { title, help, watch } = closedText(context, withPlaceholderNames(context.texts, view))
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
