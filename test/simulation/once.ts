import type { Source } from '../../functions/codec/codec.ts'
import type { GameEvent } from '../../shared/game/events.ts'
import type { Game } from '../../shared/game/game.ts'
import type { Logged } from '../../shared/service/ports/games.ts'

/**
 * A log only grows, and packing, unpacking and folding are pure: what was worked out for the same bytes or the same
 * events is not worked out again. It spares half of a world's time. `patching.ts` puts this in; the restore check at
 * the end of a world does without.
 */
type Known = {
  /** All of the log but its check sum. */
  readonly bytes: Uint8Array
  readonly log: readonly Logged[]
  /** The last time written, as the codec counts from it. */
  readonly time: number
  readonly before: Known | undefined
  game?: Game | undefined
}

type Fold = (events: readonly GameEvent[], from?: Game) => Game | undefined

/** The first bytes hold the ids of a game: enough to find the versions of one game, in the order of their length. */
const HEAD = 32

let known = new Map<string, Known[]>()
let byLog = new WeakMap<readonly Logged[], Known>()
let byLast = new WeakMap<Logged, Known>()
let isOff = false

/** A new world begins. */
export const forget = (): void => {
  known = new Map()
  byLog = new WeakMap()
  byLast = new WeakMap()
}

/** Works everything out from the start. */
export const afresh = <T>(act: () => T): T => {
  isOff = true
  try {
    return act()
  } finally {
    isOff = false
  }
}

const begins = (bytes: Uint8Array, { bytes: first }: Known): boolean =>
  first.length <= bytes.length && Buffer.compare(bytes.subarray(0, first.length), first) === 0

const readOn = (bytes: Uint8Array, read: (source: Source) => Logged, before: Known | undefined): Known => {
  const source: Source = { bytes, at: before?.bytes.length ?? 1, time: before?.time ?? 0 }
  const log: Logged[] = before ? [...before.log] : []
  while (source.at < bytes.length) log.push(read(source))
  return { bytes, log, time: source.time, before }
}

/** The events in these bytes. */
export const logIn = (bytes: Uint8Array, read: (source: Source) => Logged): readonly Logged[] => {
  if (isOff) return readOn(bytes, read, undefined).log
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(HEAD, bytes.length)).toString('latin1')
  const versions = known.get(head) ?? []
  const before = versions.findLast((each) => begins(bytes, each))
  if (before?.bytes.length === bytes.length) return before.log
  const now = readOn(bytes, read, before)
  known.set(
    head,
    [...versions, now].toSorted((a, b) => a.bytes.length - b.bytes.length),
  )
  byLog.set(now.log, now)
  const last = now.log.at(-1)
  if (last) byLast.set(last, now)
  return now.log
}

const longestOf = (log: readonly Logged[]): Known | undefined => {
  for (let last = log.length - 1; last >= 0; last--) {
    const event = log[last]
    const found = event && byLast.get(event)
    if (found?.log.length === last + 1 && found.log.every((each, index) => each === log[index])) return found
  }
  return undefined
}

/** How much of this log is packed already: the latest version that it goes on from. */
export const packedOf = (log: readonly Logged[], none: Uint8Array) => {
  const found = isOff ? undefined : longestOf(log)
  return found
    ? { bytes: found.bytes, time: found.time, rest: log.slice(found.log.length) }
    : { bytes: none, time: 0, rest: log }
}

/** The game that a log tells of. */
export const gameOf = (log: readonly Logged[], fold: Fold): Game | undefined => {
  const found = byLog.get(log)
  if (!found) return fold(log)
  if ('game' in found) return found.game
  const { before } = found
  const from = before && gameOf(before.log, fold)
  found.game = from ? fold(log.slice(before.log.length), from) : fold(log)
  return found.game
}
