import type { GameId, Logged, Stored } from '../../shared/service/ports.ts'
import { type Sink, type Source, refused } from './codec.ts'
import { inSeconds } from './times.ts'
import { event } from './events.ts'

/**
 * A game as it lies in the store, at most 1 KB for 150 plies. Names are one character long because they are paid for
 * with every write. `d` and `s` are the keys of the index of alarms, and absent where nobody need look any more.
 */
export type Item = {
  /** The game's id. */
  readonly p: GameId
  /** Its version. */
  readonly v: number
  /** Its log, packed. */
  readonly e: Uint8Array
  /** How many events the last step has. */
  readonly n: number
  /** The armed alarm, in seconds since 1970. */
  readonly d?: number
  /** The part of the index that the alarm stands in. */
  readonly s?: number
}

/** A part of an index takes 1,000 writes a second, and a throttled index throttles the table: eight parts for 8,000 games begun, ended or re-armed a second. */
export const SHARDS = 8

/** The part of the index of alarms that a game belongs to, from its id alone. */
export const shardOf = (id: GameId): number => {
  let sum = 0
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521
  return sum % SHARDS
}

/** The first byte of a log: another form takes another number. */
const FORMAT = 2

const remainderOf = (byte: number): number => {
  let crc = byte << 8
  for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  return crc
}
const REMAINDERS = Uint16Array.from({ length: 256 }, (_, byte) => remainderOf(byte))

/** CRC-16/CCITT: finds every damage of up to 16 bits in a row, and all but one in 65,536 of the rest. */
const checkSum = (bytes: Iterable<number>): number => {
  let crc = 0xffff
  for (const byte of bytes) crc = ((crc << 8) & 0xffff) ^ (REMAINDERS[(crc >> 8) ^ byte] ?? 0)
  return crc
}

/** Format, events one after another, two bytes of check sum. */
export const packLog = (log: readonly Logged[]): Uint8Array => {
  const sink: Sink = { bytes: [FORMAT], time: 0 }
  for (const one of log) event.write(sink, one)
  const sum = checkSum(sink.bytes)
  return Uint8Array.of(...sink.bytes, sum >> 8, sum & 255)
}

/** Throws on bytes that `packLog` did not make. */
export const unpackLog = (bytes: Uint8Array): readonly Logged[] => {
  const end = bytes.length - 2
  if (end < 1) throw refused('it is too short')
  if (checkSum(bytes.subarray(0, end)) !== ((bytes[end] ?? 0) << 8) + (bytes[end + 1] ?? 0))
    throw refused('it is damaged')
  if (bytes[0] !== FORMAT) throw refused(`format ${bytes[0]} is not known here`)
  const source: Source = { bytes: bytes.subarray(0, end), at: 1, time: 0 }
  const log: Logged[] = []
  while (source.at < end) log.push(event.read(source))
  return log
}

export const pack = (id: GameId, { version, log, last, due }: Stored): Item => ({
  p: id,
  v: version,
  e: packLog(log),
  n: last,
  ...(due !== undefined && { d: inSeconds(due), s: shardOf(id) }),
})

/** What can be told of an item without reading its log. */
export const headOf = ({ v: version, d }: Item): Pick<Stored, 'version' | 'due'> => ({
  version,
  due: d === undefined ? undefined : d * 1000,
})

/** Throws on an item that `pack` did not make. */
export const unpack = (item: Item): Stored => {
  const { e, n: last } = item
  const { version, due } = headOf(item)
  const log = unpackLog(e)
  if (!Number.isSafeInteger(version) || version < 1) throw refused(`version ${version} of ${item.p}`)
  if (!Number.isSafeInteger(last) || last < 0 || last > log.length) throw refused(`a last step of ${last} of ${item.p}`)
  return { version, log, last, due }
}

/** Whether two items of one game are the same: who finds his own write there has not lost, only the answer to it was. */
export const sameItem = (a: Item, b: Item): boolean =>
  a.v === b.v && a.d === b.d && a.n === b.n && Buffer.compare(a.e, b.e) === 0
