import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../../shared/game/model/words.ts'

/** A rate limit that all segments of a walk share. */
export type WalkRate = {
  /** Resolves when this number of games may be processed. */
  readonly take: (games: number) => Promise<void>
  readonly giveBack: (games: number) => void
  /** The most games that may be taken at once: those of a quarter of a second, but at least one. */
  readonly burst: number
}

const UNBOUNDED: WalkRate = { take: async () => {}, giveBack: () => {}, burst: Number.POSITIVE_INFINITY }

/** Returns a limit of `rate` games a second, or no limit if `rate` is undefined. */
export const walkRate = (rate: number | undefined): WalkRate => {
  if (rate === undefined) return UNBOUNDED
  const each = SECOND / rate
  let free = performance.now()
  return {
    burst: Math.max(1, Math.floor(rate / 4)),
    take: async (games) => {
      const now = performance.now()
      const from = Math.max(now, free)
      free = from + games * each
      if (from > now) await pause(from - now)
    },
    giveBack: (games) => {
      free -= games * each
    },
  }
}
