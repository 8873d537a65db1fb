import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { gameItemAttributes } from '../../../functions/aws/dynamodb/attributes.ts'
import { toStreamImage } from '../../../local/stores/stream-image.ts'
import { HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { StoredKey } from '../../../shared/service/ports/games.ts'
import type { Ground } from '../ground.ts'
import type { Write } from './store.ts'

/** A change of a game or a tournament, as the table's stream has it. */
type Changed = Pick<Write, 'before' | 'after'>

export type StoredFunction = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>

type Shard = { readonly id: StoredKey; records: DynamoDBRecord[]; busy: boolean; tries: number; since: number }

/** How long a failing record is tried, even one on which the function dies, as infra/ sets it. */
const OLDEST = 23 * HOUR
const BATCH = 4

/** Returns the stream's record of a write. */
export const recordOf = ({ before, after }: Changed, sequence: number): DynamoDBRecord => ({
  eventName: before ? 'MODIFY' : 'INSERT',
  dynamodb: {
    SequenceNumber: String(sequence),
    Keys: { p: { S: after.p } },
    NewImage: toStreamImage(gameItemAttributes(after)),
    ...(before && { OldImage: toStreamImage(gameItemAttributes(before)) }),
  },
})

/**
 * Returns the table's stream: each change is delivered at least once, in order within a game, in any order between
 * games.
 */
export const streamOn = (ground: Ground, stored: StoredFunction) => {
  const { agenda, dice, faults, machine, evidence, tell } = ground
  const shards = new Map<StoredKey, Shard>()
  let sequence = 0

  const wait = (shard: Shard): number => {
    const now = agenda.now()
    if (shard.tries > 0) return Math.min(5 * MINUTE, SECOND * 2 ** Math.min(12, shard.tries - 1))
    return faults.strikes('change late', now) ? dice.between(SECOND, 20 * MINUTE) : dice.between(50, 1500)
  }

  const schedule = (shard: Shard): void => {
    if (shard.busy || shard.records.length === 0) return
    shard.busy = true
    agenda.in(wait(shard), () => deliver(shard))
  }

  const giveUp = (shard: Shard): void => {
    const version = shard.records[0]?.dynamodb?.NewImage?.['v']?.N
    tell(() => `the change to version ${version} of ${shard.id} is given up`)
    drop(shard, 1)
    shard.tries = 0
  }

  const drop = (shard: Shard, count: number): void => {
    shard.records = shard.records.slice(count)
  }

  /** Makes a record unreadable, so that it fails however often it is tried. */
  const spoil = (record: DynamoDBRecord): void => {
    evidence.spoilt.add(`${record.dynamodb?.Keys?.['p']?.S}/${record.dynamodb?.NewImage?.['v']?.N}`)
    if (record.dynamodb?.NewImage) record.dynamodb.NewImage['e'] = { B: 'AAAA' }
    tell(() => `record ${record.dynamodb?.SequenceNumber} is spoilt`)
  }

  const failed = (shard: Shard): void => {
    if (shard.tries === 0) shard.since = agenda.now()
    shard.tries++
    if (agenda.now() - shard.since > OLDEST) giveUp(shard)
  }

  const taken = (
    shard: Shard,
    batch: readonly DynamoDBRecord[],
    { batchItemFailures }: DynamoDBBatchResponse,
  ): void => {
    const first = batchItemFailures[0]?.itemIdentifier
    const done =
      first === undefined ? batch.length : batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === first)
    if (first === undefined && faults.strikes('change twice', agenda.now())) {
      tell(() => `changes of ${shard.id} come twice`)
      return
    }
    if (done > 0) shard.tries = 0
    drop(shard, done)
    if (first !== undefined) failed(shard)
  }

  const deliver = (shard: Shard): Promise<void> | void => {
    const down = faults.downUntil('stream', agenda.now())
    if (down !== undefined) return agenda.at(down, () => deliver(shard))
    const batch = shard.records.slice(0, shard.tries > 0 ? 1 : BATCH)
    return machine.invoke({
      name: 'stored',
      pace: ground.pace(),
      body: () => stored({ Records: batch }),
      ended: (how) => {
        shard.busy = false
        if (how.kind === 'answered') taken(shard, batch, how.value)
        else failed(shard)
        schedule(shard)
      },
    })
  }

  return {
    push: (write: Changed): void => {
      const key = write.after.p
      const shard = shards.get(key) ?? { id: key, records: [], busy: false, tries: 0, since: 0 }
      shards.set(key, shard)
      const record = recordOf(write, ++sequence)
      shard.records.push(record)
      if (faults.strikes('poison', agenda.now())) spoil(record)
      schedule(shard)
    },
  }
}
