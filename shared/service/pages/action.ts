import { type ActionBody, actionBody } from '../../api/actions.ts'
import { type Parsed, moveBody, parse } from '../../api/shapes.ts'
import type { MoveBody } from '../../api/shapes.ts'
import { LONGEST } from '../../game/bounds.ts'
import { zoneOf } from '../../texts/index.ts'
import { dayBegins } from './dates.ts'
import { filled, period, readForm, wholeNumber } from './form.ts'

type Type = ActionBody['type']
type Values = Readonly<Record<string, string | undefined>>

/** The fields that the form of an act has besides `type` and `ply`. */
const FIELDS: Readonly<Partial<Record<Type, readonly string[]>>> = {
  'claim-draw': ['claim'],
  'give-time': ['days', 'seat'],
  'play-on': ['days'],
  'propose-pause': ['until', 'timeZone'],
  'take-leave': ['days', 'from', 'timeZone'],
  huff: ['square'],
  plan: ['lines'],
  'ask-reseat': ['seat'],
  'grant-count': ['stronger'],
  adjudicate: ['result'],
}

const TYPES: readonly Type[] = actionBody.def.options.flatMap(({ shape }) => shape.type.def.values)

const typeOf = (body: string): Type | undefined => {
  const wanted = new URLSearchParams(body).get('type')
  return TYPES.find((type) => type === wanted)
}

/** A date in the zone that it was meant in. What is no date goes on as it is, for the shape to refuse. */
const dayOf = (date: string | undefined, { timeZone }: Values): string => dayBegins(date ?? '', zoneOf(timeZone)) ?? ''

/** Typed lines, one to each row: `22-17 11-15; 23-18 8-11`. */
export const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.split(/[\s,;]+/).filter((move) => move !== ''))
    .filter((line) => line.length > 0)

const optional = (values: Values, names: readonly string[]): object => {
  const given = names.flatMap((name): readonly (readonly [string, string])[] => {
    const value = filled(values[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}

/** How the fields of a form become those of the action, where they are not the same. */
const READ: Readonly<Partial<Record<Type, (values: Values) => object>>> = {
  'give-time': (values) => ({ time: period(values['days']), ...optional(values, ['seat']) }),
  'play-on': ({ days }) => (filled(days) === undefined ? {} : { time: period(days) }),
  'propose-pause': (values) => ({ until: dayOf(values['until'], values) }),
  'take-leave': (values) => ({
    days: wholeNumber(values['days']),
    ...(filled(values['from']) !== undefined && { from: dayOf(values['from'], values) }),
  }),
  huff: ({ square }) => ({ square: wholeNumber(square) }),
  plan: ({ lines = '' }) => ({ lines: linesOf(lines) }),
}

const fieldsOf = (type: Type, values: Values): object => READ[type]?.(values) ?? optional(values, FIELDS[type] ?? [])

/** A form that was read: the action, or which of its fields is wrong. `undefined` where it is none of our forms. */
export type ReadAction = { readonly action: ActionBody } | { readonly wrong: string; readonly values: Values }

/** Reads the form of an act into the very body that the API takes, so that one shape judges both. */
export const readAction = (body: string): ReadAction | undefined => {
  const type = typeOf(body)
  const values = type && readForm(body, ['type', 'ply', ...(FIELDS[type] ?? [])])
  const ply = wholeNumber(values?.['ply'])
  if (type === undefined || values === undefined || ply === undefined) return undefined
  const read = parse(actionBody, { type, ply, ...fieldsOf(type, values) })
  return read.ok ? { action: read.value } : { wrong: read.issues[0]?.path.split('.')[0] ?? '', values }
}

export type ReadMove = Parsed<MoveBody>

/** Reads the form of a move, with what goes along with it. */
export const readMoveForm = (body: string): ReadMove | undefined => {
  const values = readForm(body, ['ply', 'move', 'message', 'offerDraw', 'claim'])
  const ply = wholeNumber(values?.['ply'])
  const move = filled(values?.['move'])
  if (values === undefined || ply === undefined || move === undefined || move.length > LONGEST.move) return undefined
  const { message, offerDraw, claim } = values
  return parse(moveBody, {
    ply,
    move,
    // Lines of a message are one line to the other side.
    ...(filled(message) !== undefined && { message: message?.replaceAll(/\s+/g, ' ') }),
    ...(filled(offerDraw) !== undefined && { offerDraw: offerDraw === '1' }),
    ...(filled(claim) !== undefined && { claim }),
  })
}
