import * as z from 'zod/mini'
import { ACT_TYPES, type ActType } from '../../game/commands.ts'
import { ACTS } from './acts.ts'
import { type Action } from './describe-act.ts'
import { type Values, readForm, wholeNumber } from './forms.ts'
import { type Parsed, actBody, parse, parseJson } from './shapes.ts'

const named = z.object({ type: actBody.shape.type })

const parseAction = (value: unknown): Parsed<Action> => {
  const read = parse(named, value)
  return read.ok ? parse(ACTS[read.value.type].shape, value) : read
}

/** Reads the body of `POST /v1/games/{id}/actions`. */
export const readAction = (body: string): Parsed<Action> => parseJson(body, parseAction)

export type ReadForm = { readonly type: ActType; readonly values: Values } & (
  | { readonly action: Action }
  | { readonly wrong: string }
)

/**
 * Reads a page's form of an act as the API's body, so that one shape checks both. `wrong` names the first field that is
 * not valid. Undefined if it is not such a form.
 */
export const readActForm = (body: string): ReadForm | undefined => {
  const requested = new URLSearchParams(body).get('type')
  const type = ACT_TYPES.find((each) => each === requested)
  const form = type && ACTS[type].form
  const values = form && readForm(body, ['type', 'ply', ...form.names])
  const ply = wholeNumber(values?.['ply'])
  if (type === undefined || form === undefined || values === undefined || ply === undefined) return undefined
  const read = parseAction({ type, ply, ...form.read(values) })
  const result = { type, values }
  return read.ok ? { ...result, action: read.value } : { ...result, wrong: read.issues[0]?.path.split('.')[0] ?? '' }
}
