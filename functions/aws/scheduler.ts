import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
} from '@aws-sdk/client-scheduler'
import { type Duration, type Instant, SECOND } from '../../shared/game/words.ts'
import type { GameId, Timers } from '../../shared/service/ports/ports.ts'
import { LONGEST_TIMER, TIMER } from './timeouts.ts'
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

/** Bounds the SDK's retries and their pauses. */
const inTime = async <T>(call: Call<T>): Promise<T> => {
  const giving = new AbortController()
  const timer = setTimeout(() => giving.abort(), LONGEST_TIMER)
  try {
    return await call({ abortSignal: giving.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Throttled calls in a row, or one without an answer, after which none is made for a while. */
const ENOUGH = 20

const REST: Duration = 5 * SECOND

const isAnswer = (error: unknown): boolean =>
  error instanceof ConflictException || error instanceof ResourceNotFoundException

/** Given up by `inTime`, or by the client. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')

const resting = (): Error => Object.assign(new Error('Scheduler did not answer just now'), { name: 'SchedulerRests' })

type Call<T> = (options: { readonly abortSignal?: AbortSignal }) => Promise<T>

/** Makes a call, or several, or none: what to do with a Scheduler that does not work. */
export type Asking = <T>(call: Call<T>) => Promise<T>

/**
 * While Scheduler does not work, one call in five seconds tries whether it does again. With all of them, a hundred games
 * that set timers would wait ten seconds, and all games behind them; the sweep does the work of timers that are missing.
 */
const restingAfterFailures = (now: () => Instant): Asking => {
  let [failures, until] = [0, 0]
  return async (call) => {
    if (now() < until) throw resting()
    if (failures >= ENOUGH) until = now() + REST
    try {
      const answer = await inTime(call)
      ;[failures, until] = [0, 0]
      return answer
    } catch (error) {
      failures = isAnswer(error) ? 0 : failures + (isUnanswered(error) ? ENOUGH : 1)
      until = failures >= ENOUGH ? now() + REST : 0
      throw error
    }
  }
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
