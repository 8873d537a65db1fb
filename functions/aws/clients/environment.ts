type Variable = { readonly form: RegExp; readonly fault: string }

const anyText: Variable = { form: /./s, fault: 'is missing' }
const arn: Variable = { form: /^arn:/, fault: 'is no ARN' }
const url: Variable = { form: /^https?:\/\/\S+$/, fault: 'is no address of the web' }

/**
 * The environment variables of the functions. They are checked without zod, because every container starts with them.
 */
const VARIABLES = {
  GAMES_TABLE: anyText,
  CONTACTS_TABLE: anyText,
  LEDGER_TABLE: anyText,
  PROGRAMS_TABLE: anyText,
  ORDERS_TABLE: anyText,
  SEAL_SECRET: anyText,
  ALARM_GROUP: anyText,
  ALARM_ARN: arn,
  ALARM_ROLE: arn,
  ALARM_DEAD_LETTERS: arn,
  /** The most games that a sweep processes. */
  SWEEP_MOST: { form: /^[1-9]\d{0,4}$/, fault: 'is no whole number from 1 to 99999' },
  OUTBOX_URL: url,
  ASIDE_URL: url,
  NOTICES_URL: url,
  INBOUND_BUCKET: anyText,
  REPLIES_HOST: anyText,
  MAIL_FROM: anyText,
  SITE_NAME: anyText,
  IMPRINT_URL: url,
  PRIVACY_URL: url,
  CONTACT: anyText,
  ABUSE_TO: anyText,
  NEW_GAMES: anyText,
  MAIL_CONFIGURATION_SET: anyText,
  FRONT_KEYS: {
    form: /^[\w-]{32,}(,[\w-]{32,})*$/,
    fault: 'must be keys of 32 characters or more, with commas between',
  },
  ORIGIN: { form: /^https?:\/\/[^/\s]+$/, fault: 'is no origin: https://host, without a slash at the end' },
} as const satisfies Readonly<Record<string, Variable>>

export type EnvironmentName = keyof typeof VARIABLES
type Environment = Readonly<Record<string, string | undefined>>
export type EnvironmentValues<N extends EnvironmentName> = { readonly [K in N]: string }

const faultOf = (name: EnvironmentName, value = ''): string | undefined => {
  if (value === '') return `${name} is missing`
  const { form, fault } = VARIABLES[name]
  return form.test(value) ? undefined : `${name} ${fault}`
}

/** Returns the values of environment variables. Throws one error that lists all that are missing or wrong. */
export const readEnvironment = <N extends EnvironmentName>(
  environment: Environment,
  ...names: readonly N[]
): EnvironmentValues<N> => {
  const faults = names.map((name) => faultOf(name, environment[name])).filter((fault) => fault !== undefined)
  if (faults.length > 0) throw new Error(`environment: ${faults.join('; ')}`)
  return Object.fromEntries(names.map((name) => [name, environment[name]])) as EnvironmentValues<N>
}
