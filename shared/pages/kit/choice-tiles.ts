import { type FilledForm, fieldFault } from './form-fields.ts'
import { type Html, type Part, html } from './html.ts'

export type ChoiceTile = { readonly value: string; readonly label: string; readonly detail?: string }

export type TileChoices = {
  readonly name: string
  readonly label: string
  readonly tiles: readonly ChoiceTile[]
  /** The heading of a fold that contains `others` and `below`. */
  readonly more: string
  readonly others: readonly ChoiceTile[]
  /** The value that is checked until the person chooses another. */
  readonly usual: string
  readonly below?: Part
  /** A line below the choice. It describes the choice to screen readers, too. */
  readonly note?: Part
  /** True if the fold is open although none of `others` is checked. */
  readonly open?: boolean
}

const tile = (name: string, { value, label, detail }: ChoiceTile, checked: boolean): Html =>
  html`<label class="tile"
    ><input type="radio" name="${name}" value="${value}" ${checked && html`checked`} /><strong>${label}</strong>${
      detail !== undefined && html`<span>${detail}</span>`
    }</label
  >`

/**
 * Returns a choice drawn as tiles. They are radio buttons, so the arrow keys move between them and no script is needed.
 */
export const tileChoice = ({ values, faults }: FilledForm, choices: TileChoices): Html => {
  const { name, label, tiles, more, others, usual, below, note, open = false } = choices
  const chosen = values[name] ?? usual
  const fault = faults[name]
  const rowOf = (list: readonly ChoiceTile[]): Html =>
    html`<div class="tiles">${list.map((each) => tile(name, each, each.value === chosen))}</div>`
  const isOpen = open || others.some(({ value }) => value === chosen)
  const described = [note === undefined ? [] : `${name}-note`, fault === undefined ? [] : `${name}-fault`].flat()
  return html`<div class="tiled">
    <fieldset id="${name}" ${described.length > 0 && html`aria-describedby="${described.join(' ')}"`}>
      <legend>${label}</legend>
      ${fieldFault(name, fault)}${rowOf(tiles)}
      <details ${isOpen && html`open`}>
        <summary>${more}</summary>
        ${rowOf(others)}${below}
      </details>
      ${note !== undefined && html`<p class="quiet note" id="${name}-note">${note}</p>`}
    </fieldset>
  </div>`
}
