import { expect, test } from 'vitest'
import { packGame, packLog, packLogAhead } from '../../../functions/codec/game-item.ts'
import { COUNT_BOUNDS, LARGEST_ITEM, LONGEST, MESSAGE_BYTES, SPAN_BOUNDS } from '../../../shared/game/limits/bounds.ts'
import type { EventOf, EventType, GameEvent } from '../../../shared/game/model/events.ts'
import { LONGEST_PATH_BYTES } from '../../../shared/game/evolving/event-cost.ts'
import { LABELS, OWNER_LENGTH } from '../../../shared/game/model/labels.ts'
import { EVENT_RULES } from '../../../shared/game/evolving/event-rules.ts'
import { BEYOND_ALLOWANCE } from '../../../shared/game/evolving/allowance.ts'
import { CHANGE_LIMITS, ALLOWANCE } from '../../../shared/game/limits/bounds.ts'
import { DAY } from '../../../shared/game/model/words.ts'
import { GAME } from '../../ports/samples.ts'

/**
 * Writes a text that packs worst: three bytes for each UTF-16 unit, from two of the codec's blocks of 128 characters.
 */
const text = (length: number): string => '一龥'.repeat(length / 2)
/** This name is not base64url, so it is stored as it is. */
const name = text(LONGEST.name)
/** Ids as the service draws them, but of a length that cannot be stored densely. */
const contact = 'abcdefghij'
const salt = 'abcdefghijklmnop'
const game = 'abcdefghijkl'
/** An instant that takes four bytes, because it is eight years after the event before. */
const at = (2 ** 28 - 2) * 1000
const by = 'arbiter'
const seat = 'opponent'
const zone = 'Z'.repeat(LONGEST.timeZone)
/** A position with thirty pieces a side on the largest board. */
const fen = `W:W${'K72,'.repeat(30)}:B${'K72,'.repeat(30)}`
const YEAR = SPAN_BOUNDS.perMove.most

/** The longest path of a move. */
const path = Array.from({ length: LONGEST_PATH_BYTES + 2 }, (_, index) => index + 1).join('x')

const LARGEST: { readonly [T in EventType]: Omit<EventOf<T>, 'type'> } = {
  offered: {
    at,
    name,
    wish: 'white',
    salt,
    contact,
    arbiter: { name, contact },
    invited: { name, contact },
    awaited: true,
    firstMove: path,
    // This length cannot be stored densely.
    owner: 'x'.repeat(OWNER_LENGTH.most - 1),
    labels: Object.fromEntries(
      Array.from({ length: LABELS.most }, (_, index) => [`${index}`.padStart(4, 'l'), text(12)]),
    ),
    terms: {
      rules: 'canadian',
      clock: { perMove: YEAR, reserve: YEAR, increment: YEAR, cap: YEAR, every: { moves: 100, period: YEAR } },
      opening: { kind: 'fen', fen },
      strictness: 'laws',
      invitationLife: 180 * DAY,
      leave: YEAR,
      weekends: zone,
      match: { part: 2, other: game, order: 'in-turn' },
    },
  },
  joined: { at, name, contact, creatorColour: 'white', chance: 2 ** 32 - 1, ballot: 2500 },
  appointed: { at, name, contact },
  moved: { at, move: '71x72' },
  huffed: { at, square: 72 },
  enforced: { at },
  'taken-back': { at, ply: 1000 },
  said: { at, by: seat, text: text(LONGEST.message) },
  'draw-offered': { at, by: seat },
  'draw-withdrawn': { at, by: seat },
  'draw-declined': { at, by: seat },
  cautioned: { at, by: seat, reason: 'wrong-square', ply: 1000, move: text(LONGEST.caution) },
  'pause-proposed': { at, by: seat, until: at + SPAN_BOUNDS.pause.most },
  'pause-declined': { at, by: seat },
  planned: { at, by: seat, plan: contact, totals: { changes: 5000 } },
  'takeback-asked': { at, by: seat },
  'takeback-declined': { at, by: seat },
  'count-asked': { at, by: seat },
  'count-refused': { at },
  'count-granted': { at, stronger: 'white' },
  'count-ended': { at },
  reminded: { reminder: 'day' },
  'time-given': { at, by, to: seat, time: SPAN_BOUNDS.gift.most },
  'played-on': { at, time: SPAN_BOUNDS.gift.most },
  paused: { at, until: at + SPAN_BOUNDS.pause.most },
  'pause-ending': { at, by: seat, until: at + DAY },
  'leave-taken': {
    at,
    by: seat,
    from: at + SPAN_BOUNDS.leaveAhead.most,
    until: at + SPAN_BOUNDS.leaveAhead.most + YEAR,
  },
  'leave-ended': { at, by: seat, until: at },
  frozen: { at, from: at - YEAR, until: at - YEAR + DAY },
  'clocks-stopped': { at, from: at - YEAR, until: at - YEAR + DAY },
  chose: {
    at,
    by: seat,
    choices: { reminders: ['reserve', 'hours'], quietIn: zone, playForced: true },
    totals: { changes: 5000, settled: ['reserve', 'day', 'hours'] },
  },
  renamed: { at, by: seat, name },
  'link-rotated': { at, by, totals: { changes: 5000, epoch: 5000 } },
  'reseat-asked': { at, by, seat },
  'reseat-vetoed': { at, by: seat },
  forgotten: { at, by: seat, contact },
  reseated: { at, seat, name, contact },
  finished: {
    at,
    result: { winner: 'white', reason: 'table', table: { name: 'english-4', slice: 'KKK-K', index: 863_039 } },
  },
  aborted: { at, by: 'clock' },
  declined: { at, text: text(LONGEST.decliningMessage) },
  expired: { at },
  renewed: { at },
  'rematch-offered': { at, by: seat },
  'rematch-agreed': { at, next: game },
  remarked: { at, by: seat, text: text(LONGEST.message) },
}

