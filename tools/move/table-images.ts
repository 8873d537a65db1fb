import type { SQLOutputValue } from 'node:sqlite'
import { apiKeyItem, apiKeyInItem as keyInImage } from '../../functions/aws/stores/api-keys.ts'
import { numberValue, textAttribute } from '../../functions/aws/dynamodb/attributes.ts'
import { NOTEBOOK_PREFIX } from '../../functions/aws/people/notebook.ts'
import { apiKeyFromRow } from '../../local/sqlite/stores/sqlite-api-keys.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { LedgerAccount } from '../../shared/service/limits/ledger-account.ts'
import { ledgerAttributes, accountFromImage } from './ledger-images.ts'
import {
  type MovedItem,
  type TableRow,
  type SqliteRow,
  instantFrom,
  numberFrom,
  expiryAttribute,
  toTextAttribute,
} from './cells.ts'
import { contactImage, contactRow, notebookImage, notebookRow } from './person-images.ts'

const ledgerImage = ({ account, state }: SqliteRow): MovedItem => ({
  p: toTextAttribute(account),
  ...ledgerAttributes(JSON.parse(String(state)) as LedgerAccount),
})

const ledgerRow = (image: MovedItem): TableRow => {
  const state = accountFromImage(image)
  return {
    table: 'ledger',
    row: {
      account: textAttribute(image, 'p'),
      state: JSON.stringify(state),
      expires: state.expires ?? null,
      due: state.due ?? null,
    },
  }
}

const ofOwner = (owner: SQLOutputValue | undefined, name: string): MovedItem => ({
  p: toTextAttribute(`o#${String(owner)}`),
  c: toTextAttribute(name),
})

const ownedImage = ({ owner, game, version, place, line, expires }: SqliteRow): MovedItem => ({
  ...ofOwner(owner, `g#${String(game)}`),
  o: toTextAttribute(owner),
  x: toTextAttribute(place),
  v: numberValue(Number(version)),
  g: toTextAttribute(line),
  ...expiryAttribute('e', expires),
})

const shelfImage = ({ owner, version, hooks }: SqliteRow): MovedItem => ({
  ...ofOwner(owner, 'w'),
  v: numberValue(Number(version)),
  s: toTextAttribute(hooks),
})

const deliveryImage = ({ owner, name, state, delivery, expires }: SqliteRow): MovedItem => ({
  ...ofOwner(owner, `d#${String(name)}`),
  s: toTextAttribute(delivery),
  a: toTextAttribute(state),
  ...expiryAttribute('e', expires),
})

const turnImage = ({ owner, name, told, expires }: SqliteRow): MovedItem => ({
  ...ofOwner(owner, `t#${String(name)}`),
  ...(Number(told) > 0 && { v: numberValue(Number(told)) }),
  ...expiryAttribute('e', expires),
})

const OF_OWNER: Readonly<Record<string, (owner: string, name: string, image: MovedItem) => TableRow>> = {
  g: (owner, game, image) => {
    const line = textAttribute(image, 'g')
    const { until } = JSON.parse(line) as { readonly until?: Instant }
    const row = {
      owner,
      game,
      version: numberFrom(image['v']),
      place: textAttribute(image, 'x'),
      line,
      expires: until ?? null,
    }
    return { table: 'owned', row }
  },
  w: (owner, _name, image) => ({
    table: 'hook_shelf',
    row: { owner, version: numberFrom(image['v']), hooks: textAttribute(image, 's') },
  }),
  d: (owner, name, image) => ({
    table: 'hook_delivery',
    row: {
      owner,
      name,
      state: textAttribute(image, 'a'),
      delivery: textAttribute(image, 's'),
      expires: instantFrom(image['e']),
    },
  }),
  t: (owner, name, image) => ({
    table: 'hook_turn',
    row: { owner, name, told: numberFrom(image['v']), until: 0, expires: instantFrom(image['e']) ?? 0 },
  }),
}

const keyRow = (image: MovedItem): TableRow => {
  const { scopes, used = null, revoked = null, ...key } = keyInImage(image)
  return { table: 'api_key', row: { ...key, scopes: scopes.join(' '), used, revoked } }
}

/**
 * The name, as if of a table, for the lists of keys that were made on their owner's keys page. SQLite marks each of
 * these keys; DynamoDB has one list per owner.
 */
export const ROSTER = 'roster'

const rosterImage = ({ owner, ids }: SqliteRow): MovedItem => ({
  p: toTextAttribute(`r#${String(owner)}`),
  c: { S: '-' },
  i: toTextAttribute(ids),
})

const after = (sign: string, whole: string): string => whole.slice(whole.indexOf(sign) + 1)

/**
 * Returns the SQLite row of an item of the table of programs. Undefined for lists of keys, which are read when all keys
 * have been moved, and for hourly counts, which expire and are not moved.
 */
const programRow = (image: MovedItem): TableRow | undefined => {
  const [p, c] = [textAttribute(image, 'p'), textAttribute(image, 'c')]
  if (p.startsWith('k#')) return keyRow(image)
  if (p.startsWith('r#') || c.startsWith('n#')) return undefined
  const read = OF_OWNER[c.slice(0, 1)]
  if (!p.startsWith('o#') || !read) throw new Error(`an entry of programs is of no kind that is known here: ${p} ${c}`)
  return read(after('#', p), after('#', c), image)
}

export type MovedTable = 'people' | 'ledger' | 'programs'

/**
 * How a row of each SQLite table becomes an item of a DynamoDB table. Games are missing, because both stores keep the
 * same item. Orders are in move-orders.ts.
 */
export const TO_IMAGE: Readonly<Record<string, readonly [MovedTable, (row: SqliteRow) => MovedItem]>> = {
  contact: ['people', contactImage],
  paper: ['people', notebookImage],
  ledger: ['ledger', ledgerImage],
  owned: ['programs', ownedImage],
  hook_shelf: ['programs', shelfImage],
  hook_delivery: ['programs', deliveryImage],
  hook_turn: ['programs', turnImage],
  api_key: ['programs', (row) => apiKeyItem(apiKeyFromRow(row))],
  [ROSTER]: ['programs', rosterImage],
}

/**
 * How an item of each DynamoDB table becomes an SQLite row. The function returns undefined for an item that gives no
 * row, and throws for an item of unknown kind.
 */
export const TO_ROW: Readonly<Record<MovedTable, (image: MovedItem) => TableRow | undefined>> = {
  people: (image) => (textAttribute(image, 'c').startsWith(NOTEBOOK_PREFIX) ? notebookRow(image) : contactRow(image)),
  ledger: ledgerRow,
  programs: programRow,
}

/** SQLite tables that are not moved: they follow from the games, connect processes, or concern this machine only. */
const NOT_MOVED = 'change cursor schedule message mail value hook_count'
export const TABLES_NOT_MOVED: ReadonlySet<string> = new Set(NOT_MOVED.split(' '))
