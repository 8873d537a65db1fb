import { isoInstant } from '../../api/iso.ts'
import { expiryOf } from '../../game/alarm.ts'
import { type Game, playOf, playerOf } from '../../game/game.ts'
import type { Role, Seat } from '../../game/words.ts'
import type { BoardPage, Own } from '../../pages/board-page.ts'
import { invitationLink, seatLink, watchLink } from '../links.ts'
import type { Desk, Opened } from './desk.ts'
import { ballotOf, otherGame, rematchPath } from './match.ts'
import { plannedBy } from '../plans.ts'
import type { GameId } from '../ports.ts'
import { shown } from '../reader.ts'
import type { Loaded } from '../record.ts'
import type { Service } from '../service.ts'
import { mintToken } from '../tokens.ts'

/** The name under which `answers/seat.ts` keeps a note. */
const noteOf = (contact: string): string => `note-${contact}`

const ownOf = async ({ papers }: Service, id: GameId, game: Game, seat: Seat): Promise<Own> => {
  const player = playerOf(game, seat)
  const planned = await plannedBy(papers, id, game, seat)
  return {
    note: player ? ((await papers.load(id, noteOf(player.contact))) ?? '') : '',
    lines: planned?.lines ?? [],
    analysis: planned?.analysis ?? [],
  }
}

/** The link for taking a lost seat anew: shown to whoever asked for it alone, never to the seat that it is about. */
const anewOf = (service: Service, id: GameId, game: Game, role: Role): string | undefined => {
  const reseat = game.status === 'active' ? playOf(game)?.pending.reseat : undefined
  return reseat && reseat.by === role
    ? `${service.origin}/a/${mintToken(service.seal, `${reseat.seat}-anew`, id, game)}`
    : undefined
}

/** The page of a role. The invitation is shown to the creator alone. */
export const boardPage = async (
  { service }: Desk,
  { id, token }: Opened,
  loaded: Loaded,
  role: Role,
): Promise<BoardPage> => {
  const { game } = loaded
  const [other, nextPath] = [await otherGame(service, loaded, role), await rematchPath(service, loaded, role)]
  const ballot = ballotOf(loaded)
  const anewUrl = anewOf(service, id, game, role)
  const inviting = role === 'creator' && game.status === 'open'
  return {
    view: shown(id, loaded, role),
    path: `/p/${token}`,
    watchUrl: watchLink(service, id).url,
    seatUrl: seatLink(service, role, id, game).url,
    ...(inviting && { invitationUrl: invitationLink(service, id, game).url, openUntil: isoInstant(expiryOf(game)) }),
    ...(role !== 'director' && { own: await ownOf(service, id, game, role) }),
    ...(other && { other }),
    ...(ballot && { ballot }),
    ...(nextPath !== undefined && { nextPath }),
    ...(anewUrl !== undefined && { anewUrl }),
  }
}
