import { laterReleaseError } from '../../shared/service/games/later-release.ts'
import type { GameId, LoggedEvent, GameRecord } from '../../shared/service/ports/games.ts'
import { type ByteWriter, type ByteReader, codecError } from './codec.ts'
import { NOT_YET_WRITTEN } from './compound.ts'
import { toWholeSeconds } from './instants.ts'
import { eventCodec } from './event-codec.ts'

/**
 * A game as DynamoDB stores it: at most 1 KB for 150 plies, and never above `LARGEST_ITEM`. Every write is charged for
 * the names of attributes too, so each has one character. `d` and `s` are the key of the timer index, and absent from a
 * game without a timer.
 */
export type GameItem = {
  readonly p: GameId
  /** The version: it grows by one with each step. */
  readonly v: number
  /** The log of events, in bytes. */
  readonly e: Uint8Array
  /** The number of events in the last step. */
  readonly n: number
  /** The instant when the timer is due, in seconds since 1970. */
  readonly d?: number
  /** The shard of the timer index. */
  readonly s?: number
}

/**
 * The number of partition keys of the timer index. One partition takes 1,000 writes a second, and a throttled index
 * throttles its table: eight partitions let 8,000 games a second begin, end or change their timer.
 */
export const TIMER_SHARDS = 8

/** Returns the shard of a game, 0 to 7: always the same for one id. */
export const timerShard = (id: GameId): number => {
  let sum = 0
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521
  return sum % TIMER_SHARDS
}

/** The first byte of a log. A new format takes a new number. */
const FORMAT = 2

const remainderOf = (byte: number): number => {
  let crc = byte << 8
  for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  return crc
}
const REMAINDERS = Uint16Array.from({ length: 256 }, (_, byte) => remainderOf(byte))

/** Returns CRC-16/CCITT, with which each stored log ends. It finds all damage within 16 consecutive bits, and misses one in 65,536 of other damage. */
export const checkSum = (bytes: ArrayLike<number>, before = 0xffff): number => {
  let crc = before
  for (let at = 0; at < bytes.length; at++)
    crc = ((crc << 8) & 0xffff) ^ (REMAINDERS[(crc >> 8) ^ (bytes[at] ?? 0)] ?? 0)
  return crc
}

/** A packed log without its checksum, which is `sum`; `time` is its last instant, in seconds. */
type Packed = { readonly bytes: Uint8Array; readonly time: number; readonly sum: number }

const NO_EVENTS: Packed = { bytes: Uint8Array.of(FORMAT), time: 0, sum: checkSum([FORMAT]) }

/** Returns the bytes of `before`, then those of the events in `log`, then two bytes of checksum. */
const written = (before: Packed, log: readonly LoggedEvent[], isAhead = false): Uint8Array => {
  const sink: ByteWriter = { bytes: [], time: before.time, isAhead }
  for (const one of log) eventCodec.write(sink, one)
  const sum = checkSum(sink.bytes, before.sum)
  const bytes = new Uint8Array(before.bytes.length + sink.bytes.length + 2)
  bytes.set(before.bytes)
  bytes.set([...sink.bytes, sum >> 8, sum & 255], before.bytes.length)
  return bytes
}

/** Returns the log in bytes: the format, the events, and the checksum. */
export const packLog = (log: readonly LoggedEvent[]): Uint8Array => written(NO_EVENTS, log)

/** Packs a log as the next release will, so that this one can test its reader. */
export const packLogAhead = (log: readonly LoggedEvent[]): Uint8Array => written(NO_EVENTS, log, true)

/** The bytes that each log was read from. A step usually only appends events, and then these bytes are used again. */
const packed = new WeakMap<readonly LoggedEvent[], Packed>()

/** Returns whether a stored log has what this release only reads: the next release, which writes it, runs already. */
const isAhead = (stored: readonly LoggedEvent[]): boolean => {
  try {
    packLog(stored)
    return false
  } catch (error) {
    if (error instanceof Error && error.message.endsWith(NOT_YET_WRITTEN)) return true
    throw error
  }
}

/**
 * Packs a log as `packLog` does, but reuses the bytes of `before` if `log` begins with the same events. What the next
 * release has stored is kept when other events leave the log.
 */
