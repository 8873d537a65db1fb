import type { Agenda } from './agenda.ts'
import type { Dice } from './chance.ts'
import type { Faults, Place } from './faults.ts'

/** How an invocation of a function ended. `dead`: the machine went away under it, and no one heard of it. */
export type Ended<R> =
  | { readonly kind: 'answered'; readonly value: R }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'dead' }

/** One invocation of one function. */
export type Run = {
  readonly number: number
  readonly name: string
  /** Which request it answers, if any. */
  readonly request: number | undefined
  alive: boolean
  /** What has gone wrong with it so far: calls that failed or whose answer was lost, or its end. */
  struck: number
}

/** How long each function may take, as infra/ sets it; an operator's tool as long as it likes. */
const LIMIT: Readonly<Record<string, number>> = { api: 12_000, page: 12_000, freeze: 3_600_000 }
const LONGEST = 28_000

type Inner = Run & { readonly pace: number; park: () => void; limited: boolean; end: (ended: Ended<never>) => void }

export type Machine = {
  /** Runs a function until it ends or waits for a port; the rest follows by the agenda. */
  readonly invoke: <R>(task: Task<R>) => Promise<void>
  /** What every port does around what it does; `takes`: milliseconds until it answers. */
  readonly port: <T>(place: Place, act: () => T | Promise<T>, takes?: number) => Promise<T>
  /** The run that is running at this moment. */
  readonly running: () => Run | undefined
}

export type Task<R> = {
  readonly name: string
  readonly request?: number
  /** How long each of its calls of ports takes at the most, in milliseconds; 0: no time at all. */
  readonly pace: number
  readonly body: () => Promise<R>
  readonly ended: (ended: Ended<R>) => void
}

type Ground = {
  readonly agenda: Agenda
  readonly dice: Dice
  readonly faults: Faults
  readonly tell: (line: () => string) => void
}

/** A promise that no one keeps: what a dead machine waits for. */
const never = <T>(): Promise<T> => new Promise<T>(() => {})

/**
 * Functions as coroutines: exactly one runs at any moment, and each call of a port is a place where it may wait,
 * fail or die while others go on. Which, the dice say, so that one seed gives one interleaving.
 */
export const machineOn = ({ agenda, dice, faults, tell }: Ground): Machine => {
  let current: Inner | undefined
  let numbers = 0

  const go = (run: Inner, on: () => void): Promise<void> =>
    new Promise<void>((resolve) => {
      run.park = resolve
      current = run
      on()
    })

  const invoke = <R>({ name, request, pace, body, ended }: Task<R>): Promise<void> => {
    const run: Inner = {
      number: numbers++,
      name,
      request,
      pace,
      alive: true,
      struck: 0,
      limited: false,
      park: () => {},
      end: () => {},
    }
    const end = (how: Ended<R>): void => {
      if (!run.alive) return
      run.alive = false
      if (current === run) current = undefined
      ended(how)
      run.park()
    }
    run.end = end
    return go(
      run,
      () =>
        void body().then(
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
    current = undefined
    return new Promise<void>((resolve) => {
      agenda.in(wait, () => (run.alive ? go(run, resolve) : undefined))
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
    const run = current
    if (!run) throw new Error(`${place} was called by no one`)
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

  return { invoke, port, running: () => current }
}
