import {
  ConflictException,
  CreateScheduleCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler'
import { type Instant, MINUTE } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import type { Container, Lambda } from './lambda.ts'
import type { Time } from './time.ts'

/**
 * How Scheduler works. `hangs`: it answers nothing; `throttles`: it refuses. Either way no timer fires, and those that
 * were due meanwhile are lost. `lags`: it does what it is asked after its callers have given up; timers fire.
 */
export type SchedulerState = 'works' | 'hangs' | 'throttles' | 'lags'

const FIRES: { readonly [S in SchedulerState]: boolean } = { works: true, hangs: false, throttles: false, lags: true }

type SendOptions = { readonly abortSignal: AbortSignal }

/** Milliseconds until a throttled call fails, including the SDK's pause and second attempt. */
const THROTTLED = [100, 500] as const
const LATENCY = [20, 60] as const

/** Milliseconds until a lagging call takes effect; its caller gives up after one second. */
const LAG = 1500

/** The pauses before the two retries of a failed asynchronous call. */
const AGAIN = [MINUTE, 2 * MINUTE]

const refused = { $metadata: {}, message: 'no', Message: 'no' }

const named = (name: string): Error => Object.assign(new Error(name), { name })

const givenUp = ({ abortSignal }: SendOptions): Promise<never> =>
  new Promise((_, reject) => abortSignal.addEventListener('abort', () => reject(named('AbortError'))))

type Ground = { readonly time: Time; readonly dice: Dice; readonly state: (now: Instant) => SchedulerState }

export const schedulerTo = (alarm: Lambda<unknown, void>, { time, dice, state }: Ground) => {
  const schedules = new Map<string, { readonly game: string; readonly at: Instant }>()
  const figures = { calls: 0, failed: 0, lost: 0, unheard: 0 }

  const wake = async (game: string, tries = 0): Promise<void> => {
    const outcome = await alarm.invoke({ game })
    const again = AGAIN[tries]
    if (outcome.kind !== 'answered' && again !== undefined) time.in(again, () => void wake(game, tries + 1))
  }

  const fire = (name: string): void => {
    const schedule = schedules.get(name)
    if (!schedule) return
    schedules.delete(name)
    if (FIRES[state(time.now())]) void wake(schedule.game)
    else figures.lost++
  }

  const create = ({ input }: CreateScheduleCommand): void => {
    const { Name: name = '', ScheduleExpression = '', Target } = input
    if (schedules.has(name)) throw new ConflictException(refused)
    const at = Date.parse(`${ScheduleExpression.slice(3, -1)}Z`)
    const { game } = JSON.parse(Target?.Input ?? '{}') as { readonly game: string }
    schedules.set(name, { game, at })
    time.in(at - time.now() + dice.between(0, 2000), () => fire(name))
  }

  const remove = ({ input }: DeleteScheduleCommand): void => {
    if (!schedules.delete(input.Name ?? '')) throw new ResourceNotFoundException(refused)
  }

  const act = (command: unknown): void => {
    if (command instanceof CreateScheduleCommand) create(command)
    else if (command instanceof DeleteScheduleCommand) remove(command)
  }

  /** Carries out the command so late that its caller does not even hear of a refusal. */
  const actLater = (command: unknown): void =>
    time.in(LAG, () => {
      try {
        act(command)
      } catch {
        figures.unheard++
      }
    })

  /** Returns a client of Scheduler for one container. */
  const client = (container: Container): SchedulerClient => {
    const send = async (command: unknown, sent: SendOptions): Promise<object> => {
      figures.calls++
      const now = state(time.now())
      if (now === 'works') await container.call(dice.between(...LATENCY), () => act(command))
      else {
        figures.failed++
        if (now === 'lags') actLater(command)
        if (now !== 'throttles') await container.call(0, () => givenUp(sent))
        await container.call(dice.between(...THROTTLED), () => Promise.reject(named('ThrottlingException')))
      }
      return {}
    }
    return { send } as unknown as SchedulerClient
  }
  return { client, figures, armed: () => [...schedules.values()] }
}
