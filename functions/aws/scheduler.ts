import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
} from '@aws-sdk/client-scheduler'
import { type Instant, SECOND } from '../../shared/game/words.ts'
import type { GameId, Timers } from '../../shared/service/ports/ports.ts'
import { type Asking, restingAfterFailures } from './circuit-breaker.ts'
import { TIMER } from './timeouts.ts'
import { type AlarmInput, minuteUp, scheduleName } from './schedule.ts'

/** `AWS_ENDPOINT_URL_SCHEDULER` overrides the endpoint. */
export const schedulerClient = (): SchedulerClient => new SchedulerClient(TIMER)

export type AlarmTarget = {
  readonly group: string
  readonly arn: string
  readonly role: string
  /** For calls that failed for a day. */
  readonly deadLetters: string
}

/** A schedule made in its own minute may never fire: past and imminent alarms take the next. */
const minuteOf = (at: Instant, now: Instant): Instant => Math.max(minuteUp(at), minuteUp(now + 5 * SECOND))

/** Named by the requested minute, for `disarm`. */
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

/** They delete themselves after firing. */
export const eventBridgeTimers = (
  client: SchedulerClient,
  target: AlarmTarget,
  now: () => Instant = Date.now,
  asked: Asking = restingAfterFailures(now),
): Timers => ({
  arm: async (id, at) => {
    const create = scheduleOf(id, at, now(), target)
    await asked((options) => client.send(create, options)).catch((error: unknown) => {
      if (!(error instanceof ConflictException)) throw error
    })
  },
  disarm: async (id, at) => {
    const named = { Name: scheduleName(id, minuteUp(at)), GroupName: target.group }
    await asked((options) => client.send(new DeleteScheduleCommand(named), options)).catch((error: unknown) => {
      if (!(error instanceof ResourceNotFoundException)) throw error
    })
  },
})
