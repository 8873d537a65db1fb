import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Running, type Wish, spawnService, startService } from '../e2e/running.ts'

/** A service that is killed and started again on what it left, and what all its lives have said. */
export type Phoenix = {
  /** Where the present one listens; while there is none, resolves once there is. */
  readonly base: () => Promise<string>
  /** `kill -9`, and a new one. */
  readonly killAndRise: () => Promise<void>
  /** One that is killed so many milliseconds after it was started, ready or not, and then another one. */
  readonly riseTwice: (milliseconds: number) => Promise<void>
  readonly log: () => string
  readonly stop: () => Promise<void>
}

const dieYoung = async (wish: Wish, milliseconds: number): Promise<void> => {
  const child = spawnService(wish)
  const gone = once(child, 'exit')
  await wait(milliseconds)
  child.kill('SIGKILL')
  await gone
}

export const startPhoenix = async (wish: Wish): Promise<Phoenix> => {
  let past = ''
  let running: Promise<Running> = startService(wish)
  await running
  const rise = async (before: () => Promise<void>): Promise<void> => {
    const dying = await running
    running = (async () => {
      await dying.kill()
      past += dying.log()
      await before()
      return startService(wish)
    })()
    await running
  }
  let now = await running
  const watch = async (rising: Promise<void>): Promise<void> => {
    await rising
    now = await running
  }
  return {
    base: async () => (await running).base,
    killAndRise: () => watch(rise(async () => {})),
    riseTwice: (milliseconds) => watch(rise(() => dieYoung(wish, milliseconds))),
    log: () => past + now.log(),
    stop: async () => {
      await (await running).stop()
    },
  }
}
