import { durationOrZero } from '../../../api/values/iso.ts'
import type { Colour } from '../../../draughts/index.ts'
import { URGENT_SHARE } from '../../../game/limits/bounds.ts'
import { durationText } from '../../../texts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import { timeLeftElement, timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { type TurnClock, isWholeGame, timeBar, turnClockOf } from './turn-clock.ts'
import { pieceDrawing } from '../../board/piece-drawing.ts'

/** Returns whether so little of the move's time is left that the page shows it in red. */
export const isTimeShort = (started: string, deadline: string, now: number): boolean => {
  const end = Date.parse(deadline)
  return end - now < URGENT_SHARE * (end - Date.parse(started))
}

const timeLeftIn = (here: BoardContext, { started, until, deadline }: TurnClock): Html => {
  const { context, page } = here
  const hasMore = until !== undefined && until !== page.view.deadline
  const little = !hasMore && isTimeShort(started, deadline, context.now)
  return html`<span class="time ${little && 'short'}">${timeLeftElement(context, until ?? deadline)}</span>`
}

const linesOf = (
  { context, table }: BoardContext,
  colour: Colour,
  { until, deadline, reserve, isWhole, isStopped }: TurnClock,
): readonly Html[] => {
  const { clock } = context.texts
  const mine = table.seat === colour
  const end = (): Html => timeElement(context, deadline, 'near')
  const held = (): Html =>
    sentence(mine ? clock.thenReserve : clock.thenTheirs, durationText(context.texts, reserve), end())
  if (isWhole) return [sentence(mine ? clock.timeUntil : clock.theirTimeUntil, timeElement(context, deadline))]
  if (until === undefined)
    return isStopped
      ? [held()]
      : [sentence(mine ? clock.reserveUntil : clock.theirReserveRuns, timeElement(context, deadline))]
  const move = sentence(clock.forMove, html`<b>${timeElement(context, until)}</b>`)
  return reserve === 0 ? [move] : [move, held()]
}

const timeInStock = ({ context, table }: BoardContext, colour: Colour): readonly string[] => {
  const { seat, clock } = context.texts
  const { left, leaveLeft } = table.view.clock
  const [reserve, leave] = [durationOrZero(left?.[colour] ?? 'PT0S'), durationOrZero(leaveLeft?.[colour] ?? 'PT0S')]
  if (table.view.status !== 'active') return []
  // Without a time for each move, what is left is no reserve: it is all the time that the player has.
  const inStock = isWholeGame(table.view.clock) ? context.texts.time.left : seat.reserveLeft
  return [
    ...(reserve > 0 ? [inStock(durationText(context.texts, reserve))] : []),
    ...(leave > 0 ? [clock.leaveLeft(durationText(context.texts, leave))] : []),
  ]
}

const who = ({ context, table }: BoardContext, colour: Colour): Html => {
  const { texts } = context
  const { view, wholeNames: names } = table
  const isKnown = view.creator.seat !== null || view.status !== 'open'
  const isProgram = isKnown && view.seats[colour].bot === true
  const waits = view.status === 'active' && view.turn !== null && view.turn !== colour && table.seat === view.turn
  return html`${pieceDrawing({ colour, kind: 'man' }, 'small-piece')}
    <span class="who"
      ><b>${isKnown ? names[colour] : texts.game.sides[colour]}</b>
      ${isProgram && html`<span class="quiet">(${texts.about.program})</span>`}
      ${table.seat === colour && html`<span class="quiet">(${texts.seat.you})</span>`}<span class="unseen">
        ${texts.game.sides[colour]}</span
      >${waits && html`<span class="waits quiet">${texts.clock.waitsForYou}</span>`}</span
    >`
}

/** Ends a line of a clock as a sentence. */
const ended = (line: Html): Html => html`${line}${line.markup.endsWith('.') ? '' : '.'} `

/** Returns the clock of one side in sentences. */
export const clockSentences = (here: BoardContext, colour: Colour): Part => {
  const { context, table } = here
  const turn = table.view.turn === colour ? turnClockOf(here, colour) : undefined
  const stock = timeInStock(here, colour).join(', ')
  const lines = turn ? [timeLeftIn(here, turn), ...linesOf(here, colour, turn)] : stock === '' ? [] : [html`${stock}`]
  return (
    lines.length > 0 &&
    html`${table.names[colour]}, ${context.texts.game.sides[colour]}: ${lines.map((line) => ended(line))}`
  )
}

/** Returns whether a pause or a leave stops a running clock now. */
const isStopped = ({ context: { now }, table: { view } }: BoardContext, colour: Colour): boolean =>
  view.clock.freezes.some(
    ({ seat, from, until }) => (seat === null || seat === colour) && Date.parse(from) <= now && Date.parse(until) > now,
  )

/** Returns a player's name and clock. `place` is its position beside the board. */
export const clockLine = (here: BoardContext, colour: Colour, place: 'above' | 'below'): Html => {
  const turn = here.table.view.turn === colour ? turnClockOf(here, colour) : undefined
  const time: Part = turn
    ? timeLeftIn(here, turn)
    : html`<span class="held">${timeInStock(here, colour).map((each) => html`<span>${each}</span>`)}</span>`
  return html`<section class="strip ${place} ${turn && (isStopped(here, colour) ? 'turn stopped' : 'turn')}">
    <div class="name">${who(here, colour)}${time}</div>
    ${
      turn &&
      html`${timeBar(here, colour, turn)}
        <div class="lines">${linesOf(here, colour, turn).map((line) => html`<p>${line}</p>`)}</div>`
    }
  </section>`
}
