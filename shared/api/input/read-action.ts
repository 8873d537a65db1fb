import * as z from 'zod/mini'
import { ACT_TYPES, type ActType } from '../../game/commands.ts'
import { ACT_INPUTS } from './act-inputs.ts'
import { type ReadAct } from './describe-act.ts'
import { type FormValues, readForm, wholeNumber } from './forms.ts'
import { actBody } from './shapes.ts'
import { type Parsed, parse, parseJson } from './parse-body.ts'

const named = z.object({ type: actBody.shape.type })

const parseAction = (value: unknown): Parsed<ReadAct> => {
  const read = parse(named, value)
  return read.ok ? parse(ACT_INPUTS[read.value.type].shape, value) : read
}

/** Reads the body of `POST /v1/games/{id}/actions`. */
export const readAction = (body: string): Parsed<ReadAct> => parseJson(body, parseAction)

export type ReadActForm = { readonly type: ActType; readonly values: FormValues } & (
  | { readonly action: ReadAct }
  | { readonly wrong: string }
)

/**
 * Reads a page's form of an act as the API's body, so that one shape checks both. `wrong` names the first field that is
 * not valid. Undefined if it is not such a form.
 */
export const readActForm = (body: string): ReadActForm | undefined => {
  const requested = new URLSearchParams(body).get('type')
  const type = ACT_TYPES.find((each) => each === requested)
  const form = type && ACT_INPUTS[type].form
  const values = form && readForm(body, ['type', 'ply', ...form.names])
  const ply = wholeNumber(values?.['ply'])
  if (type === undefined || form === undefined || values === undefined || ply === undefined) return undefined
  const read = parseAction({ type, ply, ...form.read(values) })
  const result = { type, values }
  return read.ok ? { ...result, action: read.value } : { ...result, wrong: read.issues[0]?.path.split('.')[0] ?? '' }
}
