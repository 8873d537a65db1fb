import * as z from 'zod/mini'
import { DESCRIPTIONS, documented } from '../../shared/api/answers/games/answer-values.ts'
import { standardPayloadShape } from '../../shared/api/answers/programs/standard-payload-shape.ts'
import { problemShape } from '../../shared/api/answers/games/problem-shape.ts'
import { whyClosed } from '../../shared/api/answers/programs/closed-values.ts'
import { ROUTE_ANSWERS } from '../../shared/api/answers/programs/route-answers.ts'
import { ACT_INPUTS } from '../../shared/api/input/act-inputs.ts'
import { isoDuration } from '../../shared/api/values/iso.ts'
import { BODIES } from '../../shared/api/bodies.ts'
import { API_ROUTES, type ApiRoute } from '../../shared/api/routes/routes.ts'
import {
  READABLE_TOURNAMENT_ACTS,
  TOURNAMENT_ACT_SHAPES,
  tournamentActBody,
} from '../../shared/api/input/tournaments/tournament-act-shapes.ts'
import { TOURNAMENT_ACT_TEXTS } from './texts/tournament-acts.ts'
import { actBody } from '../../shared/api/input/shapes.ts'
import { DOCUMENTED_FORMATS, type DocumentedFormat } from '../../shared/api/values/values.ts'
import { ACT_TYPES } from '../../shared/game/commands.ts'
import { does } from '../../shared/texts/en/acts.ts'
import { FIELD_TEXTS } from './texts/field-texts.ts'
import { nameMembers } from './name-members.ts'

type Json = Record<string, unknown>
type Described = { readonly description?: string }

export const SCHEMAS = '#/components/schemas/'

/** Returns the JSON Schema of a documented format, which zod's `refine` and `transform` would hide. */
const formOf = (form: DocumentedFormat): Json => {
  switch (form.kind) {
    case 'email':
      return { type: 'string', format: 'email', maxLength: form.most }
    case 'locale':
      return { type: 'string', format: 'language-tag', examples: ['en', 'pt-BR'] }
    case 'timeZone':
      return { type: 'string', format: 'time-zone', examples: ['Africa/Nairobi'] }
    case 'instant':
      return { type: 'string', format: 'date-time' }
    case 'receiver':
      return { type: 'string', format: 'uri', pattern: '^https://' }
    case 'duration':
      return {
        type: 'string',
        format: 'duration',
        pattern: '^P(?=\\d|T\\d)(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+S)?)?$',
        description: `A duration from ${form.least} to ${form.most}, without years and months.`,
      }
  }
}

const isForm = (shape: z.core.$ZodType): boolean => DOCUMENTED_FORMATS.get(shape)?.kind === 'duration'

/** Returns whether the text is trimmed, so that it must contain more than blanks. */
const isTrimmed = ({ _zod: { def } }: z.core.$ZodTypes): boolean =>
  def.type === 'string' && (def.checks ?? []).some((check) => check._zod.def.check === 'overwrite')

type Visited = { readonly zodSchema: z.core.$ZodTypes; readonly jsonSchema: Json }

const override = ({ zodSchema, jsonSchema }: Visited): void => {
  // zod sets this maximum for every integer; it is no bound of ours.
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
  if (jsonSchema['minLength'] === 1 && isTrimmed(zodSchema)) jsonSchema['pattern'] = String.raw`\S`
  const form = DOCUMENTED_FORMATS.get(zodSchema)
  if (form) Object.assign(jsonSchema, formOf(form))
  const { def } = zodSchema._zod
  if (def.type === 'default' && isForm(def.innerType)) jsonSchema['default'] = isoDuration(Number(def.defaultValue))
  if (def.type === 'union' && jsonSchema['anyOf'] && (zodSchema === acting || zodSchema === actingInTournament)) {
    jsonSchema['oneOf'] = jsonSchema['anyOf']
    delete jsonSchema['anyOf']
  }
}

const acting = z.union(ACT_TYPES.map((type) => documented(ACT_INPUTS[type].shape, does[type])))

const actingInTournament = z.union(
  READABLE_TOURNAMENT_ACTS.map((type) => documented(TOURNAMENT_ACT_SHAPES[type], TOURNAMENT_ACT_TEXTS[type])),
)

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const named = (shape: z.core.$ZodType, id: string): string => {
  const known = DESCRIPTIONS.get(shape)
  if (known?.id !== undefined) return known.id
  documented(shape, { ...known, id })
  return id
}

const bodyShape = (row: (typeof API_ROUTES)[number]): z.core.$ZodType | undefined => {
  if (!('takes' in row)) return undefined
  const body = BODIES[row.name]
  if (body === tournamentActBody) return actingInTournament
  return body === actBody ? acting : body
}

type Names = { readonly [R in ApiRoute]?: { readonly body?: string; readonly answer?: string } }

/** Returns the names of each route's schemas. */
const namesOf = (): Names =>
  Object.fromEntries(
    API_ROUTES.map((row) => {
      const answered = ROUTE_ANSWERS[row.name]
      const body = bodyShape(row)
      return [
        row.name,
        {
          ...(body && { body: named(body, `${capital(row.name)}Body`) }),
          ...('shape' in answered && { answer: named(answered.shape, `${capital(row.name)}Answer`) }),
        },
      ]
    }),
  )

/** Returns the schema with the descriptions of its fields from `FIELD_TEXTS`. */
const described = (name: string, schema: Json): Json => {
  const texts = FIELD_TEXTS[name]
  if (!texts) return schema
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Described>).map(([field, each]) => {
    const says = texts[field]
    const description = [says, each.description].filter((part) => part !== undefined).join(' ')
    return [field, description === '' ? each : { ...each, description }]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

const tidy = (name: string, { $schema: _schema, $id: _id, id: _name, ...schema }: Json): Json => described(name, schema)

const refsIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

/**
 * Returns the names of the schemas of request bodies and of all schemas that these refer to. They refuse unknown
 * fields.
 */
const bodiesOf = (names: Names, schemas: Json): ReadonlySet<string> => {
  const found = new Set<string>()
  const walk = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    refsIn(schemas[name]).forEach(walk)
  }
  for (const { body } of Object.values(names)) if (body !== undefined) walk(body)
  return found
}

/**
 * Returns a schema that allows further fields and values, because a later release may add some to its responses. Open
 * lists of values are `x-extensible-enum`, so that generated clients take them for texts.
 */
const openTo = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => openTo(name, each))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([key, each]) => key !== 'additionalProperties' || each !== false)
  const isOpen = (key: string, each: unknown): boolean =>
    key === 'enum' && Array.isArray(each) && whyClosed(each, name) === undefined
  return Object.fromEntries(
    fields.map(([key, each]) => [isOpen(key, each) ? 'x-extensible-enum' : key, openTo(name, each)]),
  )
}

export const documentSchemas = (): { readonly names: Names; readonly schemas: Json } => {
  const names = namesOf()
  named(problemShape, 'Problem')
  named(standardPayloadShape, 'Posted')
  const { schemas } = z.toJSONSchema(DESCRIPTIONS, {
    io: 'input',
    metadata: DESCRIPTIONS,
    uri: (id) => `${SCHEMAS}${id}`,
    override: (tidied) => override(tidied as Visited),
  })
  const bodies = bodiesOf(names, schemas)
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const tidied = ([name, schema]: readonly [string, unknown]): readonly [string, unknown] => [
    name,
    tidy(name, (bodies.has(name) ? schema : openTo(name, schema)) as Json),
  ]
  return { names, schemas: nameMembers(Object.fromEntries(sorted.map(tidied)), (name) => `${SCHEMAS}${name}`) }
}
