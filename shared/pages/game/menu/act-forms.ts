import type { ValueBounds } from '../../../game/limits/bounds.ts'
import { otherColour } from '../../../draughts/index.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import type { ActType } from '../../../game/commands.ts'
import type { BoardContext } from '../model/board-page.ts'
import type { PageContext } from '../../kit/page-context.ts'
import { NEEDS_PRESS, fieldFault, hiddenField, describedBy } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'

type Pressed = {
  readonly label: string
  readonly kind?: 'main' | 'danger'
  /** Hidden fields besides the type and the ply. */
  readonly fields?: Readonly<Record<string, string | number>>
  /** Fields that the person fills in. */
  readonly inside?: Part
}

/** Returns whether the reader could do an act when the page was made. */
export const mayAct = ({ page }: BoardContext, type: ActType): boolean => page.may.includes(type)

/**
 * Returns the form of an act, which sends the ply that the reader sees, so that the game can refuse an act for an older
 * position. It draws nothing if the reader may not do the act.
 */
export const actForm = (here: BoardContext, type: ActType, { label, kind, fields = {}, inside }: Pressed): Part =>
  mayAct(here, type) &&
  html`<form
    method="post"
    action="${here.page.path}/act${here.look}"
    class="${inside === undefined ? 'press' : 'press filled'}"
  >
    ${inside !== undefined && NEEDS_PRESS}${hiddenField('type', type)}${hiddenField('ply', here.page.view.ply)}${Object.entries(fields).map((field) => hiddenField(...field))}${inside}<button
      ${kind && html`class="${kind}"`}
    >
      ${label}
    </button>
  </form>`

/** Returns whether the game has just refused this act. */
export const wasRefused = ({ page }: BoardContext, type: ActType): boolean => page.refused?.type === type

type Typed = { readonly value?: string | undefined; readonly fault?: string | undefined }

/** Returns the value of a field in the form that was just refused, and the field's fault. */
export const refusedInput = ({ page: { refused } }: BoardContext, type: ActType, name: string): Typed =>
  refused?.type === type
    ? { value: refused.values[name], fault: refused.field === name ? refused.fault : undefined }
    : {}

/**
 * Returns a field for one line to the other player. `id` must be unique on the page, if it has several forms for the
 * same act.
 */
export const messageField = (here: BoardContext, type: ActType, id: string = type): Html => {
  const { context, table } = here
  const label = context.texts.seat.lineTo(table.names[otherColour(table.seat ?? 'black')])
  const name = type === 'remark' ? 'text' : 'message'
  const { value, fault } = refusedInput(here, type, name)
  return html`<input
      id="${id}-line"
      name="${name}"
      maxlength="${LONGEST.message}"
      aria-label="${label}"
      placeholder="${label}"
      ${value !== undefined && html`value="${value}"`}
      ${type === 'remark' && html`required`}
      ${describedBy(`${id}-line`, fault)}
    />${fieldFault(`${id}-line`, fault)}`
}

/** Returns a hidden field with the time zone, which the script replaces by the browser's. */
export const timeZoneField = ({ timeZone }: PageContext): Html =>
  html`<input type="hidden" name="timeZone" value="${timeZone}" data-zone />`

/** Returns a row with words on the left and buttons on the right. */
export const labelledForm = (words: Part, buttons: Part): Html =>
  html`<div class="line">
    <div class="words">${words}</div>
    <div class="row">${buttons}</div>
  </div>`

/** Returns a field for a number of days, within the given bounds. */
export const daysField = (
  id: string,
  name: string,
  label: string,
  { least, most }: ValueBounds,
  { value = '2', fault }: Typed,
): Html =>
  html`<div class="field">
    <label for="${id}">${label}</label
    ><input
      id="${id}"
      name="${name}"
      type="number"
      min="${least}"
      max="${most}"
      value="${value}"
      inputmode="numeric"
      required
      ${describedBy(id, fault)}
    />
    ${fieldFault(id, fault)}
  </div>`

/** Returns the form of an act that cannot be undone. The form is folded, so the act takes two presses. */
export const confirmFold = (summary: Part, sure: string, form: Part, isOpen = false): Html =>
  html`<details class="grave" ${isOpen && html`open`}>
    <summary>${summary}</summary>
    <p>${sure}</p>
    ${form}
  </details>`

/** Returns a fold with several forms. It draws nothing if none of them is drawn. */
export const formFold = (summary: string, parts: readonly Part[], isOpen = false): Part => {
  const drawn = parts.filter((part) => part !== undefined && part !== false && part !== null)
  return (
    drawn.length > 0 &&
    html`<details ${isOpen && html`open`}>
      <summary>${summary}</summary>
      <div class="parts">${drawn.map((part) => html`<div class="part">${part}</div>`)}</div>
    </details>`
  )
}
