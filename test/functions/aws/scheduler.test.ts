import { ConflictException, ResourceNotFoundException, SchedulerClient } from '@aws-sdk/client-scheduler'
import { afterAll, describe, expect, test } from 'vitest'
import { schedulerTimers } from '../../../functions/aws/background/scheduler-timers.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import { GAME, START } from '../../ports/samples.ts'
import { timersContract } from '../../ports/timers-contract.ts'
import { type Reply, recorder, type Request } from './recorder.ts'

const TARGET = {
  group: 'crownhead',
  arn: 'arn:aws:lambda:eu-central-1:000000000000:function:alarm',
  role: 'arn:aws:iam::000000000000:role/wake',
  deadLetters: 'arn:aws:sqs:eu-central-1:000000000000:dead',
}

/** Starts a stand-in for EventBridge Scheduler, as far as the adapter needs it. */
const smallScheduler = async () => {
  const schedules = new Map<string, Request['body']>()
  const create = (name: string, body: Request['body']): Reply => {
    if (schedules.has(name)) return { status: 409, error: 'ConflictException' }
    schedules.set(name, body)
    return { body: { ScheduleArn: name } }
  }
  const service = await recorder(({ method, path, body }) => {
    const name = path.split('/').at(-1) ?? ''
    if (method === 'POST') return create(name, body)
    return schedules.delete(name) ? {} : { status: 404, error: 'ResourceNotFoundException' }
  })
  afterAll(service.close)
  const timers = schedulerTimers(new SchedulerClient(service.settings), TARGET, () => START)
  return { service, schedules, timers }
}

const minuteIn = (body: Request['body']) => Date.parse(`${/at\((.*)\)/.exec(String(body['ScheduleExpression']))?.[1]}Z`)
const gameIn = (body: Request['body']) =>
  (JSON.parse(String((body['Target'] as Request['body'])['Input'])) as { game: string }).game

describe('timers on EventBridge Scheduler', () => {
  timersContract(async () => {
    const { timers, schedules } = await smallScheduler()
    const armed = async () =>
      [...schedules.values()]
        .map((body) => ({ game: gameIn(body), at: minuteIn(body) }))
        .toSorted((a, b) => a.at - b.at)
    return { timers, armed }
  })

  test('a schedule fires once, exactly on time, and deletes itself', async () => {
    const { service, timers } = await smallScheduler()
    await timers.arm(GAME, START + HOUR)
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: `/schedules/${GAME}-20261103T1300`,
        body: {
          GroupName: 'crownhead',
          ScheduleExpression: 'at(2026-11-03T13:00:00)',
          ScheduleExpressionTimezone: 'UTC',
          FlexibleTimeWindow: { Mode: 'OFF' },
          ActionAfterCompletion: 'DELETE',
          Target: { Arn: TARGET.arn, RoleArn: TARGET.role, Input: JSON.stringify({ game: GAME }) },
        },
      },
    ])
    expect(service.requests[0]?.body['Target']).toMatchObject({ DeadLetterConfig: { Arn: TARGET.deadLetters } })
  })

  test.each([-DAY, -SECOND, 0, 4 * SECOND])(
    'a timer that is due %d ms from now is set for the next minute',
    async (ahead) => {
      const { schedules, timers } = await smallScheduler()
      await timers.arm(GAME, START + ahead)
      expect([...schedules.values()].map(minuteIn)).toEqual([START + MINUTE])
    },
  )

  test('a timer that was set in the past is cancelled by the instant for which it was set', async () => {
    const { schedules, timers } = await smallScheduler()
    await timers.arm(GAME, START - DAY)
    expect(schedules.size).toBe(1)
    await timers.disarm(GAME, START - DAY)
    expect(schedules.size).toBe(0)
  })

  test('a timer is cancelled in its group', async () => {
    const { service, timers } = await smallScheduler()
    await timers.disarm(GAME, START + HOUR)
    expect(service.requests[0]).toMatchObject({ method: 'DELETE', path: `/schedules/${GAME}-20261103T1300` })
    expect(service.requests[0]?.query.get('groupName')).toBe('crownhead')
  })

  test('throw any other refusal', async () => {
    await using service = await recorder(() => ({ error: 'ValidationException', body: { Message: 'no minute' } }))
    const timers = schedulerTimers(new SchedulerClient(service.settings), TARGET)
    await expect(timers.arm(GAME, START)).rejects.toThrow('no minute')
    await expect(timers.disarm(GAME, START)).rejects.toThrow('no minute')
  })
})

