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
}

export type StartSettingsResult =
  | { readonly ok: true; readonly settings: StartSettings }
  | { readonly ok: false; readonly sentence: string }

type Environment = Readonly<Record<string, string | undefined>>

const wrong = (sentence: string): StartSettingsResult => ({ ok: false, sentence })

const storeIn = (args: readonly string[]): string | undefined => {
  try {
    return parseArgs({ args: [...args], options: { store: { type: 'string', default: 'sqlite' } } }).values.store
  } catch {
    return undefined
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

/** Reads the settings of `npm start`: `PORT` (8080), `DATA_DIR` (./data) and `--store sqlite|dynamodb`. */
export const readStartSettings = (args: readonly string[], environment: Environment): StartSettingsResult => {
  const name = storeIn(args)
  const port = environment['PORT'] ?? '8080'
  const folder = environment['DATA_DIR'] ?? './data'
  if (name !== 'sqlite' && name !== 'dynamodb') return wrong('use npm start, or npm start -- --store dynamodb.')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return wrong(`PORT must be a number from 0 to 65535, but is ${port || 'empty'}.`)
  if (name === 'dynamodb' && !URL.canParse(environment['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''))
    return wrong('--store dynamodb needs AWS_ENDPOINT_URL_DYNAMODB, the address of a DynamoDB on this machine.')
  if (folder === '') return wrong('DATA_DIR is empty; set it to a folder, or leave it out for ./data.')
  return { ok: true, settings: { port: Number(port), folder, store: storeOf(name, environment) } }
}
