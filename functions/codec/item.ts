import { newer } from '../../shared/service/games/newer.ts'
import type { GameId, Logged, Stored } from '../../shared/service/ports/ports.ts'
import { type Sink, type Source, refused } from './codec.ts'
import { inSeconds } from './times.ts'
import { event } from './events.ts'

/**
 * At most 1 KB for 150 plies, `LARGEST_ITEM` always. Every write pays for names: one character each. `d` and `s` key
 * the index of alarms; absent without one.
 */
export type Item = {
  readonly p: GameId
  /** Version. */
  readonly v: number
  /** Packed log. */
  readonly e: Uint8Array
  /** Events in the last step. */
  readonly n: number
  /** In seconds since 1970. */
  readonly d?: number
  readonly s?: number
}

/**
 * A shard takes 1,000 writes a second, and a throttled index throttles the table: eight allow 8,000 games begun, ended
 * or re-armed a second.
 */
export const SHARDS = 8

export const shardOf = (id: GameId): number => {
  let sum = 0
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521
  return sum % SHARDS
}

/** A log's first byte. Another format takes another number. */
const FORMAT = 2

const remainderOf = (byte: number): number => {
  let crc = byte << 8
  for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  return crc
}
const REMAINDERS = Uint16Array.from({ length: 256 }, (_, byte) => remainderOf(byte))

/** CRC-16/CCITT: finds any damage within 16 consecutive bits, and all but one in 65,536 of the rest. */
const checkSum = (bytes: ArrayLike<number>, before = 0xffff): number => {
  let crc = before
  for (let at = 0; at < bytes.length; at++)
    crc = ((crc << 8) & 0xffff) ^ (REMAINDERS[(crc >> 8) ^ (bytes[at] ?? 0)] ?? 0)
  return crc
}

/** Without the checksum, which is `sum`. */
type Packed = { readonly bytes: Uint8Array; readonly time: number; readonly sum: number }

const NO_EVENTS: Packed = { bytes: Uint8Array.of(FORMAT), time: 0, sum: checkSum([FORMAT]) }

/** Ends with two bytes of checksum. */
const written = (before: Packed, log: readonly Logged[]): Uint8Array => {
  const sink: Sink = { bytes: [], time: before.time }
  for (const one of log) event.write(sink, one)
  const sum = checkSum(sink.bytes, before.sum)
  const bytes = new Uint8Array(before.bytes.length + sink.bytes.length + 2)
  bytes.set(before.bytes)
  bytes.set([...sink.bytes, sum >> 8, sum & 255], before.bytes.length)
  return bytes
}

/** Format, events, checksum. */
export const packLog = (log: readonly Logged[]): Uint8Array => written(NO_EVENTS, log)

/** What was read of each log: a step only adds to it. */
const packed = new WeakMap<readonly Logged[], Packed>()

/** As `packLog`. Where `log` begins with all of `before`, as it was read, only what follows is packed. */
const packOnto = (before: readonly Logged[], log: readonly Logged[]): Uint8Array => {
  const known = packed.get(before)
  if (!known || !before.every((one, at) => one === log[at])) return packLog(log)
  return written(known, log.slice(before.length))
}

/** The bytes are as they were written, so what cannot be read here was written by a later release. */
const eventsIn = (source: Source): readonly Logged[] => {
  const log: Logged[] = []
  try {
    while (source.at < source.bytes.length) log.push(event.read(source))
  } catch (error) {
    throw newer(error instanceof Error ? error.message : 'packed log: unknown', error)
  }
  return log
}

export const unpackLog = (bytes: Uint8Array): readonly Logged[] => {
  const end = bytes.length - 2
  if (end < 1) throw refused('it is too short')
  const events = bytes.subarray(0, end)
  const sum = checkSum(events)
  if (sum !== ((bytes[end] ?? 0) << 8) + (bytes[end + 1] ?? 0)) throw refused('it is damaged')
  if (bytes[0] !== FORMAT) throw newer(`packed log: format ${bytes[0]} is not known here`)
  const source: Source = { bytes: events, at: 1, time: 0 }
  const log = eventsIn(source)
  packed.set(log, { bytes: events, time: source.time, sum })
  return log
}

const itemOf = (id: GameId, { version, last, due }: Stored, e: Uint8Array): Item => ({
  p: id,
  v: version,
  e,
  n: last,
  ...(due !== undefined && { d: inSeconds(due), s: shardOf(id) }),
})

export const pack = (id: GameId, stored: Stored): Item => itemOf(id, stored, packLog(stored.log))

/** As `pack`, in less time after `unpack` of what stood before. */
export const packNext = (id: GameId, before: Stored | undefined, after: Stored): Item =>
  itemOf(id, after, before ? packOnto(before.log, after.log) : packLog(after.log))

export const headOf = ({ v: version, d }: Item): Pick<Stored, 'version' | 'due'> => ({
  version,
  due: d === undefined ? undefined : d * 1000,
})

export const unpack = (item: Item): Stored => {
  const { e, n: last } = item
  const { version, due } = headOf(item)
  const log = unpackLog(e)
  if (!Number.isSafeInteger(version) || version < 1) throw refused(`version ${version} of ${item.p}`)
  if (!Number.isSafeInteger(last) || last < 0 || last > log.length) throw refused(`a last step of ${last} of ${item.p}`)
  return { version, log, last, due }
}

/** A writer that finds its own item stored won; only the answer was lost. */
export const sameItem = (a: Item, b: Item): boolean =>
  a.v === b.v && a.d === b.d && a.n === b.n && Buffer.compare(a.e, b.e) === 0
