import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { type Game, personOf, playOf, playerOf } from '../../shared/game/model/game.ts'
import { ROLES, type Role } from '../../shared/game/model/words.ts'
import { ERASED_CONTACT } from '../../shared/service/credentials/address-fields.ts'
import { CONTACT_ID_LENGTH, randomId } from '../../shared/service/credentials/ids.ts'
import { endStandingConsent } from '../../shared/service/email/consent/standing-consent.ts'
import { isOpenOrActive } from '../../shared/service/games/game-seat.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { handle } from '../../shared/service/games/handle.ts'
import {
  analysisEntry,
  nextMessageEntry,
  notAskedEntry,
  noteEntry,
  previousAddressesEntry,
} from '../../shared/service/notebook/entry-names.ts'
import { personData } from '../../shared/service/seats/person-data.ts'
import { tournamentPersonData } from '../../shared/service/tournaments/reading/tournament-person-data.ts'
import { eraseForgotten, forgetInvited } from '../../shared/service/seats/forget-person.ts'
import type { AdminRecords } from './records/admin-records.ts'
import { countOf } from './found/describe-seat.ts'
import { nameText } from './found/describe-turn.ts'
import { NOBODY, contactsOf, pseudonymIn, requireLedger } from './find-people.ts'
import { type FoundSeat, seatsOfContacts } from './found/found-seat.ts'
import { endTournament } from './end-tournament.ts'
import { forgetPlace } from './forget-place.ts'
import { storedTournament } from './found/found-place.ts'

/** Returns all that is stored about a person in every seat of their mailbox, as JSON, one document for each seat. */
export const showData = async (records: AdminRecords, address: string): Promise<readonly string[]> => {
  const seats = await seatsOfContacts(records, await contactsOf(records, address))
  const lines: string[] = []
  for (const { game: id, role, loaded, place, known } of seats) {
    const data =
      role && loaded
        ? await personData(records, { id, role, loaded }, records.now())
        : place && tournamentPersonData({ ...place, tournament: place.loaded.tournament }, known, records.now())
    if (data) lines.push(...JSON.stringify(data, null, 2).split('\n'))
  }
  return lines.length === 0 ? NOBODY : lines
}

/** Names in a reason that are shorter are not looked for: they may be words. */
const SHORTEST_NAME = 3

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** Throws if the reason names a player of the game: it is noted in a file that no forget reaches. */
export const refuseNames = async (
  { games, tournaments }: AdminRecords,
  { id, why }: { id: string; why: string },
): Promise<void> => {
  const game = (await loadGame(games, id))?.game
  const found = game ? undefined : await storedTournament({ tournaments }, id)
  const people = found === undefined || found === 'damaged' ? [] : found.tournament.entrants.map(({ name }) => name)
  const names = [...ROLES.map((role) => (game && personOf(game, role)?.name) ?? ''), ...people].flatMap(wordsOf)
  const said = wordsOf(why)
  if (names.some((name) => name.length >= SHORTEST_NAME && said.includes(name)))
    throw new Error('--why must not name a player: it is noted, and no forget reaches it; say "black" or "white"')
}

/** Returns why a game is not called off before the operator is sure: its pages and emails would name its arbiter. */
const arbiterLine = async ({ games }: AdminRecords, id: string): Promise<string | undefined> => {
  const found = await loadGame(games, id)
  if (!found || !isOpenOrActive(found.game) || found.game.arbiter === undefined) return undefined
  const name = nameText(found.game.arbiter.name)
  return `the game has an arbiter, ${name}, who can do it; if you do, its pages say that ${name} did; add --sure`
}

/**
 * Calls a game off, as its arbiter could, also if it has none: then its pages and emails say that the organizer did.
 * A tournament is cancelled. Returns undefined if there is neither.
 */
export const endGame = async (
  records: AdminRecords,
  id: string,
  isSure = false,
): Promise<readonly string[] | undefined> => {
  const doubt = isSure ? undefined : await arbiterLine(records, id)
  if (doubt !== undefined) return [doubt]
  const handled = await handle(
    records,
    id,
    (found) =>
      found ? { type: 'void', by: 'arbiter', ply: playOf(found.game)?.moves.length ?? 0 } : { code: 'not-found' },
    records.now(),
  )
  if (handled.kind === 'done')
    return [
      handled.duplicate
        ? 'it was called off before'
        : 'called off; a running service emails it at once to those who have confirmed their address',
    ]
  if (handled.kind === 'refused' && handled.refusal.code === 'not-found') return endTournament(records, id, isSure)
  return [handled.kind === 'refused' ? 'it is over, and stays as it ended' : 'FAILED: others change it; try again']
}

/** Gives the seat an empty contact and removes the person's name from the game. Returns whether the game allowed it. */
const forgetPlayer = async (records: AdminRecords, seat: FoundSeat, role: Role): Promise<boolean> => {
  const { game: id, contact } = seat
  const fresh = randomId(secureRandomBytes, CONTACT_ID_LENGTH)
  await records.contacts.add(id, fresh, {})
  let before: Game | undefined
  const handled = await handle(
    records,
    id,
    (found) => {
      before = found?.game
      if (!found || playerOf(found.game, role)?.contact !== contact) return { code: 'not-found' }
      const ply = playOf(found.game)?.moves.length ?? 0
      return { type: 'forget-me', by: role, ply, contact: fresh }
    },
    records.now(),
  )
  if (handled.kind !== 'done') return false
  const { log, last } = handled.loaded.stored
  await eraseForgotten(records, id, log.slice(-last), () => before)
  return true
}

const ENTRIES = [noteEntry, nextMessageEntry, analysisEntry, notAskedEntry, previousAddressesEntry]

/** Forgets the person in a seat: name, address, settings and notes. Moves and messages to the other player stay. */
const forgetSeat = async (records: AdminRecords, seat: FoundSeat): Promise<string> => {
  const { game, contact, role, loaded, place } = seat
  if (place) return forgetPlace(records, place, contact)
  const player = role && loaded && playerOf(loaded.game, role)
  const isNamed = role !== undefined && player !== undefined && player.name !== ''
  const isInvitation = role === 'opponent' && loaded !== undefined && player === undefined
  const isDone = isNamed
    ? await forgetPlayer(records, seat, role)
    : !isInvitation || (await forgetInvited(records, game, contact))
  await records.contacts.update(game, contact, ERASED_CONTACT)
  for (const entry of ENTRIES) await records.notebook.remove(game, entry(contact))
  if (!isDone) return `${game}: the address is deleted, but FAILED: the name is not; try again`
  return `${game}: forgotten`
}

/** Forgets a person in all seats of their mailbox. Without `isSure` it only says what would be forgotten. */
export const forgetAddress = async (
  records: AdminRecords,
  address: string,
  isSure: boolean,
): Promise<readonly string[]> => {
  const filed = await contactsOf(records, address)
  if (filed.length === 0) return NOBODY
  if (!isSure) return [`${countOf(filed.length, 'seat')} would be forgotten, for good; add --sure`]
  const ledger = requireLedger(records)
  for (const mark of new Set(filed.map(({ known }) => pseudonymIn(known.filed ?? ''))))
    await endStandingConsent({ ledger }, mark, records.now())
  const lines: string[] = []
  for (const seat of await seatsOfContacts(records, filed)) lines.push(await forgetSeat(records, seat))
  return lines
}
