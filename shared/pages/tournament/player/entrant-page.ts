import { hasRoom } from '../../../tournament/decisions/places.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { standingsOf } from '../../../tournament/standings/standings.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { layout } from '../../kit/layout.ts'
import { timeElement } from '../../kit/page-context.ts'
import { sprite } from '../../kit/sprite.ts'
import { stateLines } from '../event/tournament-page.ts'
import { type EventContext, publicPathOf, titleOf } from '../model/event-context.ts'
import { holderSection } from '../model/holder-section.ts'
import { actField, actFold, tournamentActForm } from '../model/tournament-act-form.ts'
import { awayUntil } from '../table/running-boards.ts'
import { ownRules, termsList } from '../table/terms-list.ts'
import { captainSection } from './captain-section.ts'
import { entrantBoards, nextGame, ownBoardsInPlay } from './entrant-boards.ts'
import type { EntrantPage, PlayerView } from './entrant-view.ts'

const isOver = ({ status }: Tournament): boolean => status === 'finished' || status === 'cancelled'

/** Returns how somebody stands who has no place yet: an applicant, or one of the waiting list with their turn in it. */
const withoutPlace = ({ context, view }: EntrantPage): string => {
  const { entrant: words } = context.words
  const { tournament, entrant } = view
  if (isOver(tournament)) return words.over
  if (entrant.status === 'applied') {
    if (tournament.status === 'running') return words.notIn
    return hasRoom(tournament) ? words.applied : words.appliedFull
  }
  const waiting = tournament.entrants.filter(({ status }) => status === 'waiting')
  return `${words.waiting} ${words.waitingAs(waiting.findIndex(({ number }) => number === entrant.number) + 1)}`
}

/** Returns how the reader stands: in the table, or on the way into the event. */
const standing = (page: EntrantPage): string => {
  const { context, view } = page
  const { entrant: words } = context.words
  const { tournament, entrant } = view
  const { status } = entrant
  if (status === 'applied' || status === 'waiting') return withoutPlace(page)
  if (status !== 'accepted') return words.left
  if (tournament.boards.length === 0) return isOver(tournament) ? words.over : words.accepted
  const row = standingsOf(tournament).find(({ player }) => player === entrant.number)
  if (!row || row.isStruck) return words.struck
  const told = tournament.status === 'finished' ? words.standingAtEnd : words.standing
  return told(row.points, row.wins + row.draws + row.losses, row.place ?? 0)
}

/** Returns what officials have written to the reader: messages and warnings, the newest first. */
const messages = ({ context, view }: EntrantPage): Part => {
  const { entrant: words } = context.words
  const { tournament, entrant } = view
  const written = tournament.announcements
    .filter(({ to }) => to === undefined || to === entrant.number)
    .map(({ at, text }) => ({ at, text }))
  const warnings = entrant.warnings.map(({ at, reason }) => ({ at, text: words.warned(reason) }))
  const all = [...written, ...warnings].toSorted((one, other) => other.at - one.at)
  const quote = ({ at, text }: (typeof all)[number]): Html =>
    html`<blockquote>
      ${text.split(/\n+/).map((line) => html`<p>${line}</p>`)}
      <footer>${timeElement(context, isoInstant(at), 'day')}</footer>
    </blockquote>`
  return (
    all.length > 0 &&
    html`<section>
      <h2>${words.messages}</h2>
      ${all.slice(0, 3).map(quote)}
      ${
        all.length > 3 &&
        html`<details>
          <summary>${context.words.event.showAll(all.length)}</summary>
          ${all.slice(3).map(quote)}
        </details>`
      }
    </section>`
  )
}

/** Returns what begins the emails: a press for whoever came by an email, and else the email that waits for one. */
const consent = ({ context, view }: EntrantPage): Part => {
  const { entrant: words } = context.words
  if (view.unconfirmed !== undefined)
    return html`<section class="now"><p>${words.confirmAddress(view.unconfirmed)}</p></section>`
  return (
    view.asksConsent &&
    html`<section class="now">
      <p>${words.emailsHint}</p>
      <form method="post" action="${view.path}/emails"><button class="main">${words.emailsStart}</button></form>
    </section>`
  )
}

