import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../../shared/webhooks/delivery-limits.ts'
import type { PushKey } from '../../../shared/service/ports/push.ts'
import type { PostResult, HttpSender } from '../../../shared/service/ports/http-sender.ts'
import type { Dice } from '../chance.ts'
import type { Device, Pushed } from '../evidence.ts'
import type { Ground } from '../ground.ts'
import type { Run } from '../machine.ts'

/** Returns whether seats of this world have devices: they do in every 32nd world. */
export const hasDevices = (seed: number): boolean => seed % 32 === 23

/** A push key that does not encrypt; test/functions/aws tests the encryption. */
export const OPEN_KEY: PushKey = {
  publicKey: 'B'.repeat(87),
  isPoint: () => true,
  encrypt: (_receiver, text) => ({ authorization: 'vapid', body: Buffer.from(text).toString('base64') }),
}

/**
 * Returns the mood of a push service towards one device: it works, fails for a while, reports the device as gone from
 * then on, or hangs.
 */
export const deviceBy = (dice: Dice, now: number): Pick<Device, 'mood' | 'from' | 'until'> => {
  const mood = dice.pick<Device['mood']>(['sound', 'sound', 'sound', 'away', 'gone', 'hangs'])
  const from = now + dice.between(0, 3 * DAY)
  return { mood, from, until: mood === 'away' ? from + dice.between(MINUTE, 20 * HOUR) : Infinity }
}

type Doing = { readonly answered: PostResult; readonly wait: number }

const doingOf = ({ mood, from, until }: Device, dice: Dice, now: number): Doing => {
  const isWell = mood === 'sound' || now < from || now >= until
  if (isWell) return { answered: { status: 201 }, wait: dice.chance(0.1) ? dice.between(0, 3 * SECOND) : 0 }
  if (mood === 'gone') return { answered: { status: dice.pick([404, 410]) }, wait: 0 }
  if (mood === 'hangs') return { answered: { failure: 'timeout' }, wait: WEBHOOK_LIMITS.timeout }
  return { answered: dice.pick<PostResult>([{ status: 500 }, { status: 429 }, { failure: 'connection' }]), wait: 0 }
}

/**
 * Returns push services. Every post that reached them is evidence, answered or not. Each invocation's notices are
 * posted one after the other here.
 */
export const pushServicesOn = ({ agenda, evidence, machine, tell }: Ground, dice: Dice): HttpSender => {
  const posts = new WeakMap<Run, Promise<unknown>>()
  const post = async (url: string, run: Run): Promise<PostResult> => {
    const device = evidence.devices.get(url)
    if (!device) throw new Error(`${url} is no one's`)
    const { answered, wait } = doingOf(device, dice, agenda.now())
    const struck = run.struck
    const pushed: Pushed = { url, at: agenda.now(), answered: undefined, struck: () => run.struck > struck }
    evidence.pushed.push(pushed)
    tell(() => `${url} of ${device.role} of ${device.game} gets a notice, ${JSON.stringify(answered)}`)
    const heard = machine.port('outside.post', () => answered, wait)
    pushed.answered = await heard.catch(() => ({ failure: 'connection' }) as const)
    return pushed.answered
  }
  return {
    post: (url) => {
      const run = machine.running()
      if (!run) throw new Error('a notice is posted by no one')
      const next = (posts.get(run) ?? Promise.resolve()).then(() => post(url, run))
      posts.set(run, next)
      return next
    },
  }
}
