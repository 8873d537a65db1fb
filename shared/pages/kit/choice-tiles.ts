import { type Filled, faultOf } from './fields.ts'
import { type Html, type Part, html } from './html.ts'

export type Tile = { readonly value: string; readonly label: string; readonly detail?: string }

export type Choices = {
  readonly name: string
  readonly label: string
  readonly tiles: readonly Tile[]
  readonly more: string
  readonly others: readonly Tile[]
  readonly usual: string
  readonly below?: Part
  readonly open?: boolean
}

const tile = (name: string, { value, label, detail }: Tile, checked: boolean): Html =>
  html`<label class="tile"
    ><input type="radio" name="${name}" value="${value}" ${checked && html`checked`} /><strong>${label}</strong>${
      detail !== undefined && html`<span>${detail}</span>`
    }</label
  >`

/** Radio buttons: no script, and arrow keys work. */
export const tileChoice = ({ values, faults }: Filled, choices: Choices): Html => {
  const { name, label, tiles, more, others, usual, below, open = false } = choices
  const chosen = values[name] ?? usual
  const fault = faults[name]
  const drawn = (list: readonly Tile[]): Html =>
    html`<div class="tiles">${list.map((each) => tile(name, each, each.value === chosen))}</div>`
  const isOpen = open || others.some(({ value }) => value === chosen)
  return html`<div class="tiled">
    <fieldset id="${name}" ${fault !== undefined && html`aria-describedby="${name}-fault"`}>
      <legend>${label}</legend>
      ${faultOf(name, fault)}${drawn(tiles)}
      <details ${isOpen && html`open`}>
        <summary>${more}</summary>
        ${drawn(others)}${below}
      </details>
    </fieldset>
  </div>`
}
