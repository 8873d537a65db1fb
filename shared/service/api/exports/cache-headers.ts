import { AFTER_END_PERIOD } from '../../../game/limits/bounds.ts'
import { type Game, playOf } from '../../../game/model/game.ts'
import { HOUR, type Instant, MINUTE, SECOND } from '../../../game/model/words.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { versionTag } from '../../games/public-version.ts'
import type { PictureQuery } from './picture-query.ts'

const YEAR = 365 * 24 * HOUR

/**
 * Returns whether the boards can never change again, because the time in which a finished game may be played on is
 * over. This is never so for an expired invitation, which can be renewed.
 */
const isSettled = (game: Game, now: Instant): boolean =>
  (game.status === 'finished' || game.status === 'aborted') && now > game.endedAt + AFTER_END_PERIOD

const publicFor = (span: number): string => `public, max-age=${span / SECOND}`

/**
 * Returns for how long caches may keep a board. The board of an earlier ply changes only by a take-back, and the board
 * of a finished game only if it is played on. Both are rare, so such boards may be stale for five minutes.
 */
const cacheControl = (game: Game, { ply, named }: PictureQuery, now: Instant): string => {
  if (isSettled(game, now)) return publicFor(YEAR)
  const isEarlier = named && ply < (playOf(game)?.moves.length ?? 0)
  return isEarlier || 'endedAt' in game ? publicFor(5 * MINUTE) : 'public, no-cache'
}

/** What the bytes of an export depend on besides the version. */
type Dependence = 'names' | 'language' | 'nothing'

/**
 * The form of written records, as part of their ETag: whoever has a record in an earlier form gets it anew. It changes
 * with the form.
 */
const RECORD_FORM = 'pdn4'

const further = (dependsOn: Dependence, language: string): readonly string[] =>
  dependsOn === 'language' ? [language] : dependsOn === 'names' ? [RECORD_FORM] : []

/**
 * Returns cache headers of an export. The ETag is the public version, and what else the bytes depend on. Names can be erased at any time, so an export
 * with names is revalidated on each use. `dependsOn`: what else the export depends on.
 */
export const cacheHeadersOf = (
  loaded: LoadedGame,
  query: PictureQuery,
  now: Instant,
  dependsOn: Dependence,
  language: string,
) => ({
  etag: `"${[versionTag(loaded, 'anyone'), ...further(dependsOn, language)].join('-')}"`,
  'cache-control': dependsOn === 'names' ? 'public, no-cache' : cacheControl(loaded.game, query, now),
  ...(dependsOn === 'language' && { vary: 'accept-language' }),
})
