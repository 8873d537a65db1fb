import { type FilledForm, describedBy, fieldFault } from '../../kit/form-fields.ts'
import { type Html, html } from '../../kit/html.ts'
import type { EventContext } from '../model/event-context.ts'

/** Returns a field for a text of several lines. */
export const textArea = (
  { values, faults }: FilledForm,
  {
    name,
    label,
    hint,
    rows,
    most,
  }: {
    readonly name: string
    readonly label: string
    readonly hint?: string
    readonly rows: number
    readonly most: number
  },
): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label
    ><textarea
      id="${name}"
      name="${name}"
      rows="${rows}"
      maxlength="${most}"
      autocomplete="off"
      spellcheck="false"
      placeholder=" "
      ${describedBy(name, faults[name], hint !== undefined)}
    >
${values[name]}</textarea>
    ${fieldFault(name, faults[name])}${hint !== undefined && html`<p class="quiet" id="${name}-hint">${hint}</p>`}
  </div>`

/** Returns a field for a day. It may be left empty. */
export const dayField = (
  { texts }: EventContext,
  filled: FilledForm,
  name: 'closes' | 'ends',
  label: string,
  hint: string,
): Html =>
  html`<div class="field">
    <label for="${name}">${label} <span class="quiet">(${texts.newGame.optional})</span></label
    ><input
      id="${name}"
      name="${name}"
      type="date"
      value="${filled.values[name]}"
      ${describedBy(name, filled.faults[name], true)}
    />
    ${fieldFault(name, filled.faults[name])}
    <p class="quiet" id="${name}-hint">${hint}</p>
  </div>`
