import type { Instant } from '../../../shared/game/words.ts'
import { type Deed, agendaFrom } from '../agenda.ts'

/** Time that jumps to the next thing that happens. `setTimeout` of the code under test counts in it. */
export type Time = {
  readonly now: () => Instant
  readonly in: (wait: number, deed: Deed) => void
  readonly sleep: (wait: number) => Promise<void>
  /** Until it is so late. */
  readonly run: (until: Instant) => Promise<void>
}

const drained = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** What comes with its first use would take real time, in which virtual time goes on. */
const loaded = (): Promise<unknown> =>
  Promise.all([
    import('../../../shared/mail/bundle-letter.ts'),
    import('../../../shared/service/digest.ts'),
    import('../../../shared/service/knock.ts'),
    import('../../../shared/service/send-links.ts'),
    import('../../../shared/service/send-moved.ts'),
    import('../../../shared/service/turn-at.ts'),
  ])

type Timer = { isOver: boolean }

/** The handlers' own timers (what is left of a function's time, a call's patience) are virtual inside `body`. */
export const inVirtualTime = async <T>(start: Instant, body: (time: Time) => Promise<T>): Promise<T> => {
  await loaded()
  const agenda = agendaFrom(start)
  const { setTimeout: realSet, clearTimeout: realClear } = globalThis
  const set = (deed: () => void, wait = 0): Timer => {
    const timer: Timer = { isOver: false }
    agenda.in(wait, () => {
      if (!timer.isOver) deed()
    })
    return timer
  }
  const clear = (timer: Timer | undefined): void => {
    if (timer) timer.isOver = true
  }
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
  try {
    return await body({
      now: agenda.now,
      in: agenda.in,
      sleep: (wait) => new Promise((resolve) => agenda.in(wait, () => resolve())),
      run: async (until) => {
        agenda.at(until, () => {})
        await drained()
        while (await agenda.step(until)) await drained()
      },
    })
  } finally {
    Object.assign(globalThis, { setTimeout: realSet, clearTimeout: realClear })
  }
}
