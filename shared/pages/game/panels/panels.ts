import { may } from './act-forms.ts'
import type { Here } from '../model/board-page.ts'
import { type Choice, PANELS, type Panel, queryOf } from '../model/choice.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { drawPanel } from '../menu/draw-panel.ts'
import { endPanel } from '../menu/end-panel.ts'
import { takebackPanel } from '../menu/takeback-panel.ts'
import { timePanel } from '../menu/time-panel.ts'

const INSIDE: Readonly<Record<Panel, (here: Here) => Part>> = {
  draw: drawPanel,
  takeback: takebackPanel,
  time: timePanel,
  resign: endPanel,
}

const isThere = (here: Here, panel: Panel): boolean =>
  panel === 'resign'
    ? may(here, 'resign') || may(here, 'abort')
    : here.table.view.status === 'active' && here.table.seat !== null

export const panelPath = ({ page }: Here, { panel: _panel, ...choice }: Choice, panel?: Panel): string =>
  `${page.path}${queryOf({ ...choice, ...(panel && { panel }) })}`

/** By what it does: without an opponent a game can only be called off. */
const nameOf = (here: Here, panel: Panel): string => {
  const { panels, seat } = here.context.texts
  return panel === 'resign' && !may(here, 'resign') ? seat.abort : panels.names[panel]
}

/** Each opens and closes its panel. The panel's "Close" has its id, so the focus goes there and back. */
export const actRow = (here: Here, choice: Choice): Part => {
  const { panels } = here.context.texts
  const shown = PANELS.filter((panel) => isThere(here, panel))
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

export const openPanel = (here: Here, choice: Choice): Html | undefined => {
  const { panel } = choice
  if (panel === undefined || !isThere(here, panel)) return undefined
  const { panels } = here.context.texts
  return html`<section class="panel" aria-labelledby="panel">
    <div class="panel-top">
      <h2 id="panel">${nameOf(here, panel)}</h2>
      <a id="open-${panel}" data-go href="${panelPath(here, choice)}">${panels.close}</a>
    </div>
    ${INSIDE[panel](here)}
  </section>`
}
