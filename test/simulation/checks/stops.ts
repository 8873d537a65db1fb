import { MINUTE } from '../../../shared/game/model/words.ts'
import type { Asked, Evidence } from '../evidence.ts'
import type { Check } from './check.ts'
import { mayBeReturned } from './returns.ts'

const stopsOf = ({ asked }: Evidence, email: string): readonly Asked[] =>
  asked.filter(({ kind, body }) => kind === 'stop-all' && body['email'] === email)

const isUndo = ({ body }: Asked): boolean => body['undo'] !== undefined

/**
 * Returns whether emails to the address may have been held back at some time of this span: its reader may have stopped
 * them, or an email may have come back.
 */
export const mayBeStopped = (evidence: Evidence, email: string, from: number, until: number): boolean => {
  if (mayBeReturned(evidence, email, until)) return true
  const presses = stopsOf(evidence, email)
  return presses.some((stop, index) => {
    if (isUndo(stop) || stop.at > until) return false
    const undo = presses.slice(index + 1).find((each) => isUndo(each) && each.answer?.status === 200)
    return (undo?.answer?.at ?? Infinity) >= from
  })
}

/** The time for which an email may be under way when its reader stops all emails. */
const UNDER_WAY = MINUTE

/** An address whose reader has stopped all emails gets none until they allow them again. */
export const stopsHold: Check = (occasion, evidence) => {
  if (occasion.kind !== 'sent') return undefined
  const { mail, at } = occasion.sent
  const last = stopsOf(evidence, mail.to).findLast((each) => each.at <= at)
  if (!last || isUndo(last) || last.answer?.status !== 200 || last.answer.at + UNDER_WAY > at) return undefined
  return `email ${mail.id} went to ${mail.to}, who had stopped all emails`
}
