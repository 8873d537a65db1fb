import { lookBody } from '../../../api/bodies.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import type { LookAnswer } from '../../../api/answers/games/look-shape.ts'
import { isWrittenTo, lookView } from '../../../api/views/look-view.ts'
import type { Game } from '../../../game/model/game.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Authorized } from '../../access/authorize.ts'
import { authorizeMany } from '../../access/authorize-many.ts'
import type { Service } from '../../runtime/service.ts'
import { loadContact } from '../../games/game-seat.ts'
import { publicVersion } from '../../games/public-version.ts'
import { withoutMuted } from '../../seats/muted-messages.ts'
import { invalidRequestResponse, jsonResponse } from '../../http/problem-response.ts'

/** Returns the game as the reader wants to see it. Their settings are read only if there is a message that they may have muted. */
const gameFor = async (service: Service, seat: Authorized): Promise<Game> => {
  const { role, loaded } = seat
  return isWrittenTo(loaded.game, role)
    ? withoutMuted(loaded.game, role, await loadContact(service, seat))
    : loaded.game
}

/** Answers `POST /v1/games/look`: which of many seats' games have changed, and what they look like now. */
export const pollSeats = async (service: Service, request: Request): Promise<Response> => {
  const body = parseBody(lookBody, request.body)
  if (!body.ok) return invalidRequestResponse(service, request, body.issues)
  const { seats } = body.value
  const { roles, next } = await authorizeMany(
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
    const version = publicVersion(seat.loaded)
    if (seats[index]?.version === version) unchanged.push(index)
    else changed.push({ index, ...lookView(seat.id, version, await gameFor(service, seat), seat.role) })
  }
  return jsonResponse(200, { changed, unchanged, gone, ...(next !== undefined && { next }) })
}
