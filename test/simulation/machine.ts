import { AsyncLocalStorage } from 'node:async_hooks'
import type { Agenda } from './agenda.ts'
import type { Dice } from './chance.ts'
import type { Faults, Place } from './injected-faults.ts'

/** How an invocation of a function ended. `dead`: its container is gone, so that it neither answered nor failed. */
export type Ended<R> =
  | { readonly kind: 'answered'; readonly value: R }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'dead' }

/** One invocation of one function. */
export type Run = {
  readonly number: number
  readonly name: string
  /** The number of the request that it answers, if any. */
  readonly request: number | undefined
  alive: boolean
  /** How often it was struck by a fault so far: calls that failed or whose answer was lost, and its death. */
  struck: number
}

/** Timeouts of functions in milliseconds, as infra/ sets them. An operator's tool may take an hour. */
const LIMIT: Readonly<Record<string, number>> = { api: 12_000, page: 12_000, freeze: 3_600_000 }
const LONGEST = 28_000

type Inner = Run & {
  readonly pace: number
  readonly isSteady: boolean
  park: () => void
  limited: boolean
  end: (ended: Ended<never>) => void
  /** The number of its port calls that wait at this moment: it may make several at once. */
  waiting: number
}

export type Machine = {
  /** Runs a function until it ends or waits for a port; the agenda continues it later. */
  readonly invoke: <R>(task: Task<R>) => Promise<void>
  /**
   * Runs `act`, the effect of a port call, with the waits and faults that the dice decide. `takes`: milliseconds until
   * it answers.
   */
  readonly port: <T>(place: Place, act: () => T | Promise<T>, takes?: number) => Promise<T>
  /** Returns the run that executes at this moment. */
  readonly running: () => Run | undefined
}

export type Task<R> = {
  readonly name: string
  readonly request?: number
  /** The most milliseconds that each of its port calls takes; 0: no time at all. */
  readonly pace: number
  /** True if none of its calls fails, waits or draws a random number. */
  readonly isSteady?: boolean
  readonly body: () => Promise<R>
  readonly ended: (ended: Ended<R>) => void
}

type Ground = {
  readonly agenda: Agenda
  readonly dice: Dice
  readonly faults: Faults
  readonly tell: (line: () => string) => void
}

/** Returns a promise that never settles: a dead container waits for it. */
const never = <T>(): Promise<T> => new Promise<T>(() => {})

/**
 * Runs functions as coroutines: at each port call a function may wait, fail or die while others go on. The dice decide
 * which, so that one seed gives one interleaving. A step of the agenda lasts until the function that it woke waits or
 * ends.
 */
export const machineOn = ({ agenda, dice, faults, tell }: Ground): Machine => {
  const runs = new AsyncLocalStorage<Inner>()
  let numbers = 0

  const go = (run: Inner, on: () => void): Promise<void> =>
    new Promise<void>((resolve) => {
      run.park = resolve
      // If other calls of the same run still wait, nothing shows when the code after this call waits again. The step
      // then ends at the next turn of the event loop.
      if (run.waiting > 0) setImmediate(resolve)
      on()
    })

  const invoke = <R>({ name, request, pace, isSteady = false, body, ended }: Task<R>): Promise<void> => {
    const run: Inner = {
      number: numbers++,
      name,
      request,
      pace,
      isSteady,
      alive: true,
      struck: 0,
      limited: false,
      park: () => {},
      end: () => {},
      waiting: 0,
    }
    const end = (how: Ended<R>): void => {
      if (!run.alive) return
      run.alive = false
      runs.exit(() => ended(how))
      run.park()
    }
    run.end = end
    return go(
      run,
      () =>
        void runs.run(run, body).then(
          (value) => end({ kind: 'answered', value }),
          (error: unknown) => end({ kind: 'failed', error }),
        ),
    )
  }

  const rest = (run: Inner, wait: number): Promise<void> => {
    if (!run.limited) {
      run.limited = true
      agenda.in(LIMIT[run.name] ?? LONGEST, () => {
        run.struck++
        run.end({ kind: 'dead' })
      })
    }
    run.waiting++
    return new Promise<void>((resolve) => {
      agenda.in(wait, () => {
        run.waiting--
        return run.alive ? go(run, resolve) : undefined
      })
      run.park()
    })
  }

  const die = <T>(run: Inner, place: Place, when: string): Promise<T> => {
    tell(() => `${run.name} #${run.number} dies ${when} ${place}`)
    run.struck++
    run.end({ kind: 'dead' })
    return never<T>()
  }

  const port = async <T>(place: Place, act: () => T | Promise<T>, takes = 0): Promise<T> => {
    const run = runs.getStore()
    if (!run) throw new Error(`${place} was called by no one`)
    if (!run.alive) return never<T>()
    if (run.isSteady) return act()
    if (run.pace > 0) await rest(run, dice.between(0, run.pace))
    const fault = faults.draw(place, agenda.now())
    if (fault === undefined && takes === 0) return act()
    if (fault === 'dies-before') return die(run, place, 'before')
    if (fault === 'fails') {
      run.struck++
      tell(() => `${run.name} #${run.number}: ${place} fails`)
      throw new Error(`${place} fails`)
    }
    const done = act()
    if (fault === 'dies-after') return die(run, place, 'after')
    if (fault === 'answer-lost') {
      run.struck++
      tell(() => `${run.name} #${run.number}: the answer of ${place} is lost`)
      throw new Error(`the answer of ${place} is lost`)
    }
    await rest(run, fault === 'slow' ? takes + dice.between(1, 4000) : takes)
    return done
  }

  return { invoke, port, running: () => runs.getStore() }
}
