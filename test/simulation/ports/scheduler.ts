import { nextFullMinute, scheduleName } from '../../../functions/aws/background/schedule-name.ts'
import { MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { GameId, GameTimers } from '../../../shared/service/ports/games.ts'
import type { Ground } from '../ground.ts'

type Schedule = { readonly name: string; readonly game: GameId }

export type AlarmFunction = (event: unknown) => Promise<void>

/** The pauses before the two retries of a function that failed, as EventBridge makes them. */
const AGAIN: readonly number[] = [MINUTE, 2 * MINUTE]

/**
 * Returns EventBridge Scheduler, which fires by the minute, as a rule at least once; here timers also fire early, late
 * or twice, or are lost.
 */
export const schedulerOn = (ground: Ground, alarm: AlarmFunction) => {
  const { agenda, dice, faults, machine, evidence, tell } = ground
  const schedules = new Map<string, Schedule>()

  const wake = (game: GameId, tries = 0): Promise<void> => {
    tell(() => `the timer of ${game} comes${tries > 0 ? ' again' : ''}`)
    return machine.invoke({
      name: 'alarm',
      pace: ground.pace(),
      body: () => alarm({ game }),
      ended: (how) => {
        const again = AGAIN[tries]
        if (how.kind !== 'answered' && again !== undefined) agenda.in(again, () => wake(game, tries + 1))
      },
    })
  }

  const fire = (schedule: Schedule): Promise<void> | void => {
    if (schedules.get(schedule.name) !== schedule) return
    schedules.delete(schedule.name)
    const now = agenda.now()
    if (faults.strikes('timer lost', now)) return tell(() => `the timer of ${schedule.game} is lost`)
    if (faults.strikes('timer twice', now)) agenda.in(dice.between(0, 2 * MINUTE), () => wake(schedule.game))
    if (faults.strikes('timer late', now))
      return agenda.in(dice.between(SECOND, 40 * MINUTE), () => wake(schedule.game))
    return wake(schedule.game)
  }

  const timers: GameTimers = {
    arm: (game, at) =>
      machine.port('timers.arm', () => {
        const now = agenda.now()
        const minute = Math.max(nextFullMinute(at), nextFullMinute(now + 5 * SECOND))
        const name = scheduleName(game, minute)
        if (schedules.has(name)) return
        const schedule = { name, game }
        schedules.set(name, schedule)
        const early = faults.strikes('timer early', now) ? dice.between(0, 10 * MINUTE) : 0
        agenda.at(minute - early, () => fire(schedule))
      }),
    disarm: (game, at) => {
      const name = scheduleName(game, nextFullMinute(at))
      evidence.stuck.add(name)
      return machine.port('timers.disarm', () => {
        evidence.stuck.delete(name)
        schedules.delete(name)
      })
    },
  }
  return {
    timers,
    /**
     * Returns the number of schedules that are armed and have not fired, without those that the scheduler refused to
     * delete.
     */
    live: (game: GameId): number =>
      [...schedules.values()].filter((each) => each.game === game && !evidence.stuck.has(each.name)).length,
  }
}
