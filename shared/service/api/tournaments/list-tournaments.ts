import type { OwnTournamentView } from '../../../api/answers/tournaments/tournament-answers.ts'
import { ownTournamentsQuery } from '../../../api/input/tournaments/export-query.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { authorizeProgram } from '../../access/authorize-program.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { invalidRequestResponse, jsonResponse } from '../../http/problem-response.ts'
import type { OwnedTournament } from '../../ports/tournaments/owned-tournaments.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { publicTournamentLink } from '../../tournaments/links/tournament-links.ts'
import { listOwnTournaments } from '../../tournaments/reading/list-own-tournaments.ts'
import { listStart, nextSince } from '../programs/list-cursor.ts'

const viewOf = (service: Service, owned: OwnedTournament): OwnTournamentView => ({
  id: owned.id,
  version: owned.version,
  title: owned.title,
  ...(owned.section !== undefined && { section: owned.section }),
  status: owned.status,
  players: owned.players,
  games: { all: owned.boards, over: owned.over },
  foundedAt: isoInstant(owned.foundedAt),
  url: publicTournamentLink(service, owned.id).url,
})

/** Answers `GET /v1/tournaments`: the tournaments of the calling program's owner, in the order in which they changed. */
export const listTournaments = (service: Service, request: Request): Promise<Response> =>
  authorizeProgram(service, request, 'games:read', async ({ owner }) => {
    const query = parse(ownTournamentsQuery, request.query)
    if (!query.ok) return invalidRequestResponse(service, request, query.issues)
    const { since, limit } = query.value
    const now = request.receivedAt
    const start = listStart(since)
    const entries = await listOwnTournaments(service, owner, start.after, limit)
    const listed = entries.filter(({ game: { until } }) => until === undefined || now < until)
    const more = entries.length === limit
    const page = { next: nextSince(start, more ? entries.at(-1)?.cursor : undefined, now), more }
    return jsonResponse(
      200,
      { tournaments: listed.map(({ game }) => viewOf(service, game)), ...page },
      nextPageLink(service, request, page),
    )
  })
