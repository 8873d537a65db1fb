import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
} from '@aws-sdk/client-scheduler'
import { type Instant, SECOND } from '../../shared/game/words.ts'
import type { GameId, Timers } from '../../shared/service/ports.ts'
import { LONG } from './patience.ts'
import { type AlarmInput, minuteUp, scheduleName } from './schedule.ts'

/** Found where `AWS_ENDPOINT_URL_SCHEDULER` says, if it says anything. */
export const schedulerClient = (): SchedulerClient => new SchedulerClient(LONG)

export type AlarmTarget = {
  /** The schedules' group. */
  readonly group: string
  /** The function that is woken. */
  readonly arn: string
  /** The role that may wake it. */
  readonly role: string
  /** The queue for what could not be delivered within a day. */
  readonly deadLetters: string
}

/** A schedule for a minute that has begun before it is created may never fire, so what is past, or about to be, is armed at the next. */
const minuteOf = (at: Instant, now: Instant): Instant => Math.max(minuteUp(at), minuteUp(now + 5 * SECOND))

/** Whenever it fires, it bears the name of the minute that was asked for: by that it is disarmed. */
const scheduleOf = (id: GameId, at: Instant, now: Instant, target: AlarmTarget): CreateScheduleCommand => {
  const input: AlarmInput = { game: id }
  return new CreateScheduleCommand({
    Name: scheduleName(id, minuteUp(at)),
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

/** Timers on EventBridge Scheduler: one-time schedules that delete themselves once they have fired. */
export const eventBridgeTimers = (
  client: SchedulerClient,
  target: AlarmTarget,
  now: () => Instant = Date.now,
): Timers => ({
  arm: async (id, at) => {
    await client.send(scheduleOf(id, at, now(), target)).catch((error: unknown) => {
      if (!(error instanceof ConflictException)) throw error
    })
  },
  disarm: async (id, at) => {
    const named = { Name: scheduleName(id, minuteUp(at)), GroupName: target.group }
    await client.send(new DeleteScheduleCommand(named)).catch((error: unknown) => {
      if (!(error instanceof ResourceNotFoundException)) throw error
    })
  },
})
