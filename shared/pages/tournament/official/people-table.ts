import { hasRoom } from '../../../tournament/decisions/places.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import type { Entrant } from '../../../tournament/model/people.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { copyableField } from '../../kit/copyable-field.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { timeElement } from '../../kit/page-context.ts'
import { entrantLine } from '../model/entrant-line.ts'
import { type BoardInPlay, awayUntil, boardsInPlay } from '../table/running-boards.ts'
import { lateBoards } from './duties-section.ts'
import { type EntrantEmail, type OfficialPage, boardPathOf } from './official-view.ts'
import { hasPersonActs, personActs } from './person-acts.ts'

const LEFT: ReadonlySet<Entrant['status']> = new Set(['declined', 'removed', 'withdrawn', 'expelled', 'replaced'])

/** Returns how many games of a player are over, and how many are open. */
const counts = (
  { view: { tournament } }: OfficialPage,
  number: EntrantNumber,
): readonly [over: number, open: number] => {
  const own = tournament.boards.filter(
    ({ black, white, voided }) => voided !== 'replaced' && (black === number || white === number),
  )
  const over = own.filter((board) => resultOfBoard(board) !== undefined).length
  return [over, own.length - over]
}

/** Returns how somebody stands. An applicant waits for the secretary only as long as there is a place to give. */
const statusOf = ({ context, view: { tournament } }: OfficialPage, status: Entrant['status']): string => {
  const { official } = context.words
  if (status !== 'applied') return official.statuses[status]
  if (tournament.status !== 'open') return official.appliedLate
  return hasRoom(tournament) ? official.statuses.applied : official.appliedFull
}

const PLAYING: ReadonlySet<Entrant['status']> = new Set(['applied', 'waiting', 'accepted'])
const UNANSWERED: ReadonlySet<EntrantEmail> = new Set(['unsent', 'queued', 'sent'])

/** Returns what is known of the email to somebody who is asked, or why one who plays gets no emails. */
const emailOf = (
  { context, view }: OfficialPage,
  number: EntrantNumber,
  status: Entrant['status'],
): string | undefined => {
  const { official } = context.words
  const email = view.emails.get(number)
  if (email === undefined) return undefined
  if (status === 'invited' || status === 'listed') return official.emails[email]
  if (!PLAYING.has(status) || email === 'on' || email === 'off' || email === 'none') return undefined
  return UNANSWERED.has(email) ? official.unconfirmed : official.emails[email]
}

/** Returns when an entrant accepted, or what keeps them from it, with the state of the email. */
const stateCell = (page: OfficialPage, { number, status, acceptedAt, warnings }: Entrant): Html => {
  const { context } = page
  const { official } = context.words
  const email = emailOf(page, number, status)
  return html`${status === 'accepted' && acceptedAt !== undefined ? timeElement(context, isoInstant(acceptedAt), 'day') : statusOf(page, status)}${
    email !== undefined && html` <small class="quiet">${email}</small>`
  }${warnings.length > 0 && html` <small>${official.warnings(warnings.length)}</small>`}`
}

/** Returns the nearest deadline of a player: in bold and in words if it is near. */
const nextCell = (
  page: OfficialPage,
  { number, status }: Entrant,
  running: readonly BoardInPlay[],
  late: ReadonlySet<number>,
): Part => {
  const { context, view } = page
  const { official, event } = context.words
  if (status !== 'accepted') return false
  const away = awayUntil(view.tournament, number, context.now)
  if (away !== undefined) return sentence(official.awayUntil, timeElement(context, isoInstant(away), 'day'))
  const next = running.find(({ mover }) => mover === number)
  if (!next) return view.tournament.status === 'running' ? official.waitsHere : false
  const when = next.deadline === undefined ? '' : html`${timeElement(context, isoInstant(next.deadline))}, `
  const place = html`<a href="${boardPathOf(view, next.number, next.game)}">${event.board(next.number)}</a>`
  return late.has(next.number)
    ? html`<span class="late">${when}${place}, ${official.lateWord}</span>`
    : html`${when}${place}`
}

const row = (
  page: OfficialPage,
  entrant: Entrant,
  running: readonly BoardInPlay[],
  late: ReadonlySet<number>,
): Html => {
  const { context, view } = page
  const { official } = context.words
  const { number, status } = entrant
  const [over, open] = counts(page, number)
  const { heads } = official
  const hasGames = over + open > 0
  const next = nextCell(page, entrant, running, late)
  const isOpened = view.opened === number
  const link = view.links.get(number)
  const line = entrantLine(context, entrant)
  return html`<tr id="p${number}">
      <th scope="row">${LEFT.has(status) ? html`<s>${line}</s>` : line}</th>
      <td data-head="${heads.state}">${stateCell(page, entrant)}</td>
      <td ${hasGames && html`data-head="${heads.games}"`}>${hasGames && official.gamesOf(over, open)}</td>
      <td ${next !== false && html`data-head="${heads.next}"`}>${next}</td>
      <td>
        ${hasPersonActs(page, number) && html`<a href="${isOpened ? '?' : `?acts=${number}#p${number}`}" aria-expanded="${isOpened ? 'true' : 'false'}">${official.heads.acts}<span class="unseen">${official.acts(entrant.name)}</span></a>`}
      </td>
    </tr>
    ${
      link !== undefined &&
      !LEFT.has(status) &&
      html`<tr class="acts">
        <td colspan="5">${copyableField(context.texts, `link-${number}`, official.passOn(entrant.name), link)}</td>
      </tr>`
    }
    ${
      isOpened &&
      html`<tr class="acts">
        <td colspan="5">${personActs(page, entrant)}</td>
      </tr>`
    }`
}

/** Returns the table of all who were named, with what is known of each, and the acts of one. */
export const peopleTable = (page: OfficialPage): Part => {
  const { context, view } = page
  const { official } = context.words
  const { entrants } = view.tournament
  if (entrants.length === 0) return false
  const running = boardsInPlay(view, context.now)
  const late = new Set(lateBoards(page).map(({ number }) => number))
  const ordered = entrants.toSorted((one, other) => Number(LEFT.has(one.status)) - Number(LEFT.has(other.status)))
  const accepted = entrants.filter(({ status }) => status === 'accepted').length
  const named = entrants.filter(({ status }) => !LEFT.has(status)).length
  const { heads } = official
  return html`<section>
    <div class="heading">
      <h2>${official.players}</h2>
      <p class="quiet">${official.acceptedOf(accepted, named)}</p>
    </div>
    <div class="frame">
      <table class="people">
        <thead>
          <tr>
            ${[heads.player, heads.state, heads.games, heads.next].map((head) => html`<th scope="col">${head}</th>`)}
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${ordered.map((entrant) => row(page, entrant, running, late))}
        </tbody>
      </table>
    </div>
  </section>`
}
