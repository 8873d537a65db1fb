import { otherColour } from '../../../draughts/index.ts'
import { durationText } from '../../../texts/index.ts'
import type { BoardContext } from '../model/board-page.ts'
import type { Choice } from '../../board/choice.ts'
import { timeElement, timeText } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { type MoveWithTime, movesWithTimes, moveNumberAt, plyPath } from './move-list.ts'

/**
 * In pixels: the width of a move if there is space for all moves, the height of the graph, and the height of its
 * tallest bar.
 */
const [WIDTH, HEIGHT, TALLEST] = [12, 64, 30]

const timeOn = ({ took = 0 }: MoveWithTime): number => took

/**
 * Returns the bars of one side. Their height grows with the square root of the time, so that a minute still shows
 * beside three days.
 */
const barsOf = (made: readonly MoveWithTime[], by: MoveWithTime['by'], up: boolean): string => {
  const most = Math.max(1, ...made.map(timeOn))
  return made
    .map((move, index) => {
      const height = Math.max(1, Math.round(TALLEST * Math.sqrt(timeOn(move) / most)))
      return move.by === by ? `M${index}.2 ${HEIGHT / 2}v${up ? -height : height}h.6V${HEIGHT / 2}` : ''
    })
    .join('')
}

/** Returns the first and the last day on which the game was played, if they differ. */
const daysText = ({ context, table }: BoardContext): Part => {
  const { movedAt } = table.view
  const [first = '', last = ''] = [movedAt[0], movedAt.at(-1)]
  const day = (iso: string): string => timeText(context, iso, 'day')
  if (first === '' || day(first) === day(last)) return false
  return html`<span
    >${sentence(context.texts.replay.span, timeElement(context, first, 'day'), timeElement(context, last, 'day'))}</span
  >`
}

const captionOf = (here: BoardContext, made: readonly MoveWithTime[]): Html => {
  const { context, table } = here
  const { replay } = context.texts
  const { seat, names } = table
  const longest = made.toSorted((one, other) => timeOn(other) - timeOn(one))[0]
  const record =
    longest &&
    replay.longest(
      moveNumberAt(here, made.indexOf(longest) + 1),
      longest.text,
      durationText(context.texts, timeOn(longest)),
    )
  return html`<figcaption>
    <span
      >${seat === null ? replay.thinking(names.black, names.white) : replay.thinkingYours(names[otherColour(seat)])}<span
        class="unseen"
        >. ${record}</span
      ></span
    >
    ${daysText(here)}
  </figcaption>`
}

/**
 * Returns the graph of thinking time, with a bar and a link for each move. The reader's bars are above the line. The
 * links are for pointers only, because the buttons and the list of moves lead to the same positions. Screen readers get
 * the caption.
 */
export const timeGraph = (here: BoardContext, choice: Choice): Part => {
  const made = movesWithTimes(here)
  if (!made.some(({ took }) => took !== undefined)) return false
  const above = here.table.seat ?? 'black'
  const shown = here.page.moment.ply
  return html`<figure class="graph">
    <div class="bars" aria-hidden="true">
      <svg
        viewBox="0 0 ${made.length} ${HEIGHT}"
        width="${made.length * WIDTH}"
        height="${HEIGHT}"
        preserveAspectRatio="none"
      >
        <path d="M0 ${HEIGHT / 2}h${made.length}" />
        <path class="own" d="${barsOf(made, above, true)}" />
        <path d="${barsOf(made, otherColour(above), false)}" />
      </svg>
      <div>
        ${made.map((_, index) => html`<a data-go tabindex="-1" href="${plyPath(here, choice, index + 1)}" ${index + 1 === shown && html`aria-current="true"`}></a>`)}
      </div>
    </div>
    ${captionOf(here, made)}
  </figure>`
}
