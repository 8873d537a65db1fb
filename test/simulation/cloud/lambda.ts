import type { Context } from 'aws-lambda'
import type { Dice } from '../chance.ts'
import type { Time } from './time.ts'

/**
 * How an invocation ended. `cut-off`: its time ran out. `throttled`: too many were running, and the function was not
 * called.
 */
export type Outcome<R> =
  | { readonly kind: 'answered'; readonly value: R }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'throttled' }

/** One container of a function: it handles one call at a time, on one processor. */
export type Container = {
  /**
   * Calls a service that takes `latency` milliseconds to answer. A call from a container that is gone never returns.
   */
  readonly call: <T>(latency: number, act: () => T | Promise<T>) => Promise<T>
}

export type Lambda<E, R> = {
  readonly invoke: (event: E) => Promise<Outcome<R>>
  /** `most`: how many ran at once at most; `cutOff`: how many ran out of time. */
  readonly figures: { most: number; cutOff: number; throttled: number; calls: number }
}

/** The functions that run in the whole account, and the most that may. */
export type Account = { running: number; readonly most: number }

type Spec<E, R> = {
  readonly time: Time
  readonly dice: Dice
  readonly account: Account
  /** The timeout in milliseconds. */
  readonly timeout: number
  readonly reserved: number
  readonly make: (container: Container) => (event: E, context: Context) => Promise<R>
}

type Machine<E, R> = { isAlive: boolean; readonly handler: (event: E, context: Context) => Promise<R> }

/** Milliseconds of processor time around each call of a service: to decode, fold, sign and write. */
const WORK = 2

const COLD = [800, 1500] as const

const never = <T>(): Promise<T> => new Promise<T>(() => {})

const machineOf = <E, R>({ time, make }: Spec<E, R>): Machine<E, R> => {
  let freeAt = 0
  const machine = { isAlive: true }
  const rest = async (wait: number): Promise<void> => {
    await time.sleep(wait)
    if (!machine.isAlive) await never()
  }
  const container: Container = {
    call: async (latency, act) => {
      freeAt = Math.max(time.now(), freeAt) + WORK
      await rest(freeAt - time.now() + latency / 2)
      const acted = await Promise.resolve()
        .then(act)
        .then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
      await rest(latency / 2)
      if ('error' in acted) throw acted.error
      return acted.value
    },
  }
  return Object.assign(machine, { handler: make(container) })
}

export const lambdaOf = <E, R>(spec: Spec<E, R>): Lambda<E, R> => {
  const { time, dice, account, timeout, reserved } = spec
  const idle: Machine<E, R>[] = []
  const figures = { most: 0, cutOff: 0, throttled: 0, calls: 0 }
  let running = 0

  const woken = async (): Promise<Machine<E, R>> => {
    const warm = idle.pop()
    if (warm) return warm
    await time.sleep(dice.between(...COLD))
    return machineOf(spec)
  }

  const ran = async (machine: Machine<E, R>, event: E): Promise<Outcome<R>> => {
    const end = time.now() + timeout
    const context = { getRemainingTimeInMillis: () => end - time.now() } as Context
    const answer = machine.handler(event, context).then(
      (value): Outcome<R> => ({ kind: 'answered', value }),
      (error: unknown): Outcome<R> => ({ kind: 'failed', error }),
    )
    return Promise.race([answer, time.sleep(timeout).then((): Outcome<R> => ({ kind: 'cut-off' }))])
  }

  const invoke = async (event: E): Promise<Outcome<R>> => {
    figures.calls++
    if (running >= reserved || account.running >= account.most) {
      figures.throttled++
      return { kind: 'throttled' }
    }
    account.running++
    figures.most = Math.max(figures.most, ++running)
    const machine = await woken()
    const outcome = await ran(machine, event)
    if (outcome.kind === 'cut-off') figures.cutOff++
    machine.isAlive = outcome.kind !== 'cut-off'
    if (machine.isAlive) idle.push(machine)
    running--
    account.running--
    return outcome
  }
  return { invoke, figures }
}
