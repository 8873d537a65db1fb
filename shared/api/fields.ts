import type * as z from 'zod/mini'
import type { Bounds } from '../game/bounds.ts'
import { isoDuration } from './iso.ts'
import { FORMS, type Form } from './values.ts'

export type Kind =
  | Form
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' | 'null' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly most: number; readonly of: readonly Kind[] }
  /** Its fields have rows of their own; `?` after a name: optional. */
  | { readonly kind: 'object'; readonly names: readonly string[] }

export type Field = {
  /** With the fields around it: `creator.name`. */
  readonly name: string
  /** Within its object. */
  readonly required: boolean
  readonly kinds: readonly Kind[]
  /** If left out. */
  readonly usual?: string
}

type Shape = z.core.$ZodType

// Every shape is zod's own.
const defOf = (shape: Shape): z.core.$ZodTypes['_zod']['def'] => (shape as z.core.$ZodTypes)._zod.def

const isOptional = (shape: Shape): boolean => shape._zod.optin !== undefined

/** Of a number, or the length of a text or list. Each has an upper one. */
const boundsOf = (def: z.core.$ZodTypeDef): Bounds => {
  const bounds = { least: 0, most: Infinity }
  for (const { _zod } of def.checks ?? []) {
    const says = _zod.def
    if (says.check === 'greater_than' && 'value' in says) bounds.least = Number(says.value)
    if (says.check === 'less_than' && 'value' in says) bounds.most = Number(says.value)
    if (says.check === 'max_length' && 'maximum' in says) bounds.most = Number(says.maximum)
  }
  if (bounds.most === Infinity) throw new Error(`a ${def.type} without an upper bound`)
  return bounds
}

const kindsOf = (shape: Shape): readonly Kind[] => {
  const form = FORMS.get(shape)
  if (form) return [form]
  const def = defOf(shape)
  if (def.type === 'optional' || def.type === 'default') return kindsOf(def.innerType)
  if (def.type === 'nullable') return [...kindsOf(def.innerType), { kind: 'null' }]
  if (def.type === 'union') return def.options.flatMap(kindsOf)
  if (def.type === 'string') return [{ kind: 'text', most: boundsOf(def).most }]
  if (def.type === 'number') return [{ kind: 'number', ...boundsOf(def) }]
  if (def.type === 'boolean') return [{ kind: 'flag' }]
  if (def.type === 'enum') return [{ kind: 'choice', values: Object.values(def.entries).map(String) }]
  if (def.type === 'literal') return [{ kind: 'choice', values: def.values.map(String) }]
  if (def.type === 'array') return [{ kind: 'list', most: boundsOf(def).most, of: kindsOf(def.element) }]
  if (def.type === 'object') return [{ kind: 'object', names: namesOf(def.shape) }]
  throw new Error(`the documentation has no words for a ${def.type}`)
}

const namesOf = (shape: z.core.$ZodShape): readonly string[] =>
  Object.entries(shape).map(([name, each]) => (isOptional(each) ? `${name}?` : name))

const within = (shape: Shape, name: string): readonly Field[] => {
  const def = defOf(shape)
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') return within(def.innerType, name)
  if (def.type === 'union') return def.options.flatMap((option) => within(option, name))
  if (def.type === 'object') return fieldsOf(def.shape, `${name}.`)
  return []
}

const usualOf = (shape: Shape): string | undefined => {
  const def = defOf(shape)
  if (def.type !== 'default') return undefined
  const isSpan = kindsOf(shape).some(({ kind }) => kind === 'duration')
  return isSpan ? isoDuration(Number(def.defaultValue)) : String(def.defaultValue)
}

/** From the shape that judges the body; each followed by those in it. */
export const fieldsOf = (fields: z.core.$ZodShape, before = ''): readonly Field[] =>
  Object.entries(fields).flatMap(([own, shape]) => {
    const name = `${before}${own}`
    const usual = usualOf(shape)
    const field = { name, required: !isOptional(shape), kinds: kindsOf(shape), ...(usual !== undefined && { usual }) }
    return [field, ...within(shape, name)]
  })
