import type { Dice } from '../races/dice.ts'
import { TAKES_ANSWERS } from './mail-server.ts'
import { PUSH, pushable, served } from './process.ts'
import type { TestRelay } from './relay.ts'

type Life = Awaited<ReturnType<typeof served>>

/** A service that is killed and starts again on the same folder. */
export type Club = {
  /** Returns the running process of the service, after a restart if need be. */
  readonly living: () => Promise<Life>
  /** Returns how often the service was killed. */
  readonly life: () => number
  readonly killAndRise: () => Promise<void>
  /** Pushes the clock of the service. */
  readonly push: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the service. `more`: settings besides the usual ones. */
export const startClub = async (
  folder: string,
  relay: TestRelay,
  more: Readonly<Record<string, string>> = {},
): Promise<Club> => {
  let [lead, life] = [0, 0]
  const begin = (): Promise<Life> =>
    served(folder, relay, { ...TAKES_ANSWERS, MAIL_PER_MINUTE: '10000', ...more, ...pushable(lead) })
  let living = begin()
  await living
  return {
    living: () => living,
    life: () => life,
    killAndRise: async () => {
      const dying = await living
      living = dying.stop('SIGKILL').then(() => {
        life += 1
        return begin()
      })
      await living
    },
    push: async () => {
      const { push } = await living
      lead += PUSH
      push()
    },
    stop: async () => void (await (await living).stop()),
  }
}

/** Kills the service after every few events and some milliseconds, so that it can end anywhere. */
export const killAgainAndAgain = async (
  club: Club,
  dice: Dice,
  after: (events: number) => Promise<void>,
  { kills, events }: { readonly kills: number; readonly events: number },
): Promise<void> => {
  for (let killed = 0; killed < kills; killed++) {
    await after(1 + dice.whole(events))
    await new Promise((done) => setTimeout(done, dice.draw() * 200))
    await club.killAndRise()
  }
}
