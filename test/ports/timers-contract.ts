import { expect, test } from 'vitest'
import { DAY, type Instant, MINUTE, SECOND } from '../../shared/game/words.ts'
import type { Timers } from '../../shared/service/ports/games.ts'
import { GAME, START } from './samples.ts'

/** No timers, a clock stopped at `START`, and what is armed, soonest first. */
export type TimersStore = {
  readonly timers: Timers
  readonly armed: () => Promise<readonly { readonly game: string; readonly at: Instant }[]>
}

export const timersContract = (make: () => Promise<TimersStore>): void => {
  test('an alarm is armed for its minute, rounded up', async () => {
    const { timers, armed } = await make()
    await timers.arm(GAME, START + DAY + SECOND)
    await timers.arm('another', START + DAY)
    expect(await armed()).toEqual([
      { game: 'another', at: START + DAY },
      { game: GAME, at: START + DAY + MINUTE },
    ])
  })

  test('arming twice arms once', async () => {
    const { timers, armed } = await make()
    await timers.arm(GAME, START + DAY)
    await timers.arm(GAME, START + DAY)
    await timers.arm(GAME, START + DAY - SECOND)
    expect(await armed()).toHaveLength(1)
  })

  test('a game may have several alarms; each is disarmed by its own minute', async () => {
    const { timers, armed } = await make()
    await timers.arm(GAME, START + DAY)
    await timers.arm(GAME, START + 2 * DAY)
    await timers.disarm(GAME, START + DAY - 5 * SECOND)
    expect(await armed()).toEqual([{ game: GAME, at: START + 2 * DAY }])
  })

  test('disarming an unarmed alarm is fine', async () => {
    const { timers, armed } = await make()
    await timers.disarm(GAME, START + DAY)
    await timers.arm(GAME, START + DAY)
    await timers.disarm(GAME, START + DAY)
    await timers.disarm(GAME, START + DAY)
    expect(await armed()).toEqual([])
  })
}
