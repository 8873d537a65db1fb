import { AFTERWARDS } from '../../../game/bounds.ts'
import { type Game, playOf } from '../../../game/game.ts'
import { HOUR, type Instant, MINUTE, SECOND } from '../../../game/words.ts'
import type { Loaded } from '../../games/game-store.ts'
import { tagOf } from '../../games/version.ts'
import type { Wanted } from './picture-query.ts'

const YEAR = 365 * 24 * HOUR

/** Nothing can be played on: its boards never change. An expired invitation can be renewed. */
const isSettled = (game: Game, now: Instant): boolean =>
  (game.status === 'finished' || game.status === 'aborted') && now > game.endedAt + AFTERWARDS

const forSo = (span: number): string => `public, max-age=${span / SECOND}`

/**
 * An earlier ply changes only by a take-back, a finished game only if played on: rare, and stale for minutes at most.
 */
const freshFor = (game: Game, { ply, named }: Wanted, now: Instant): string => {
  if (isSettled(game, now)) return forSo(YEAR)
  const isEarlier = named && ply < (playOf(game)?.moves.length ?? 0)
  return isEarlier || 'endedAt' in game ? forSo(5 * MINUTE) : 'public, no-cache'
}

/** The tag is everyone's version. Names can be forgotten at any time, so what has them is always revalidated. */
export const keepingOf = (
  loaded: Loaded,
  wanted: Wanted,
  now: Instant,
  told: 'names' | 'language' | 'nothing',
  language: string,
) => ({
  etag: told === 'language' ? `"${tagOf(loaded, 'anyone')}-${language}"` : `"${tagOf(loaded, 'anyone')}"`,
  'cache-control': told === 'names' ? 'public, no-cache' : freshFor(loaded.game, wanted, now),
  ...(told === 'language' && { vary: 'accept-language' }),
})
