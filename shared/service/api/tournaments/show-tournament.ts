import { writeGamesCsv, writePlayersCsv } from '../../../record/tournament-csv.ts'
import { tournamentCsvQuery } from '../../../api/input/tournaments/export-query.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { publicGameLink } from '../../credentials/links.ts'
import { isNotModified } from '../../http/not-modified.ts'
import { invalidRequestResponse, jsonTextResponse } from '../../http/problem-response.ts'
import { textTag } from '../../http/text-tag.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { type TournamentReading, readForReader } from './tournament-access.ts'
import { shownTournament, unreadableResponse } from './tournament-response.ts'

/**
 * Returns the headers of an answer about a tournament. Its ETag is that of its text, as more than the tournament's
 * version shows: emails, links and, in the PDN, the games.
 */
export const tournamentCacheHeaders = (text: string, { authorized }: TournamentReading) => ({
  etag: textTag(text),
  vary: 'authorization',
  'cache-control': authorized ? 'private, no-cache' : 'public, no-cache',
})

/** Answers `GET /v1/tournaments/{tournament}`. */
export const showTournament = async (service: Service, request: Request, id: TournamentId): Promise<Response> => {
  const read = await readForReader(service, request, id)
  if (!read.ok) return unreadableResponse(service, request, read.wrong)
  const text = JSON.stringify(await shownTournament(service, request, read.reading))
  const headers = tournamentCacheHeaders(text, read.reading)
  return isNotModified(request, headers.etag)
    ? { status: 304, headers, body: '' }
    : jsonTextResponse(200, text, headers)
}

/** Answers `GET /v1/tournaments/{tournament}.csv`. */
export const exportTournamentCsv = async (service: Service, request: Request, id: TournamentId): Promise<Response> => {
  const read = await readForReader(service, request, id)
  if (!read.ok) return unreadableResponse(service, request, read.wrong)
  const query = parse(tournamentCsvQuery, request.query)
  if (!query.ok) return invalidRequestResponse(service, request, query.issues)
  const { rows } = query.value
  const { tournament } = read.reading.loaded
  const role = read.reading.authorized?.actor.role
  const isOfficial = role === 'secretary' || (role === 'deputy' && tournament.deputy?.acceptedAt !== undefined)
  const text =
    rows === 'games'
      ? writeGamesCsv(tournament, (game) => publicGameLink(service, game).url)
      : writePlayersCsv(tournament, isOfficial)
  const headers = tournamentCacheHeaders(text, read.reading)
  if (isNotModified(request, headers.etag)) return { status: 304, headers, body: '' }
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="crownhead-tournament-${id}-${rows}.csv"`,
      'x-content-type-options': 'nosniff',
    },
    body: text,
  }
}