/** Returns the form by which a player goes away: for how many days, and from when. */
const awayForm = ({ context, view }: EntrantPage): Part => {
  const { entrant: words } = context.words
  const days = actField(view, {
    type: 'away',
    id: 'away-days',
    name: 'days',
    label: words.awayDays,
    most: 3,
    kind: 'number',
    value: Math.min(7, Math.max(1, view.leaveLeft)),
    more: html`min="1" max="${Math.max(1, view.leaveLeft)}" inputmode="numeric"`,
  })
  const from = actField(view, {
    type: 'away',
    id: 'away-from',
    name: 'from',
    label: words.awayFrom,
    most: 10,
    kind: 'date',
    optional: true,
  })
  const zone = html`<input type="hidden" name="timeZone" value="${context.timeZone}" data-zone />`
  return tournamentActForm(view, 'away', {
    label: words.awayYes,
    inside: html`${zone}
      <div class="pair">${days}${from}</div>`,
  })
}

const awaySection = (page: EntrantPage): Part => {
  const { context, view } = page
  const { entrant: words } = context.words
  if (!view.may.has('away')) return false
  const until = awayUntil(view.tournament, view.entrant.number, context.now)
  const boards = view.tournament.boards.filter(
    (board) =>
      (board.black === view.entrant.number || board.white === view.entrant.number) &&
      resultOfBoard(board) === undefined,
  ).length
  if (until !== undefined)
    return html`<section>
      <h2>${words.away}</h2>
      <p>${sentence(words.awayIs, timeElement(context, isoInstant(until), 'day'))}</p>
      ${tournamentActForm(view, 'away', { label: words.back, fields: { days: 0 } })}
    </section>`
  return html`<section>
    <h2>${words.away}</h2>
    <p class="quiet">${words.awayHint(boards, view.leaveLeft)}</p>
    ${awayForm(page)}
  </section>`
}

const withdrawing = (page: EntrantPage): Part => {
  const { context, view } = page
  const { entrant: words } = context.words
  const open = ownBoardsInPlay(page).length
  const what = view.tournament.status === 'running' ? words.withdrawSure(open) : words.withdrawEarly
  return (
    view.may.has('withdraw') &&
    actFold(
      words.withdraw,
      html`<p class="quiet">${what}</p>
        ${tournamentActForm(view, 'withdraw', { label: words.withdrawYes, kind: 'danger' })}`,
      false,
    )
  )
}

/** Returns the page of a player, `/e/{token}`: all of their boards, and what they may do in the event. */
export const entrantPage = (context: EventContext, view: PlayerView): string => {
  const page = { context, view }
  const { tournament, done, refusal, entrant } = view
  const { entrant: words, event } = context.words
  const next = nextGame(page)
  const isSettingUp =
    tournament.status === 'running' && entrant.status === 'accepted' && tournament.made < tournament.boards.length
  return layout(context, {
    title: titleOf(tournament),
    facts: words.facts,
    style: 'event',
    main: html`${sprite}
      <div class="narrow">
        <div>
          <h1>${titleOf(tournament)}</h1>
          <p class="quiet">${standing(page)} <a href="${publicPathOf(view)}">${words.theTable}</a></p>
        </div>
        ${done !== undefined && html`<p class="now quietly" role="status">${done}</p>`}${refusal !== undefined && html`<p class="card fault" role="alert">${refusal}</p>`}
        ${stateLines(context, tournament)}${consent(page)}${messages(page)}
        ${next && html`<a class="button main" href="${next.path}">${words.next(next.opponent)}</a>`}${isSettingUp && html`<p>${words.none}</p>`}
        ${entrantBoards(page)}${awaySection(page)}${captainSection(page)}${withdrawing(page)}
        <p><a href="${view.path}/settings">${words.settings}</a></p>
        <details>
          <summary>${event.rules}</summary>
          ${termsList(context, tournament.terms)}${ownRules(tournament.terms)}
        </details>
        ${holderSection(context, view, { ownUrl: view.ownUrl, name: entrant.name, hint: words.linkHint })}
      </div>`,
  })
}
