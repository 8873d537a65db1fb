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

/** Answers `GET /v1/games/{id}/evidence`. */
export const showEvidence = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await loadGame(service.games, id)
  if (!loaded) return problemResponse(service, request, NOT_FOUND)
  const viewing = await viewerOf(service, id, loaded, request)
  if (!viewing.ok) return problemResponse(service, request, viewing.wrong)
  const { viewer } = viewing
  const unchanging = { vary: 'authorization', 'cache-control': 'private, no-cache' }
  // Emails to a seat raise no version, so that what its holder reads has no tag.
  const headers = viewer === 'anyone' ? { ...unchanging, etag: `"${versionTag(loaded, viewer)}"` } : unchanging
  if ('etag' in headers && isNotModified(request, headers.etag)) return { status: 304, headers, body: '' }
  return jsonResponse(200, await evidenceView(service.contacts, id, loaded, viewer), headers)
}
