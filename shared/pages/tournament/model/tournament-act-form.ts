import type { TournamentActType } from '../../../tournament/model/tournament-commands.ts'
import { fieldFault, hiddenField, NEEDS_PRESS, describedBy } from '../../kit/form-fields.ts'
import { type Html, type Part, html } from '../../kit/html.ts'

/** A form that was just refused: what was typed, and the field that is at fault. `target` tells forms of one act apart. */
export type RefusedTournamentForm = {
  readonly type: TournamentActType
  readonly values: Readonly<Record<string, string | undefined>>
  readonly field?: string
  readonly fault: string
}

/** Who looks at a page of a tournament, and what they may do. */
export type ActingPage = {
  /** The path of the page, to which its forms post. */
  readonly path: string
  readonly may: ReadonlySet<TournamentActType>
  readonly refused?: RefusedTournamentForm
}

type Pressed = {
  readonly label: string
  readonly kind?: 'main' | 'danger'
  /** Hidden fields besides the type. */
  readonly fields?: Readonly<Record<string, string | number>>
  /** Fields that the person fills in. */
  readonly inside?: Part
}

/** Returns the form of an act. It draws nothing if the reader may not do the act. */
export const tournamentActForm = (
  { path, may }: ActingPage,
  type: TournamentActType,
  { label, kind, fields = {}, inside }: Pressed,
): Part =>
  may.has(type) &&
  html`<form method="post" action="${path}/act" class="${inside === undefined ? 'press' : 'press filled'}">
    ${inside !== undefined && NEEDS_PRESS}${hiddenField('type', type)}${Object.entries(fields).map((field) => hiddenField(...field))}${inside}<button
      ${kind && html`class="${kind}"`}
    >
      ${label}
    </button>
  </form>`

/** Returns whether this act was just refused, for this target if it has one. */
export const wasActRefused = (
  { refused }: ActingPage,
  type: TournamentActType,
  target: Readonly<Record<string, string | number>> = {},
): boolean =>
  refused?.type === type && Object.entries(target).every(([name, value]) => refused.values[name] === String(value))

type ActField = {
  readonly type: TournamentActType
  /** The value of the hidden fields that tell forms of the same act apart. */
  readonly target?: Readonly<Record<string, string | number>>
  readonly id: string
  readonly name: string
  readonly label: string
  readonly most: number
  readonly kind?: 'text' | 'email' | 'number' | 'date'
  readonly optional?: boolean
  readonly value?: string | number
  readonly more?: Html
}

/** Returns the value and the fault of a field of a form that was just refused. */
const refusedField = (
  page: ActingPage,
  { type, target, name }: Pick<ActField, 'type' | 'target' | 'name'>,
): { readonly value?: string | undefined; readonly fault?: string | undefined } => {
  const { refused } = page
  if (!refused || !wasActRefused(page, type, target)) return {}
  return { value: refused.values[name], fault: refused.field === name ? refused.fault : undefined }
}

/** Returns a field of an act with its label, and what was typed into it if the act was refused. */
export const actField = (page: ActingPage, field: ActField): Html => {
  const { id, name, label, most, kind = 'text', optional = false, more } = field
  const { value = field.value, fault } = refusedField(page, field)
  return html`<div class="field">
    <label for="${id}">${label}</label
    ><input
      id="${id}"
      name="${name}"
      type="${kind}"
      ${kind === 'text' || kind === 'email' ? html`maxlength="${most}"` : false}
      ${value !== undefined && html`value="${value}"`}
      ${!optional && html`required`}
      autocomplete="off"
      ${describedBy(id, fault)}
      ${more}
    />
    ${fieldFault(id, fault)}
  </div>`
}

/** Returns a field for a text of several lines. */
export const actTextArea = (page: ActingPage, field: Omit<ActField, 'kind' | 'more'>): Html => {
  const { id, name, label, most } = field
  const { value = field.value, fault } = refusedField(page, field)
  return html`<div class="field">
    <label for="${id}">${label}</label
    ><textarea id="${id}" name="${name}" rows="4" maxlength="${most}" required ${describedBy(id, fault)}>
${value}</textarea>
    ${fieldFault(id, fault)}
  </div>`
}

/** Returns a fold with the form of an act that takes two presses. It is open if the act was just refused. */
export const actFold = (summary: Part, body: Part, isOpen: boolean, kind = ''): Html =>
  html`<details class="${kind === '' ? 'fold' : `fold ${kind}`}" ${isOpen && html`open`}>
    <summary>${summary}</summary>
    ${body}
  </details>`
