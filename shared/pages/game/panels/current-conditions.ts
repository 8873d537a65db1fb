import { COLOURS } from '../../../draughts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import { timeElement } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'

type Freeze = BoardContext['page']['view']['clock']['freezes'][number]

/** Returns the sentence about a pause or a leave, during which a clock is stopped. */
const clockStop = ({ context, table }: BoardContext, { from, until, seat }: Freeze): Html => {
  const { stands } = context.texts
  const end = timeElement(context, until, 'long')
  if (seat === null) return sentence(stands.paused, end)
  const begun = Date.parse(from) <= context.now
  const start = timeElement(context, from, 'long')
  if (seat === table.seat) return begun ? sentence(stands.youOnLeave, end) : sentence(stands.youLeaveAhead, start, end)
  const name = table.names[seat]
  return begun ? sentence(stands.onLeave, name, end) : sentence(stands.leaveAhead, name, start, end)
}

const cautioned = ({ context, table }: BoardContext): Part => {
  const { stands } = context.texts
  return COLOURS.filter((colour) => table.view.cautions[colour] > 0).map(
    (colour) => html`<p>${table.seat === colour ? stands.cautionedYou : stands.cautioned(table.names[colour])}</p>`,
  )
}

const counted = ({ context, table }: BoardContext): Part => {
  const { count } = table.view
  if (count === null) return false
  const { stands } = context.texts
  const isYours = count.stronger === table.seat
  return html`<p>${isYours ? stands.countYou(count.left) : stands.count(table.names[count.stronger], count.left)}</p>`
}

/** Returns the pauses and leaves that have not ended, each as a sentence. */
export const clockStops = (here: BoardContext): readonly Html[] =>
  here.table.view.clock.freezes
    .filter(({ until }) => Date.parse(until) > here.context.now)
    .map((freeze) => clockStop(here, freeze))

/** Returns what else holds in an active game: pauses and leave, cautions, and the count of moves towards a draw. */
export const currentConditions = (here: BoardContext): Part => {
  const { view } = here.table
  if (view.status !== 'active') return false
  return [clockStops(here).map((stop) => html`<p>${stop}</p>`), cautioned(here), counted(here)]
}
