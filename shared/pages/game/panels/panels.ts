import { mayAct } from '../menu/act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { type Choice, PANELS, type Panel, choiceQuery } from '../../board/choice.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { drawPanel } from '../menu/draw-panel.ts'
import { endPanel } from '../menu/end-panel.ts'
import { takebackPanel } from '../menu/takeback-panel.ts'
import { timePanel } from '../menu/time-panel.ts'

type ActPanel = Exclude<Panel, 'email'>

const INSIDE: Readonly<Record<ActPanel, (here: BoardContext) => Part>> = {
  draw: drawPanel,
  takeback: takebackPanel,
  time: timePanel,
  resign: endPanel,
}

const isAvailable = (here: BoardContext, panel: Panel): panel is ActPanel =>
  panel === 'email'
    ? false
    : panel === 'resign'
      ? mayAct(here, 'resign') || mayAct(here, 'abort')
      : here.table.view.status === 'active' && here.table.seat !== null

/** Returns the address of the page with a panel open, or with none. */
export const panelPath = ({ page }: BoardContext, { panel: _panel, ...choice }: Choice, panel?: Panel): string =>
  `${page.path}${choiceQuery({ ...choice, ...(panel && { panel }) })}`

/**
 * Returns the name of a panel. A game without an opponent cannot be resigned, only called off; where the tournament
 * excludes take-backs, only forced moves are left in theirs.
 */
const nameOf = (here: BoardContext, panel: ActPanel): string => {
  const { panels, seat } = here.context.texts
  const { tournament } = here.table.view
  if (panel === 'takeback' && tournament?.without.includes('takebacks') === true) return panels.names.forced
  return panel === 'resign' && !mayAct(here, 'resign') ? seat.abort : panels.names[panel]
}

/**
 * Returns a row of links, each of which opens and closes a panel. While a panel is open, its "Close" has the id of the
 * link, so that the focus moves from "Close" to the link.
 */
export const panelLinks = (here: BoardContext, choice: Choice): Part => {
  const { panels } = here.context.texts
  const shown = PANELS.filter((panel): panel is ActPanel => isAvailable(here, panel))
  return (
    shown.length > 0 &&
    html`<nav class="acts" aria-label="${panels.title}">
      ${shown.map((panel) => {
        const isOpen = choice.panel === panel
        return html`<a
          class="button"
          data-go
          href="${isOpen ? panelPath(here, choice) : `${panelPath(here, choice, panel)}#panel`}"
          ${isOpen ? html`aria-current="true"` : html`id="open-${panel}"`}
          >${nameOf(here, panel)}</a
        >`
      })}
    </nav>`
  )
}

/** Returns the panel that the address names, if there is such a panel now. */
export const openPanel = (here: BoardContext, choice: Choice): Html | undefined => {
  const { panel } = choice
  if (panel === undefined || !isAvailable(here, panel)) return undefined
  const { panels, seat } = here.context.texts
  return html`<section class="panel" aria-labelledby="panel">
    <div class="panel-top">
      <h2 id="panel">${nameOf(here, panel)}</h2>
      <a
        id="open-${panel}"
        data-go
        href="${panelPath(here, choice)}"
        aria-label="${seat.labelled(panels.close, nameOf(here, panel))}"
        >${panels.close}</a
      >
    </div>
    ${INSIDE[panel](here)}
  </section>`
}
