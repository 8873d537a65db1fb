import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../shared/game/model/events.ts'
import { NOT_YET_WRITTEN } from '../../../functions/codec/compound.ts'
import {
  packGame,
  packLog,
  packLogAhead,
  packNextVersion,
  isSameItem,
  timerShard,
  TIMER_SHARDS,
  unpackGame,
  unpackLog,
} from '../../../functions/codec/game-item.ts'
import { DAY, HOUR } from '../../../shared/game/model/words.ts'
import { GAME, joined, move, offer, offered, START } from '../../ports/samples.ts'
import { PRESET_NAMES, PRESETS } from '../../../shared/game/model/terms.ts'
import { arbitraryEvent, arbitraryStored, EVENT_TYPES } from './arbitrary.ts'

const logOf = (event: GameEvent) => unpackLog(packLogAhead([event]))
const sizeOf = (...log: readonly GameEvent[]) => packLog(log).length

/** Stored games that this release can write. It can read more than that. */
const arbitraryWritten = arbitraryStored.filter(({ log }) => {
  try {
    return packLog(log).length > 0
  } catch (error) {
    if (error instanceof Error && error.message.endsWith(NOT_YET_WRITTEN)) return false
    throw error
  }
})

describe('the packed item', () => {
  test('unpacks any log as it was packed', () => {
    fc.assert(
      fc.property(arbitraryWritten, (stored) => {
        expect(unpackGame(packGame(GAME, stored))).toStrictEqual(stored)
      }),
      { numRuns: 1000 },
    )
  })

  test('packs later events after a log that was read just as it packs the whole log', () => {
    fc.assert(
      fc.property(arbitraryWritten, arbitraryWritten, fc.nat(), fc.boolean(), (stored, more, cut, isShorter) => {
        const before = unpackGame(packGame(GAME, stored))
        // Sometimes an event has left the log meanwhile.
        const remaining = isShorter ? before.log.toSpliced(cut % (before.log.length + 1), 1) : before.log
        const after = { ...more, log: [...remaining, ...more.log.slice(0, 3)], last: 0 }
        expect(packNextVersion(GAME, before, after)).toEqual(packGame(GAME, after))
      }),
      { numRuns: 300 },
    )
  })

  test.each(EVENT_TYPES)('unpacks any %s', (type) => {
    fc.assert(
      fc.property(arbitraryEvent(type), (event) => {
        expect(logOf(event)).toStrictEqual([event])
      }),
    )
  })

  test.each(['11-15', '1-5', '22x6', '2x11x18', '7x7', '28x19x10x3', '72x1', '15x22x31x24x15x6'])(
    'returns the move %s as it was written',
    (text) => expect(logOf(move(text))).toStrictEqual([move(text)]),
  )

  test('takes two bytes and a time for a move, and one byte for a reminder', () => {
    const before = sizeOf(offered, joined, move('11-15'))
    expect(sizeOf(offered, joined, move('11-15'), move('22x6', 5))).toBe(before + 2 + 2)
    expect(sizeOf(offered, joined, move('11-15'), { type: 'reminded', reminder: 'day' })).toBe(before + 1)
  })

  // The last release does not read the control of the FMJD as one byte, so this release writes it in full.
  test.each(PRESET_NAMES.filter((name) => name !== 'fmjd-2014'))(
    'takes one byte for the usual terms with the control "%s", or two if it is not the default',
    (name) => {
      const terms = { ...offered.terms, clock: PRESETS[name] }
      const bare = sizeOf({ type: 'expired', at: 0 })
      const size = sizeOf({ ...offered, at: 0, name: '', salt: '', contact: '', terms })
      // The other four bytes are the three empty texts, and the flags of the fields that differ from the usual.
      expect(size - bare - 4).toBe(name === 'relaxed' ? 1 : 2)
    },
  )

  test('takes three bytes for a draw that is offered with a move', () => {
    const made: GameEvent = { type: 'moved', at: START, move: '11-15' }
    expect(sizeOf(made, { type: 'draw-offered', at: START, by: 'creator' })).toBe(sizeOf(made) + 3)
  })

  test('takes no more for a time after a date far ahead', () => {
    const leave: GameEvent = { type: 'leave-taken', at: START, by: 'creator', from: START, until: START + 14 * DAY }
    expect(sizeOf(leave, { type: 'moved', at: START + HOUR, move: '11-15' })).toBe(sizeOf(leave) + 2 + 2)
  })

  test('keeps a time before the last event, by the clock of another machine', () => {
    const log = [move('11-15', 10), move('22-18', 9)]
    expect(unpackLog(packLog(log))).toStrictEqual(log)
  })

  test('has no timer and no index entry if nothing is due', () => {
    expect(packGame(GAME, { ...offer(), due: undefined })).not.toHaveProperty('d')
    expect(packGame(GAME, { ...offer(), due: undefined })).not.toHaveProperty('s')
  })

  test('spreads games over all shards of the index', () => {
    const ids = Array.from({ length: 4000 }, (_, n) => `game${n}${(n * 7919).toString(36)}`)
    const counts = Array.from(
      { length: TIMER_SHARDS },
      (_, shard) => ids.filter((id) => timerShard(id) === shard).length,
    )
    expect(Math.min(...counts)).toBeGreaterThan(400)
    expect(Math.max(...counts)).toBeLessThan(600)
  })
})

describe('values that cannot be stored are refused', () => {
  test.each(['', '11', '11-', '011-15', '11-15x18', '0-5', '11-73', 'c3-d4', ' 11-15'])('the move "%s"', (text) =>
    expect(() => packLog([move(text)])).toThrow('is no move'),
  )

  test('a fraction of a second', () =>
    expect(() => packLog([{ type: 'expired', at: 1500 }])).toThrow('no whole second'))

  test('half a surrogate pair', () => expect(() => packLog([{ ...offered, name: 'A\ud83d' }])).toThrow('surrogate'))
})

describe('damage is detected', () => {
  const bytes = packLog([offered, joined, move('11-15'), move('22x6')])

  test('in any byte', () => {
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const damaged = bytes.map((byte, index) => (index === at ? byte ^ flip : byte))
        expect(() => unpackLog(damaged)).toThrow('packed log')
      }),
    )
  })

  test('by a cut at any place', () => {
    for (let length = 0; length < bytes.length; length++)
      expect(() => unpackLog(bytes.slice(0, length))).toThrow('packed log')
  })

  test('in random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (random) => {
        expect(() => unpackLog(random)).toThrow('packed log')
      }),
    )
  })

  test('in a last step that is longer than the log, and in a version below one', () => {
    const item = packGame(GAME, offer())
    expect(() => unpackGame({ ...item, n: 2 })).toThrow('last step')
    expect(() => unpackGame({ ...item, v: 0 })).toThrow('version')
  })
})

describe('two items are the same only if a lost answer explains the second', () => {
  const item = packGame(GAME, offer())

  test.each([
    ['the version', { v: 2 }],
    ['the alarm', { d: 1 }],
    ['no alarm', { d: undefined }],
    ['the last step', { n: 0 }],
    ['the log', { e: packLog([offered, joined]) }],
  ])('and different if they differ in %s', (_, change) => {
    expect(isSameItem(item, { ...item, ...change })).toBe(false)
    expect(isSameItem({ ...item, ...change }, item)).toBe(false)
  })

  test('and the same after the second is read again', () =>
    expect(isSameItem(item, packGame(GAME, offer()))).toBe(true))
})
