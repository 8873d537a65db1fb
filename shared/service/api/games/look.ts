import { lookBody } from '../../../api/input/bodies.ts'
import { parseBody } from '../../../api/input/shapes.ts'
import type { LookAnswer } from '../../../api/answers/games/look-shape.ts'
import { lookView } from '../../../api/views/look-view.ts'
import { stepsSpent } from '../../../draughts/generate.ts'
import { LOOK } from '../../../game/bounds.ts'
import type { Request, Response } from '../../http.ts'
import { type Held, holding } from '../../access/authorize.ts'
import { isPast } from '../../../game/keeping.ts'
import { type Loaded, read } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'
import { readToken } from '../../credentials/tokens.ts'
import { versionOf } from '../../games/version.ts'
import { invalid, json } from '../http/problem.ts'
import type { GameId, Stored } from '../../ports/games.ts'

/** Undefined for a game that is damaged, so that the others are still answered. */
const foldedOrUndefined = ({ log }: Service, id: GameId, stored: Stored): Loaded | undefined => {
  try {
    return read(id, stored)
  } catch {
    log('error', 'a game could not be read', { game: id })
    return undefined
  }
}

type Read = ReadonlyMap<GameId, Loaded | undefined>

/**
 * Reads games in order until the request's cost limit, but at least one. It is synchronous, so `stepsSpent` counts the
 * steps of this request alone.
 */
const readInOrder = (service: Service, stored: ReadonlyMap<GameId, Stored>, ids: readonly GameId[]): Read => {
  const games = new Map<GameId, Loaded | undefined>()
  const before = stepsSpent()
  let events = 0
  for (const id of ids) {
    const known = stored.get(id)
    events += known?.log.length ?? 0
    if (games.size > 0 && (events > LOOK.events || stepsSpent() - before > LOOK.steps)) break
    games.set(id, known && foldedOrUndefined(service, id, known))
  }
  return games
}

type Authorization = { readonly roles: readonly (Held | undefined)[]; readonly next: number | undefined }

/**
 * A token that gives no role is undefined, whatever the reason. `next`: the index of the first token whose game was not
 * read.
 */
const authorizeAll = async (service: Service, tokens: readonly string[], now: number): Promise<Authorization> => {
  const gameIds = tokens.map((token) => readToken(token)?.game)
  const ids = [...new Set(gameIds.filter((id) => id !== undefined))]
  const stored = ids.length === 0 ? new Map<GameId, Stored>() : await service.games.loadAll(ids)
  const games = readInOrder(service, stored, ids)
  const unread = gameIds.findIndex((id) => id !== undefined && !games.has(id))
  const next = unread < 0 ? undefined : unread
  const roles = tokens.slice(0, next).map((token, index) => {
    const id = gameIds[index]
    const loaded = id === undefined ? undefined : games.get(id)
    if (id === undefined || !loaded || isPast(loaded.game, now)) return undefined
    return holding(service, { id, loaded, token })
  })
  return { roles, next }
}

/** `POST /v1/games/look`: which of many seats' games have changed, and what they look like now. */
export const look = async (service: Service, request: Request): Promise<Response> => {
  const body = parseBody(lookBody, request.body)
  if (!body.ok) return invalid(service, request, body.issues)
  const { seats } = body.value
  const { roles, next } = await authorizeAll(
    service,
    seats.map(({ token }) => token),
    request.receivedAt,
  )
  const changed: LookAnswer['changed'][number][] = []
  const unchanged: number[] = []
  const gone: number[] = []
  for (const [index, seat] of roles.entries()) {
    if (!seat) {
      gone.push(index)
      continue
    }
    const version = versionOf(seat.loaded)
    if (seats[index]?.version === version) unchanged.push(index)
    else changed.push({ index, ...lookView(seat.id, version, seat.loaded.game, seat.role) })
  }
  return json(200, { changed, unchanged, gone, ...(next !== undefined && { next }) })
}
