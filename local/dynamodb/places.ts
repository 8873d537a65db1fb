import type { NamedTexts } from '../stores/key-value-store.ts'

/** The read position of each shard: the last sequence number that was processed, or its end. */
export type Places = {
  readonly of: (shard: string) => string | undefined
  readonly isAtEnd: (shard: string) => boolean
  readonly move: (shard: string, sequenceNumber: string) => void
  readonly end: (shard: string) => void
  /** Removes the position: reading restarts at the oldest record that is left. */
  readonly forget: (shard: string) => void
  readonly keepOnly: (shards: readonly string[]) => void
}

const END = 'end'

export const keptPlaces = (values: NamedTexts, stream: string): Places => {
  const name = `places of ${stream}`
  let positions: Readonly<Record<string, string>> = JSON.parse(values.get(name) ?? '{}') as Record<string, string>
  const write = (next: Readonly<Record<string, string>>): void => {
    positions = next
    values.set(name, JSON.stringify(positions))
  }
  const only = (keep: (shard: string) => boolean) =>
    write(Object.fromEntries(Object.entries(positions).filter(([shard]) => keep(shard))))
  return {
    of: (shard) => positions[shard],
    isAtEnd: (shard) => positions[shard] === END,
    move: (shard, sequenceNumber) => write({ ...positions, [shard]: sequenceNumber }),
    end: (shard) => write({ ...positions, [shard]: END }),
    forget: (shard) => only((other) => other !== shard),
    keepOnly: (shards) => only((shard) => shards.includes(shard)),
  }
}
