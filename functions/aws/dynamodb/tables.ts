type Key = { readonly name: string; readonly kind: 'S' | 'N' }

type Index = {
  readonly name: string
  /** The index is sparse: an item is in it only if it has both attributes. */
  readonly keys: readonly [hash: Key, range: Key]
  readonly shows: 'KEYS_ONLY' | 'ALL'
}

/** The keys, index, stream and TTL of a table. */
export type TableShape = {
  readonly keys: readonly [hash: Key] | readonly [hash: Key, range: Key]
  readonly index?: Index
  /** What a stream record contains of a changed item. */
  readonly stream?: 'KEYS_ONLY' | 'NEW_AND_OLD_IMAGES'
  /** The attribute that holds the TTL, in seconds since 1970. DynamoDB deletes the item some time after it. */
  readonly expiry?: string
}

const textKey = (name: string) => ({ name, kind: 'S' }) as const

const numberKey = (name: string) => ({ name, kind: 'N' }) as const

/**
 * The tables of DynamoDB. The CDK stack, a local DynamoDB and the cost model are made from them. Deployed tables have
 * these names: an index with another name is a new index, and a table with other keys is a new, empty table.
 */
export const TABLES = {
  games: {
    keys: [textKey('p')],
    /** Games with a timer, by the time at which it is due. */
    index: { name: 'alarms', keys: [numberKey('s'), numberKey('d')], shows: 'KEYS_ONLY' },
    stream: 'NEW_AND_OLD_IMAGES',
  },
  /** Addresses and notebooks of players. It has no stream, so no address leaves the table that way. */
  people: {
    keys: [textKey('p'), textKey('c')],
    /** The seats of an address, by its pseudonym and by age. A seat is listed only while its game goes on. */
    index: { name: 'seats', keys: [textKey('m'), numberKey('o')], shows: 'KEYS_ONLY' },
    expiry: 'g',
  },
  /**
   * What mailboxes, seats, networks and keys have used of their limits, and what is known about each mailbox. No item
   * contains an address. An opt-out has no TTL.
   */
  ledger: {
    keys: [textKey('p')],
    /** Mailboxes with a planned daily digest or postponed consent emails, by the time at which these emails are due. */
    index: { name: 'digests', keys: [numberKey('h'), numberKey('d')], shows: 'KEYS_ONLY' },
    expiry: 'e',
  },
  /**
   * Hashes of API keys, and what programs own, by owner. An owned game leaves the list when the links of the game
   * expire.
   */
  programs: {
    keys: [textKey('p'), textKey('c')],
    /** The games of an owner, in the order in which they changed. */
    index: { name: 'changes', keys: [textKey('o'), textKey('x')], shows: 'ALL' },
    expiry: 'e',
  },
  /** Requests for many games at once. They name people until the games are made, so the stream has only keys. */
  orders: { keys: [textKey('p')], stream: 'KEYS_ONLY', expiry: 'e' },
} as const satisfies Readonly<Record<string, TableShape>>

export type TableName = keyof typeof TABLES
