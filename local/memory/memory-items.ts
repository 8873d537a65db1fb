import type { GameItem } from '../../functions/codec/game-item.ts'
import type { Packing, VersionedRecord } from '../../functions/codec/packing.ts'
import type { SaveResult } from '../../shared/service/ports/games.ts'
import { type RequestedSave, judgeSave } from '../stores/judge-save.ts'

/** A write, with its sequence number from 1. */
export type NumberedWrite = {
  readonly seq: number
  readonly before: GameItem | undefined
  readonly after: GameItem
}

/** The table of games in memory, which tournaments share. */
export const memoryItems = () => {
  const items = new Map<string, GameItem>()
  const written: NumberedWrite[] = []
  const put = (before: GameItem | undefined, after: GameItem): void => {
    items.set(after.p, after)
    written.push({ seq: written.length + 1, before, after })
  }
  return {
    all: (): readonly GameItem[] => [...items.values()],
    /** Returns the writes with numbers above `after`, oldest first. */
    writes: (after: number): readonly NumberedWrite[] => written.slice(after),
    load: <Stored extends VersionedRecord>({ unpack }: Packing<Stored>, key: string): Stored | undefined => {
      const item = items.get(key)
      return item && unpack(item)
    },
    save: <Stored extends VersionedRecord>(
      packing: Packing<Stored>,
      requested: RequestedSave<Stored>,
    ): SaveResult<Stored> => {
      const now = items.get(requested.key)
      const verdict = judgeSave(packing, now, requested)
      if ('answer' in verdict) return verdict.answer
      put(now, verdict.write)
      return { saved: true }
    },
  }
}

export type MemoryItems = ReturnType<typeof memoryItems>
