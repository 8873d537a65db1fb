import { describe, expect, test } from 'vitest'
import { ballotNumbered, ballotPosition, drawBallot } from '../../shared/draughts/openings/ballots.ts'
import { ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { timerOf } from '../../shared/game/time/timer.ts'
import { toss } from '../../shared/game/decisions/seats/join.ts'
import { ballotNumberOf } from '../../shared/game/board/opening-position.ts'
import { DECKS } from '../../shared/draughts/index.ts'
import { DAY, HOUR, SECOND } from '../../shared/game/model/words.ts'
import { JOOST, NOON, type Timed, act, active, begun, gameAfter, join, move, offer, tick, when } from './given.ts'

const LAPSE = NOON + 30 * DAY
const english = ruleSetOf('english')

describe('an invitation', () => {
  test('opened by two people goes to the first; the other learns that it is taken', () => {
    const eve = { ...join, player: { name: 'Eve', contact: 'eve0000001' } }
    expect(active([offer(), NOON], [eve, NOON]).play.opponent.name).toBe('Eve')
    expect(
      when(
        [
          [offer(), NOON],
          [eve, NOON],
        ],
        [join, NOON],
      ),
    ).toEqual({ events: [], refusal: { code: 'invitation-taken' } })
  })
  test('expires by itself if nobody joins, and then needs no further timer', () => {
    const open: readonly Timed[] = [[offer(), NOON]]
    expect(timerOf(gameAfter(...open))).toBe(LAPSE)
    const lapsed = [...open, [tick, LAPSE]] as const
    expect(gameAfter(...lapsed).status).toBe('expired')
    expect(timerOf(gameAfter(...lapsed))).toBeUndefined()
    expect(when(lapsed, [join, LAPSE]).refusal).toEqual({ code: 'invitation-expired' })
    expect(when(lapsed, [act('abort', 'creator', 0), LAPSE]).refusal).toEqual({ code: 'game-over' })
  })
  test('lasts as long as its creator said, from a day to half a year', () => {
    for (const days of [1, 180])
      expect(timerOf(gameAfter([offer({ invitationLife: days * DAY }), NOON]))).toBe(NOON + days * DAY)
  })
  test('can be renewed by its creator after it expired, and works as before', () => {
    const renewed = [
      [offer(), NOON],
      [tick, LAPSE],
      [act('renew', 'creator', 0), LAPSE + DAY],
    ] as const
    expect(timerOf(gameAfter(...renewed))).toBe(LAPSE + 31 * DAY)
    expect(gameAfter(...renewed, [join, LAPSE + 30 * DAY]).status).toBe('active')
    expect(
      when(
        [
          [offer(), NOON],
          [tick, LAPSE],
        ],
        [act('renew', 'opponent', 0), LAPSE],
      ).refusal,
    ).toEqual({ code: 'game-over' })
  })
  test('can be renewed when its time is over but its timer has not fired yet', () => {
    const late: Timed = [act('renew', 'creator', 0), LAPSE + HOUR]
    expect(when([[offer(), NOON]], late).events).toEqual([
      { type: 'expired', at: LAPSE + HOUR },
      { type: 'renewed', at: LAPSE + HOUR },
    ])
    expect(when([[offer(), NOON]], [act('renew', 'creator', 0), LAPSE - SECOND]).duplicate).toBe(true)
  })
  test('can be cancelled only by its creator; later visitors find it gone', () => {
    const gone = [
      [offer(), NOON],
      [act('abort', 'creator', 0), NOON],
    ] as const
    expect(when([[offer(), NOON]], [act('abort', 'opponent', 0), NOON]).refusal).toEqual({ code: 'not-begun' })
    expect(when(gone, [join, NOON]).refusal).toEqual({ code: 'game-over' })
    expect(when(gone, [act('renew', 'creator', 0), NOON]).refusal).toEqual({ code: 'game-over' })
  })
  test('gives no rights to the empty seat', () => {
    for (const type of ['resign', 'offer-draw', 'rematch', 'veto-reseat'] as const)
      expect(when([[offer(), NOON]], [act(type === 'rematch' ? 'resign' : type, 'opponent', 0), NOON]).refusal).toEqual(
        { code: 'not-begun' },
      )
    const others = [{ type: 'rename', name: 'Eve' } as const, { type: 'rotate-link' } as const]
    for (const other of others)
      expect(when([[offer(), NOON]], [{ ...other, by: 'opponent', ply: 0 }, NOON]).refusal).toEqual({
        code: 'not-begun',
      })
  })
})

describe('the toss and the ballot (Articles 3 and 28)', () => {
  test('come from one recorded number, so that anyone can check them', () => {
    for (const deck of DECKS)
      for (const chance of [0, 1, 7, 123_456_789, 2 ** 31, 2 ** 32 - 1]) {
        const { play } = active(
          [offer({ opening: { kind: 'ballot', deck } }, 'toss'), NOON],
          [{ ...join, chance }, NOON],
        )
        expect(play.chance).toBe(chance)
        expect(play.creatorColour).toBe(toss(chance))
        expect(play.ballot).toBe(ballotNumberOf(deck, chance))
        const ballot = ballotNumbered(deck, play.ballot ?? 0)
        expect(ballot?.accepted).toBe(true)
        expect(play.startPosition).toEqual(ballot && ballotPosition(english, ballot))
        expect(ballot?.number).toBe(drawBallot(deck, Math.floor(chance / 2) / 2 ** 31)?.number)
      }
  })
  test('are independent: either colour may go with any ballot', () => {
    for (const chance of [100, 101])
      expect(ballotNumberOf('three-move', chance)).toBe(ballotNumberOf('three-move', 100))
    expect([toss(100), toss(101)]).toEqual(['black', 'white'])
  })
  test('no ballot is drawn about twice as often as another', () => {
    const drawn = new Map<number | undefined, number>()
    for (let index = 0; index < 40_000; index += 1) {
      const number = ballotNumberOf('three-move', Math.floor(((index + 0.5) / 40_000) * 2 ** 32))
      drawn.set(number, (drawn.get(number) ?? 0) + 1)
    }
    const counts = [...drawn.values()]
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  })
  test('a chosen ballot is not drawn: the second game of a match has the first one’s', () => {
    const match = { part: 2, other: 'first', order: 'together' } as const
    const { play } = active(
      [offer({ opening: { kind: 'ballot', deck: 'three-move', number: 5 }, match }), NOON],
      [{ ...join, chance: 99 }, NOON],
    )
    expect(play).toMatchObject({ ballot: 5, chance: 99 })
  })
})

describe('a first move with the invitation', () => {
  const first = { ...offer(), firstMove: '11-15' }
  test('is made when the other side joins, and costs no time', () => {
    const { play } = active([first, NOON], [join, NOON + DAY])
    expect(play).toMatchObject({
      moves: ['11-15'],
      movedAt: [NOON + DAY],
      turnStartedAt: NOON + DAY,
      left: { black: 7 * DAY },
    })
    expect(active([{ ...first, opponent: JOOST }, NOON]).play.moves).toEqual(['11-15'])
  })
  test('is not made if the sender does not, or may not, begin', () => {
    for (const wish of ['white', 'toss'] as const)
      expect(
        active([{ ...offer({}, wish), firstMove: '11-15' }, NOON], [{ ...join, chance: 7 }, NOON]).play.moves,
      ).toEqual([])
    const drawn = { ...offer({ opening: { kind: 'ballot', deck: 'eleven-man' } }), firstMove: '11-15' } as const
    expect(active([drawn, NOON], [join, NOON]).play.moves).toEqual([])
  })
  test('that is illegal does not affect the invitation', () => {
    expect(active([{ ...offer(), firstMove: '1-32' }, NOON], [join, NOON]).play).toMatchObject({
      moves: [],
      position: startPosition(english),
    })
  })
  test('may end the game', () => {
    const won = gameAfter(
      [{ ...offer({ opening: { kind: 'fen', fen: 'B:W18:B15' } }), firstMove: '15x22' }, NOON],
      [join, NOON],
    )
    expect(won).toMatchObject({ status: 'finished', result: { winner: 'black', reason: 'no-pieces' } })
  })
  test('that is never made or never answered: the clock ends the game without a loser', () => {
    for (const game of [
      begun(0),
      begun(1),
      [
        [first, NOON],
        [join, NOON],
      ] as const,
    ]) {
      const end = NOON + 10 * DAY + 30 * SECOND
      expect(when(game, [tick, end]).events).toEqual([{ type: 'aborted', at: end, by: 'clock' }])
      expect(when([...game, [tick, end]], [move('opponent', 1, '23-19'), end]).refusal).toEqual({ code: 'too-late' })
    }
  })
})
