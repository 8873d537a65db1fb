import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
} from '@aws-sdk/client-scheduler'
import { type Instant, SECOND } from '../../../shared/game/model/words.ts'
import type { GameTimers, StoredKey } from '../../../shared/service/ports/games.ts'
import { type CallGuard, circuitBreaker } from './circuit-breaker.ts'
import { SCHEDULER_TIMEOUTS } from '../clients/timeouts.ts'
import { type TimerInput, nextFullMinute, scheduleName } from './schedule-name.ts'

/** Returns a client of EventBridge Scheduler. `AWS_ENDPOINT_URL_SCHEDULER` overrides the endpoint. */
export const schedulerClient = (): SchedulerClient => new SchedulerClient(SCHEDULER_TIMEOUTS)

/** The schedule group, the function that schedules call, and the role that may call it. */
export type TimerTarget = {
  readonly group: string
  readonly arn: string
  readonly role: string
  /** The queue for calls that failed for a day. */
  readonly deadLetters: string
}

/**
 * Returns the minute in which a timer fires. A schedule that is created in its own minute may never fire, so timers in
 * the past or within five seconds fire in the next minute.
 */
const minuteOf = (at: Instant, now: Instant): Instant => Math.max(nextFullMinute(at), nextFullMinute(now + 5 * SECOND))

/**
 * Returns the command that creates the schedule of a timer. The schedule is named by the requested minute, even if it
 * fires later, so that `disarm` finds it.
 */
const scheduleOf = (id: StoredKey, at: Instant, now: Instant, target: TimerTarget): CreateScheduleCommand => {
  const input: TimerInput = { game: id }
  return new CreateScheduleCommand({
    Name: scheduleName(id, nextFullMinute(at)),
    GroupName: target.group,
    ScheduleExpression: `at(${new Date(minuteOf(at, now)).toISOString().slice(0, 19)})`,
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: {
      Arn: target.arn,
      RoleArn: target.role,
      Input: JSON.stringify(input),
      DeadLetterConfig: { Arn: target.deadLetters },
    },
  })
}

/** Returns the timers of games, as schedules of EventBridge Scheduler, which delete themselves after firing. */
export const schedulerTimers = (
  client: SchedulerClient,
  target: TimerTarget,
  now: () => Instant = Date.now,
  guarded: CallGuard = circuitBreaker(now),
): GameTimers => ({
  arm: async (id, at) => {
    const create = scheduleOf(id, at, now(), target)
    await guarded((options) => client.send(create, options)).catch((error: unknown) => {
      if (!(error instanceof ConflictException)) throw error
    })
  },
  disarm: async (id, at) => {
    const schedule = { Name: scheduleName(id, nextFullMinute(at)), GroupName: target.group }
    await guarded((options) => client.send(new DeleteScheduleCommand(schedule), options)).catch((error: unknown) => {
      if (!(error instanceof ResourceNotFoundException)) throw error
    })
  },
})
