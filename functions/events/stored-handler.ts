import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { type Duration, SECOND } from '../../shared/game/model/words.ts'
import { type EffectPorts, type FailedEffects, runEffects } from '../../shared/service/background/effects.ts'
import { forEachConcurrently } from '../../shared/service/runtime/concurrency.ts'
import { makeOrder } from '../../shared/service/orders/make-order.ts'
import { type OrderWork, orderIdIn } from '../../shared/service/ports/orders.ts'
import type { TournamentWorkPorts } from '../../shared/service/background/tournament-work.ts'
import type { RetryQueue } from '../../shared/service/ports/games.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import { lazy } from '../../shared/service/runtime/lazy.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { readStreamChange, readTournamentChange } from '../aws/dynamodb/stream-change.ts'
import { errorName } from '../runtime/error-name.ts'
import { type TimeLeft, timeLeftOf, waitWhileTimeIsLeft } from '../runtime/time-left.ts'

/** Loaded late: most changes are those of games, and the rules of tournaments are long. */
const runTournamentEffects = lazy(
  () => import('../../shared/service/background/tournament-work.ts'),
  'runTournamentEffects',
)

type Effects = EffectPorts & TournamentWorkPorts & { readonly orders: OrderWork }

export type StoredHandlerPorts = Effects & { readonly retryQueue: RetryQueue }

type Call = { readonly now: number; readonly left: TimeLeft }

/**
 * How many games are processed at once. A batch of a hundred takes five rounds, of two seconds each if Scheduler hangs.
 */
const CONCURRENCY = 20

/** No change is begun with less time left: slow stores and queues need about as long. */
const NEEDED_TO_BEGIN: Duration = 12 * SECOND

/** The time that is left for returning the result to Lambda. */
const NEEDED_TO_ANSWER: Duration = SECOND

/** Returns the id of a game, or the key of an order or a tournament. */
const keyIn = ({ dynamodb }: DynamoDBRecord): string | undefined => dynamodb?.Keys?.['p']?.S

/** The time that one game of an order or a tournament takes, with slow stores. */
const NEEDED_FOR_ONE_GAME: Duration = 8 * SECOND

/**
 * Creates the games of a new order. Returns an error if time runs out: the order then goes to the retry queue, from
 * which the other games are created.
 */
const orderFailure = async (
  ports: Effects,
  { eventName }: DynamoDBRecord,
  order: string,
  { now, left }: Call,
): Promise<unknown> => {
  if (eventName !== 'INSERT') return undefined
  const isMade = await makeOrder(ports, order, now, () => left() > NEEDED_FOR_ONE_GAME)
  return isMade ? undefined : new Error('too little time is left for an order')
}

/** Carries out the effects of a change of a tournament. */
const tournamentFailures = async (
  ports: Effects,
  record: DynamoDBRecord,
  { now, left }: Call,
): Promise<FailedEffects> => {
  const change = readTournamentChange(record)
  return change ? runTournamentEffects(ports, change, { now, hasTime: () => left() > NEEDED_FOR_ONE_GAME }) : {}
}

const gameFailures = async (ports: Effects, record: DynamoDBRecord, now: number): Promise<FailedEffects> => {
  const change = readStreamChange(record)
  return change ? runEffects(ports, change, now) : {}
}

/** Carries out the effects of one change, and returns the error if that failed. */
const failureOf = async (ports: Effects, record: DynamoDBRecord, log: Logger, call: Call): Promise<unknown> => {
  const key = keyIn(record) ?? ''
  try {
    const order = orderIdIn(key)
    if (order !== undefined) return await orderFailure(ports, record, order, call)
    const { effectsFailed, timerFailed } =
      tournamentIdIn(key) === undefined
        ? await gameFailures(ports, record, call.now)
        : await tournamentFailures(ports, record, call)
    if (timerFailed !== undefined)
      log('error', 'a timer could not be set', { error: errorName(timerFailed), game: key })
    return effectsFailed
  } catch (error) {
    return error ?? 'unknown'
  }
}

const isQueuedForRetry = async (retryQueue: RetryQueue, record: DynamoDBRecord, log: Logger): Promise<boolean> => {
  const game = keyIn(record)
  try {
    if (game === undefined) throw new Error('a record without a key')
    await retryQueue.put(game)
    return true
  } catch (error) {
    log('error', 'a game could not be put aside', { error: errorName(error) })
    return false
  }
}

const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? ''

/**
 * Carries out the effects of the changes in a stream, in order within each game. A game whose effects fail goes to the
 * retry queue. If it cannot be put there, or time runs out, no further change is begun. The handler reports the first
 * record that is not done, and the stream delivers it and all later records again. Repeats change nothing.
 */
export const storedHandler =
  ({ retryQueue, ...ports }: StoredHandlerPorts, log: Logger, clock: () => number) =>
  async ({ Records }: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> => {
    const left = timeLeftOf(context)
    const undone = new Set(Records)
    let isStopped = false
    const carry = async (record: DynamoDBRecord): Promise<boolean> => {
      if (isStopped || left() < NEEDED_TO_BEGIN) return false
      const failure = await failureOf(ports, record, log, { now: clock(), left })
      if (failure !== undefined) {
        log('error', 'a change could not be carried out', { error: errorName(failure), sequence: sequenceOf(record) })
        if (!(await isQueuedForRetry(retryQueue, record, log))) isStopped = true
      }
      if (isStopped) return false
      undone.delete(record)
      return true
    }
    const games = Map.groupBy(Records, keyIn)
    await waitWhileTimeIsLeft(forEachConcurrently([...games.values()], CONCURRENCY, carry), left, NEEDED_TO_ANSWER)
    isStopped = true
    const [first] = undone
    return { batchItemFailures: first ? [{ itemIdentifier: sequenceOf(first) }] : [] }
  }
