import type { PlayerSettings } from '../../../game/model/events.ts'
import { type Game, playOf } from '../../../game/model/game.ts'
import type { Instant, Seat } from '../../../game/model/words.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { consentFields } from '../../credentials/address-fields.ts'
import { hasSameSpelling } from '../../credentials/mailbox.ts'
import { queueMissedEmails } from '../../email/consent/missed-emails.ts'
import { unsentOnConsent } from '../../email/mailbox/turn-email.ts'
import { isOpenOrActive } from '../../games/game-seat.ts'
import { loadGame } from '../../games/game-store.ts'
import { type GameStores, handle } from '../../games/handle.ts'
import { type ContactChanges, ifSameAddress } from '../../ports/contacts.ts'
import { forEachConcurrently } from '../../runtime/concurrency.ts'
import type { Service } from '../../runtime/service.ts'
import { type PlaceAtBoard, placesOf } from './own-boards.ts'

/** Boards whose entries of the address book are changed at the same time. */
const CONCURRENCY = 10

const forEachPlace = (
  tournament: Tournament,
  holder: Holder,
  work: (place: PlaceAtBoard) => Promise<unknown>,
): Promise<void> =>
  forEachConcurrently(
    placesOf(tournament, holder).map((place) => [place]),
    CONCURRENCY,
    async (place) => {
      await work(place)
      return true
    },
  )

type SeatPorts = Pick<Service, 'games' | 'contacts' | 'outbox' | 'signer'>

/**
 * Notes the consent of one seat, after the emails that it has missed are queued. The game of a new board may still have to
 * be made.
 */
const confirmSeat = async (
  { games, contacts, outbox, signer }: SeatPorts,
  { board, role, contact }: PlaceAtBoard,
  email: string,
  now: Instant,
): Promise<void> => {
  const known = await contacts.load(board.game, contact)
  if (known?.email === undefined || known.confirmed || !hasSameSpelling(known.email, email)) return
  const loaded = await loadGame(games, board.game)
  if (loaded && !isOpenOrActive(loaded.game)) return
  const missed = loaded
    ? unsentOnConsent({ id: board.game, role, loaded, contact, known: { ...known, email: known.email } }, now)
    : []
  if (missed.length > 0) await outbox.put(missed)
  await contacts.update(board.game, contact, consentFields(signer, known.email), ifSameAddress(known))
}

/** Confirms all boards of a person that have the same address. */
export const confirmBoardSeats = (
  ports: SeatPorts,
  tournament: Tournament,
  holder: Holder,
  email: string,
  now: Instant,
): Promise<void> => forEachPlace(tournament, holder, (place) => confirmSeat(ports, place, email, now))

/** Changes a person's entry at a board, after the emails are queued that it has missed while its emails were off. */
const changeSeat = async (
  { games, contacts, outbox }: Omit<SeatPorts, 'signer'>,
  { board, role, contact }: PlaceAtBoard,
  amends: ContactChanges,
  now: Instant,
): Promise<void> => {
  const known = await contacts.load(board.game, contact)
  if (!known) return
  const loaded = known.silent && amends.silent === null ? await loadGame(games, board.game) : undefined
  if (loaded) await queueMissedEmails({ outbox }, { id: board.game, role, loaded, contact }, known, now)
  await contacts.update(board.game, contact, amends)
}

/** Changes a person's entries of the address book at all their boards. Entries that were deleted stay deleted. */
export const changeBoardSeats = (
  ports: Omit<SeatPorts, 'signer'>,
  tournament: Tournament,
  holder: Holder,
  amends: ContactChanges,
  now: Instant,
): Promise<void> => forEachPlace(tournament, holder, (place) => changeSeat(ports, place, amends, now))

/** Changes what the games of all a player's boards store of their wishes, such as reminders and quiet hours. */
export const chooseAtBoards = (
  stores: GameStores,
  tournament: Tournament,
  holder: Holder,
  choicesAt: (game: Game, seat: Seat) => PlayerSettings,
  now: Instant,
): Promise<void> =>
  forEachPlace(tournament, holder, async ({ board, role }) => {
    if (role === 'arbiter') return
    await handle(
      stores,
      board.game,
      (loaded) =>
        loaded
          ? {
              type: 'choose',
              by: role,
              ply: playOf(loaded.game)?.moves.length ?? 0,
              choices: choicesAt(loaded.game, role),
            }
          : { code: 'not-found' },
      now,
    )
  })
