import * as z from 'zod/mini'
import { ACT_TYPES, type ActType } from '../../game/commands.ts'
import { ACTS, type Action } from './acts.ts'
import { type Values, readForm, wholeNumber } from './forms.ts'
import { type Parsed, actBody, parse, parseJson } from './shapes.ts'

const named = z.object({ type: actBody.shape.type })

const parseAction = (value: unknown): Parsed<Action> => {
  const read = parse(named, value)
  return read.ok ? parse(ACTS[read.value.type].shape, value) : read
}

/** The body of `POST /v1/games/{id}/actions`. */
export const readAction = (body: string): Parsed<Action> => parseJson(body, parseAction)

export type ReadForm = { readonly type: ActType; readonly values: Values } & (
  | { readonly action: Action }
  | { readonly wrong: string }
)

/** As the API's body, so that one shape judges both. Undefined for other forms. */
export const readActForm = (body: string): ReadForm | undefined => {
  const wanted = new URLSearchParams(body).get('type')
  const type = ACT_TYPES.find((each) => each === wanted)
  const form = type && ACTS[type].form
  const values = form && readForm(body, ['type', 'ply', ...form.names])
  const ply = wholeNumber(values?.['ply'])
  if (type === undefined || form === undefined || values === undefined || ply === undefined) return undefined
  const read = parseAction({ type, ply, ...form.read(values) })
  const said = { type, values }
  return read.ok ? { ...said, action: read.value } : { ...said, wrong: read.issues[0]?.path.split('.')[0] ?? '' }
}
