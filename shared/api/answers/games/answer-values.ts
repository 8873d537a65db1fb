import * as z from 'zod/mini'
import { COLOURS } from '../../../draughts/index.ts'
import { ROLES } from '../../../game/model/words.ts'

type About = { readonly id?: string; readonly description?: string; readonly format?: string }

/**
 * Descriptions and formats of shapes for the API's document. A shape with an `id` is written there once, and others
 * refer to it.
 */
export const DESCRIPTIONS = z.registry<About>()

/** Describes a shape for the API's document. A shape has one description, so each use needs a shape of its own. */
export const documented = <S extends z.core.$ZodType>(shape: S, description: string | About): S => {
  DESCRIPTIONS.add(shape, typeof description === 'string' ? { description } : description)
  return shape
}

type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/** The type of an answer of this shape, with all its fields read-only. */
export type AnswerOf<S extends z.core.$ZodType> = Frozen<z.infer<S>>

/** Returns the shape of an instant in RFC 3339, in UTC and whole seconds. */
export const instantShape = () =>
  documented(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)), { format: 'date-time' })

/** Returns the shape of a duration in ISO 8601, whose days have 24 hours. */
export const durationShape = () =>
  documented(z.string().check(z.regex(/^P(?=\d|T\d)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/)), {
    format: 'duration',
  })

export const colourShape = () => z.enum(COLOURS)
export const roleShape = () => z.enum(ROLES)
export const countShape = () => z.int().check(z.gte(0))
export const squareShape = () => z.int().check(z.gte(1), z.lte(72))
export const uriShape = () => documented(z.string().check(z.regex(/^https?:\/\//)), { format: 'uri' })

export const byColourShape = <S extends z.core.SomeType>(of: () => S) => z.strictObject({ black: of(), white: of() })

/** Returns the shape of labels by their names, such as `event`, `round` and `board`. */
export const labelsShape = () => z.record(z.string(), z.string())

export const gameIdShape = () => z.string().check(z.regex(/^[0-9A-Za-z]{12}$/))

/** Returns the shape of the mark of a repeated request. */
export const twice = () =>
  documented(z.optional(z.literal(true)), 'Present if the same request was sent before: it is carried out only once.')
