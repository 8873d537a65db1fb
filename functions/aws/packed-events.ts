import type { GameEvent, Reminder, Result } from '../../shared/game/events.ts'
import type { ClockTerms, Opening, Terms } from '../../shared/game/terms.ts'
import { type Codec, type Fields, byte, duration, id, instant, refused, text, whole } from './codec.ts'
import { as, byKind, oneOf, optional, record } from './codecs.ts'
import { LAST_SQUARE, moved } from './packed-move.ts'

/** What a game has by the dozen takes no more than it must, and has a form of its own. */
type Frequent = 'moved' | 'reminded'
type Type = Exclude<GameEvent['type'], Frequent>
type EventOf<T extends Type> = Extract<GameEvent, { type: T }>
type Row<T extends Type> = { readonly code: number; readonly fields: Fields<Omit<EventOf<T>, 'type'>> }

const rules = oneOf([
  'english',
  'english-huffing',
  'english-crown-and-continue',
  'english-kings-first',
  'international',
  'russian',
  'brazilian',
  'pool',
  'italian',
  'spanish',
  'portuguese',
  'czech',
  'canadian',
  'frisian',
  'thai',
])

const limits = optional(record<Exclude<ClockTerms, 'unlimited'>>({ perMove: duration, reserve: duration }))
const clock = as<ClockTerms, Exclude<ClockTerms, 'unlimited'> | undefined>(
  limits,
  (terms) => (terms === 'unlimited' ? undefined : terms),
  (terms) => terms ?? 'unlimited',
)
const opening = byKind<Opening>({ free: {}, fen: { fen: text } })
const terms = record<Terms>({ rules, clock, opening })

const colour = oneOf(['black', 'white'])
const winner = as<Result['winner'], 'black' | 'white' | 'none'>(
  oneOf(['black', 'white', 'none']),
  (won) => won ?? 'none',
  (won) => (won === 'none' ? null : won),
)
const reason = oneOf([
  'no-pieces',
  'no-moves',
  'resignation',
  'time',
  'agreement',
  'threefold',
  'forty-move',
  'twenty-five-move',
  'sixteen-move',
  'twenty-move',
  'fifteen-move',
  'king-against-king',
  'illegal-moves',
  'adjudication',
  'count',
])
const result = record<Result>({ winner, reason })

/** A reminder is its code alone. */
const REMINDER_CODES: { readonly [R in Reminder]: number } = { reserve: 125, day: 126, hours: 127 }
const reminders = new Map((Object.keys(REMINDER_CODES) as Reminder[]).map((word) => [REMINDER_CODES[word], word]))

/**
 * How each other event is stored: a code from 73 to 124 and its fields in order. An event without a row does not compile.
 * A row that has once been in use never changes: an event that takes another shape takes another code.
 */
const ROWS: { readonly [T in Type]: Row<T> } = {
  offered: {
    code: 73,
    fields: { at: instant, terms, name: text, wish: oneOf(['black', 'white', 'toss']), salt: id, contact: id },
  },
  joined: { code: 74, fields: { at: instant, name: text, contact: id, creatorColour: colour, chance: whole } },
  finished: { code: 75, fields: { at: instant, result } },
  aborted: { code: 76, fields: { at: instant, by: oneOf(['creator', 'opponent', 'clock']) } },
  expired: { code: 77, fields: { at: instant } },
}

type Stored = { readonly type: Type; readonly code: number; readonly codec: Codec<object> }

const stored: readonly Stored[] = (Object.keys(ROWS) as Type[]).map((type) => {
  const { code, fields } = ROWS[type]
  return { type, code, codec: record(fields as Fields<object>) }
})
const byType = new Map<string, Stored>(stored.map((row) => [row.type, row]))
const byCode = new Map<number, Stored>(stored.map((row) => [row.code, row]))

const rowOf = (row: Stored | undefined): Stored => {
  if (!row) throw refused('an unknown event')
  return row
}

/** One event of a game's log. The first byte tells which: a move has a square there, or a square and the top bit. */
export const event: Codec<GameEvent> = {
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
