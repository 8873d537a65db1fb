import { parseArgs } from 'node:util'

export type StoreSettings =
  | { readonly kind: 'sqlite' }
  | {
      readonly kind: 'dynamodb'
      readonly endpoint: string
      readonly games: string
      readonly contacts: string
      readonly ledger: string
      readonly programs: string
      readonly orders: string
    }

export type StartSettings = {
  /** Port 0 means any free port. */
  readonly port: number
  readonly folder: string
  readonly store: StoreSettings
  /** False if no quota of requests or emails is ever used up. */
  readonly hasLimits: boolean
}

export type StartSettingsResult =
  | { readonly ok: true; readonly settings: StartSettings }
  | { readonly ok: false; readonly sentence: string }

type Environment = Readonly<Record<string, string | undefined>>

const wrong = (sentence: string): StartSettingsResult => ({ ok: false, sentence })

const OPTIONS = {
  store: { type: 'string', default: 'sqlite' },
  'no-limits': { type: 'boolean', default: false },
} as const

const valuesIn = (args: readonly string[]): { readonly store?: string; readonly 'no-limits'?: boolean } => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch {
    return {}
  }
}

const storeOf = (name: string, environment: Environment): StoreSettings =>
  name === 'sqlite'
    ? { kind: 'sqlite' }
    : {
        kind: 'dynamodb',
        endpoint: environment['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
        games: environment['GAMES_TABLE'] ?? 'crownhead-games',
        contacts: environment['CONTACTS_TABLE'] ?? 'crownhead-contacts',
        ledger: environment['LEDGER_TABLE'] ?? 'crownhead-ledger',
        programs: environment['PROGRAMS_TABLE'] ?? 'crownhead-programs',
        orders: environment['ORDERS_TABLE'] ?? 'crownhead-orders',
      }

/** Reads the settings of `npm start`: `PORT` (8080), `DATA_DIR` (./data), `--store sqlite|dynamodb` and `--no-limits`. */
export const readStartSettings = (args: readonly string[], environment: Environment): StartSettingsResult => {
  const { store: name, 'no-limits': isUnlimited } = valuesIn(args)
  const port = environment['PORT'] ?? '8080'
  const folder = environment['DATA_DIR'] ?? './data'
  if (name !== 'sqlite' && name !== 'dynamodb')
    return wrong('use npm start, or npm start -- with --no-limits or --store dynamodb.')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return wrong(`PORT must be a number from 0 to 65535, but is ${port || 'empty'}.`)
  if (name === 'dynamodb' && !URL.canParse(environment['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''))
    return wrong('--store dynamodb needs AWS_ENDPOINT_URL_DYNAMODB, the address of a DynamoDB on this machine.')
  if (folder === '') return wrong('DATA_DIR is empty; set it to a folder, or leave it out for ./data.')
  const store = storeOf(name, environment)
  return { ok: true, settings: { port: Number(port), folder, store, hasLimits: isUnlimited !== true } }
}
