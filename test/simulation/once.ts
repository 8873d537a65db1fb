import type { ByteReader } from '../../functions/codec/codec.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import type { Game } from '../../shared/game/model/game.ts'
import type { LoggedEvent } from '../../shared/service/ports/games.ts'

/**
 * A version of a log with its results, which are reused for later versions. A log only grows, and encoding, decoding
 * and folding are pure, so the same bytes or events need not be processed again. This halves the time of a world.
 * `patching.ts` makes the service use these results; the restore check at the end of a world computes everything
 * itself.
 */
type LogVersion = {
  /** The encoded log without its checksum. */
  readonly bytes: Uint8Array
  readonly log: readonly LoggedEvent[]
  /** The last time in the log, from which the codec counts the next one. */
  readonly time: number
  readonly before: LogVersion | undefined
  game?: Game | undefined
}

type Fold = (events: readonly GameEvent[], from?: Game) => Game | undefined

/** The first bytes of a log hold the ids of its game: by a prefix of this length the versions of one game are found. */
const HEAD = 32

let byPrefix = new Map<string, LogVersion[]>()
let byLog = new WeakMap<readonly LoggedEvent[], LogVersion>()
let byLast = new WeakMap<LoggedEvent, LogVersion>()
let isOff = false

/** Drops all results, before a new world begins. */
export const forget = (): void => {
  byPrefix = new Map()
  byLog = new WeakMap()
  byLast = new WeakMap()
}

/** Runs `act` without the stored results, so that everything is computed from the start. */
export const afresh = <T>(act: () => T): T => {
  isOff = true
  try {
    return act()
  } finally {
    isOff = false
  }
}

const begins = (bytes: Uint8Array, { bytes: first }: LogVersion): boolean =>
  first.length <= bytes.length && Buffer.compare(bytes.subarray(0, first.length), first) === 0

const readOn = (
  bytes: Uint8Array,
  read: (source: ByteReader) => LoggedEvent,
  before: LogVersion | undefined,
): LogVersion => {
  const source: ByteReader = { bytes, at: before?.bytes.length ?? 1, time: before?.time ?? 0 }
  const log: LoggedEvent[] = before ? [...before.log] : []
  while (source.at < bytes.length) log.push(read(source))
  return { bytes, log, time: source.time, before }
}

/** Returns the events in these bytes. */
export const logIn = (bytes: Uint8Array, read: (source: ByteReader) => LoggedEvent): readonly LoggedEvent[] => {
  if (isOff) return readOn(bytes, read, undefined).log
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(HEAD, bytes.length)).toString('latin1')
  const versions = byPrefix.get(head) ?? []
  const before = versions.findLast((each) => begins(bytes, each))
  if (before?.bytes.length === bytes.length) return before.log
  const now = readOn(bytes, read, before)
  byPrefix.set(
    head,
    [...versions, now].toSorted((a, b) => a.bytes.length - b.bytes.length),
  )
  byLog.set(now.log, now)
  const last = now.log.at(-1)
  if (last) byLast.set(last, now)
  return now.log
}

const longestOf = (log: readonly LoggedEvent[]): LogVersion | undefined => {
  for (let last = log.length - 1; last >= 0; last--) {
    const event = log[last]
    const found = event && byLast.get(event)
    if (found?.log.length === last + 1 && found.log.every((each, index) => each === log[index])) return found
  }
  return undefined
}

/**
 * Returns the bytes of the longest beginning of this log that is encoded already, its last time, and the rest of the
 * events. Without such a beginning the bytes are `none`.
 */
export const packedOf = (log: readonly LoggedEvent[], none: Uint8Array) => {
  const found = isOff ? undefined : longestOf(log)
  return found
    ? { bytes: found.bytes, time: found.time, rest: log.slice(found.log.length) }
    : { bytes: none, time: 0, rest: log }
}

/** Returns the game to which a log folds. */
export const gameOf = (log: readonly LoggedEvent[], fold: Fold): Game | undefined => {
  const found = byLog.get(log)
  if (!found) return fold(log)
  if ('game' in found) return found.game
  const { before } = found
  const from = before && gameOf(before.log, fold)
  found.game = from ? fold(log.slice(before.log.length), from) : fold(log)
  return found.game
}
