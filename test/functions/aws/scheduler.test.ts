import { SchedulerClient } from '@aws-sdk/client-scheduler'
import { afterAll, describe, expect, test } from 'vitest'
import { eventBridgeTimers } from '../../../functions/aws/scheduler.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/words.ts'
import { GAME, START } from '../../ports/samples.ts'
import { timersContract } from '../../ports/timers-contract.ts'
import { type Reply, recorder, type Request } from './recorder.ts'

const TARGET = {
  group: 'crownhead',
  arn: 'arn:aws:lambda:eu-central-1:000000000000:function:alarm',
  role: 'arn:aws:iam::000000000000:role/wake',
  deadLetters: 'arn:aws:sqs:eu-central-1:000000000000:dead',
}

/** As much of EventBridge Scheduler as the adapter needs. */
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
  const timers = eventBridgeTimers(new SchedulerClient(service.settings), TARGET, () => START)
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
    'an alarm due %d ms from now is armed at the next minute',
    async (ahead) => {
      const { schedules, timers } = await smallScheduler()
      await timers.arm(GAME, START + ahead)
      expect([...schedules.values()].map(minuteIn)).toEqual([START + MINUTE])
    },
  )

  test('an alarm armed in the past is disarmed by the requested instant', async () => {
    const { schedules, timers } = await smallScheduler()
    await timers.arm(GAME, START - DAY)
    expect(schedules.size).toBe(1)
    await timers.disarm(GAME, START - DAY)
    expect(schedules.size).toBe(0)
  })

  test('disarms in its group', async () => {
    const { service, timers } = await smallScheduler()
    await timers.disarm(GAME, START + HOUR)
    expect(service.requests[0]).toMatchObject({ method: 'DELETE', path: `/schedules/${GAME}-20261103T1300` })
    expect(service.requests[0]?.query.get('groupName')).toBe('crownhead')
  })

  test('any other refusal is thrown', async () => {
    await using service = await recorder(() => ({ error: 'ValidationException', body: { Message: 'no minute' } }))
    const timers = eventBridgeTimers(new SchedulerClient(service.settings), TARGET)
    await expect(timers.arm(GAME, START)).rejects.toThrow('no minute')
    await expect(timers.disarm(GAME, START)).rejects.toThrow('no minute')
  })
})
