import type { Command } from '../../../game/commands.ts'
import { playOf, playerOf } from '../../../game/model/game.ts'
import type { Instant, Role } from '../../../game/model/words.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import { ERASED_CONTACT } from '../../credentials/address-fields.ts'
import { gameSteps, unsentEmails } from '../../email/mailbox/unsent-emails.ts'
import { isOpenOrActive } from '../../games/game-seat.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { handleFrom } from '../../games/handle.ts'
import { contactOfHolder } from '../links/tournament-holders.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'
import { DEPUTY_CHANGES } from './boards-touched.ts'
import { type BoardPorts, type TournamentOfBoards, arbitersEntry } from './make-board.ts'
import { type PlaceAtBoard, placeOnBoard } from './own-boards.ts'

/** Returns when a person's link was replaced the last time, or another person became the deputy. */
const linkEndedAt = (holder: Holder, { stored }: LoadedTournament): Instant | undefined =>
  stored.log.findLast(
    (fact) =>
      (fact.type === 'link-rotated' && fact.holder === holder) ||
      (holder === 'deputy' && DEPUTY_CHANGES.has(fact.type)),
  )?.at

/** Returns since when the links of a place in a game are as they are. */
const linkMadeAt = (role: Role, { stored: { log } }: LoadedGame): Instant => {
  const replaced = log.findLast((event) => event.type === 'link-rotated' && event.by === role)
  if (replaced?.type === 'link-rotated') return replaced.at
  const [offered] = log
  return offered?.type === 'offered' ? offered.at : 0
}

/**
 * Returns whether the link of a person's place in a game is older than their link in the tournament. Whoever had the old
 * one has seen the links of all boards.
 */
const isLinkOld = (holder: Holder, role: Role, tournament: LoadedTournament, loaded: LoadedGame): boolean => {
  const ended = linkEndedAt(holder, tournament)
  return (
    ended !== undefined &&
    linkMadeAt(role, loaded) < ended &&
    isOpenOrActive(loaded.game) &&
    playerOf(loaded.game, role) !== undefined
  )
}

/**
 * Returns whether a place was told all that its game has to tell: then it need not be told of its new link. That the game
 * has begun was told by the tournament.
 */
const isTold = async (
  { contacts }: BoardPorts,
  { board, role, contact }: PlaceAtBoard,
  loaded: LoadedGame,
  now: Instant,
): Promise<boolean> => {
  const known = await contacts.load(board.game, contact)
  if (known?.email === undefined) return false
  const reader = { seat: role, contact, known }
  const unsent = unsentEmails(board.game, loaded, gameSteps(loaded), reader, now)
  return unsent.every(({ kind }) => kind === 'joined' || kind === 'offered')
}

/** Gives the deputy's entry at a board to whoever is the deputy now. */
const changeDeputy = async (
  { contacts }: BoardPorts,
  { id, tournament }: TournamentOfBoards,
  { board, contact }: PlaceAtBoard,
): Promise<void> => {
  const own = tournament.deputy?.acceptedAt === undefined ? undefined : contactOfHolder(tournament, 'deputy')
  const known = own === undefined ? undefined : await contacts.load(id, own)
  await contacts.update(board.game, contact, { ...ERASED_CONTACT, ...(known && arbitersEntry(known)) })
}

/**
 * Replaces the links of a board's people whose link in the tournament was replaced, and those of a deputy who is one no
 * more. The email with the new link of the tournament tells of all boards, so usually none tells of each.
 */
export const replaceOldLinks = async (
  ports: BoardPorts,
  of: TournamentOfBoards,
  board: TournamentBoard,
  loaded: LoadedGame,
  now: Instant,
): Promise<LoadedGame> => {
  let found = loaded
  for (const holder of [board.black, board.white, ...(board.arbiter ? [board.arbiter] : [])] as const) {
    const place = placeOnBoard(board, holder)
    if (!place || !isLinkOld(holder, place.role, of, found)) continue
    const { role: by, contact } = place
    const isQuiet = await isTold(ports, place, found, now)
    if (holder === 'deputy') await changeDeputy(ports, of, place)
    const ply = playOf(found.game)?.moves.length ?? 0
    const command: Command = { type: 'rotate-link', by, ply, owner: true }
    const handled = await handleFrom(ports, { id: board.game, loaded: found }, () => command, now)
    if (handled.kind === 'crowded') throw new Error(`board ${board.number} of tournament ${of.id} is busy`)
    found = handled.loaded ?? found
    if (isQuiet) await ports.contacts.markNotified(board.game, contact, found.stored.version)
  }
  return found
}
