import { parseJson } from '../../../api/input/parse-body.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { type TournamentBody, tournamentBody } from '../../../api/input/tournaments/tournament-shapes.ts'
import type { PlannedTournamentView } from '../../../api/answers/tournaments/tournament-answers.ts'
import { entrantDetails } from '../../../api/views/tournaments/entrant-details.ts'
import { eventTermsView } from '../../../api/views/tournaments/event-terms-view.ts'
import { gamesIn } from '../../../tournament/pairing/draw-boards.ts'
import { pairPlayers } from '../../../tournament/pairing/pair-players.ts'
import { hasScope } from '../../access/authorize-program.ts'
import { noteKeyUse } from '../../credentials/verify-api-key.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { jsonResponse, problemResponse } from '../../http/problem-response.ts'
import type { ApiKey } from '../../ports/api-keys.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { type FoundedTournament, type Founder, foundSections } from '../../tournaments/entry/found-sections.ts'
import { type ResolvedSection, resolveFounding } from '../../tournaments/entry/resolve-founding.ts'
import { publicTournamentLink } from '../../tournaments/links/tournament-links.ts'
import { identifyCreator } from '../../creation/identify-creator.ts'
import { limitResponse } from '../programs/orders-api.ts'
import { shownTournament, tournamentRefusalResponse, unhandledResponse } from './tournament-response.ts'

const planned = ({ terms, entrants }: ResolvedSection): PlannedTournamentView => {
  const players = entrants.map((entrant, at) => ({ ...entrant, number: at + 1 }))
  const pairs = pairPlayers(players, terms)
  return {
    ...eventTermsView(terms),
    players: players.map(({ number, name, email, official, ...details }) => ({
      number,
      name,
      ...entrantDetails(details),
      ...(official && { official }),
      email: email ?? null,
    })),
    games: gamesIn(pairs, terms),
    pairs: pairs.map(({ round, first, second }) => ({ round, first, second })),
  }
}

/** Returns a founded tournament as its secretary sees it, with the links. */
const foundedView = async (service: Service, request: Request, { id, loaded, link }: FoundedTournament) => {
  const actor = { role: 'secretary' } as const
  const authorized = { id, loaded, token: link.token, actor, isFromMailbox: false }
  return {
    tournament: await shownTournament(service, request, { id, loaded, authorized }),
    links: { secretary: link, watch: publicTournamentLink(service, id) },
  }
}

const founderOf = (body: TournamentBody, key: string, program: ApiKey | undefined): Founder => {
  const { dryRun: _dry, word: _checked, ...request } = body
  return {
    key: program ? `${program.id} ${key}` : key,
    request,
    ...(hasScope(program, 'games:create') && { owner: program.owner }),
    isVouchedFor: hasScope(program, 'seats:hold'),
  }
}

const foundAndShow = async (
  service: Service,
  request: Request,
  sections: readonly ResolvedSection[],
  founder: Founder,
): Promise<Response> => {
  const founded = await foundSections(service, sections, founder, request)
  switch (founded.kind) {
    case 'founded': {
      const tournaments = []
      for (const each of founded.tournaments) tournaments.push(await foundedView(service, request, each))
      const [first] = founded.tournaments
      const location = first && { location: `${service.origin}/v1/tournaments/${first.id}` }
      return jsonResponse(201, { tournaments }, location)
    }
    case 'refused':
      return tournamentRefusalResponse(service, request, founded.refusal)
    case 'otherwise':
      return problemResponse(service, request, { code: 'key-used-otherwise' })
    case 'spent':
      return limitResponse(service, request, founded.until)
    case 'crowded':
      return unhandledResponse(service, request, founded)
  }
}

/** Answers `POST /v1/tournaments`. */
export const postTournament = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = await readIdempotencyKey(service, request)
  if (!idempotency.ok) return idempotency.response
  const creator = await identifyCreator(service, request)
  if (!creator.ok) return problemResponse(service, request, creator.wrong)
  const { program } = creator
  const read = parseJson(request.body, (value) => parse(tournamentBody, value))
  if (!read.ok) return problemResponse(service, request, { code: 'invalid-request', issues: read.issues })
  const resolved = resolveFounding(read.value, hasScope(program, 'games:create'), request.receivedAt)
  if (!resolved.ok) return problemResponse(service, request, { code: resolved.code, issues: resolved.issues })
  const { sections } = resolved
  if (read.value.dryRun) return jsonResponse(200, { dryRun: true, tournaments: sections.map(planned) })
  const { key } = idempotency
  if (key === undefined) return problemResponse(service, request, { code: 'idempotency-key-needed' })
  const response = await foundAndShow(creator.service, request, sections, founderOf(read.value, key, program))
  if (program && response.status < 400) await noteKeyUse(service.apiKeys, program, request.receivedAt)
  return response
}
