import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import type { GameItem } from '../../../functions/codec/game-item.ts'
import { STREAM_READING } from '../../../infra/settings/figures.ts'
import { STAGE_OPTIONS } from '../../../infra/settings/stage-options.ts'
import { HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import { recordOf } from '../ports/stream.ts'
import type { Lambda, Outcome } from './lambda.ts'
import type { Time } from './time.ts'

type Waiting = { readonly at: number; readonly record: DynamoDBRecord }

/** A part of a shard that is read on its own: the mapping's parallelization keeps all records of a key in one part. */
type Part = { records: Waiting[]; isBusy: boolean; tries: number; size: number }

export type Stream = {
  readonly push: (before: GameItem | undefined, after: GameItem) => void
  /**
   * `waiting`: records not yet carried out; `latest`: the longest time in milliseconds until a record was carried out;
   * `givenUp`: records that became too old.
   */
  readonly figures: { waiting: number; mostWaiting: number; latest: number; givenUp: number }
}

/** Milliseconds between two polls of a shard. */
const POLL = 250

const hashOf = (text: string): number => {
  let hash = 7
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return hash
}

/** Returns how many records of a batch were carried out. */
const doneOf = (batch: readonly Waiting[], outcome: Outcome<DynamoDBBatchResponse>): number => {
  if (outcome.kind !== 'answered') return 0
  const [first] = outcome.value.batchItemFailures
  return first
    ? batch.findIndex(({ record }) => record.dynamodb?.SequenceNumber === first.itemIdentifier)
    : batch.length
}

const PARALLEL = Number(STAGE_OPTIONS.parallel.usual)

type Ground = { readonly time: Time; readonly dice: Dice; readonly shards: number }

/** Returns a table's stream and its mapping to the function Stored, as infra/ sets it. */
export const streamTo = (
  stored: Lambda<DynamoDBStreamEvent, DynamoDBBatchResponse>,
  { time, dice, shards }: Ground,
): Stream => {
  const parts = Array.from({ length: shards * PARALLEL }, (): Part => ({
    records: [],
    isBusy: false,
    tries: 0,
    size: STREAM_READING.batch,
  }))
  const figures = { waiting: 0, mostWaiting: 0, latest: 0, givenUp: 0 }
  let sequence = 0

  const drop = (part: Part, count: number): void => {
    for (const { at } of part.records.slice(0, count)) figures.latest = Math.max(figures.latest, time.now() - at)
    part.records = part.records.slice(count)
    figures.waiting -= count
  }

  const giveUpOld = (part: Part): void => {
    const old = part.records.filter(({ at }) => time.now() - at > STREAM_READING.oldestHours * HOUR).length
    figures.givenUp += old
    if (old > 0) drop(part, old)
  }

  const settle = (part: Part, batch: readonly Waiting[], outcome: Outcome<DynamoDBBatchResponse>): void => {
    const done = doneOf(batch, outcome)
    drop(part, done)
    part.tries = done === batch.length ? 0 : part.tries + 1
    const isHalved = STREAM_READING.bisect && (outcome.kind === 'failed' || outcome.kind === 'cut-off')
    part.size = isHalved ? Math.max(1, batch.length >> 1) : STREAM_READING.batch
  }

  const wait = ({ tries }: Part): number =>
    tries === 0 ? dice.between(1, POLL) : Math.min(MINUTE, SECOND * 2 ** (tries - 1))

  const read = async (part: Part): Promise<void> => {
    while (part.records.length > 0) {
      await time.sleep(wait(part))
      giveUpOld(part)
      const batch = part.records.slice(0, part.size)
      if (batch.length > 0) settle(part, batch, await stored.invoke({ Records: batch.map(({ record }) => record) }))
    }
    part.isBusy = false
  }

  return {
    figures,
    push: (before, after) => {
      const part = parts[hashOf(after.p) % parts.length]
      if (!part) return
      part.records.push({ at: time.now(), record: recordOf({ before, after }, ++sequence) })
      figures.mostWaiting = Math.max(figures.mostWaiting, ++figures.waiting)
      if (part.isBusy) return
      part.isBusy = true
      void read(part)
    },
  }
}
