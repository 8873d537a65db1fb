import type { GameEvent, Reminder } from '../../shared/game/events.ts'
import type { Logged } from '../../shared/service/ports/ports.ts'
import { type Codec, byte, refused, whole } from './codec.ts'
import { LAST_SQUARE, moved } from './moves.ts'
import { ROWS, type Type, WITH_TOTALS } from './rows.ts'

const REMINDER_CODES: { readonly [R in Reminder]: number } = { reserve: 125, day: 126, hours: 127 }
const reminders = new Map((Object.keys(REMINDER_CODES) as Reminder[]).map((word) => [REMINDER_CODES[word], word]))

type Stored = { readonly type: Type; readonly code: number; readonly codec: Codec<object> }

type Rows = { readonly [T in Type]?: { readonly code: number; readonly codec: unknown } }

const storedIn = (rows: Rows): readonly Stored[] =>
  (Object.keys(rows) as Type[]).flatMap((type) => {
    const row = rows[type]
    return row ? [{ type, code: row.code, codec: row.codec as Codec<object> }] : []
  })
const byTypeIn = (rows: readonly Stored[]): ReadonlyMap<string, Stored> => new Map(rows.map((row) => [row.type, row]))

const [plain, withTotals] = [storedIn(ROWS), storedIn(WITH_TOTALS)]
const [byType, byTypeWithTotals] = [byTypeIn(plain), byTypeIn(withTotals)]
const byCode = new Map<number, Stored>([...plain, ...withTotals].map((row) => [row.code, row]))

const rowOf = (row: Stored | undefined): Stored => {
  if (!row) throw refused('an unknown event')
  return row
}

/** By the first byte: a square, with or without the top bit, begins a move. */
const one: Codec<GameEvent> = {
  write: (sink, value) => {
    if (value.type === 'moved') return moved.write(sink, value)
    if (value.type === 'reminded') return byte.write(sink, REMINDER_CODES[value.reminder])
    const rows = 'totals' in value ? byTypeWithTotals : byType
    const { code, codec } = rowOf(rows.get(value.type))
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

/** The next event is of the same step. */
const ALSO = 255

/** Steps forgotten before this one: 201 to 253 for up to 53, 254 and a number for more. */
const GAP = 200
const LONG_GAP = 254

const gap: Codec<number> = {
  write: (sink, steps) => {
    if (steps < LONG_GAP - GAP) return byte.write(sink, GAP + steps)
    byte.write(sink, LONG_GAP)
    whole.write(sink, steps)
  },
  read: (source) => {
    const first = byte.read(source)
    return first === LONG_GAP ? whole.read(source) : first - GAP
  },
}

const isGap = (first: number | undefined): boolean => first !== undefined && first > GAP && first <= LONG_GAP

export const event: Codec<Logged> = {
  write: (sink, { also, gap: steps, ...value }) => {
    if (steps !== undefined) gap.write(sink, steps)
    if (also) byte.write(sink, ALSO)
    one.write(sink, value)
  },
  read: (source) => {
    const first = source.bytes[source.at]
    if (first !== ALSO && !isGap(first)) return one.read(source)
    const steps = isGap(first) ? { gap: gap.read(source) } : {}
    if (source.bytes[source.at] !== ALSO) return { ...one.read(source), ...steps }
    byte.read(source)
    return { ...one.read(source), ...steps, also: true }
  },
}
