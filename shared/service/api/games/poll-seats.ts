import { lookBody } from '../../../api/input/bodies.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import type { LookAnswer } from '../../../api/answers/games/look-shape.ts'
import { lookView } from '../../../api/views/look-view.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { authorizeMany } from '../../access/authorize-many.ts'
import type { Service } from '../../runtime/service.ts'
import { publicVersion } from '../../games/public-version.ts'
import { invalidRequestResponse, jsonResponse } from '../../http/problem-response.ts'

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
    else changed.push({ index, ...lookView(seat.id, version, seat.loaded.game, seat.role) })
  }
  return jsonResponse(200, { changed, unchanged, gone, ...(next !== undefined && { next }) })
}
