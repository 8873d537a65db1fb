import * as z from 'zod/mini'

const words = z.string().check(z.minLength(1))
const arn = z.string().check(z.regex(/^arn:/, 'is no ARN'))
const url = z.string().check(z.regex(/^https?:\/\/\S+$/, 'is no address of the web'))

const SETTINGS = {
  GAMES_TABLE: words,
  CONTACTS_TABLE: words,
  LEDGER_TABLE: words,
  PROGRAMS_TABLE: words,
  SEAL_SECRET: words,
  ALARM_GROUP: words,
  ALARM_ARN: arn,
  ALARM_ROLE: arn,
  ALARM_DEAD_LETTERS: arn,
  OUTBOX_URL: url,
  ASIDE_URL: url,
  MAIL_FROM: words,
  MAIL_CONFIGURATION_SET: words,
  FRONT_KEYS: z
    .string()
    .check(z.regex(/^[\w-]{32,}(,[\w-]{32,})*$/, 'must be keys of 32 characters or more, with commas between')),
  ORIGIN: z.string().check(z.regex(/^https?:\/\/[^/\s]+$/, 'is no origin: https://host, without a slash at the end')),
} as const

type Name = keyof typeof SETTINGS
type Environment = Readonly<Record<string, string | undefined>>
export type Settings<N extends Name> = { readonly [K in N]: string }

const faultOf = (name: Name, value: string | undefined): string | undefined => {
  if (value === undefined || value === '') return `${name} is missing`
  const read = SETTINGS[name].safeParse(value)
  return read.success ? undefined : `${name} ${read.error.issues[0]?.message ?? 'is wrong'}`
}

/** One error lists all that is missing or wrong. */
export const readSettings = <N extends Name>(environment: Environment, ...names: readonly N[]): Settings<N> => {
  const faults = names.map((name) => faultOf(name, environment[name])).filter((fault) => fault !== undefined)
  if (faults.length > 0) throw new Error(`environment: ${faults.join('; ')}`)
  return Object.fromEntries(names.map((name) => [name, environment[name]])) as Settings<N>
}
