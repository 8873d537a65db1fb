import { type Html, type Part, dataTable, html } from '../kit/html.ts'
import { type GuideField, type GuideSchema, schemaFields } from './guide-document.ts'
import { codeSpan, typeInWords, proseWithCode } from './guide-types.ts'

/** Returns a table row. A narrow screen stacks its cells, which can be told apart without their headings. */
export const guideRow = (cells: readonly Part[], id?: string): Html =>
  html`<tr ${id !== undefined && html`id="${id}"`}>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`

/** Returns a table that scrolls sideways on a narrow screen, as a region with a title. */
export const guideTable = (title: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${title}">${dataTable(heads, rows)}</div>`

const neededOf = ({ required, schema }: GuideField): string => {
  if (required) return 'required'
  return schema.default === undefined ? 'optional' : `${String(schema.default)} if left out`
}

const HEADS = ['Field', 'Value', 'Needed', 'What it is']

const fieldRow = (field: GuideField): Html =>
  guideRow([
    codeSpan(field.name),
    typeInWords(field.schema),
    neededOf(field),
    field.schema.description !== undefined && proseWithCode(field.schema.description),
  ])

/** Returns a table of fields. */
export const guideFieldsTable = (title: string, fields: readonly GuideField[]): Html =>
  guideTable(title, HEADS, fields.map(fieldRow))

const ACT_HEADS = ['type', 'Fields', 'What it does']

/** Returns a table of acts. Every act also has the fields `type` and `ply`. */
export const guideActsTable = (title: string, acts: readonly GuideSchema[]): Html =>
  guideTable(
    title,
    ACT_HEADS,
    acts.map((act) => {
      const { type, ply: _ply, ...own } = act.properties ?? {}
      const fields = schemaFields({ ...act, properties: own })
      return guideRow([
        type && typeInWords(type),
        fields.map(
          (each) =>
            html`<div>${codeSpan(each.required ? each.name : `${each.name}?`)} ${typeInWords(each.schema)}</div>`,
        ),
        act.description,
      ])
    }),
  )
