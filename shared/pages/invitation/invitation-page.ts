import { boardSize, otherColour, parseFen, boardRows, ruleSetOf, startPosition } from '../../draughts/index.ts'
import { type SiteContext } from '../kit/page-context.ts'
import { faultList } from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'
import { previewPicture } from '../game/history/export-links.ts'
import { sprite } from '../kit/sprite.ts'
import { smallBoard, turnedRows } from '../board/small-board.ts'
import { withPlaceholderNames } from '../game/model/game-table.ts'
import { gameClockText } from '../game/history/terms.ts'
import { clockSentence } from '../../texts/sentences/clock-text.ts'
import { readClock } from '../../api/values/read-clock.ts'
import { invitedToText } from '../../texts/sentences/invited-to-text.ts'
import { otherTermsTexts } from '../../texts/sentences/other-terms-text.ts'
import type { InvitationView } from './invitation-view.ts'
import { type Answering, answering } from './invitation-answer.ts'

const start = ({ texts }: SiteContext, { view }: InvitationView): Html => {
  const rules = ruleSetOf(view.rules)
  const read = parseFen(rules, view.startFen)
  const rows = boardRows(rules, read.kind === 'position' ? read.position : startPosition(rules))
  const below = view.wish === 'white' ? 'black' : 'white'
  return html`${sprite}${smallBoard(below === 'white' ? rows : turnedRows(rows), texts.play.board(below))}`
}

/** Returns the reader's side with one of its pieces and who begins, or that a toss decides. */
const sideText = ({ texts }: SiteContext, { view, begins }: InvitationView): Html => {
  const { invitation } = texts
  if (view.wish === 'toss') return html`${invitation.toss}. ${invitation.first(ruleSetOf(view.rules).begins)}`
  const side = otherColour(view.wish)
  return html`<svg class="piece" viewBox="0 0 100 100" aria-hidden="true"><use href="#${side}-man" /></svg>
    <span>${invitation.plays(side, begins?.by === 'reader')}</span>`
}

const facts = (context: SiteContext, invited: InvitationView): Html => {
  const { texts } = context
  const { view, as } = invited
  const rules = ruleSetOf(view.rules)
  return html`<dl>
    <dt>${texts.invitation.rules}</dt>
    <dd>${texts.rules[view.rules]} (${texts.game.size(boardSize(rules).columns)})</dd>
    <dd><a href="/rules/${view.rules}">${texts.invitation.pictures}</a></dd>
    ${
      as === 'opponent' &&
      html`<dt>${texts.invitation.yourSide}</dt>
        <dd class="side">${sideText(context, invited)}</dd>`
    }
  </dl>`
}

/** Returns what the clock means, and the other terms. */
const termsText = ({ texts }: SiteContext, { view, as }: InvitationView): Html => {
  const conditions = otherTermsTexts(texts, as === 'arbiter' ? { ...view, arbiter: null } : view)
  return html`<div class="terms">
    <p>${as === 'opponent' ? clockSentence(texts, readClock(view.clock)) : `${gameClockText(texts, view)}.`}</p>
    ${conditions.length > 0 && html`<p>${texts.seat.labelled(texts.invitation.conditions, conditions.join('. '))}.</p>`}
  </div>`
}

/**
 * Returns what a creator reads who opens the invitation on the device that has their own link. A script shows it, since
 * only the device knows, and moves the answers under the fold: nobody takes the other seat by accident.
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

/** Returns the page of an open invitation, `/i/{token}`. */
export const invitationPage = (context: SiteContext, shown: InvitationView, answer: Answering): string => {
  const { texts } = context
  const invited = { ...shown, view: withPlaceholderNames(texts, shown.view) }
  const { title: opponent, arbiterTitle } = texts.invitation
  const title = (invited.as === 'opponent' ? opponent : arbiterTitle)(invited.view.creator.name)
  const preview = `${texts.rules[invited.view.rules]}. ${gameClockText(texts, invited.view)}.`
  const whom = invitedToText(texts.invitation, { club: context.operator?.club, event: shown.view.labels?.['event'] })
  const main = html`<div class="narrow invitation">
    <h1>${title}</h1>
    ${whom !== '' && html`<p class="quiet">${whom}</p>`} ${faultList(texts, answer.filled)}
    <div class="proposal">${start(context, invited)}${facts(context, invited)}</div>
    ${termsText(context, invited)}${ownNotice(context, invited)}${answering(context, invited, answer)}
  </div>`
  const picture = previewPicture(shown.watchUrl, shown.view.id, true)
  return layout(context, { title, preview, picture, main })
}
