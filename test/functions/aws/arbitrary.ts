import * as fc from 'fast-check'
import { REMINDERS, RESULT_REASONS, type GameEvent } from '../../../shared/game/events.ts'
import type { Terms } from '../../../shared/game/terms.ts'
import type { Stored } from '../../../shared/service/ports.ts'
import { RULES_IDS } from '../../../shared/draughts/words.ts'

const seconds = (max: number) => fc.integer({ min: 0, max }).map((value) => value * 1000)
const instant = seconds(4_000_000_000)
const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const id = fc.oneof(
  fc.base64String(),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[\w-]{0,30}$/),
)
const colour = fc.constantFrom('black' as const, 'white' as const)
const wish = fc.constantFrom('black' as const, 'white' as const, 'toss' as const)
const chance = fc.nat({ max: 0xffff_ffff })

const terms: fc.Arbitrary<Terms> = fc.record({
  rules: fc.constantFrom(...RULES_IDS),
  clock: fc.oneof(fc.constant('unlimited' as const), fc.record({ perMove: seconds(1e8), reserve: seconds(1e8) })),
  opening: fc.oneof(
    fc.constant({ kind: 'free' as const }),
    fc.record({ kind: fc.constant('fen' as const), fen: fc.string({ unit: 'grapheme' }) }),
  ),
})

const square = fc.integer({ min: 1, max: 72 })

/** Any move that could be written on a board of up to 72 squares, legal or not. */
const move = fc
  .tuple(fc.constantFrom('-', 'x'), fc.array(square, { minLength: 2, maxLength: 12 }))
  .map(([between, squares]) => squares.join(between))

/** Any event at all. */
const arbitraryEvent: fc.Arbitrary<GameEvent> = fc.oneof(
  fc.record({ type: fc.constant('offered' as const), at: instant, terms, name: text, wish, salt: id, contact: id }),
  fc.record({
    type: fc.constant('joined' as const),
    at: instant,
    name: text,
    contact: id,
    creatorColour: colour,
    chance,
  }),
  fc.record({ type: fc.constant('moved' as const), at: instant, move }),
  fc.record({ type: fc.constant('reminded' as const), reminder: fc.constantFrom(...REMINDERS) }),
  fc.record({
    type: fc.constant('finished' as const),
    at: instant,
    result: fc.record({ winner: fc.option(colour), reason: fc.constantFrom(...RESULT_REASONS) }),
  }),
  fc.record({
    type: fc.constant('aborted' as const),
    at: instant,
    by: fc.constantFrom('creator' as const, 'opponent' as const, 'clock' as const),
  }),
  fc.record({ type: fc.constant('expired' as const), at: instant }),
)

/** Logs in any order and of any length, with steps and alarms. */
export const arbitraryStored: fc.Arbitrary<Stored> = fc
  .array(arbitraryEvent, { maxLength: 40 })
  .chain((log) =>
    fc.record({
      version: fc.integer({ min: 1, max: 1e6 }),
      log: fc.constant(log),
      last: fc.integer({ min: 0, max: log.length }),
      due: fc.option(instant, { nil: undefined }),
    }),
  )
  // Plain prototypes, as everywhere else.
  .map((stored) => structuredClone(stored))
