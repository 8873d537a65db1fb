import { text } from 'node:stream/consumers'
import { type SigningKeys, newSigningKey, parseSigningKeys } from '../../functions/aws/keys/signer.ts'
import { lockFolder } from '../../local/machine/folder-lock.ts'
import { readStartSettings as readLocalSettings } from '../../local/resources/start-settings.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import { requireGameFolder } from '../command/open-game-folder.ts'
import { CommandMisuse } from '../command/run-tool.ts'
import { addSigningKey, removeSigningKey, useSigningKey, writeSigningKeys } from './rotate-keys.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

/** Returns the secret as the command leaves it. */
const changedKeys = (known: SigningKeys, [what, name, ...more]: readonly string[]): SigningKeys => {
  if (what === 'add' && name === undefined) return addSigningKey(known, newSigningKey())
  if (what === 'use' && name !== undefined && more.length === 0) return useSigningKey(known, name, today())
  if (what === 'remove' && name !== undefined && more.length === 0) return removeSigningKey(known, name)
  throw new CommandMisuse('say signing list, signing add, signing use NAME or signing remove NAME')
}

/** Returns a line about each key, without the key itself. */
const describeSigningKeys = ({ current, keys, days = {}, retired = [] }: SigningKeys): readonly string[] => {
  const dates = ({ from, until }: { readonly from?: string; readonly until?: string } = {}): string =>
    `${from === undefined ? '' : ` from ${from}`}${until === undefined ? '' : ` until ${until}`}`
  return [
    ...Object.keys(keys).map((name) => `${name}${name === current ? ' current' : ''}${dates(days[name])}`),
    ...retired.map((each) => `removed, for receipts ${each.x}${dates(each)}`),
  ]
}

/**
 * Where the secret is: a folder's database or, as a filter, the standard input. The folder is locked, because a service
 * that runs on it signs on with the keys that it has read.
 */
type SigningSecretPlace = { readonly read: () => Promise<string>; readonly write: (secret: string) => void }

const inFolder = (environment: NodeJS.ProcessEnv): SigningSecretPlace & Disposable => {
  const settings = readLocalSettings([], environment)
  if (!settings.ok) throw new Error(settings.sentence)
  const { folder } = settings.settings
  requireGameFolder(folder)
  const lock = lockFolder(folder)
  const database = openDatabase(folder)
  const values = sqliteKeyValues(database)
  return {
    read: async () => {
      const secret = values.get('seal')
      if (secret === undefined) throw new CommandMisuse('the folder has no keys: no service has used it yet')
      return secret
    },
    write: (secret) => values.set('seal', secret),
    [Symbol.dispose]: () => {
      database.close()
      lock.release()
    },
  }
}

const asFilter = (): SigningSecretPlace & Disposable => ({
  read: () => text(process.stdin),
  write: (secret) => console.log(secret),
  [Symbol.dispose]: () => undefined,
})

/** Runs `npm run key -- signing ...`. No key reaches the terminal, but with `--secret` the whole secret is the output. */
export const runSigningCommand = async (args: readonly string[], isFilter: boolean): Promise<number> => {
  using place = isFilter ? asFilter() : inFolder(process.env)
  const known = parseSigningKeys(await place.read())
  if (args.join(' ') === 'list') {
    for (const line of describeSigningKeys(known)) console.log(line)
    return 0
  }
  const changed = changedKeys(known, args)
  place.write(writeSigningKeys(changed))
  for (const line of describeSigningKeys(changed)) console.error(line)
  return 0
}