/** Every event takes one byte more, which says that it continues a step, or how many steps left the log before it. */
const sizeOf = (event: GameEvent): number => packLogAhead([event]).length - packLog([]).length + 1

test.each(Object.entries(LARGEST))(
  'the largest event of type %s takes as many bytes as EVENT_RULES says',
  (type, facts) => {
    expect(sizeOf({ type, ...facts } as GameEvent)).toBe(EVENT_RULES[type as EventType].size)
  },
)

test('one more square in a path takes one byte', () => {
  expect(sizeOf({ type: 'moved', at, move: path })).toBe(EVENT_RULES.moved.size + LONGEST_PATH_BYTES)
})

/** The service's own draw rule ends a game at this ply. */
const PLIES = COUNT_BOUNDS.ply.most
const PIECES = 60
const SEATS = 2
const ROLES = 3

/** The most bytes of one game that are charged to no allowance, by kind. */
const FREE = {
  bytes: packLog([]).length,
  beginning: EVENT_RULES.offered.size + EVENT_RULES.joined.size + EVENT_RULES.expired.size,
  plies: PLIES * EVENT_RULES.moved.size + PIECES,
  // Each huff or enforced jump takes a piece. The move that an enforced jump replaces stays in the log.
  huffs: 24 * (EVENT_RULES.huffed.size + EVENT_RULES.enforced.size + EVENT_RULES.moved.size),
  cautions: 3 * EVENT_RULES.cautioned.size,
  messages: SEATS * MESSAGE_BYTES,
  // The part of a remark that stays in the log after its text has made room for later messages.
  remarks: SEATS * (EVENT_RULES.remarked.size - 3 * LONGEST.message),
  changes: SEATS * (EVENT_RULES.chose.size + EVENT_RULES.planned.size) + ROLES * EVENT_RULES['link-rotated'].size,
  reminders: 3 * EVENT_RULES.reminded.size,
  end: EVENT_RULES.finished.size + EVENT_RULES['rematch-offered'].size + EVENT_RULES['rematch-agreed'].size,
}

test('the largest game that the rules and the allowances permit is below the limit', () => {
  const rooms = Object.values(ALLOWANCE).reduce((sum, room) => sum + room, 0)
  const free = Object.values(FREE).reduce((sum, size) => sum + size, 0)
  // A gap of more than 53 steps takes up to two bytes more, so there is at most one for each 54 changes.
  const gaps = ((ROLES * (CHANGE_LIMITS.least + CHANGE_LIMITS.links + PLIES * CHANGE_LIMITS.perPly)) / 54) * 2
  // A time takes a fifth byte after eight years of silence. Twelve such times span a century.
  const silence = 12
  const beyond = SEATS * BEYOND_ALLOWANCE.takeback + ROLES * BEYOND_ALLOWANCE.reseat
  const item = packGame(GAME, { version: 2 ** 31, log: [], last: 60, due: at })
  const names = Object.entries(item).reduce(
    (sum, [key, value]) => sum + key.length + (key === 'e' ? 0 : String(value).length),
    0,
  )
  const largest = free + rooms + beyond + gaps + silence + names
  expect(Math.ceil(largest)).toBeLessThanOrEqual(LARGEST_ITEM)
})
