import { LONGEST } from '../../game/limits/bounds.ts'
import type { AllTexts } from '../../texts/index.ts'
import { type Html, type Part, html } from './html.ts'

/** What a form contains: the value of each field, and what is wrong with it, both by the field's name. */
export type FilledForm = {
  readonly values: Readonly<Record<string, string | undefined>>
  readonly faults: Readonly<Record<string, string | undefined>>
}

export const EMPTY_FORM: FilledForm = { values: {}, faults: {} }

export type FieldOptions = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly kind?: 'text' | 'email' | 'number'
  /** True if the field is not required, and its label says "(optional)". */
  readonly optional?: boolean
  /** True if the field is not required, and its label does not say so. */
  readonly bare?: boolean
  readonly attributes?: Html
  /** The field's value until somebody fills it in. */
  readonly value?: string
}

/** Returns the ARIA attributes by which a screen reader reads out a field's hint and fault together with the field. */
export const describedBy = (id: string, fault: string | undefined, hinted = false): Part => {
  const ids = [hinted && `${id}-hint`, fault !== undefined && `${id}-fault`].filter((each) => each !== false)
  return [
    ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`,
    fault !== undefined && html` aria-invalid="true"`,
  ]
}

export const fieldFault = (id: string, fault: string | undefined): Part =>
  fault !== undefined && html`<p class="fault" id="${id}-fault">${fault}</p>`

export const inputField = (texts: AllTexts, { values, faults }: FilledForm, field: FieldOptions): Html => {
  const { name, label, hint, kind = 'text', optional = false, bare = false, attributes, value } = field
  const fault = faults[name]
  return html`<div class="field">
    <label for="${name}">${label} ${optional && html`<span class="quiet">(${texts.newGame.optional})</span>`}</label>
    <input
      id="${name}"
      name="${name}"
      type="${kind}"
      value="${values[name] ?? value}"
      ${!optional && !bare && html`required`}
      ${describedBy(name, fault, hint !== undefined)}
      ${attributes}
    />
    ${fieldFault(name, fault)}${hint !== undefined && html`<p class="quiet" id="${name}-hint">${hint}</p>`}
  </div>`
}

export type SelectOptions = {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
  /** The option that is selected until the person chooses another. */
  readonly usual: string
  readonly hint?: string
}

export const selectField = (
  { values, faults }: FilledForm,
  { name, label, options, usual, hint }: SelectOptions,
): Html => {
  const chosen = values[name] ?? usual
  const fault = faults[name]
  return html`<div class="field">
    <label for="${name}">${label}</label
    ><select id="${name}" name="${name}" ${describedBy(name, fault, hint !== undefined)}>
      ${options.map(([value, text]) => html`<option value="${value}" ${value === chosen && html`selected`}>${text}</option>`)}
    </select>
    ${fieldFault(name, fault)}${hint !== undefined && html`<p class="quiet" id="${name}-hint">${hint}</p>`}
  </div>`
}

export const checkbox = ({ values, faults }: FilledForm, name: string, label: Part): Html =>
  html`<label class="check"
      ><input
        type="checkbox"
        id="${name}"
        name="${name}"
        value="1"
        ${values[name] === '1' && html`checked`}
        ${describedBy(name, faults[name])}
      />
      <span>${label}</span></label
    >${fieldFault(name, faults[name])}`

export const nameAttributes: Html = html`autocomplete="name" maxlength="${LONGEST.name}"`
export const emailAttributes: Html = html`autocomplete="email" maxlength="${LONGEST.email}"`

/** Attributes of fields for the name or the address of somebody else. The browser must not fill in the reader's own. */
export const otherNameAttributes: Html = html`autocomplete="off" maxlength="${LONGEST.name}"`
export const otherEmailAttributes: Html = html`autocomplete="off" maxlength="${LONGEST.email}"`

type Radio = { readonly checked?: boolean; readonly required?: boolean }

export const radioButton = (name: string, value: string, label: Part, { checked, required }: Radio): Html =>
  html`<label class="radio"
    ><input
      type="radio"
      name="${name}"
      value="${value}"
      ${checked === true && html`checked`}
      ${required === true && html`required`}
    />
    <span>${label}</span></label
  >`

export const hiddenField = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/**
 * Comes first in a form whose act cannot be undone. Enter in a field presses the first button of its form, and this one
 * does nothing, with or without a script: only a press of the visible button sends the form.
 */
export const NEEDS_PRESS: Html = html`<button disabled hidden></button>`

/**
 * Returns the hidden fields of a form that creates something. `key` is random, so that pressing the button twice
 * creates one thing only. A script replaces the time zone by the browser's.
 */
export const creationFields = (key: string, timeZone: string): Html =>
  html`<input type="hidden" name="key" value="${key}" /><input
      type="hidden"
      name="timeZone"
      value="${timeZone}"
      data-zone
    />`

/**
 * Returns the faults of a form, each with a link to its field. `labelOf` gives the label to write before a fault, for
 * forms in which several fields may have the same fault.
 */
export const faultList = (
  { errors, seat }: AllTexts,
  { faults }: FilledForm,
  labelOf: (name: string) => string | undefined = () => undefined,
): Html => {
  const textOf = (name: string, fault: string): string => {
    const label = labelOf(name)
    return label === undefined ? fault : seat.labelled(label, fault)
  }
  return Object.keys(faults).length === 0
    ? html``
    : html`<div class="card fault" role="alert">
        <p>${errors.invalidFields}</p>
        <ul>
          ${Object.entries(faults).map(([name, fault]) => fault !== undefined && html`<li><a href="#${name}">${textOf(name, fault)}</a></li>`)}
        </ul>
      </div>`
}
