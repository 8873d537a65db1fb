import { HOUR } from '../../../shared/game/model/words.ts'
import { type Asked, type Evidence, stepsOf } from '../evidence.ts'
import { addressOf } from './addresses.ts'
import type { Check } from './check.ts'
import { hasConsented, hasMany } from './consent.ts'
import { mayBeStopped } from './stops.ts'

/** The time of a few dozen attempts of the queue. */
const PATIENCE = 3 * HOUR

const isChange = ({ kind, body }: Asked): boolean => kind === 'settings' && 'email' in body

/** Returns the address that a seat loses by a change of its settings, if that address had certainly consented. */
const movedFrom = (evidence: Evidence, asked: Asked): string | undefined => {
  const { game, role, at, body, answer } = asked
  if (!isChange(asked) || answer?.status !== 200 || game === undefined || role === undefined) return undefined
  const isFirst = !evidence.asked.some(
    (each) => each !== asked && isChange(each) && each.game === game && each.role === role && each.at <= answer.at,
  )
  const chapter = stepsOf(evidence, game).findLast((step) => step.at < at)
  const before = isFirst && chapter ? addressOf(evidence, { ...chapter, at }, role, at - 1) : undefined
  if (before === undefined || before === body['email']) return undefined
  if (mayBeStopped(evidence, before, at, at + PATIENCE)) return undefined
  return hasConsented(evidence, game, role, before, at) && !hasMany(evidence, before, at) ? before : undefined
}

/** An address that consented to a seat's emails is told that the seat has another address. */
export const movedTold: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  const missed = evidence.asked.find((asked) => {
    const before = movedFrom(evidence, asked)
    const until = faults.calmFrom(asked.at) + PATIENCE
    return (
      before !== undefined &&
      !evidence.sent.some(
        ({ mail, game, at }) =>
          mail.to === before && game === asked.game && mail.id.includes('-moved-') && at >= asked.at && at <= until,
      )
    )
  })
  return missed && `the address that request ${missed.number} took a seat from never heard of it`
}
