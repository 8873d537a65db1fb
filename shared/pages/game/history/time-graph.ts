import { otherColour } from '../../../draughts/index.ts'
import { durationText } from '../../../texts/index.ts'
import type { Here } from '../model/board-page.ts'
import type { Choice } from '../model/choice.ts'
import { timeOf, timeText } from '../../kit/page-context.ts'
import { type Html, type Part, html, sentence } from '../../kit/html.ts'
import { type Made, movesMade, numberOf, plyPath } from './move-list.ts'

/** In pixels: the width of a move if there is room for all, the height of the graph, and of its tallest bar. */
const [WIDE, HIGH, TALLEST] = [12, 64, 30]

const timeOn = ({ took = 0 }: Made): number => took

/** The bars of one side, of the square root of the time: so a minute still shows beside three days. */
const barsOf = (made: readonly Made[], by: Made['by'], up: boolean): string => {
  const most = Math.max(1, ...made.map(timeOn))
  return made
    .map((move, index) => {
      const height = Math.max(1, Math.round(TALLEST * Math.sqrt(timeOn(move) / most)))
      return move.by === by ? `M${index}.2 ${HIGH / 2}v${up ? -height : height}h.6V${HIGH / 2}` : ''
    })
    .join('')
}

/** Days on which the game was played, if more than one. */
const spanOf = ({ context, table }: Here): Part => {
  const { movedAt } = table.view
  const [first = '', last = ''] = [movedAt[0], movedAt.at(-1)]
  const day = (iso: string): string => timeText(context, iso, 'day')
  if (first === '' || day(first) === day(last)) return false
  return html`<span
    >${sentence(context.texts.replay.span, timeOf(context, first, 'day'), timeOf(context, last, 'day'))}</span
  >`
}

const captionOf = (here: Here, made: readonly Made[]): Html => {
  const { context, table } = here
  const { replay } = context.texts
  const { seat, names } = table
  const longest = made.toSorted((one, other) => timeOn(other) - timeOn(one))[0]
  const told =
    longest &&
    replay.longest(
      numberOf(here, made.indexOf(longest) + 1),
      longest.text,
      durationText(context.texts, timeOn(longest)),
    )
  return html`<figcaption>
    <span
      >${seat === null ? replay.thinking(names.black, names.white) : replay.thinkingYours(names[otherColour(seat)])}<span
        class="unseen"
        >. ${told}</span
      ></span
    >
    ${spanOf(here)}
  </figcaption>`
}

/**
 * Thinking time, a bar and a link for each move: the reader's own above. The links are for pointers alone, as the buttons
 * and the list of moves do the same; for screen readers there is the caption.
 */
export const graph = (here: Here, choice: Choice): Part => {
  const made = movesMade(here)
  if (!made.some(({ took }) => took !== undefined)) return false
  const above = here.table.seat ?? 'black'
  const shown = here.page.moment.ply
  return html`<figure class="graph">
    <div class="bars" aria-hidden="true">
      <svg
        viewBox="0 0 ${made.length} ${HIGH}"
        width="${made.length * WIDE}"
        height="${HIGH}"
        preserveAspectRatio="none"
      >
        <path d="M0 ${HIGH / 2}h${made.length}" />
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
