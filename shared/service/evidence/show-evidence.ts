import type { EvidenceView } from '../../api/answers/games/evidence-shape.ts'
import { NOT_FOUND } from '../access/authorize.ts'
import { viewerOf } from '../access/viewer.ts'
import { loadGame } from '../games/game-store.ts'
import { versionTag } from '../games/public-version.ts'
import { isNotModified } from '../http/not-modified.ts'
import { jsonResponse, problemResponse } from '../http/problem-response.ts'
import type { GameId } from '../ports/games.ts'
import type { Request, Response } from '../runtime/http.ts'
import type { Service } from '../runtime/service.ts'
import { evidenceView } from './evidence-view.ts'

/** Returns what changes in the emails of the evidence without a new version of the game, for the answer's tag. */
const emailsTag = ({ emails }: EvidenceView): string =>
  [emails?.black, emails?.white]
    .flatMap((seat) =>
      seat ? [[seat.status, seat.lastSeen, seat.deliveries.length, seat.deliveries.at(-1)?.taken]] : [],
    )
    .map((parts) => `-${parts.join('.')}`)
    .join('')

/** Answers `GET /v1/games/{id}/evidence`. */
export const showEvidence = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await loadGame(service.games, id)
  if (!loaded) return problemResponse(service, request, NOT_FOUND)
  const viewing = await viewerOf(service, id, loaded, request)
  if (!viewing.ok) return problemResponse(service, request, viewing.wrong)
  const { viewer } = viewing
  const view = await evidenceView(service.contacts, id, loaded, viewer)
  const headers = {
    etag: `"${versionTag(loaded, viewer)}${emailsTag(view)}"`,
    vary: 'authorization',
    'cache-control': 'private, no-cache',
  }
  if (isNotModified(request, headers.etag)) return { status: 304, headers, body: '' }
  return jsonResponse(200, view, headers)
}
