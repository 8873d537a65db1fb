import { parse } from '../../../api/input/parse-body.ts'
import { tournamentPdnQuery } from '../../../api/input/tournaments/export-query.ts'
import { stepsSpent } from '../../../draughts/moves/generate.ts'
import { LIST_READ_LIMITS } from '../../../game/limits/bounds.ts'
import { playOf } from '../../../game/model/game.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import { EVENT_PDN_EVENTS } from '../../../tournament/model/tournament-limits.ts'
import { foldedOrUndefined } from '../../access/authorize-many.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { isNotModified } from '../../http/not-modified.ts'
import { invalidRequestResponse } from '../../http/problem-response.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { GameId, GameRecord } from '../../ports/games.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { exportPdn } from '../exports/export-pdn.ts'
import { boardRecord } from './board-record.ts'
import { type TournamentReading, readForReader } from './tournament-access.ts'
import { tournamentCacheHeaders } from './show-tournament.ts'
import { unreadableResponse } from './tournament-response.ts'

/** The most games that one call of the store reads. */
const BATCH = 100

/** A part of an event's PDN. `last`: the number of its last board, if more follow. */
type PdnPart = { readonly text: string; readonly last?: number }

/**
 * Returns the PDN of a board's game. Empty if the game is damaged or has not begun, so that the other games are still
 * exported.
 */
const recordOf = async (
  service: Service,
  request: Request,
  { loaded: { tournament } }: TournamentReading,
  board: TournamentBoard,
  stored: GameRecord | undefined,
): Promise<string> => {
  const loaded = stored && foldedOrUndefined(service, board.game, stored)
  const ply = loaded && playOf(loaded.game)?.moves.length
  if (!loaded || ply === undefined) return ''
  const target = { service, request, id: board.game, loaded, ply, flip: false, named: false }
  return exportPdn(target, boardRecord(tournament, board))
}

/** Writes the games of an event after a board, in order, until the request's cost limit, but at least one. */
const writePart = async (
  service: Service,
  request: Request,
  reading: TournamentReading,
  since: number,
): Promise<PdnPart> => {
  const boards = reading.loaded.tournament.boards.slice(since)
  const before = stepsSpent()
  const records: string[] = []
  let events = 0
  for (let from = 0; from < boards.length; from += BATCH) {
    const batch = boards.slice(from, from + BATCH)
    const stored: ReadonlyMap<GameId, GameRecord> = await service.games.loadAll(batch.map(({ game }) => game))
    for (const board of batch) {
      const known = stored.get(board.game)
      events += known?.log.length ?? 0
      const isSpent = events > EVENT_PDN_EVENTS || stepsSpent() - before > LIST_READ_LIMITS.steps
      if (isSpent && board.number > since + 1) return { text: records.join('\n'), last: board.number - 1 }
      const record = await recordOf(service, request, reading, board, known)
      if (record !== '') records.push(record)
    }
  }
  return { text: records.join('\n') }
}

/**
 * Answers `GET /v1/tournaments/{tournament}.pdn`: all games that have begun, one record after the other. What an official
 * has ruled is in the record of the game.
 */
export const exportTournamentPdn = async (service: Service, request: Request, id: TournamentId): Promise<Response> => {
  const read = await readForReader(service, request, id)
  if (!read.ok) return unreadableResponse(service, request, read.wrong)
  const query = parse(tournamentPdnQuery, request.query)
  if (!query.ok) return invalidRequestResponse(service, request, query.issues)
  const { text, last } = await writePart(service, request, read.reading, query.value.since)
  const headers = {
    ...tournamentCacheHeaders(text, read.reading),
    ...nextPageLink(service, request, { next: `${last ?? ''}`, more: last !== undefined }),
  }
  if (isNotModified(request, headers.etag)) return { status: 304, headers, body: '' }
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="crownhead-tournament-${id}.pdn"`,
      'x-content-type-options': 'nosniff',
    },
    body: text,
  }
}
