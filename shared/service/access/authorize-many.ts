import { stepsSpent } from '../../draughts/moves/generate.ts'
import { LIST_READ_LIMITS } from '../../game/limits/bounds.ts'
import type { Instant } from '../../game/model/words.ts'
import { isRetentionOver } from '../../game/time/retention.ts'
import { parseToken } from '../credentials/tokens.ts'
import { type LoadedGame, foldStored } from '../games/game-store.ts'
import type { GameId, GameRecord } from '../ports/games.ts'
import type { Service } from '../runtime/service.ts'
import { type Authorized, authorizeLoaded } from './authorize.ts'

/** Returns the folded game. Undefined if it is damaged, so that the request's other games are still answered. */
export const foldedOrUndefined = (
  { log }: Pick<Service, 'log'>,
  id: GameId,
  stored: GameRecord,
): LoadedGame | undefined => {
  try {
    return foldStored(id, stored)
  } catch {
    log('error', 'a game could not be read', { game: id })
    return undefined
  }
}

type Read = ReadonlyMap<GameId, LoadedGame | undefined>

/**
 * Reads games in order until the request's cost limit, but at least one. It is synchronous, so `stepsSpent` counts the
 * steps of this request alone.
 */
export const readInOrder = (
  service: Service,
  stored: ReadonlyMap<GameId, GameRecord>,
  ids: readonly GameId[],
): Read => {
  const games = new Map<GameId, LoadedGame | undefined>()
  const before = stepsSpent()
  let events = 0
  for (const id of ids) {
    const known = stored.get(id)
    events += known?.log.length ?? 0
    if (games.size > 0 && (events > LIST_READ_LIMITS.events || stepsSpent() - before > LIST_READ_LIMITS.steps)) break
    games.set(id, known && foldedOrUndefined(service, id, known))
  }
  return games
}

type Authorization = { readonly roles: readonly (Authorized | undefined)[]; readonly next: number | undefined }

/**
 * Returns the role that each token proves; undefined for a token that proves none, whatever the reason. `next`: the
 * index of the first token whose game was not read.
 */
export const authorizeMany = async (
  service: Service,
  tokens: readonly string[],
  now: Instant,
): Promise<Authorization> => {
  const gameIds = tokens.map((token) => parseToken(token)?.game)
  const ids = [...new Set(gameIds.filter((id) => id !== undefined))]
  const stored = ids.length === 0 ? new Map<GameId, GameRecord>() : await service.games.loadAll(ids)
  const games = readInOrder(service, stored, ids)
  const unread = gameIds.findIndex((id) => id !== undefined && !games.has(id))
  const next = unread < 0 ? undefined : unread
  const roles = tokens.slice(0, next).map((token, index) => {
    const id = gameIds[index]
    const loaded = id === undefined ? undefined : games.get(id)
    if (id === undefined || !loaded || isRetentionOver(loaded.game, now)) return undefined
    return authorizeLoaded(service, { id, loaded, token })
  })
  return { roles, next }
}
