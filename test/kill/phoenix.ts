import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Running, type Wish, spawnService, startService } from '../e2e/running.ts'

/** A service that is killed and restarted on the same data, with the output of all its runs. */
export type Phoenix = {
  /** Returns the address of the running service. During a restart it waits until the service runs again. */
  readonly base: () => Promise<string>
  /** Kills the service with `kill -9` and restarts it. */
  readonly killAndRise: () => Promise<void>
  /**
   * Kills the service, starts one that is killed this many milliseconds after its start, ready or not, and then starts
   * another.
   */
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
