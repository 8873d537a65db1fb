import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { type Duration, SECOND } from '../shared/game/words.ts'
import { type EffectPorts, carryOut } from '../shared/service/carry-out.ts'
import { inLanes } from '../shared/service/lanes.ts'
import type { Aside, Log } from '../shared/service/ports.ts'
import { changeOf } from './aws/change.ts'
import { nameOf } from './guard.ts'
import { timeLeftIn, untilLeft } from './time-left.ts'

export type Carrying = EffectPorts & { readonly aside: Aside }

/** Games at once: a batch of a hundred takes five turns, even at two seconds each for a Scheduler that hangs. */
const LANES = 20

/** With less, no change is begun: slow stores and queues need about so long. */
const ENOUGH: Duration = 12 * SECOND

const ANSWERING: Duration = SECOND

const failureOf = async (ports: EffectPorts, record: DynamoDBRecord, log: Log, now: number): Promise<unknown> => {
  try {
    const change = changeOf(record)
    if (!change) return undefined
    const { untold, unarmed } = await carryOut(ports, change, now)
    if (unarmed !== undefined) log('error', 'a timer could not be set', { error: nameOf(unarmed), game: change.id })
    return untold
  } catch (error) {
    return error ?? 'unknown'
  }
}

const gameOf = ({ dynamodb }: DynamoDBRecord): string | undefined => dynamodb?.Keys?.['p']?.S

const isPutAside = async (aside: Aside, record: DynamoDBRecord, log: Log): Promise<boolean> => {
  const game = gameOf(record)
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
      const failure = await failureOf(ports, record, log, clock())
      if (failure !== undefined) {
        log('error', 'a change could not be carried out', { error: nameOf(failure), sequence: sequenceOf(record) })
        if (!(await isPutAside(aside, record, log))) isStopped = true
      }
      if (isStopped) return false
      undone.delete(record)
      return true
    }
    const games = Map.groupBy(Records, gameOf)
    await untilLeft(inLanes([...games.values()], LANES, carry), left, ANSWERING)
    isStopped = true
    const [first] = undone
    return { batchItemFailures: first ? [{ itemIdentifier: sequenceOf(first) }] : [] }
  }
