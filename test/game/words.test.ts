import { describe, expect, test } from 'vitest'
import type { ActType, Command } from '../../shared/game/commands.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { DAY, HOUR, SECOND, type Seat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, act, arbiter, begun, gameAfter, kings, offer, tick, when } from './given.ts'

const AT = NOON + HOUR
const MESSAGE = 'Thank you for the game.'
const saying = (type: ActType, by: Seat, ply: number, more: object = {}): Timed => [
  { type, by, ply, message: MESSAGE, ...more } as unknown as Command,
  AT,
]

const OFFERED: readonly Timed[] = [...begun(2), [act('offer-draw', 'creator', 2), NOON]]

type Ending = {
  readonly type: ActType
  readonly before: readonly Timed[]
  readonly by: Seat
  readonly more?: object
}

/** Each act that ends a game: the history before it, the seat that acts, and further fields. */
const ENDINGS: readonly Ending[] = [
  { type: 'resign', before: begun(2), by: 'creator' },
  { type: 'abort', before: begun(1), by: 'opponent' },
  { type: 'accept-draw', before: OFFERED, by: 'opponent' },
  { type: 'claim-draw', before: kings(8), by: 'creator', more: { claim: 'threefold' } },
]

describe.each(ENDINGS)('a message with $type', ({ type, before, by, more }) => {
  const ply = before.filter(([command]) => command.type === 'move').length
  const command = saying(type, by, ply, more)

  test('is stored after the end, in the same step, and stays', () => {
    const { events, refusal } = when(before, command)
    expect([refusal, events.length]).toEqual([undefined, 2])
    expect(events[1]).toEqual({ type: 'said', at: AT, by, text: MESSAGE })
    expect(playOf(gameAfter(...before, command))?.messages).toEqual([{ by, ply, text: MESSAGE, after: true }])
  })

  test('is stored once when sent again; another message than the stored one is refused, not dropped', () => {
    const after = [...before, command]
    expect(when(after, command).duplicate).toBe(true)
    expect(when(after, saying(type, by, ply, { ...more, message: undefined })).duplicate).toBe(true)
    expect(when(after, saying(type, by, ply, { ...more, message: 'Other words' })).refusal).toEqual({
      code: 'game-over',
    })
  })

  test('may be left out', () => {
    expect(when(before, saying(type, by, ply, { ...more, message: undefined })).events).toHaveLength(1)
  })
})

test('a message is refused with the cancellation of an invitation, because nobody is there to read it', () => {
  expect(when([[offer(), NOON]], saying('abort', 'creator', 0)).refusal).toEqual({ code: 'not-begun' })
})

const over: readonly Timed[] = [...begun(2), saying('resign', 'creator', 2)]
const line = (by: Seat, text = 'A fine game.', at = AT + DAY): Timed => [{ type: 'remark', by, ply: 2, text }, at]

describe('a remark after the end', () => {
  test('can be made once by each seat, besides the message with the end', () => {
    const both = [...over, line('creator'), line('opponent', 'Until the next!')]
    expect(playOf(gameAfter(...both))?.messages.map(({ by, text, after }) => [by, text, after])).toEqual([
      ['creator', MESSAGE, true],
      ['creator', 'A fine game.', true],
      ['opponent', 'Until the next!', true],
    ])
    expect(when(both, line('creator')).duplicate).toBe(true)
    expect(when(both, line('creator', 'One more')).refusal).toEqual({ code: 'not-on-offer-any-more' })
  })

  test('is open for fourteen days after the end', () => {
    expect(when(over, line('creator', 'Late', AT + 14 * DAY)).events).toHaveLength(1)
    expect(when(over, line('creator', 'Late', AT + 14 * DAY + SECOND)).refusal).toEqual({
      code: 'not-on-offer-any-more',
    })
  })

  test('needs a game that was played, and is over', () => {
    const cases: readonly (readonly [readonly Timed[], string])[] = [
      [[[offer(), NOON]], 'not-begun'],
      [begun(2), 'not-yet'],
      [
        [
          [offer(), NOON],
          [tick, NOON + 31 * DAY],
        ],
        'game-over',
      ],
      [
        [
          [offer(), NOON],
          [act('abort', 'creator', 0), NOON],
        ],
        'game-over',
      ],
    ]
    for (const [before, code] of cases)
      expect(when(before, line('creator', 'Hello', AT)).refusal).toMatchObject({ code })
    expect(when([...begun(1), [arbiter('void', 1), NOON]], line('creator')).events).toHaveLength(1)
  })

  test('can still be made only once when a game that was lost on time goes on and ends again', () => {
    const late: Timed = [tick, NOON + 60 * DAY]
    const won = gameAfter(...begun(2), late)
    expect(won.status === 'finished' && won.result.reason).toBe('time')
    const on: readonly Timed[] = [
      ...begun(2),
      late,
      [{ type: 'remark', by: 'creator', ply: 2, text: 'Sorry' }, NOON + 60 * DAY],
      [{ type: 'play-on', by: 'opponent', ply: 2 }, NOON + 60 * DAY],
      [act('resign', 'creator', 2), NOON + 60 * DAY],
    ]
    expect(when(on, line('creator', 'Again', NOON + 61 * DAY)).refusal).toEqual({ code: 'not-on-offer-any-more' })
    expect(when(on, line('opponent', 'Thanks', NOON + 61 * DAY)).events).toHaveLength(1)
  })
})