const packOnto = (before: readonly LoggedEvent[], log: readonly LoggedEvent[]): Uint8Array => {
  const known = packed.get(before)
  const isLonger = before.every((one, at) => one === log[at])
  if (known && isLonger) return written(known, log.slice(before.length))
  return isAhead(before) ? packLogAhead(log) : packLog(log)
}

/**
 * Returns the events of a log whose checksum is right. Its bytes are undamaged, so an event that cannot be read was
 * written by a later release.
 */
const eventsIn = (source: ByteReader): readonly LoggedEvent[] => {
  const log: LoggedEvent[] = []
  try {
    while (source.at < source.bytes.length) log.push(eventCodec.read(source))
  } catch (error) {
    throw laterReleaseError(error instanceof Error ? error.message : 'packed log: unknown', error)
  }
  return log
}

/** Reads the bytes of `packLog`. Throws if they are damaged, or were written by a later release. */
export const unpackLog = (bytes: Uint8Array): readonly LoggedEvent[] => {
  const end = bytes.length - 2
  if (end < 1) throw codecError('it is too short')
  const events = bytes.subarray(0, end)
  const sum = checkSum(events)
  if (sum !== ((bytes[end] ?? 0) << 8) + (bytes[end + 1] ?? 0)) throw codecError('it is damaged')
  if (bytes[0] !== FORMAT) throw laterReleaseError(`packed log: format ${bytes[0]} is not known here`)
  const source: ByteReader = { bytes: events, at: 1, time: 0 }
  const log = eventsIn(source)
  packed.set(log, { bytes: events, time: source.time, sum })
  return log
}

const itemOf = (id: GameId, { version, last, due }: GameRecord, e: Uint8Array): GameItem => ({
  p: id,
  v: version,
  e,
  n: last,
  ...(due !== undefined && { d: toWholeSeconds(due), s: timerShard(id) }),
})

/** Returns the item of a stored game. */
export const packGame = (id: GameId, stored: GameRecord): GameItem => itemOf(id, stored, packLog(stored.log))

/**
 * Returns the same item as `packGame` makes, in less time if `before` was unpacked here: only the new events are
 * packed.
 */
export const packNextVersion = (id: GameId, before: GameRecord | undefined, after: GameRecord): GameItem =>
  itemOf(id, after, before ? packOnto(before.log, after.log) : packLog(after.log))

/** Returns the version and timer of a game, without reading its log. */
export const versionAndDue = ({ v: version, d }: GameItem): Pick<GameRecord, 'version' | 'due'> => ({
  version,
  due: d === undefined ? undefined : d * 1000,
})

/** Returns the game in an item. Throws if the item is damaged, or was written by a later release. */
export const unpackGame = (item: GameItem): GameRecord => {
  const { e, n: last } = item
  const { version, due } = versionAndDue(item)
  const log = unpackLog(e)
  if (!Number.isSafeInteger(version) || version < 1) throw codecError(`version ${version} of ${item.p}`)
  if (!Number.isSafeInteger(last) || last < 0 || last > log.length)
    throw codecError(`a last step of ${last} of ${item.p}`)
  return { version, log, last, due }
}

/**
 * Returns whether two items are equal. A writer that finds its own item already stored has succeeded: only the answer
 * was lost.
 */
export const isSameItem = (a: GameItem, b: GameItem): boolean =>
  a.v === b.v && a.d === b.d && a.n === b.n && Buffer.compare(a.e, b.e) === 0

/** A record that is stored as one item, and saved by one conditional write on its version and timer. */
export type VersionedRecord = Pick<GameRecord, 'version' | 'due'> & { readonly log: readonly object[] }

/** How a record becomes an item of the table of games, and how the item is read. */
export type Packing<Stored extends VersionedRecord> = {
  /** `before`: the record that was loaded, whose bytes may serve again. */
  readonly pack: (key: string, before: Stored | undefined, after: Stored) => GameItem
  /** Throws if the item is damaged, or was written by a later release. */
  readonly unpack: (item: GameItem) => Stored
}

export const GAME_PACKING: Packing<GameRecord> = { pack: packNextVersion, unpack: unpackGame }
