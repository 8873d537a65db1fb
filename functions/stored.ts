import middy from '@middy/core'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { type EffectPorts, carryOut } from '../shared/service/carry-out.ts'
import type { Aside, Log } from '../shared/service/ports.ts'
import { changeOf } from './aws/change.ts'
import { nameOf } from './guard.ts'

export type Carrying = EffectPorts & { readonly aside: Aside }

/** The reason if the record could not be carried out. */
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

const isPutAside = async (aside: Aside, { dynamodb }: DynamoDBRecord, log: Log): Promise<boolean> => {
  const game = dynamodb?.Keys?.['p']?.S
  try {
    if (game === undefined) throw new Error('a record without a key')
    await aside.put(game)
    return true
  } catch (error) {
    log('error', 'a game could not be put aside', { error: nameOf(error) })
    return false
  }
}

/**
 * If a record fails, its game is put aside and the next go on. If that fails too, it and all after it are delivered
 * again: repeating changes nothing.
 */
export const storedHandler = ({ aside, ...ports }: Carrying, log: Log, clock: () => number) =>
  middy<DynamoDBStreamEvent, DynamoDBBatchResponse>().handler(async ({ Records }) => {
    for (const record of Records) {
      const failure = await failureOf(ports, record, log, clock())
      if (failure === undefined) continue
      const sequence = record.dynamodb?.SequenceNumber ?? ''
      log('error', 'a change could not be carried out', { error: nameOf(failure), sequence })
      if (!(await isPutAside(aside, record, log))) return { batchItemFailures: [{ itemIdentifier: sequence }] }
    }
    return { batchItemFailures: [] }
  })
