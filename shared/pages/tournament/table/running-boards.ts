import { isoInstant } from '../../../api/values/iso.ts'
import { RESUMING_NOTICE } from '../../../tournament/board-duties.ts'
import { DAY, type Instant } from '../../../game/model/words.ts'
import { shortName } from '../../../texts/index.ts'
import { type Tournament, entrantOf, tournamentBoard } from '../../../tournament/model/tournament.ts'
import type { BoardNumber, EntrantNumber } from '../../../tournament/model/words.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { timeElement } from '../../kit/page-context.ts'
import { type EventContext, type EventView, type RunningGame, entrantName } from '../model/event-context.ts'

/** So many running games stand on the page of an event; a link leads to all. */
const MOST_SHOWN = 24

/** Returns until when a player is away. Undefined if they are not. */
export const awayUntil = (tournament: Tournament, number: EntrantNumber, now: Instant): Instant | undefined => {
  const absence = entrantOf(tournament, number)?.absence
  if (!absence || absence.days === 0 || absence.from > now) return undefined
  const until = absence.from + absence.days * DAY
  return until > now ? until : undefined
}

/** Returns until when clocks still stand after a pause that was ended. */
export const resumesAt = ({ pauses }: Tournament, now: Instant): Instant | undefined => {
  const last = pauses.at(-1)
  const until = last?.resumedAt === undefined ? undefined : Math.min(last.until, last.resumedAt + RESUMING_NOTICE)
  return until !== undefined && until > now ? until : undefined
}

/** A running game with its players. `away`: until when the one to move is away. */
export type BoardInPlay = RunningGame & {
  readonly number: BoardNumber
  readonly game: string
  readonly black: EntrantNumber
  readonly white: EntrantNumber
  readonly mover: EntrantNumber
  readonly away?: Instant
}

/** Returns the running games, the nearest deadline first; those whose player to move is away come last. */
export const boardsInPlay = ({ tournament, games }: EventView, now: Instant): readonly BoardInPlay[] =>
  [...games]
    .flatMap(([number, running]): readonly BoardInPlay[] => {
      const board = tournamentBoard(tournament, number)
      if (!board) return []
      const { black, white, game } = board
      const mover = board[running.turn]
      const away = awayUntil(tournament, mover, now)
      return [{ ...running, number, game, black, white, mover, ...(away !== undefined && { away }) }]
    })
    .toSorted(
      (one, other) =>
        Number(one.away !== undefined) - Number(other.away !== undefined) ||
        (one.deadline ?? Number.MAX_VALUE) - (other.deadline ?? Number.MAX_VALUE) ||
        one.number - other.number,
    )

/** Returns whose move it is on a board, and until when. */
export const turnLine = (
  context: EventContext,
  tournament: Tournament,
  { mover, black, white, deadline, away }: BoardInPlay,
): Html => {
  const { event } = context.words
  const other = entrantName(context, tournament, mover === black ? white : black)
  const name = shortName(entrantName(context, tournament, mover), [other])
  if (away !== undefined) return sentence(event.away, name, timeElement(context, isoInstant(away), 'day'))
  return deadline === undefined
    ? html`${event.turnFree(name)}`
    : sentence(event.turn, name, timeElement(context, isoInstant(deadline), 'near'))
}

/** Returns the games that are still played, each with whose move it is and until when. */
export const runningSection = (context: EventContext, view: EventView, isWhole: boolean): Part => {
  const { tournament } = view
  const { event } = context.words
  const all = boardsInPlay(view, context.now)
  if (all.length === 0) return false
  const shown = isWhole ? all : all.slice(0, MOST_SHOWN)
  const names = ({ black, white }: BoardInPlay): string =>
    [black, white].map((number) => entrantName(context, tournament, number)).join(' – ')
  return html`<section class="still">
    <div class="heading">
      <h2>${event.still} <span class="count">${all.length}</span></h2>
      <p class="quiet">${sentence(event.asOf, timeElement(context, isoInstant(context.now)))}</p>
    </div>
    <ol>
      ${shown.map(
        (running) =>
          html`<li>
            <span class="quiet">${running.number}</span>
            <div>
              <a href="/g/${running.game}">${names(running)}</a>
              <p class="quiet">${turnLine(context, tournament, running)}</p>
            </div>
          </li>`,
      )}
    </ol>
    ${shown.length < all.length && html`<p><a href="?all=1">${event.showAll(all.length)}</a></p>`}
  </section>`
}
