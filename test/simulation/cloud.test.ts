import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { sized } from '../harness/size.ts'
import { disordered, doubled } from './cloud/checks.ts'
import { type Cloud, type Weather, cloudIn } from './cloud/cloud.ts'
import { begin, gameId, move } from './cloud/players.ts'
import { type Time, inVirtualTime } from './cloud/time.ts'

const START = Date.UTC(2026, 10, 23, 9)

/** A deployment for a thousand moves a second, with SES sending as many emails as it is asked to. */
const BUSY: Weather = { senders: 100, rate: 500, shards: 4 }

/** Calls `act` `times` times, evenly at `rate` times a second. */
const atRate = async (time: Time, rate: number, times: number, act: (n: number) => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < times; n++) {
    await act(n)
    if ((n + 1) % (rate / 100) === 0) await time.sleep(10)
  }
}

const RATE = 1000
const GAMES = sized(150, 5000)
const SECONDS = sized(2, 120)
/** For how many seconds `RATE` games a second begin. Each game sets a timer. */
const BEGINNING = sized(2, 20)

const AGAIN = 'messages keep coming back'

const LIMIT = sized(300, 2700) * SECOND

/**
 * One game in this many has two addresses that have consented to its emails: few, because composing an email takes as
 * long as fifty steps.
 */
const EMAILED = sized(50, 10)

const beginAll = (cloud: Cloud, time: Time, games: number) =>
  atRate(time, RATE, games, (n) => begin(cloud, time, n, { clock: 'relaxed', hasEmail: n % EMAILED === 0 }))

/**
 * Nothing waits at the end, and nothing has waited long: no change five seconds, no email ten seconds beyond its delay.
 */
const expectSoon = (cloud: Cloud): void => {
  expect(cloud.stream).toMatchObject({ waiting: 0, givenUp: 0 })
  expect(cloud.stream.latest).toBeLessThan(5 * SECOND)
  expect(cloud.outbox.figures.waiting).toBe(0)
  expect(cloud.outbox.figures.latest).toBeLessThan(10 * SECOND)
  expect(cloud.outbox.dead).toEqual([])
  for (const { cutOff, throttled } of Object.values(cloud.functions)) expect([cutOff, throttled]).toEqual([0, 0])
}

test(
  'a thousand moves a second go through Stored and Deliver as they come, in order within each game',
  async () => {
    await inVirtualTime(START, async (time) => {
      const cloud = cloudIn(time, BUSY)
      const begun = beginAll(cloud, time, GAMES)
      await time.run(START + 2 * MINUTE)
      await begun
      let moves = 0
      const playing = atRate(time, RATE, SECONDS * RATE, async (n) => {
        if (await move(cloud, time, n % GAMES)) moves++
      })
      await time.run(time.now() + SECONDS * SECOND + 5 * MINUTE)
      await playing
      console.log(`${moves} moves:`, cloud.stream, cloud.outbox.figures, cloud.functions, cloud.ses.figures)
      expect(moves).toBeGreaterThan(SECONDS * RATE * 0.8)
      expectSoon(cloud)
      expect(disordered(cloud.letters)).toEqual([])
      expect(doubled(cloud.ses.sent)).toEqual([])
      expect(cloud.ses.sent.length).toBeGreaterThan(GAMES / EMAILED)
      // If two emails to one seat come within a second, the later waits in the queue while the first is sent.
      const { [AGAIN]: again = 0, ...others } = Object.fromEntries(cloud.said)
      expect(others).toEqual({})
      expect(again).toBeLessThan(cloud.letters.length / 100)
    })
  },
  LIMIT,
)

test.each([['hangs'], ['throttles'], ['lags']] as const)(
  'a Scheduler that %s while all games set timers delays no email and no game',
  async (state) => {
    await inVirtualTime(START, async (time) => {
      const cloud = cloudIn(time, { ...BUSY, scheduler: () => state })
      const games = BEGINNING * RATE
      const begun = beginAll(cloud, time, games)
      await time.run(START + BEGINNING * SECOND + 5 * MINUTE)
      await begun
      expectSoon(cloud)
      expect(new Set(cloud.letters.map((letter) => ('game' in letter ? letter.game : ''))).size).toBe(games)
      expect(cloud.items.get(gameId(0))?.v).toBe(1)
    })
  },
  LIMIT,
)
