import { expect, test } from 'vitest'
import { DAY, type Instant, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { sized } from '../harness/size.ts'
import { disordered, doubled } from './cloud/checks.ts'
import { type Cloud, type Weather, cloudIn } from './cloud/cloud.ts'
import { type Lives, latenessIn, liveIn, lostOnTime, overdueIn, turnsIn } from './cloud/living.ts'
import { begin, gameId, move } from './cloud/players.ts'
import { inVirtualTime } from './cloud/time.ts'

const START = Date.UTC(2026, 10, 23, 9)
const GAMES = sized(12, 300)
/**
 * Games whose emails wait through an outage of SES. They are few, because each waiting email is received about a
 * thousand times.
 */
const WAITING = sized(8, 60)
const LIMIT = sized(300, 2700) * SECOND

/** The settings with which a new deployment begins. */
const USUAL: Weather = { senders: 5, rate: 14, shards: 4 }

const during = <S>(from: Instant, until: Instant, state: S) => ({
  state: (now: Instant): S | 'works' => (from <= now && now < until ? state : 'works'),
  has: (at: Instant): boolean => from <= at && at < until,
})

const NOT_CUT = { cutOff: 0 }

/**
 * Expects what must hold whatever failed: games are lost on time, never early and at most eight minutes late; nothing
 * is overdue, out of order or sent twice; and no function is cut off.
 */
const expectFair = async (cloud: Cloud, lives: Lives, now: Instant): Promise<void> => {
  const lost = await lostOnTime(cloud, lives)
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.filter(({ late }) => late < 0)).toEqual([])
  expect(lost.filter(({ late }) => late > 8 * MINUTE)).toEqual([])
  expect(await overdueIn(cloud, lives, now)).toEqual([])
  expect(disordered(cloud.letters)).toEqual([])
  expect(doubled(cloud.ses.sent)).toEqual([])
  expect(cloud.stream).toMatchObject({ waiting: 0, givenUp: 0 })
  expect(cloud.stream.latest).toBeLessThan(10 * SECOND)
  expect(cloud.outbox.dead).toEqual([])
  expect(cloud.functions).toMatchObject({ stored: NOT_CUT, deliver: NOT_CUT, alarm: NOT_CUT, sweep: NOT_CUT })
}

test.each([
  ['hangs', { fires: false }],
  ['throttles', { fires: false }],
  ['lags', { fires: true }],
] as const)(
  'a Scheduler that %s for a day: reminders and losses on time are seven minutes late, nothing else is',
  async (state, { fires }) => {
    await inVirtualTime(START, async (time) => {
      const [from, until, end] = [START + 5 * DAY, START + 6 * DAY, START + 8 * DAY]
      const outage = during(from, until, state)
      const cloud = cloudIn(time, { ...USUAL, scheduler: outage.state })
      cloud.sweepOn(end)
      const lives = liveIn(cloud, time, { games: GAMES, emailed: 4 })
      await time.run(from)
      const before = latenessIn(cloud, time, until)
      await time.run(until + 10 * MINUTE)
      const { failed } = cloud.scheduler.figures
      const lateness = before()
      await time.run(end)
      await expectFair(cloud, lives, end)
      expect(lateness).toBeLessThan(8 * MINUTE)
      // The outage had its effect: timers could not be set, and they fired only if Scheduler merely lagged.
      expect(failed).toBeGreaterThan(GAMES / 8)
      expect(cloud.scheduler.figures.lost > 0).toBe(!fires)
      const lost = await lostOnTime(cloud, lives)
      expect(lost.filter(({ at }) => outage.has(at)).length).toBeGreaterThan(0)
      // Moves and emails went on during the outage.
      expect(lives.moves.filter(outage.has).length).toBeGreaterThan(0)
      expect(cloud.ses.sent.filter(({ at }) => outage.has(at)).length).toBeGreaterThan(0)
      expect(cloud.outbox.figures.latest).toBeLessThan(10 * SECOND)
      // After the outage timers are set as before.
      expect(cloud.scheduler.figures.failed).toBe(failed)
    })
  },
  LIMIT,
)

test.each([['refuses'], ['hangs']] as const)(
  'an SES that %s for two days: moves go on, then each email still true comes within the hour, once',
  async (state) => {
    await inVirtualTime(START, async (time) => {
      const [from, until, end] = [START + 2 * DAY, START + 4 * DAY, START + 6 * DAY]
      const outage = during(from, until, state)
      const cloud = cloudIn(time, { ...USUAL, ses: outage.state })
      cloud.sweepOn(end)
      const lives = liveIn(cloud, time, { games: WAITING, emailed: 1 })
      await time.run(from)
      // The game is slow, so that the email about its turn is still true when the outage ends.
      await begin(cloud, time, WAITING, { clock: 'postal', hasEmail: true })
      await move(cloud, time, WAITING)
      await time.run(until)
      const waiting = await turnsIn(cloud)
      expect(waiting).toContain(`${gameId(WAITING)}-2-opponent`)
      const tried = cloud.ses.figures.tried
      await time.run(until + 65 * MINUTE)
      const still = new Set(await turnsIn(cloud))
      const sent = new Set(cloud.ses.sent.map(({ letter }) => letter))
      expect(waiting.filter((letter) => still.has(letter) && !sent.has(letter))).toEqual([])
      expect(cloud.ses.sent.filter(({ at }) => outage.has(at))).toEqual([])
      expect(tried).toBeGreaterThan(0)
      expect(cloud.ses.sent.filter(({ at }) => at >= until).length).toBeGreaterThan(WAITING / 8)
      await time.run(end)
      await expectFair(cloud, lives, end)
      expect(lives.moves.filter(outage.has).length).toBeGreaterThan(WAITING / 8)
      expect(cloud.outbox.figures.waiting).toBeLessThan(WAITING)
      expect([...cloud.said.keys()].toSorted()).toEqual([
        'an email could not be delivered',
        'messages keep coming back',
      ])
    })
  },
  LIMIT,
)
