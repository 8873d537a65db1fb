type Setting = { readonly like: RegExp; readonly wrong: string }

const words: Setting = { like: /./s, wrong: 'is missing' }
const arn: Setting = { like: /^arn:/, wrong: 'is no ARN' }
const url: Setting = { like: /^https?:\/\/\S+$/, wrong: 'is no address of the web' }

/** Without a parser: every container starts with them. */
const SETTINGS = {
  GAMES_TABLE: words,
  CONTACTS_TABLE: words,
  LEDGER_TABLE: words,
  PROGRAMS_TABLE: words,
  ORDERS_TABLE: words,
  SEAL_SECRET: words,
  ALARM_GROUP: words,
  ALARM_ARN: arn,
  ALARM_ROLE: arn,
  ALARM_DEAD_LETTERS: arn,
  /** Games that a sweep looks at. */
  SWEEP_MOST: { like: /^[1-9]\d{0,4}$/, wrong: 'is no whole number from 1 to 99999' },
  OUTBOX_URL: url,
  ASIDE_URL: url,
  NOTICES_URL: url,
  INBOUND_BUCKET: words,
  REPLIES_HOST: words,
  MAIL_FROM: words,
  CLUB_NAME: words,
  MAIL_CONFIGURATION_SET: words,
  FRONT_KEYS: {
    like: /^[\w-]{32,}(,[\w-]{32,})*$/,
    wrong: 'must be keys of 32 characters or more, with commas between',
  },
  ORIGIN: { like: /^https?:\/\/[^/\s]+$/, wrong: 'is no origin: https://host, without a slash at the end' },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof SETTINGS
type Environment = Readonly<Record<string, string | undefined>>
export type Settings<N extends SettingName> = { readonly [K in N]: string }

const faultOf = (name: SettingName, value = ''): string | undefined => {
  if (value === '') return `${name} is missing`
  const { like, wrong } = SETTINGS[name]
  return like.test(value) ? undefined : `${name} ${wrong}`
}

/** One error lists all that is missing or wrong. */
export const readSettings = <N extends SettingName>(environment: Environment, ...names: readonly N[]): Settings<N> => {
  const faults = names.map((name) => faultOf(name, environment[name])).filter((fault) => fault !== undefined)
  if (faults.length > 0) throw new Error(`environment: ${faults.join('; ')}`)
  return Object.fromEntries(names.map((name) => [name, environment[name]])) as Settings<N>
}
