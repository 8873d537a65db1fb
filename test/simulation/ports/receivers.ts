import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../../shared/webhooks/delivery-limits.ts'
import type { PostResult, HttpSender } from '../../../shared/service/ports/http-sender.ts'
import type { Dice } from '../chance.ts'
import type { Posted, Receiver, Tried } from '../evidence.ts'
import type { Ground } from '../ground.ts'

type Standard = {
  readonly type: string
  readonly data: Posted['data']
}

/**
 * Returns a receiver with its mood: it works, fails for a while, fails for good, answers 410 for good, or fails one
 * time in three.
 */
export const receiverBy = (dice: Dice, now: number): Receiver => {
  const from = now + dice.between(0, 6 * DAY)
  const mood = dice.pick<Receiver['mood']>(['sound', 'sound', 'away', 'away', 'dead', 'gone', 'flaky'])
  switch (mood) {
    case 'sound':
      return { mood, from, until: from }
    case 'away':
      return { mood, from, until: from + dice.between(MINUTE, 20 * HOUR) }
    case 'flaky':
      return { mood, from: now, until: Infinity }
    case 'dead':
    case 'gone':
      return { mood, from, until: Infinity }
  }
}

type Doing = { readonly takes: boolean; readonly answered: PostResult; readonly wait: number }

const WRONG: readonly [Doing, ...Doing[]] = [
  { takes: false, answered: { failure: 'timeout' }, wait: WEBHOOK_LIMITS.timeout },
  // The receiver has the event, and says so too late.
  { takes: true, answered: { failure: 'timeout' }, wait: WEBHOOK_LIMITS.timeout },
  { takes: false, answered: { status: 500 }, wait: 0 },
  { takes: false, answered: { status: 302 }, wait: SECOND },
  { takes: false, answered: { failure: 'connection' }, wait: 0 },
]

const doingOf = ({ mood, from, until }: Receiver, dice: Dice, now: number): Doing => {
  const isWell = now < from || now >= until || (mood === 'flaky' && dice.chance(2 / 3))
  if (isWell) return { takes: true, answered: { status: 200 }, wait: dice.chance(0.1) ? dice.between(0, 3000) : 0 }
  return mood === 'gone' ? { takes: false, answered: { status: 410 }, wait: 0 } : dice.pick(WRONG)
}

/** Returns the receivers of programs. Every delivery that reached them is evidence, answered or not. */
export const receiversOn = (
  { agenda, evidence, machine, tell }: Ground,
  dice: Dice,
  came: (posted: Posted) => void,
): HttpSender => ({
  post: async (url, headers, body) => {
    const text = String(body)
    const receiver = evidence.receivers.get(url)
    if (!receiver) throw new Error(`${url} is no one's`)
    const { takes, answered, wait } = doingOf(receiver, dice, agenda.now())
    const { type, data } = JSON.parse(text) as Standard
    const tried: Tried = { url, id: headers['webhook-id'] ?? '', at: agenda.now() }
    evidence.tried.push(tried)
    const posted: Posted = {
      ...tried,
      text,
      type,
      data,
      takes,
      answered: undefined,
    }
    const doing = (): PostResult => {
      evidence.posted.push(posted)
      tell(() => `${url} is told ${posted.id}, ${JSON.stringify(answered)}${takes ? '' : ', and lost it'}`)
      came(posted)
      return answered
    }
    // If the network or the answer fails, the sender sees a failed delivery and no error.
    posted.answered = await machine.port('outside.post', doing, wait).catch(() => ({ failure: 'connection' }) as const)
    return posted.answered
  },
})
