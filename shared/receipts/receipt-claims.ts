/** What the receipt in a PDN says of its record, besides the moves that the chain covers. */
export type RecordClaims = {
  /** All tags but MoveTimes and Receipt, in the order in which they stand. */
  readonly tags: readonly (readonly [name: string, value: string])[]
  /** The moves with square numbers, separated by spaces. */
  readonly moves: string
  /** When the first move was received, in seconds since 1970, and how many seconds later each further one. */
  readonly times: string
  /** A short hash of the remarks before the first move, and of those after each move. It names what was changed. */
  readonly remarks: string
  /** SHA-256 over all remarks, since short hashes can be forged. */
  readonly remarksDigest: string
}

/** What a receipt says: the payload of its JWS. */
export type ReceiptClaims = {
  /** The origin of the service that received the moves. */
  readonly iss: string
  readonly game: string
  /** How many half-moves the receipt covers. */
  readonly plies: number
  /** The last of them, and the instant at which it was received. A game without moves has neither. */
  readonly move?: string
  readonly receivedAt?: string
  /** The digest of the chain after the last of these half-moves. */
  readonly chain: string
  readonly record?: RecordClaims
}

/** The most half-moves of a game is 1,000 (`COUNT_BOUNDS.ply`). */
const MOST_PLIES = 1000

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const isTag = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isText)

/** Returns whether an object has these members and no others. A member that may be missing ends with `?`. */
const hasOnly = (value: Members, names: readonly string[]): boolean => {
  const known = names.map((name) => name.replace('?', ''))
  return (
    Object.keys(value).every((name) => known.includes(name)) &&
    names.every((name) => name.endsWith('?') || Object.hasOwn(value, name))
  )
}

const isDigest = (value: unknown): boolean => isText(value) && /^[\w-]{43}$/.test(value)

const isInstantText = (value: unknown): boolean =>
  isText(value) && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value) && !Number.isNaN(Date.parse(value))

const isMoves = (value: unknown, plies: number): boolean =>
  isText(value) && /^(?:[\dx-]+(?: [\dx-]+)*)?$/.test(value) && (value === '' ? 0 : value.split(' ').length) === plies

/** The last second of the year 9999, after which an instant has another form. */
const LAST_SECOND = 253_402_300_799

/** Returns the instants of `RecordClaims.times`, in seconds since 1970. */
export const claimedSeconds = (times: string): readonly number[] => {
  let last = 0
  return times === '' ? [] : times.split(' ').map((step) => (last += Number(step)))
}

const isTimes = (value: unknown, plies: number): boolean => {
  if (!isText(value) || !/^(?:-?\d{1,12}(?: -?\d{1,12})*)?$/.test(value)) return false
  const seconds = claimedSeconds(value)
  return seconds.length === plies && seconds.every((at) => at >= 0 && at <= LAST_SECOND)
}

/** How many characters the short hash of a move's remarks has: 18 bits. */
export const SHORT_HASH_LENGTH = 3

const isRecord = (value: unknown, plies: number): value is RecordClaims =>
  isObject(value) &&
  hasOnly(value, ['tags', 'moves', 'times', 'remarks', 'remarksDigest']) &&
  Array.isArray(value['tags']) &&
  value['tags'].every(isTag) &&
  isMoves(value['moves'], plies) &&
  isTimes(value['times'], plies) &&
  isText(value['remarks']) &&
  value['remarks'].length === (plies + 1) * SHORT_HASH_LENGTH &&
  isDigest(value['remarksDigest'])

const isClaims = (value: unknown): value is ReceiptClaims => {
  if (!isObject(value)) return false
  const { iss, game, plies, move, receivedAt, chain, record } = value
  return (
    hasOnly(value, ['iss', 'game', 'plies', 'move?', 'receivedAt?', 'chain', 'record?']) &&
    isText(iss) &&
    /^https?:\/\/[^\s/]+$/.test(iss) &&
    isText(game) &&
    /^[\w-]{1,64}$/.test(game) &&
    typeof plies === 'number' &&
    Number.isSafeInteger(plies) &&
    plies >= 0 &&
    plies <= MOST_PLIES &&
    (plies === 0 ? move === undefined && receivedAt === undefined : isMoves(move, 1) && isInstantText(receivedAt)) &&
    isDigest(chain) &&
    (record === undefined || isRecord(record, plies))
  )
}

/** Reads the claims of a receipt from parsed JSON. Undefined if they have any other form. */
export const parseReceiptClaims = (json: unknown): ReceiptClaims | undefined => (isClaims(json) ? json : undefined)
