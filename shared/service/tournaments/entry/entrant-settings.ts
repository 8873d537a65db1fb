import type { SeatBody } from '../../../api/input/shapes.ts'
import type { Instant } from '../../../game/model/words.ts'
import { contactChanges, isOtherMailbox } from '../../creation/contact-changes.ts'
import { contactOfPerson } from '../../creation/create-game.ts'
import { ASKED_BY_ORDER } from '../../email/requests/quiet-until.ts'
import { namedByHolder } from '../../limits/named-by.ts'
import { type RequestSource, checkNamedAddresses } from '../../limits/stranger-quota.ts'
import { type ContactChanges, type StoredContact, ifSameAddress } from '../../ports/contacts.ts'
import type { Service } from '../../runtime/service.ts'
import { changesChoices, choicesAfter } from '../../seats/player-choices.ts'
import { changeBoardSeats, chooseAtBoards } from '../boards/board-seats.ts'
import { type AuthorizedTournament, verifiedTournamentToken } from '../links/authorize-tournament.ts'
import { contactOfHolder, holderOfActor } from '../links/tournament-holders.ts'
import { holderSilencedBy, parseTournamentToken } from '../links/tournament-tokens.ts'
import type { TournamentHandled } from '../record/handle-tournament.ts'
import { isTournamentOver, loadTournament } from '../record/tournament-store.ts'

/** The settings that an official has for the tournament, and a player for it and all its boards. */
export type EntrantSettings = Pick<SeatBody, 'email' | 'locale' | 'timeZone' | 'notifications'>

type Person = { readonly holder: NonNullable<ReturnType<typeof holderOfActor>>; readonly contact: string }

const personOf = ({ loaded, actor }: Pick<AuthorizedTournament, 'loaded' | 'actor'>): Person | undefined => {
  const holder = holderOfActor(actor)
  const contact = holder === undefined ? undefined : contactOfHolder(loaded.tournament, holder)
  return holder === undefined || contact === undefined ? undefined : { holder, contact }
}

/**
 * Returns whether somebody has agreed to take part, and so has settings. Otherwise whoever passes an invitation on could
 * put an own address into it.
 */
const isSettled = ({ loaded, actor: { role } }: AuthorizedTournament): boolean =>
  role === 'deputy' ? loaded.tournament.deputy?.acceptedAt !== undefined : role !== 'invitee'

/** Returns the changes of the entry, and of the entries at boards, which ask for no consent of their own. */
const changesFor = async (
  service: Service,
  body: EntrantSettings,
  known: Partial<StoredContact>,
  isOther: boolean,
  caller: RequestSource,
): Promise<{ readonly own: ContactChanges; readonly boards: ContactChanges }> => {
  const { signer } = service
  const { email } = body
  const changes = contactChanges(signer, body, known, isOther, caller.receivedAt)
  if (!isOther || !email) return { own: changes, boards: changes }
  const naming = await checkNamedAddresses(service, caller, [email])
  const named = contactOfPerson(signer, { email }, { ...naming, namedBy: namedByHolder(naming.namedBy) })
  const own = { ...changes, ...named }
  return { own, boards: { ...own, quietUntil: ASKED_BY_ORDER } }
}

/**
 * Changes the settings of a person for the tournament and all their boards at once. An address that has consented gives
 * way to another one only if its mailbox is proven: whoever has found a link cannot turn the emails to themselves.
 */
export const changeEntrantSettings = async (
  service: Service,
  authorized: AuthorizedTournament,
  body: EntrantSettings,
  caller: RequestSource,
): Promise<TournamentHandled> => {
  const { id, loaded, isFromMailbox } = authorized
  const person = isSettled(authorized) ? personOf(authorized) : undefined
  if (!person) return { kind: 'refused', refusal: { code: 'not-yours-to-do' }, loaded }
  const { holder, contact } = person
  const now = caller.receivedAt
  const known: Partial<StoredContact> = (await service.contacts.load(id, contact)) ?? {}
  const isOther = isOtherMailbox(known, body)
  if (isOther && known.confirmed && !isFromMailbox)
    return { kind: 'refused', refusal: { code: 'not-yours-to-do' }, loaded }
  const { own, boards } = await changesFor(service, body, known, isOther, caller)
  if (Object.keys(own).length > 0) {
    await service.contacts.update(id, contact, own)
    await changeBoardSeats(service, loaded.tournament, holder, boards, now)
  }
  if (typeof holder === 'number' && changesChoices(body)) {
    const zone = body.timeZone ?? known.timeZone
    await chooseAtBoards(
      service,
      loaded.tournament,
      holder,
      (game, seat) => choicesAfter(game.choices[seat], zone, body),
      now,
    )
  }
  const isMailedAgain = known.silent && own.silent === null
  if ((isOther && body.email) || isMailedAgain)
    await service.outbox.put([
      { kind: 'tournament', tournament: id, to: holder, version: loaded.stored.version, delay: 0 },
    ])
  return { kind: 'done', loaded, duplicate: false }
}

/**
 * Notes the time zone in which somebody answers an invitation, unless one is known: the secretary who named them knew
 * none. It is noted before the answer, so that the boards which follow have it, too.
 */
export const noteTimeZone = async (
  { contacts }: Pick<Service, 'contacts'>,
  authorized: Pick<AuthorizedTournament, 'id' | 'loaded' | 'actor'>,
  timeZone: string | undefined,
): Promise<void> => {
  const person = timeZone === undefined ? undefined : personOf(authorized)
  const known = person && (await contacts.load(authorized.id, person.contact))
  if (person && timeZone !== undefined && known?.email !== undefined && known.timeZone === undefined)
    await contacts.update(authorized.id, person.contact, { timeZone }, ifSameAddress(known))
}

/**
 * Turns the emails of a person about a tournament and its boards off or on, by the link that every such email has.
 * Returns false if the link is not valid any more.
 */
export const setTournamentEmailsOff = async (
  service: Service,
  token: string,
  isOff: boolean,
  now: Instant,
): Promise<boolean> => {
  const id = parseTournamentToken(token)?.tournament
  const loaded = id === undefined ? undefined : await loadTournament(service.tournaments, id)
  if (id === undefined || !loaded || isTournamentOver(loaded.tournament, now)) return false
  const verified = verifiedTournamentToken(service.signer, id, loaded, token)
  const holder = verified && holderSilencedBy(verified)
  const contact = holder === undefined ? undefined : contactOfHolder(loaded.tournament, holder)
  if (holder === undefined || contact === undefined) return false
  const amends = { silent: isOff ? true : null } as const
  await service.contacts.update(id, contact, amends)
  await changeBoardSeats(service, loaded.tournament, holder, amends, now)
  if (!isOff)
    await service.outbox.put([
      { kind: 'tournament', tournament: id, to: holder, version: loaded.stored.version, delay: 0 },
    ])
  return true
}
