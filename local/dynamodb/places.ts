import type { NamedTexts } from '../sqlite/values.ts'

/** Per shard, the last sequence number done, or its end. */
export type Places = {
  readonly of: (shard: string) => string | undefined
  readonly isAtEnd: (shard: string) => boolean
  readonly move: (shard: string, sequenceNumber: string) => void
  readonly end: (shard: string) => void
  /** Back to the oldest record left. */
  readonly forget: (shard: string) => void
  readonly keepOnly: (shards: readonly string[]) => void
}

const END = 'end'

export const keptPlaces = (values: NamedTexts, stream: string): Places => {
  const name = `places of ${stream}`
  let places: Readonly<Record<string, string>> = JSON.parse(values.get(name) ?? '{}') as Record<string, string>
  const write = (next: Readonly<Record<string, string>>): void => {
    places = next
    values.set(name, JSON.stringify(places))
  }
  const only = (keep: (shard: string) => boolean) =>
    write(Object.fromEntries(Object.entries(places).filter(([shard]) => keep(shard))))
  return {
    of: (shard) => places[shard],
    isAtEnd: (shard) => places[shard] === END,
    move: (shard, sequenceNumber) => write({ ...places, [shard]: sequenceNumber }),
    end: (shard) => write({ ...places, [shard]: END }),
    forget: (shard) => only((other) => other !== shard),
    keepOnly: (shards) => only((shard) => shards.includes(shard)),
  }
}
