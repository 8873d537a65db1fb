import * as fc from 'fast-check'
import {
  CAUTION_REASONS,
  type EventOf,
  type GameEvent,
  REMINDERS,
  RESULT_REASONS,
} from '../../../shared/game/model/events.ts'
import { ROLES, SEATS } from '../../../shared/game/model/words.ts'
import type { LoggedEvent, GameRecord } from '../../../shared/service/ports/games.ts'
import { COLOURS } from '../../../shared/draughts/rules/words.ts'
import { arbitraryTerms, duration, id, text, zone } from './arbitrary-terms.ts'

const at = duration
const by = fc.constantFrom(...SEATS)
const role = fc.constantFrom(...ROLES)
const colour = fc.constantFrom(...COLOURS)
const square = fc.integer({ min: 1, max: 72 })

/** Any move that fits on a board of up to 72 squares, legal or not. */
const move = fc
  .tuple(fc.constantFrom('-', 'x'), fc.array(square, { minLength: 2, maxLength: 12 }))
  .map(([between, squares]) => squares.join(between))

const offered = fc.record(
  {
    at,
    terms: arbitraryTerms,
    name: text,
    wish: fc.constantFrom(...COLOURS, 'toss' as const),
    salt: id,
    contact: id,
    arbiter: fc.record({ name: text, contact: id }),
    firstMove: move,
    invited: fc.record({ name: text, contact: id }),
    awaited: fc.constant(true as const),
    owner: id,
    labels: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9_-]{0,15}$/), text, { minKeys: 1, maxKeys: 6 }),
    bot: fc.constant(true as const),
  },
  { requiredKeys: ['at', 'terms', 'name', 'wish', 'salt', 'contact'] },
)
const joined = fc.record(
  {
    at,
    name: text,
    contact: id,
    creatorColour: colour,
    chance: fc.nat({ max: 0xffff_ffff }),
    ballot: fc.nat(),
    bot: fc.constant(true as const),
  },
  { requiredKeys: ['at', 'name', 'contact', 'creatorColour', 'chance'] },
)
const choices = fc.record(
  {
    reminders: fc.oneof(fc.constant(REMINDERS), fc.array(fc.constantFrom(...REMINDERS))),
    quietIn: zone,
    playForced: fc.boolean(),
  },
  { requiredKeys: ['reminders', 'playForced'] },
)
const tablePlace = fc.record({
  name: fc.constant('english-4' as const),
  slice: fc.constantFrom('K-K', 'MK-K', 'MMM-K', 'KKK-K'),
  // The slice with the most positions has 863,040.
  index: fc.nat(863_039),
})
const result = fc.oneof(
  fc.record({
    winner: fc.option(colour),
    reason: fc.constantFrom(...RESULT_REASONS.filter((reason) => reason !== 'table')),
  }),
  fc.record({ winner: fc.option(colour), reason: fc.constant('table' as const), table: tablePlace }),
)

/** The fields of each event type. A missing type does not compile. */
const FACTS: { readonly [T in GameEvent['type']]: fc.Arbitrary<Omit<EventOf<T>, 'type'>> } = {
  offered,
  renewed: fc.record({ at }),
  joined,
  appointed: fc.record({ at, name: text, contact: id }),
  moved: fc.record({ at, move }),
  said: fc.record({ at, by, text }),
  reminded: fc.record({ reminder: fc.constantFrom(...REMINDERS) }),
  finished: fc.record({ at, result }),
  aborted: fc.record({ at, by: fc.constantFrom(...ROLES, 'clock' as const) }),
  declined: fc.record({ at, text }),
  expired: fc.record({ at }),
  'draw-offered': fc.record({ at, by }),
  'draw-withdrawn': fc.record({ at, by }),
  'draw-declined': fc.record({ at, by }),
  cautioned: fc.record({ at, by, reason: fc.constantFrom(...CAUTION_REASONS), ply: fc.nat(), move: text }),
  'time-given': fc.record({ at, by: role, to: by, time: duration }),
  'played-on': fc.record({ at, time: duration }),
  'pause-proposed': fc.record({ at, by, until: at }),
  'pause-declined': fc.record({ at, by }),
  paused: fc.record({ at, until: at }),
  'pause-ending': fc.record({ at, by, until: at }),
  'leave-taken': fc.record({ at, by, from: at, until: at }),
  'leave-ended': fc.record({ at, by, until: at }),
  frozen: fc.record({ at, from: at, until: at }),
  'clocks-stopped': fc.record({ at, from: at, until: at }),
  chose: fc.record(
    { at, by, choices, totals: fc.record({ changes: fc.nat(), settled: fc.subarray([...REMINDERS]) }) },
    { requiredKeys: ['at', 'by', 'choices'] },
  ),
  renamed: fc.record({ at, by, name: text }),
  huffed: fc.record({ at, square }),
  enforced: fc.record({ at }),
  planned: fc.record(
    { at, by, plan: id, totals: fc.record({ changes: fc.nat() }) },
    { requiredKeys: ['at', 'by', 'plan'] },
  ),
  'takeback-asked': fc.record({ at, by }),
  'takeback-declined': fc.record({ at, by }),
  'taken-back': fc.record({ at, ply: fc.nat() }),
  'rematch-offered': fc.record({ at, by }),
  remarked: fc.record({ at, by, text }),
  'rematch-agreed': fc.record({ at, next: id }),
  'link-rotated': fc.record(
    { at, by: role, totals: fc.record({ changes: fc.nat(), epoch: fc.nat() }) },
    { requiredKeys: ['at', 'by'] },
  ),
  'reseat-asked': fc.record({ at, by: role, seat: by }),
  'reseat-vetoed': fc.record({ at, by }),
  forgotten: fc.record({ at, by: role, contact: id }),
  reseated: fc.record({ at, seat: by, name: text, contact: id }),
  'count-asked': fc.record({ at, by }),
  'count-refused': fc.record({ at }),
  'count-granted': fc.record({ at, stronger: colour }),
  'count-ended': fc.record({ at }),
}

export const EVENT_TYPES = Object.keys(FACTS) as readonly GameEvent['type'][]

/** Clones each event, so that its objects have plain prototypes as in production. */
export const arbitraryEvent = (type: GameEvent['type']): fc.Arbitrary<GameEvent> =>
  FACTS[type].map((facts) => structuredClone({ type, ...facts }) as GameEvent)

/** An event that begins a step, perhaps after steps that have left the log, or continues one. */
const arbitraryLogged: fc.Arbitrary<LoggedEvent> = fc
  .tuple(
    fc.oneof(...EVENT_TYPES.map(arbitraryEvent)),
    fc.constantFrom({}, { also: true as const }, { gap: 1 }, { gap: 53 }, { gap: 54 }, { gap: 5000 }),
  )
  .map(([event, mark]) => ({ ...event, ...mark }))

/** Logs of any order and length, with steps and timers. */
export const arbitraryStored: fc.Arbitrary<GameRecord> = fc
  .array(arbitraryLogged, { maxLength: 40 })
  .chain((log) =>
    fc.record({
      version: fc.integer({ min: 1, max: 1e6 }),
      log: fc.constant(log),
      last: fc.integer({ min: 0, max: log.length }),
      due: fc.option(at, { nil: undefined }),
    }),
  )
  .map((stored) => structuredClone(stored))
