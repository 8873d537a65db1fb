import type { ContactId } from '../../../game/model/people.ts'
import type { Instant } from '../../../game/model/words.ts'
import { offerOfBoard } from '../../../tournament/event-game.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import { listSeats } from '../../email/mailbox/list-seats.ts'
import { ASKED_BY_ORDER } from '../../email/requests/quiet-until.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { type GameStores, handle } from '../../games/handle.ts'
import { type Contact, type Contacts, type StoredContact, ifSameAddress } from '../../ports/contacts.ts'
import type { GameId } from '../../ports/games.ts'
import type { RandomBytes } from '../../ports/signer.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { contactOfHolder } from '../links/tournament-holders.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'

export type BoardPorts = GameStores & { readonly contacts: Contacts; readonly chance: RandomBytes }

/** A loaded tournament whose boards are looked at. */
export type TournamentOfBoards = LoadedTournament & { readonly id: TournamentId }

/**
 * Returns a player's entry at a board. Consent to the tournament's emails holds for all its boards; without it, only the
 * tournament asks for it.
 */
const playersEntry = ({
  email,
  filed,
  locale,
  timeZone,
  silent,
  digest,
  digestAt,
  ...known
}: StoredContact): Contact => ({
  ...(email !== undefined && { email }),
  ...(filed !== undefined && { filed }),
  ...(locale !== undefined && { locale }),
  ...(timeZone !== undefined && { timeZone }),
  ...(silent && { silent }),
  ...(digest && { digest }),
  ...(digestAt !== undefined && { digestAt }),
  ...(known.confirmed && { confirmed: true }),
  ...(known.returned && { returned: true }),
  ...(email !== undefined && !known.confirmed && { quietUntil: ASKED_BY_ORDER }),
  ...(known.namedBy !== undefined && { namedBy: known.namedBy }),
})

/**
 * Returns an official's entry at a board, who is emailed only what is asked of the arbiter. It is not filed under the
 * address: hundreds of boards would hide the official's own games.
 */
export const arbitersEntry = ({ email, locale, timeZone, silent, confirmed }: StoredContact): Contact | undefined =>
  email === undefined || !confirmed
    ? undefined
    : {
        email,
        confirmed,
        ...(locale !== undefined && { locale }),
        ...(timeZone !== undefined && { timeZone }),
        ...(silent && { silent }),
      }

/**
 * Copies a player's entry to a board. If the player consents in the same moment, either the copy has the consent, or the
 * entry exists when the consent is noted at all boards. An earlier attempt may have copied the entry without it.
 */
const copyPlayer = async (
  { contacts }: BoardPorts,
  id: TournamentId,
  contact: ContactId,
  { game, own }: { readonly game: GameId; readonly own: ContactId },
): Promise<void> => {
  const known = await contacts.load(id, contact)
  if (!known) return
  await contacts.add(game, own, playersEntry(known))
  const copy = await contacts.load(game, own)
  const now = known.confirmed ? known : await contacts.load(id, contact)
  if (now?.confirmed && copy && !copy.confirmed && copy.email === now.email)
    await contacts.update(game, own, { ...playersEntry(now), quietUntil: null }, ifSameAddress(copy))
}

/** Copies the entries of the people of a board. */
const copyEntries = async (
  ports: BoardPorts,
  { id, tournament }: TournamentOfBoards,
  { black, white, arbiter, contacts: [blacks, whites, arbiters], game }: TournamentBoard,
): Promise<void> => {
  const { contacts } = ports
  for (const [holder, own] of [
    [black, blacks],
    [white, whites],
  ] as const) {
    const contact = contactOfHolder(tournament, holder)
    if (contact !== undefined) await copyPlayer(ports, id, contact, { game, own })
  }
  const official = arbiter && contactOfHolder(tournament, arbiter)
  const known = official === undefined ? undefined : await contacts.load(id, official)
  const entry = known && arbitersEntry(known)
  if (entry) await contacts.add(game, arbiters, entry)
}

/** Makes the game of a board, which must not exist yet: its people may have changed their entries since. */
export const makeBoard = async (
  ports: BoardPorts,
  of: TournamentOfBoards,
  board: TournamentBoard,
  now: Instant,
): Promise<LoadedGame> => {
  await copyEntries(ports, of, board)
  const made = await handle(ports, board.game, () => offerOfBoard(of.id, of.tournament, board), now)
  if (made.kind !== 'done') throw new Error(`board ${board.number} of tournament ${of.id} could not be made`)
  // The seats are listed at once, so that an email about turns names all boards of its mailbox.
  await listSeats(ports.contacts, board.game, made.loaded)
  return made.loaded
}
