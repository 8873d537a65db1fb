type Key = { readonly name: string; readonly kind: 'S' | 'N' }

type Index = {
  readonly name: string
  /** Sparse: an item is in it that has both. */
  readonly keys: readonly [hash: Key, range: Key]
  readonly shows: 'KEYS_ONLY' | 'ALL'
}

export type StoredTable = {
  readonly keys: readonly [hash: Key] | readonly [hash: Key, range: Key]
  readonly index?: Index
  /** What the stream tells of a change. */
  readonly stream?: 'KEYS_ONLY' | 'NEW_AND_OLD_IMAGES'
  /** In seconds since 1970; DynamoDB deletes the item from then on. */
  readonly expiry?: string
}

const text = (name: string) => ({ name, kind: 'S' }) as const

const number = (name: string) => ({ name, kind: 'N' }) as const

/**
 * The tables of DynamoDB, for the stack, for a local DynamoDB and for the cost model. What is deployed has these names:
 * an index of another name is a new index, and a table of other keys is a new table.
 */
export const TABLES = {
  games: {
    keys: [text('p')],
    /** Games that need another look. */
    index: { name: 'alarms', keys: [number('s'), number('d')], shows: 'KEYS_ONLY' },
    stream: 'NEW_AND_OLD_IMAGES',
  },
  /** No stream: no address leaves it. */
  people: {
    keys: [text('p'), text('c')],
    /** By an address's mark and by age, only while the game goes on. */
    index: { name: 'seats', keys: [text('m'), number('o')], shows: 'KEYS_ONLY' },
    expiry: 'g',
  },
  /** By keyed marks, no addresses. A stop has no expiry. */
  ledger: {
    keys: [text('p')],
    /** Addresses with a daily email that is due. */
    index: { name: 'digests', keys: [number('h'), number('d')], shows: 'KEYS_ONLY' },
    expiry: 'e',
  },
  /** Digests of keys, and by owner what programs have. A list's line goes with the links of its game. */
  programs: {
    keys: [text('p'), text('c')],
    /** A program's games, in the order in which they changed. */
    index: { name: 'changes', keys: [text('o'), text('x')], shows: 'ALL' },
    expiry: 'e',
  },
  /** Many games by one request. They name people until they are made, so the stream has keys alone. */
  orders: { keys: [text('p')], stream: 'KEYS_ONLY', expiry: 'e' },
} as const satisfies Readonly<Record<string, StoredTable>>

export type TableName = keyof typeof TABLES