describe('a Scheduler that fails is not called for a while', () => {
  /** Makes the Scheduler give these answers in order, and work afterwards. */
  const failingWith = (...names: readonly string[]) => {
    const clock = { now: START }
    const left = [...names]
    let calls = 0
    const send = async (): Promise<object> => {
      calls++
      const name = left.shift()
      if (name === undefined || name === 'works') return {}
      throw Object.assign(new Error(name), { name })
    }
    const timers = schedulerTimers({ send } as unknown as SchedulerClient, TARGET, () => clock.now)
    const outcome = (): Promise<string> =>
      timers.arm(GAME, START + HOUR).then(
        () => 'armed',
        (error: unknown) => (error instanceof Error ? error.name : ''),
      )
    const outcomes = async (count: number): Promise<readonly string[]> => {
      const all: string[] = []
      for (let n = 0; n < count; n++) all.push(await outcome())
      return all
    }
    return { clock, outcomes, calls: () => calls }
  }

  test('after one call without an answer, one call in five seconds tries it, and once it answers all do', async () => {
    const { clock, outcomes, calls } = failingWith('TimeoutError', 'AbortError')
    expect(await outcomes(3)).toEqual(['TimeoutError', 'SchedulerRests', 'SchedulerRests'])
    clock.now += 5 * SECOND - 1
    expect(await outcomes(1)).toEqual(['SchedulerRests'])
    clock.now += 1
    expect(await outcomes(2)).toEqual(['AbortError', 'SchedulerRests'])
    expect(calls()).toBe(2)
    clock.now += 5 * SECOND
    expect(await outcomes(3)).toEqual(['armed', 'armed', 'armed'])
  })

  test('while one call tries it, no other waits', async () => {
    const { clock, outcomes, calls } = failingWith('TimeoutError')
    await outcomes(1)
    clock.now += 5 * SECOND
    expect((await Promise.all([outcomes(1), outcomes(1), outcomes(1)])).flat().toSorted()).toEqual([
      'SchedulerRests',
      'SchedulerRests',
      'armed',
    ])
    expect(calls()).toBe(2)
  })

  const throttled = (count: number) => Array.from({ length: count }, () => 'ThrottlingException')

  test('twenty throttled calls in a row have the same effect', async () => {
    const few = failingWith(...throttled(19), 'works', ...throttled(19))
    expect(await few.outcomes(40)).toEqual([...throttled(19), 'armed', ...throttled(19), 'armed'])
    const many = failingWith(...throttled(20))
    expect(await many.outcomes(21)).toEqual([...throttled(20), 'SchedulerRests'])
  })

  test.each(['ConflictException', 'ResourceNotFoundException'])('%s counts as an answer', async (name) => {
    const made = { ConflictException, ResourceNotFoundException }[name]
    const answer = made && new made({ $metadata: {}, message: '', Message: '' })
    let calls = 0
    const send = async (): Promise<never> => {
      calls++
      throw answer ?? new Error(name)
    }
    const timers = schedulerTimers({ send } as unknown as SchedulerClient, TARGET, () => START)
    const call = name === 'ConflictException' ? timers.arm : timers.disarm
    for (let n = 0; n < 30; n++) await call(GAME, START + HOUR)
    expect(calls).toBe(30)
  })
})
