import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { type Duration, SECOND } from '../../shared/game/words.ts'
import { type EffectPorts, carryOut } from '../../shared/service/background/effects.ts'
import { inLanes } from '../../shared/service/background/concurrency.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { type OrderBook, orderIn } from '../../shared/service/ports/orders.ts'
import type { Aside, Log } from '../../shared/service/ports/ports.ts'
import { changeOf } from '../aws/change.ts'
import { nameOf } from '../runtime/error-name.ts'
import { type TimeLeft, timeLeftIn, untilLeft } from '../runtime/time-left.ts'

type Effects = EffectPorts & { readonly orders: OrderBook }

export type Carrying = Effects & { readonly aside: Aside }

type Call = { readonly now: number; readonly left: TimeLeft }

/** Games at once: a batch of a hundred takes five turns, even at two seconds each for a Scheduler that hangs. */
const LANES = 20

/** With less, no change is begun: slow stores and queues need about so long. */
const ENOUGH: Duration = 12 * SECOND

const ANSWERING: Duration = SECOND

/** A game's or an order's. */
const keyIn = ({ dynamodb }: DynamoDBRecord): string | undefined => dynamodb?.Keys?.['p']?.S

/** Of an order, with slow stores. */
const A_PART: Duration = 8 * SECOND

/** Games that an order asks for. What is left of them is put aside. */
const orderFailure = async (
  ports: Effects,
  { eventName }: DynamoDBRecord,
  order: string,
  { now, left }: Call,
): Promise<unknown> => {
  if (eventName !== 'INSERT') return undefined
  const isMade = await makeOrder(ports, order, now, () => left() > A_PART)
  return isMade ? undefined : new Error('too little time is left for an order')
}

const failureOf = async (ports: Effects, record: DynamoDBRecord, log: Log, call: Call): Promise<unknown> => {
  const { now } = call
  try {
    const order = orderIn(keyIn(record) ?? '')
    if (order !== undefined) return await orderFailure(ports, record, order, call)
    const change = changeOf(record)
    if (!change) return undefined
    const { untold, unarmed } = await carryOut(ports, change, now)
    if (unarmed !== undefined) log('error', 'a timer could not be set', { error: nameOf(unarmed), game: change.id })
    return untold
  } catch (error) {
    return error ?? 'unknown'
  }
}

const isPutAside = async (aside: Aside, record: DynamoDBRecord, log: Log): Promise<boolean> => {
  const game = keyIn(record)
  try {
    if (game === undefined) throw new Error('a record without a key')
    await aside.put(game)
    return true
  } catch (error) {
    log('error', 'a game could not be put aside', { error: nameOf(error) })
    return false
  }
}

const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? ''

/**
 * In order within each game. A failed game is put aside. If that fails too, or time is over, no more are begun, and the
 * first undone record and all after it come again: repeats change nothing.
 */
export const storedHandler =
  ({ aside, ...ports }: Carrying, log: Log, clock: () => number) =>
  async ({ Records }: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> => {
    const left = timeLeftIn(context)
    const undone = new Set(Records)
    let isStopped = false
    const carry = async (record: DynamoDBRecord): Promise<boolean> => {
      if (isStopped || left() < ENOUGH) return false
      const failure = await failureOf(ports, record, log, { now: clock(), left })
      if (failure !== undefined) {
        log('error', 'a change could not be carried out', { error: nameOf(failure), sequence: sequenceOf(record) })
        if (!(await isPutAside(aside, record, log))) isStopped = true
      }
      if (isStopped) return false
      undone.delete(record)
      return true
    }
    const games = Map.groupBy(Records, keyIn)
    await untilLeft(inLanes([...games.values()], LANES, carry), left, ANSWERING)
    isStopped = true
    const [first] = undone
    return { batchItemFailures: first ? [{ itemIdentifier: sequenceOf(first) }] : [] }
  }
