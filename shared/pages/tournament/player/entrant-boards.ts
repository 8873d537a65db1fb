import { isoInstant } from '../../../api/values/iso.ts'
import { TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import type { Ruling, TournamentBoard } from '../../../tournament/model/boards.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { pauseAt } from '../../../tournament/model/tournament.ts'
import { colourOn } from '../../../tournament/standings/board-result.ts'
import { standingsOf } from '../../../tournament/standings/standings.ts'
import { shortName } from '../../../texts/index.ts'
import { rulingInWords } from '../../../texts/tournament/fact-in-words.ts'
import { smallBoard } from '../../board/small-board.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { timeElement, timeLeftElement } from '../../kit/page-context.ts'
import { entrantName } from '../model/event-context.ts'
import { boardsFor } from '../model/possible-targets.ts'
import { actField, actFold, tournamentActForm, wasActRefused } from '../model/tournament-act-form.ts'
import { type CellResult, cellResultOf } from '../table/pair-boards.ts'
import { type BoardInPlay, boardsInPlay, resumesAt } from '../table/running-boards.ts'
import type { EntrantPage } from './entrant-view.ts'

const opponentOn = (
  { context, view: { tournament, entrant } }: EntrantPage,
  board: Pick<TournamentBoard, 'black' | 'white'>,
): string => entrantName(context, tournament, board.black === entrant.number ? board.white : board.black)

/** Returns the running boards of the reader, the nearest deadline first. */
export const ownBoardsInPlay = ({ context, view }: EntrantPage): readonly BoardInPlay[] =>
  boardsInPlay(view, context.now).filter(
    ({ black, white }) => black === view.entrant.number || white === view.entrant.number,
  )

export const isOwnTurn = ({ view }: EntrantPage, { mover }: BoardInPlay): boolean => mover === view.entrant.number

/** Returns a row with a board, as in the list of all games: the board from the reader's side, the opponent, the time. */
const boardRow = (page: EntrantPage, running: BoardInPlay): Html => {
  const { context, view } = page
  const { entrant: words, event } = context.words
  const own = view.boards.get(running.number)
  const { deadline, away } = running
  const isOwn = isOwnTurn(page, running)
  const isPaused = (pauseAt(view.tournament, context.now) ?? resumesAt(view.tournament, context.now)) !== undefined
  const left =
    deadline !== undefined &&
    (isPaused ? html`<b>${words.clockStops}</b>` : html`<b>${timeLeftElement(context, isoInstant(deadline))}</b>`)
  const until = deadline !== undefined && sentence(words.due, timeElement(context, isoInstant(deadline)))
  const gone =
    away !== undefined &&
    sentence(
      (when) => event.away(shortName(opponentOn(page, running), []), when),
      timeElement(context, isoInstant(away), 'day'),
    )
  return html`<li>
    <a href="${own?.path ?? `/g/${running.game}`}">
      ${own?.rows && smallBoard(own.rows)}
      <span>
        <span
          ><b>${opponentOn(page, running)}</b>
          <span class="quiet"
            >${words.where(event.board(running.number), String(Math.floor(running.ply / 2) + 1))}</span
          ></span
        >
        ${isOwn ? html`<span>${left}</span>` : gone !== false && html`<span>${gone}</span>`}
        ${until !== false && html`<span class="quiet">${until}</span>`}
      </span>
    </a>
  </li>`
}

const group = (page: EntrantPage, title: string, boards: readonly BoardInPlay[]): Part =>
  boards.length > 0 &&
  html`<section>
    <h2>${title} <span class="count">${boards.length}</span></h2>
    <ul class="own-boards">
      ${boards.map((running) => boardRow(page, running))}
    </ul>
  </section>`

/** Returns what an official has decided about a board, and who has appealed. */
const rulingLine = ({ context, view }: EntrantPage, board: TournamentBoard, { winner, reason }: Ruling): Html => {
  const { entrant } = context.words
  const { appeal } = board
  const how = rulingInWords(context.words, winner, (colour) => entrantName(context, view.tournament, board[colour]))
  const appealed =
    appeal?.by === view.entrant.number
      ? entrant.appealed
      : appeal && entrant.appealedBy(entrantName(context, view.tournament, appeal.by))
  return html`<p>${entrant.ruled(how, reason)}${appealed !== undefined && ` ${appealed}`}</p>`
}

/** A board that is over, as the reader sees its end. `struck`: the player because of whom it counts for nobody. */
type OverBoard = TournamentBoard & {
  readonly result: Exclude<CellResult, 'open'>
  readonly struck: EntrantNumber | undefined
}

/** Returns the boards of the reader that are over. */
const boardsOver = ({ view: { tournament, entrant } }: EntrantPage): readonly OverBoard[] => {
  const rows = standingsOf(tournament).filter(({ isStruck }) => isStruck)
  const struckPlayers = new Set(rows.map(({ player }) => player))
  return tournament.boards.flatMap((board) => {
    const colour = colourOn(board, entrant.number)
    const result = colour === undefined || board.voided === 'replaced' ? 'open' : cellResultOf(board, colour)
    if (result === 'open') return []
    const struck = [entrant.number, board.black, board.white].find((number) => struckPlayers.has(number))
    return [{ ...board, result, struck: result === 'void' ? undefined : struck }]
  })
}

/** Returns a board that is over: its result, and what an official has decided about it, with the way to appeal. */
const overRow = (page: EntrantPage, board: OverBoard, mayAppeal: boolean): Html => {
  const { context, view } = page
  const { entrant, event } = context.words
  const { number, ruling, result, struck } = board
  const colour = colourOn(board, view.entrant.number) ?? 'black'
  const text = entrant.gameOver[result](colour, opponentOn(page, board))
  const path = view.boards.get(number)?.path ?? `/g/${board.game}`
  const target = { board: number }
  const field = actField(view, {
    type: 'appeal',
    target,
    id: `appeal-${number}`,
    name: 'text',
    label: entrant.appealText,
    most: TOURNAMENT_TEXTS.reason,
  })
  return html`<li>
    <a href="${path}">${event.board(number)}: ${text}</a>
    ${struck !== undefined && html`<p class="quiet">${entrant.notCounted(entrantName(context, view.tournament, struck))}</p>`}${ruling && rulingLine(page, board, ruling)}
    ${
      mayAppeal &&
      actFold(
        entrant.appeal,
        html`<p class="quiet">${entrant.appealHint}</p>
          ${tournamentActForm(view, 'appeal', { label: entrant.appealYes, fields: target, inside: field })}`,
        wasActRefused(view, 'appeal', target),
      )
    }
  </li>`
}

const overBoards = (page: EntrantPage): Part => {
  const { context, view } = page
  const { tournament, entrant, may } = view
  const over = boardsOver(page)
  const by = { role: 'player', number: entrant.number } as const
  const appealable = new Set(may.has('appeal') ? boardsFor({ tournament, by, now: context.now }, 'appeal') : [])
  const isOpen = appealable.size > 0
  return (
    over.length > 0 &&
    html`<details ${isOpen && html`open`}>
      <summary>${context.words.entrant.finished} <span class="count">${over.length}</span></summary>
      <ul>
        ${over.map((board) => overRow(page, board, appealable.has(board.number)))}
      </ul>
    </details>`
  )
}

/** Returns the boards of the reader: their moves by deadline, then those that wait, then those that are over. */
export const entrantBoards = (page: EntrantPage): Html => {
  const { entrant } = page.context.words
  const running = ownBoardsInPlay(page)
  const [own, others] = [true, false].map((isOwn) => running.filter((each) => isOwnTurn(page, each) === isOwn))
  return html`${group(page, entrant.yourMove, own ?? [])}${group(page, entrant.waits, others ?? [])}${overBoards(page)}`
}

/** Returns the path of the board with the nearest deadline on which the reader is to move, and the opponent's name. */
export const nextGame = (page: EntrantPage): { readonly path: string; readonly opponent: string } | undefined => {
  const next = ownBoardsInPlay(page).find((running) => isOwnTurn(page, running))
  const path = next && page.view.boards.get(next.number)?.path
  return next && path !== undefined ? { path, opponent: opponentOn(page, next) } : undefined
}
