import type { SQLOutputValue } from 'node:sqlite'
import { imageOf, keyIn as keyInImage } from '../../functions/aws/api-keys.ts'
import { number, textAt } from '../../functions/aws/attributes.ts'
import { PAPER } from '../../functions/aws/papers.ts'
import { keyIn } from '../../local/sqlite/api-keys.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { Account } from '../../shared/service/limits/ledger.ts'
import { accountImage, accountIn } from './accounts.ts'
import { type Image, type Placed, type Row, instantIn, numberIn, seconds, text } from './cells.ts'
import { contactImage, contactRow, paperImage, paperRow } from './people.ts'

const ledgerImage = ({ account, state }: Row): Image => ({
  p: text(account),
  ...accountImage(JSON.parse(String(state)) as Account),
})

const ledgerRow = (image: Image): Placed => {
  const state = accountIn(image)
  return {
    table: 'ledger',
    row: {
      account: textAt(image, 'p'),
      state: JSON.stringify(state),
      expires: state.expires ?? null,
      due: state.due ?? null,
    },
  }
}

const ofOwner = (owner: SQLOutputValue | undefined, name: string): Image => ({
  p: text(`o#${String(owner)}`),
  c: text(name),
})

const ownedImage = ({ owner, game, version, place, line, expires }: Row): Image => ({
  ...ofOwner(owner, `g#${String(game)}`),
  o: text(owner),
  x: text(place),
  v: number(Number(version)),
  g: text(line),
  ...seconds('e', expires),
})

const shelfImage = ({ owner, version, hooks }: Row): Image => ({
  ...ofOwner(owner, 'w'),
  v: number(Number(version)),
  s: text(hooks),
})

const deliveryImage = ({ owner, name, state, delivery, expires }: Row): Image => ({
  ...ofOwner(owner, `d#${String(name)}`),
  s: text(delivery),
  a: text(state),
  ...seconds('e', expires),
})

const turnImage = ({ owner, name, told, expires }: Row): Image => ({
  ...ofOwner(owner, `t#${String(name)}`),
  ...(Number(told) > 0 && { v: number(Number(told)) }),
  ...seconds('e', expires),
})

const OF_OWNER: Readonly<Record<string, (owner: string, name: string, image: Image) => Placed>> = {
  g: (owner, game, image) => {
    const line = textAt(image, 'g')
    const { until } = JSON.parse(line) as { readonly until?: Instant }
    const row = { owner, game, version: numberIn(image['v']), place: textAt(image, 'x'), line, expires: until ?? null }
    return { table: 'owned', row }
  },
  w: (owner, _name, image) => ({
    table: 'hook_shelf',
    row: { owner, version: numberIn(image['v']), hooks: textAt(image, 's') },
  }),
  d: (owner, name, image) => ({
    table: 'hook_delivery',
    row: { owner, name, state: textAt(image, 'a'), delivery: textAt(image, 's'), expires: instantIn(image['e']) },
  }),
  t: (owner, name, image) => ({
    table: 'hook_turn',
    row: { owner, name, told: numberIn(image['v']), until: 0, expires: instantIn(image['e']) ?? 0 },
  }),
}

const keyRow = (image: Image): Placed => {
  const { scopes, used = null, revoked = null, ...key } = keyInImage(image)
  return { table: 'api_key', row: { ...key, scopes: scopes.join(' '), used, revoked } }
}

/** The pseudo-table of issued keys by owner: SQLite marks each key, DynamoDB has one list per owner. */
export const ROSTER = 'roster'

const rosterImage = ({ owner, ids }: Row): Image => ({ p: text(`r#${String(owner)}`), c: { S: '-' }, i: text(ids) })

const after = (sign: string, whole: string): string => whole.slice(whole.indexOf(sign) + 1)

/**
 * The SQLite row of an item of programs. Lists of keys are read once all keys are there; hourly counts expire and are
 * not moved.
 */
const programRow = (image: Image): Placed | undefined => {
  const [p, c] = [textAt(image, 'p'), textAt(image, 'c')]
  if (p.startsWith('k#')) return keyRow(image)
  if (p.startsWith('r#') || c.startsWith('n#')) return undefined
  const read = OF_OWNER[c.slice(0, 1)]
  if (!p.startsWith('o#') || !read) throw new Error(`an entry of programs is of no kind that is known here: ${p} ${c}`)
  return read(after('#', p), after('#', c), image)
}

export type Kind = 'people' | 'ledger' | 'programs'

/** How a row of each SQLite table becomes a DynamoDB item. Games are missing, as both stores keep the same item. */
export const IMAGES: Readonly<Record<string, readonly [Kind, (row: Row) => Image]>> = {
  contact: ['people', contactImage],
  paper: ['people', paperImage],
  ledger: ['ledger', ledgerImage],
  owned: ['programs', ownedImage],
  hook_shelf: ['programs', shelfImage],
  hook_delivery: ['programs', deliveryImage],
  hook_turn: ['programs', turnImage],
  api_key: ['programs', (row) => imageOf(keyIn(row))],
  [ROSTER]: ['programs', rosterImage],
}

/**
 * How an item of each DynamoDB table becomes a row. Undefined for items without content; throws on items of no known
 * kind.
 */
export const ROWS: Readonly<Record<Kind, (image: Image) => Placed | undefined>> = {
  people: (image) => (textAt(image, 'c').startsWith(PAPER) ? paperRow(image) : contactRow(image)),
  ledger: ledgerRow,
  programs: programRow,
}

/** SQLite tables that are not moved: they follow from the games, connect processes, or concern this machine only. */
const NOT_MOVED = 'change cursor schedule message mail value hook_count'
export const LEFT: ReadonlySet<string> = new Set(NOT_MOVED.split(' '))
