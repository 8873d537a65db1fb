import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Instant } from '../../../shared/game/model/words.ts'
import {
  type TakeRequest,
  takesBySlot,
  expiryAfter,
  grantSlots,
  limitsBegunSince,
  slotOf,
  staleSlots,
} from '../../../shared/service/limits/ledger-account.ts'
import type { QuotaLimit } from '../../../shared/service/ports/ledger.ts'
import { numberValue } from '../dynamodb/attributes.ts'
import { LEDGER_EXPIRY, FACT_ATTRIBUTES, LAST_TAKEN, SUSPENDED_UNTIL, wholeSecondsValue } from './ledger-fields.ts'

/**
 * Collects names and values of an expression, each under a generated placeholder: names of limits are not valid in
 * expressions.
 */
const placeholders = () => {
  const names = new Map<string, string>()
  const values: Record<string, AttributeValue> = {}
  return {
    name: (name: string): string => {
      const known = names.get(name) ?? `#n${names.size}`
      names.set(name, known)
      return known
    },
    value: (value: AttributeValue): string => {
      const key = `:v${Object.keys(values).length}`
      values[key] = value
      return key
    },
    all: () => ({
      ExpressionAttributeNames: Object.fromEntries([...names].map(([name, key]) => [key, name])),
      ExpressionAttributeValues: values,
    }),
  }
}

type Placeholders = ReturnType<typeof placeholders>

/**
 * Returns the conditions that a limit is not used up. A mailbox that has not consented may have a lower limit
 * (`unproven`).
 */
const belowLimit = (
  { name, value }: Placeholders,
  { most, unproven, ...limit }: QuotaLimit,
  now: Instant,
): readonly string[] => {
  const count = name(slotOf(limit, now))
  const within = (bound: number) => `attribute_not_exists(${count}) OR ${count} < ${value(numberValue(bound))}`
  return [
    ...(most === undefined ? [] : [`(${within(most)})`]),
    ...(unproven === undefined ? [] : [`(attribute_exists(${name(FACT_ATTRIBUTES.proven)}) OR ${within(unproven)})`]),
  ]
}

/**
 * Returns the update that counts one email or request in all of its limits. Its condition is that no limit is used up,
 * that the mailbox takes emails, and that the grant (the key of what is counted, if it has one) was not counted before.
 * `isLate`: the grant was counted the day before, so it counts again only in periods that have begun since.
 */
export const takeUpdate = ({ grant, now, limits: all, notAfter }: TakeRequest, isLate: boolean) => {
  const expression = placeholders()
  const { name, value } = expression
  const limits = isLate ? limitsBegunSince(all, now) : all
  const [today, yesterday] = grantSlots(now)
  const stale = staleSlots(all, now)
  const added = [
    ...[...takesBySlot(limits, now)].map(([slot, times]) => `${name(slot)} ${value(numberValue(times))}`),
    ...(grant === undefined ? [] : [`${name(today)} ${value({ SS: [grant] })}`]),
  ]
  const searched = isLate ? [today] : [today, yesterday]
  const once = grant === undefined ? [] : searched.map((slot) => `NOT contains(${name(slot)}, ${value({ S: grant })})`)
  const condition = [
    `attribute_not_exists(${name(FACT_ATTRIBUTES.stopped)})`,
    `attribute_not_exists(${name(FACT_ATTRIBUTES.dead)})`,
    `(attribute_not_exists(${name(SUSPENDED_UNTIL)}) OR ${name(SUSPENDED_UNTIL)} <= ${value(numberValue(now))})`,
    ...once,
    ...limits.flatMap((limit) => belowLimit(expression, limit, now)),
    ...(notAfter === undefined
      ? []
      : [`(attribute_not_exists(${name(LAST_TAKEN)}) OR ${name(LAST_TAKEN)} <= ${value(numberValue(notAfter))})`]),
  ]
  const lastTaken = notAfter === undefined ? '' : `, ${name(LAST_TAKEN)} = ${value(numberValue(now))}`
  const old = [...stale.counts, ...stale.grants].map(name).join(', ')
  return {
    UpdateExpression: `SET ${name(LEDGER_EXPIRY)} = ${value(wholeSecondsValue(expiryAfter(all, now)))}${lastTaken} ADD ${added.join(', ')} REMOVE ${old}`,
    ConditionExpression: condition.join(' AND '),
    ...expression.all(),
  }
}
