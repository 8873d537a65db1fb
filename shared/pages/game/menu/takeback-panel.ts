import { otherColour } from '../../../draughts/index.ts'
import { labelledForm, wasRefused, refusedInput, mayAct, actForm } from './act-forms.ts'
import type { BoardContext } from '../model/board-page.ts'
import { moveNotation } from '../model/game-table.ts'
import { fieldFault, describedBy } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'

const forcedMoves = ({ context, page }: BoardContext): Part => {
  const { menu } = context.texts
  const on = page.view.you?.choices?.playForced === true
  return labelledForm(
    on ? menu.forcedOn : menu.forcedOff,
    html`<form method="post" action="${page.path}/own" class="press">
      <input type="hidden" name="playForced" value="${on ? '0' : '1'}" /><button>
        ${on ? menu.forcedStop : menu.forced}
      </button>
    </form>`,
  )
}

/**
 * Returns the panel for taking back a move, and for playing forced moves automatically. Letting the opponent take back a
 * move takes two presses, because it cannot be undone: the first opens this panel.
 */
export const takebackPanel = (here: BoardContext): Part => {
  const { context, table } = here
  const { menu, asked } = context.texts
  return [
    mayAct(here, 'accept-takeback') &&
      labelledForm(
        asked.takebackSure(table.names[otherColour(table.seat ?? 'black')]),
        actForm(here, 'accept-takeback', { label: asked.sureYes }),
      ),
    mayAct(here, 'request-takeback')
      ? labelledForm(menu.takebackHint, actForm(here, 'request-takeback', { label: menu.takeback }))
      : html`<p class="quiet">${menu.noTakeback}</p>`,
    forcedMoves(here),
  ]
}

/** Returns a planned line as its rules write moves. */
const lineText = ({ table }: BoardContext, line: readonly string[]): string => moveNotation(table, line.join(' '))

const lineList = (here: BoardContext, title: string, lines: readonly (readonly string[])[]): Part =>
  lines.length > 0 &&
  html`<h3>${title}</h3>
    <ul class="lines">
      ${lines.map((line): Html => html`<li>${lineText(here, line)}</li>`)}
    </ul>`

const planning = (here: BoardContext): Part => {
  const { context, table, page } = here
  const { menu } = context.texts
  const { lines = [] } = page.own ?? {}
  const { value } = refusedInput(here, 'plan', 'lines')
  const fault = wasRefused(here, 'plan') ? page.refused?.fault : undefined
  if (table.view.turn === table.seat)
    return html`<p class="quiet">${menu.planLater}</p>
      ${
        value !== undefined &&
        html`<textarea id="lines" rows="4" readonly aria-label="${menu.planLines}">${value}</textarea>`
      }`
  return actForm(here, 'plan', {
    label: menu.planSave,
    inside: html`<div class="field">
      <label for="lines">${menu.planLines}</label>
      <p class="quiet" id="lines-hint">${menu.planHint}</p>
      ${fieldFault('lines', fault)}<textarea
        id="lines"
        name="lines"
        rows="4"
        spellcheck="false"
        autocapitalize="off"
        ${describedBy('lines', fault, true)}
        ${fault !== undefined && html`autofocus`}
      >
${value ?? lines.map((line) => lineText(here, line)).join('\n')}</textarea>
    </div>`,
  })
}

/** Returns a fold with the player's conditional moves. Lines that no longer fit the game are listed below them. */
export const planMenu = (here: BoardContext): Part => {
  const { context, table, page } = here
  const { menu } = context.texts
  if (!mayAct(here, 'plan') || page.own === undefined) return false
  const isEmpty = page.own.lines.length + page.own.analysis.length === 0
  if (table.view.turn === table.seat && isEmpty && !wasRefused(here, 'plan')) return false
  return html`<details ${(wasRefused(here, 'plan') || page.own.lines.length > 0) && html`open`}>
    <summary>${menu.plan}</summary>
    <p>${menu.planWhat}</p>
    ${table.view.turn === table.seat && lineList(here, menu.planOpen, page.own.lines)} ${planning(here)}
    ${lineList(here, menu.planAnalysis, page.own.analysis)}
  </details>`
}
