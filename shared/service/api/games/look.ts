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
import type { GameId, Stored } from '../../ports/ports.ts'

/** A damaged record does not hide others. */
const readable = ({ log }: Service, id: GameId, stored: Stored): Loaded | undefined => {
  try {
    return read(id, stored)
  } catch {
    log('error', 'a game could not be read', { game: id })
    return undefined
  }
}

type Read = ReadonlyMap<GameId, Loaded | undefined>

/** In order, as many as one request may cost, but one at least. No one else's work is done meanwhile. */
const readInTurn = (service: Service, stored: ReadonlyMap<GameId, Stored>, ids: readonly GameId[]): Read => {
  const games = new Map<GameId, Loaded | undefined>()
  const before = stepsSpent()
  let events = 0
  for (const id of ids) {
    const found = stored.get(id)
    events += found?.log.length ?? 0
    if (games.size > 0 && (events > LOOK.events || stepsSpent() - before > LOOK.steps)) break
    games.set(id, found && readable(service, id, found))
  }
  return games
}

type Seen = { readonly held: readonly (Held | undefined)[]; readonly next: number | undefined }

/** Links that open nothing are left out, whatever the reason. `next`: the first whose game was not read. */
const heldBy = async (service: Service, tokens: readonly string[], now: number): Promise<Seen> => {
  const named = tokens.map((token) => readToken(token)?.game)
  const ids = [...new Set(named.filter((id) => id !== undefined))]
  const stored = ids.length === 0 ? new Map<GameId, Stored>() : await service.games.loadAll(ids)
  const games = readInTurn(service, stored, ids)
  const unread = named.findIndex((id) => id !== undefined && !games.has(id))
  const next = unread < 0 ? undefined : unread
  const held = tokens.slice(0, next).map((token, index) => {
    const id = named[index]
    const loaded = id === undefined ? undefined : games.get(id)
    if (id === undefined || !loaded || isPast(loaded.game, now)) return undefined
    return holding(service, { id, loaded, token })
  })
  return { held, next }
}

/** `POST /v1/games/look` */
export const look = async (service: Service, request: Request): Promise<Response> => {
  const body = parseBody(lookBody, request.body)
  if (!body.ok) return invalid(service, request, body.issues)
  const { seats } = body.value
  const { held, next } = await heldBy(
    service,
    seats.map(({ token }) => token),
    request.receivedAt,
  )
  const changed: LookAnswer['changed'][number][] = []
  const unchanged: number[] = []
  const gone: number[] = []
  for (const [index, seat] of held.entries()) {
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
