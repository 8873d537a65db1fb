import type { GameEvent, Reminder } from '../../shared/game/events.ts'
import type { Logged } from '../../shared/service/ports.ts'
import { type Codec, byte, refused } from './codec.ts'
import { LAST_SQUARE, moved } from './moves.ts'
import { ROWS, type Type } from './rows.ts'

/** A reminder takes one byte. */
const REMINDER_CODES: { readonly [R in Reminder]: number } = { reserve: 125, day: 126, hours: 127 }
const reminders = new Map((Object.keys(REMINDER_CODES) as Reminder[]).map((word) => [REMINDER_CODES[word], word]))

type Stored = { readonly type: Type; readonly code: number; readonly codec: Codec<object> }

const stored: readonly Stored[] = (Object.keys(ROWS) as Type[]).map((type) => {
  const { code, codec } = ROWS[type]
  return { type, code, codec: codec as Codec<object> }
})
const byType = new Map<string, Stored>(stored.map((row) => [row.type, row]))
const byCode = new Map<number, Stored>(stored.map((row) => [row.code, row]))

const rowOf = (row: Stored | undefined): Stored => {
  if (!row) throw refused('an unknown event')
  return row
}

/** The first byte tells the type: a square, with or without the top bit, begins a move. */
const one: Codec<GameEvent> = {
  write: (sink, value) => {
    if (value.type === 'moved') return moved.write(sink, value)
    if (value.type === 'reminded') return byte.write(sink, REMINDER_CODES[value.reminder])
    const { code, codec } = rowOf(byType.get(value.type))
    byte.write(sink, code)
    codec.write(sink, value)
  },
  read: (source) => {
    const first = source.bytes[source.at] ?? 0
    if (first % 128 <= LAST_SQUARE) return moved.read(source)
    const code = byte.read(source)
    const reminder = reminders.get(code)
    if (reminder) return { type: 'reminded', reminder }
    const { type, codec } = rowOf(byCode.get(code))
    return { type, ...codec.read(source) } as GameEvent
  },
}

/** Precedes an event of the same step as the one before it. */
const ALSO = 255

/** A logged event, and whether it continues a step. */
export const event: Codec<Logged> = {
  write: (sink, { also, ...value }) => {
    if (also) byte.write(sink, ALSO)
    one.write(sink, value)
  },
  read: (source) => {
    if (source.bytes[source.at] !== ALSO) return one.read(source)
    byte.read(source)
    return { ...one.read(source), also: true }
  },
}
