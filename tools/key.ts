import { parseArgs } from 'node:util'
import { newVapidKey } from '../functions/aws/keys/vapid-key.ts'
import { SCOPES } from '../shared/api/routes/scopes.ts'
import { CommandMisuse, runTool } from './command/run-tool.ts'
import { type KeyRequest, parseKeyRequest } from './key/key-request.ts'
import { describeKey } from './key/describe-key.ts'
import { makeApiKey } from './key/make-key.ts'
import { runSigningCommand } from './key/signing-command.ts'
import { type KeyStore, openKeyStore } from './key/key-store.ts'

const USAGE = `Makes, lists and revokes the API keys of programs, and changes the signing keys.

  npm run key -- new --name NAME --scope SCOPE
                              makes a key and shows it, this once. NAME is for you; SCOPE may be repeated: ${SCOPES.join(', ')}
  npm run key -- new ... --owner ID
                              has what the key ID owns, too: to replace a key without losing its games
  npm run key -- list         all keys by age: id, name, scopes, and when each was made, last used and revoked
  npm run key -- revoke ID    for good: the service refuses the key from the next request on
  npm run key -- signing list | add | use NAME | remove NAME
                              the keys behind links and receipts: docs/operations.md says in which order. With
                              --secret it reads the secret from stdin, and writes the new one to stdout
  npm run key -- push         shows a new key for notices on devices: docs/operations.md says where it goes
  npm run key -- --help       this text

Where the keys are:
  (nothing)                   on this machine: the folder DATA_DIR (./data); its service may keep running
  --store dynamodb            the DynamoDB of this machine, at AWS_ENDPOINT_URL_DYNAMODB
  PROGRAMS_TABLE=... npm run key -- ... --store dynamodb
                              on AWS: the table that the output ProgramsTable of the stack crownhead-keep names

The key goes to stdout, and what is said of it to stderr.
`

const UNKNOWN = 'there is no key with that id; npm run key -- list shows them'

type NewKey = Omit<Extract<KeyRequest, { readonly kind: 'new' }>, 'kind'>

/**
 * Returns the owner for the new key: that of the key `sharing`, even if that key is revoked; undefined without
 * `sharing`.
 */
const ownerFor = async ({ keys }: KeyStore, { sharing }: NewKey): Promise<string | undefined> => {
  if (sharing === undefined) return undefined
  const known = await keys.load(sharing)
  if (!known) throw new Error(UNKNOWN)
  return known.owner
}

const makeNew = async (cabinet: KeyStore, newKey: NewKey): Promise<void> => {
  const { keys, now } = cabinet
  const { name, scopes } = newKey
  const { key, entry } = makeApiKey({ name, scopes, owner: await ownerFor(cabinet, newKey) }, now())
  if (!(await keys.add(entry))) throw new Error('another key has the id that was drawn; nothing was changed, try again')
  console.error(`key ${entry.id} is made for ${name}, with ${scopes.join(', ')}. It is not shown again:`)
  console.log(key)
}

const list = async ({ keys }: KeyStore): Promise<void> => {
  const all = await keys.list()
  for (const key of all) console.log(describeKey(key))
  console.error(`${all.length} ${all.length === 1 ? 'key' : 'keys'}`)
}

const revoke = async ({ keys, now }: KeyStore, id: string): Promise<void> => {
  if (!(await keys.revoke(id, now()))) throw new Error(UNKNOWN)
  console.log(`key ${id} is revoked`)
}

const act = async (cabinet: KeyStore, request: KeyRequest): Promise<void> => {
  switch (request.kind) {
    case 'new':
      return makeNew(cabinet, request)
    case 'list':
      return list(cabinet)
    case 'revoke':
      return revoke(cabinet, request.id)
  }
}

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      scope: { type: 'string', multiple: true, default: [] },
      owner: { type: 'string' },
      store: { type: 'string', default: 'sqlite' },
      secret: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (positionals.join(' ') === 'push') {
    console.log(newVapidKey())
    return 0
  }
  const [what, ...rest] = positionals
  if (what === 'signing') return runSigningCommand(rest, values.secret)
  const request = parseKeyRequest(positionals, values)
  const { store } = values
  if (store !== 'sqlite' && store !== 'dynamodb')
    throw new CommandMisuse(`--store must be sqlite or dynamodb, not '${store}'`)
  const cabinet = openKeyStore(store, process.env)
  try {
    await act(cabinet, request)
    return 0
  } finally {
    cabinet.close()
  }
}

await runTool('key', run)
