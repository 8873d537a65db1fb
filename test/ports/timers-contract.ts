import { expect, test } from 'vitest'
import { DAY, type Instant, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import type { GameTimers } from '../../shared/service/ports/games.ts'
import { GAME, START } from './samples.ts'

/** A store without timers, with a clock stopped at `START`. `armed` lists the timers that are set, soonest first. */
export type TimersStore = {
  readonly timers: GameTimers
  readonly armed: () => Promise<readonly { readonly game: string; readonly at: Instant }[]>
}

export const timersContract = (make: () => Promise<TimersStore>): void => {
  test('a timer is set for its minute, rounded up', async () => {
    const { timers, armed } = await make()
    await timers.arm(GAME, START + DAY + SECOND)
    await timers.arm('another', START + DAY)
    expect(await armed()).toEqual([
      { game: 'another', at: START + DAY },
      { game: GAME, at: START + DAY + MINUTE },
    ])
  })

  test('setting a timer twice sets one', async () => {
    const { timers, armed } = await make()
    await timers.arm(GAME, START + DAY)
    await timers.arm(GAME, START + DAY)
    await timers.arm(GAME, START + DAY - SECOND)
    expect(await armed()).toHaveLength(1)
  })

  test('a game may have several timers, and each is cancelled by its own minute', async () => {
    const { timers, armed } = await make()
    await timers.arm(GAME, START + DAY)
    await timers.arm(GAME, START + 2 * DAY)
    await timers.disarm(GAME, START + DAY - 5 * SECOND)
    expect(await armed()).toEqual([{ game: GAME, at: START + 2 * DAY }])
  })

  test('cancelling a timer that is not set has no effect', async () => {
    const { timers, armed } = await make()
    await timers.disarm(GAME, START + DAY)
    await timers.arm(GAME, START + DAY)
    await timers.disarm(GAME, START + DAY)
    await timers.disarm(GAME, START + DAY)
    expect(await armed()).toEqual([])
  })
}
