import { DAY, HOUR, MINUTE, ROLES } from '../../../shared/game/model/words.ts'
import { deadlineOf } from '../account.ts'
import { type Device, type Evidence, stepsOf } from '../evidence.ts'
import type { Check } from './check.ts'
import { hasDevice, isGone, isTaken, noticesOf } from './notices.ts'
import { aloneOf } from './readers.ts'

const SLACK = MINUTE

/**
 * The longest time that an email waits after a device has taken the notice; less if a quarter of the time that the
 * player has left is less.
 */
const WAIT = HOUR

/** The number of notices of a seat in two days from which its quota may have held one back. */
const MANY = 25

/** How long a failed delivery may be retried, and so how long a removed device may still get a notice. */
const FORGOTTEN = 12 * HOUR

/** Devices get a notice of a turn first; its email comes an hour later, or earlier if time is short. */
export const noticesFirst: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'sent' || !faults.isPerfect) return undefined
  const { sent } = occasion
  const { game, seat, at } = sent
  const turn = aloneOf(evidence, sent)
  if (!turn || noticesOf(evidence, game, seat, at - 2 * DAY, at).length >= MANY) return undefined
  const notices = noticesOf(evidence, game, seat, turn.at, at)
  const first = notices.find(isTaken)
  if (notices.length === 0 && hasDevice(evidence, game, seat, turn.at, at))
    return `email ${sent.mail.id} came, and no device of its seat had heard of it`
  if (!first) return undefined
  const { at: noticed } = first
  const reckoned = stepsOf(evidence, game).findLast((step) => step.at <= noticed)?.reckoned ?? turn.reckoned
  const least = Math.min(WAIT, (deadlineOf(reckoned) - noticed) / 4)
  return at < noticed + least - SLACK
    ? `email ${sent.mail.id} came ${Math.round((at - noticed) / MINUTE)} minutes after its notice`
    : undefined
}

/**
 * Returns whether another game of the same person existed by then: the second game of a match and a rematch take the
 * devices along, whose notices then depend on the link to that game, too.
 */
const isCarriedOn = (evidence: Evidence, { game, role }: Device, until: number): boolean => {
  const contact = stepsOf(evidence, game).findLast(({ at }) => at <= until)?.reckoned.contacts[role]
  return [...evidence.chapters.keys()].some((other) => {
    const [first] = stepsOf(evidence, other)
    return (
      other !== game &&
      first !== undefined &&
      first.at <= until &&
      ROLES.some((each) => first.reckoned.contacts[each] === contact)
    )
  })
}

/**
 * Returns the instant after which a device must get no notices: its push service said that it is gone, or the link that
 * registered it was rotated.
 */
const endOf = (evidence: Evidence, url: string): number => {
  // The service may not know an answer that a function got shortly before it died.
  const gone = evidence.pushed.find((each) => each.url === url && isGone(each) && !each.struck())?.at
  const device = evidence.devices.get(url)
  const replaced = evidence.asked.find(
    (each) => each.kind === 'rotate' && each.token === device?.token && each.answer?.status === 200,
  )?.answer?.at
  const isOver = device !== undefined && replaced !== undefined && !isCarriedOn(evidence, device, replaced)
  return Math.min(gone ?? Infinity, isOver ? replaced : Infinity)
}

/** A device that is gone, or whose link was rotated, gets no more notices. */
export const goneUntold: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  const patience = faults.isPerfect ? SLACK : FORGOTTEN
  const late = evidence.pushed.find(({ url, at }) => at > faults.calmFrom(endOf(evidence, url)) + patience)
  return late && `${late.url} is gone, and gets notices`
}
