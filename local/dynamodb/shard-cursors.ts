import type { KeyValueStore } from '../stores/key-value-store.ts'

/** The read position of each shard: the sequence number of the last processed record, or the end of the shard. */
export type ShardCursors = {
  readonly get: (shard: string) => string | undefined
  readonly isAtEnd: (shard: string) => boolean
  readonly advance: (shard: string, sequenceNumber: string) => void
  readonly end: (shard: string) => void
  /** Removes the position: reading restarts at the oldest record that is left. */
  readonly forget: (shard: string) => void
  readonly keepOnly: (shards: readonly string[]) => void
}

const END = 'end'

export const storedCursors = (values: KeyValueStore, stream: string): ShardCursors => {
  const name = `places of ${stream}`
  let positions: Readonly<Record<string, string>> = JSON.parse(values.get(name) ?? '{}') as Record<string, string>
  const write = (next: Readonly<Record<string, string>>): void => {
    positions = next
    values.set(name, JSON.stringify(positions))
  }
  const only = (keep: (shard: string) => boolean) =>
    write(Object.fromEntries(Object.entries(positions).filter(([shard]) => keep(shard))))
  return {
    get: (shard) => positions[shard],
    isAtEnd: (shard) => positions[shard] === END,
    advance: (shard, sequenceNumber) => write({ ...positions, [shard]: sequenceNumber }),
    end: (shard) => write({ ...positions, [shard]: END }),
    forget: (shard) => only((other) => other !== shard),
    keepOnly: (shards) => only((shard) => shards.includes(shard)),
  }
}
