import fc from 'fast-check'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { type Chance, HOSTILE, NUMBERS, below, pick } from './random.ts'
import { type Schema, isObject, resolved } from './schema.ts'

/** Returns, for a field of this name, a value that the service is likely to accept. It must fit the field's schema. */
export type Hints = (name: string) => unknown

const SIGNS = [...'aZ09 -.,:/x', 'é', 'ß', '李', '雷', '🙂', '👩', 'ф', 'ا']

const text = (chance: Chance, least: number, most: number): string => {
  const length = chance() < 0.1 ? most : least + below(chance, Math.min(most - least, 12) + 1)
  return Array.from({ length }, () => pick(chance, SIGNS)).join('')
}

/** Returns a URL; a third of them are as long as allowed, with characters that have to be percent-encoded. */
const address = (chance: Chance, most: number): string => {
  const start = 'https://receiver.draughts.test/hook'
  return chance() < 0.33 ? `${start}?${text(chance, most, most)}`.slice(0, most) : start
}

/** Generators for formats whose meaning a pattern cannot express. */
const FORMATS: Readonly<Record<string, (chance: Chance, most: number) => string>> = {
  email: (chance) => pick(chance, ['amara@draughts.test', 'otis@draughts.test', 'stranger@draughts.test']),
  'language-tag': (chance) => pick(chance, ['en', 'nl', 'pt-BR']),
  'time-zone': (chance) => pick(chance, ['UTC', 'Africa/Nairobi', 'Asia/Tokyo']),
  duration: (chance) => pick(chance, ['P1D', 'P2D', 'P1W', 'P14D', 'P1DT12H', 'PT26H', 'P30D']),
  uri: address,
  'date-time': (chance) => isoInstant(Date.UTC(2026, 10, 21) + below(chance, 60) * DAY),
}

const samples = new Map<string, readonly string[]>()
const sampled = (pattern: string): readonly string[] => {
  const known = samples.get(pattern) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 40, seed: 7 })
  samples.set(pattern, known)
  return known
}

const textOf = (schema: Schema, chance: Chance): string => {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema
  const make = format === undefined ? undefined : FORMATS[format]
  if (make) return make(chance, maxLength)
  return pattern === undefined ? text(chance, minLength, maxLength) : pick(chance, sampled(pattern)).slice(0, maxLength)
}

const numberOf = ({ minimum = 0, maximum = minimum + 1000 }: Schema, chance: Chance): number =>
  chance() < 0.2 ? pick(chance, [minimum, maximum]) : minimum + below(chance, maximum - minimum + 1)

const objectOf = (schema: Schema, chance: Chance, hints: Hints): unknown => {
  const { properties = {}, required = [], additionalProperties: more, propertyNames } = schema
  const present = Object.entries(properties).filter(([name]) => required.includes(name) || chance() < 0.3)
  const fields = present.map(([name, field]) => {
    const hint = chance() < 0.8 ? hints(name) : undefined
    return [name, hint ?? valueOf(field, chance, hints)] as const
  })
  const own =
    typeof more === 'object' && chance() < 0.5
      ? [[String(valueOf(propertyNames ?? { type: 'string' }, chance, hints)), valueOf(more, chance, hints)] as const]
      : []
  return Object.fromEntries([...fields, ...own])
}

const plainOf = (schema: Schema, chance: Chance, hints: Hints): unknown => {
  const { type = 'object', items = {}, minItems = 0, maxItems = 4 } = schema
  switch (typeof type === 'string' ? type : pick(chance, type)) {
    case 'string':
      return textOf(schema, chance)
    case 'integer':
    case 'number':
      return numberOf(schema, chance)
    case 'boolean':
      return chance() < 0.5
    case 'null':
      return null
    case 'array': {
      const length = minItems + below(chance, Math.min(maxItems, minItems + 3) - minItems + 1)
      return Array.from({ length }, () => valueOf(items, chance, hints))
    }
    default:
      return objectOf(schema, chance, hints)
  }
}

/** Returns a random value that the schema allows. */
export const valueOf = (schemaOrRef: Schema, chance: Chance, hints: Hints): unknown => {
  const schema = resolved(schemaOrRef)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(chance, schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  return either ? valueOf(pick(chance, either), chance, hints) : plainOf(schema, chance, hints)
}

const anything = (chance: Chance): unknown =>
  pick(chance, [
    () => pick(chance, HOSTILE),
    () => pick(chance, NUMBERS),
    () => pick(chance, [null, true, [], {}, '', ['11-15'], [[]]]),
    () => 'x'.repeat(5000),
    () => Array.from({ length: 600 }, () => 'x'),
  ])()

/** Returns the value with one change at a random depth: another type, another size, a field more or a field less. */
export const spoilt = (value: unknown, chance: Chance): unknown => {
  if (Array.isArray(value) && value.length > 0 && chance() < 0.7) {
    const at = below(chance, value.length)
    return value.map((item: unknown, index) => (index === at ? spoilt(item, chance) : item))
  }
  if (!isObject(value) || chance() < 0.02) return anything(chance)
  const names = Object.keys(value)
  const drawn = chance()
  if (names.length === 0 || drawn < 0.15) return { ...value, [pick(chance, ['more', 'Name', '__proto', ''])]: 1 }
  const name = pick(chance, names)
  if (drawn < 0.3) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
  return { ...value, [name]: spoilt(value[name], chance) }
}
