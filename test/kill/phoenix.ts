import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Running, type Wish, spawnService, startService } from '../e2e/running.ts'

/** A service that is killed and restarted on the same data, and the output of all its lives. */
export type Phoenix = {
  /** The present address; waits for a restart. */
  readonly base: () => Promise<string>
  /** `kill -9` and restart. */
  readonly killAndRise: () => Promise<void>
  /** Kills a new service this many milliseconds after its start, ready or not, and starts another. */
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
