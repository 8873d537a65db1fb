import type { GameEvent, Reminder } from '../../shared/game/model/events.ts'
import type { LoggedEvent } from '../../shared/service/ports/games.ts'
import { type Codec, byte, codecError, varint } from './codec.ts'
import { LARGEST_SQUARE, movedCodec } from './moves.ts'
import { EVENT_FORMATS, type CodedEventType, EVENT_FORMATS_WITH_TOTALS } from './event-formats.ts'

/** The byte of each reminder. It is the whole event, because a reminder has no further properties. */
const REMINDER_CODES: { readonly [R in Reminder]: number } = { reserve: 125, day: 126, hours: 127 }
const reminders = new Map((Object.keys(REMINDER_CODES) as Reminder[]).map((word) => [REMINDER_CODES[word], word]))

type EventFormat = { readonly type: CodedEventType; readonly code: number; readonly codec: Codec<object> }

type Formats = { readonly [T in CodedEventType]?: { readonly code: number; readonly codec: unknown } }

const listed = (formats: Formats): readonly EventFormat[] =>
  (Object.keys(formats) as CodedEventType[]).flatMap((type) => {
    const format = formats[type]
    return format ? [{ type, code: format.code, codec: format.codec as Codec<object> }] : []
  })
const byEventType = (formats: readonly EventFormat[]): ReadonlyMap<string, EventFormat> =>
  new Map(formats.map((format) => [format.type, format]))

const [plain, withTotals] = [listed(EVENT_FORMATS), listed(EVENT_FORMATS_WITH_TOTALS)]
const [byType, byTypeWithTotals] = [byEventType(plain), byEventType(withTotals)]
const byCode = new Map<number, EventFormat>([...plain, ...withTotals].map((format) => [format.code, format]))

const known = (format: EventFormat | undefined): EventFormat => {
  if (!format) throw codecError('an unknown event')
  return format
}

/** One event. Its first byte tells its type: the number of a square, with or without the top bit, begins a move. */
const singleEvent: Codec<GameEvent> = {
  write: (sink, value) => {
    if (value.type === 'moved') return movedCodec.write(sink, value)
    if (value.type === 'reminded') return byte.write(sink, REMINDER_CODES[value.reminder])
    const formats = 'totals' in value ? byTypeWithTotals : byType
    const { code, codec } = known(formats.get(value.type))
    byte.write(sink, code)
    codec.write(sink, value)
  },
  read: (source) => {
    const first = source.bytes[source.at] ?? 0
    if (first % 128 <= LARGEST_SQUARE) return movedCodec.read(source)
    const code = byte.read(source)
    const reminder = reminders.get(code)
    if (reminder) return { type: 'reminded', reminder }
    const { type, codec } = known(byCode.get(code))
    return { type, ...codec.read(source) } as GameEvent
  },
}

/** This byte before an event says that the event belongs to the same step as the one before it. */
const ALSO = 255

/**
 * How a gap is stored: the number of steps before this event that left the log, because later steps replaced them. Up
 * to 53 steps are one byte, 200 plus the number; more are the byte 254 and then the number.
 */
const GAP = 200
const LONG_GAP = 254

const gapCodec: Codec<number> = {
  write: (sink, steps) => {
    if (steps < LONG_GAP - GAP) return byte.write(sink, GAP + steps)
    byte.write(sink, LONG_GAP)
    varint.write(sink, steps)
  },
  read: (source) => {
    const first = byte.read(source)
    return first === LONG_GAP ? varint.read(source) : first - GAP
  },
}

const isGap = (first: number | undefined): boolean => first !== undefined && first > GAP && first <= LONG_GAP

/** One entry of a game's log: an optional gap, an optional `also` mark, and the event. */
export const eventCodec: Codec<LoggedEvent> = {
  write: (sink, { also, gap: steps, ...value }) => {
    if (steps !== undefined) gapCodec.write(sink, steps)
    if (also) byte.write(sink, ALSO)
    singleEvent.write(sink, value)
  },
  read: (source) => {
    const first = source.bytes[source.at]
    if (first !== ALSO && !isGap(first)) return singleEvent.read(source)
    const steps = isGap(first) ? { gap: gapCodec.read(source) } : {}
    if (source.bytes[source.at] !== ALSO) return { ...singleEvent.read(source), ...steps }
    byte.read(source)
    return { ...singleEvent.read(source), ...steps, also: true }
  },
}
