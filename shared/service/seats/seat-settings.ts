import type { SeatBody } from '../../api/input/shapes.ts'
import type { Command } from '../../game/commands.ts'
import { decide } from '../../game/decide.ts'
import type { PlayerSettings } from '../../game/model/events.ts'
import { playOf, playerOf } from '../../game/model/game.ts'
import { deletedAt } from '../../game/time/retention.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Instant, Seat } from '../../game/model/words.ts'
import { handleAuthorized } from '../access/handle-authorized.ts'
import { resendConsent } from '../email/consent/resend-consent.ts'
import { queueConsentRequest, seatEmailStatus, queueMissedEmailsLazily } from '../email/consent/consent.ts'
import { loadContact } from '../games/game-seat.ts'
import type { Contact } from '../ports/contacts.ts'
import { isRequestedByAnyEmail } from '../email/requests/quiet-until.ts'
import { contactChanges, isOtherMailbox, isRespelt } from './contact-changes.ts'
import { emailPreviousAddress } from './restore-seat.ts'
import type { HandleResult } from '../games/handle.ts'
import { type RequestSource, NO_NAMED_ADDRESSES, checkNamedAddresses } from '../limits/stranger-quota.ts'
import { contactOfPerson } from '../creation/create-game.ts'
import { type Authorized, NOT_FOUND, isPlayerSeat } from '../access/authorize.ts'
import { notePage } from '../notebook/page-names.ts'
import type { LoadedGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import { checkAnalysis, saveAnalysis } from '../notebook/analysis.ts'

/** Whether the body changes choices that the game stores. */
const changesChoices = ({ timeZone, notifications, playForced }: SeatBody): boolean =>
  timeZone !== undefined ||
  notifications?.reminders !== undefined ||
  notifications?.quietHours !== undefined ||
  playForced !== undefined

/** `zone`: the seat's time zone, if it is known. Quiet hours keep their zone until another one is named. */
const choicesAfter = (before: PlayerSettings, zone: string | undefined, body: SeatBody): PlayerSettings => {
  const { timeZone, notifications, playForced } = body
  const quiet = notifications?.quietHours ?? before.quietIn !== undefined
  return {
    reminders: notifications?.reminders ?? before.reminders,
    playForced: playForced ?? before.playForced,
    ...(quiet && { quietIn: timeZone ?? before.quietIn ?? zone ?? 'UTC' }),
  }
}

/** The seat's time zone. It is read only if the body turns quiet hours on without naming a zone. */
const zoneFor = async ({ contacts }: Service, { id, loaded, role }: Authorized<Seat>, body: SeatBody) => {
  const player = playerOf(loaded.game, role)
  const isOpen = body.notifications?.quietHours === true && !body.timeZone
  return isOpen && player ? (await contacts.load(id, player.contact))?.timeZone : undefined
}

const refusalOf = (
  { loaded: { game }, role: by }: Authorized<Seat>,
  body: SeatBody,
  now: Instant,
): Refusal | undefined => {
  const common = { by, ply: playOf(game)?.moves.length ?? 0 }
  const { name } = body
  const commands: readonly Command[] = [
    ...(name === undefined ? [] : [{ type: 'rename', ...common, name } as const]),
    ...(changesChoices(body)
      ? [{ type: 'choose', ...common, choices: choicesAfter(game.choices[by], undefined, body) } as const]
      : []),
  ]
  return commands.map((each) => decide(game, each, now).refusal).find((each) => each !== undefined)
}

/**
 * Queues a consent email to another mailbox; and to one that never got one, when it is named again, as the queue may
 * have failed the first time.
 */
const requestConsent = async (
  service: Service,
  held: Authorized,
  known: Contact,
  body: SeatBody,
  caller: RequestSource,
): Promise<void> => {
  if (!body.email) return
  if (isOtherMailbox(known, body)) await queueConsentRequest(service, held)
  else if (seatEmailStatus(known) === 'unconfirmed' && isRequestedByAnyEmail(known.quietUntil))
    await resendConsent(service, held, known, caller)
}

/** Whether the body turns emails on. A seat that gets another address needs a consent email instead. */
const isAllowing = ({ email, notifications }: SeatBody): boolean =>
  email === undefined && notifications?.mail !== undefined && notifications.mail !== 'off'

/** Changes the contact. Returns false if the link does not hold the seat any more. */
const changeContact = async (
  service: Service,
  held: Authorized,
  body: SeatBody,
  caller: RequestSource,
): Promise<boolean> => {
  const now = caller.receivedAt
  const { id, role, loaded } = held
  const person = playerOf(loaded.game, role)
  const known = body.email === undefined ? {} : await loadContact(service, held)
  const was = person && isAllowing(body) ? await service.contacts.load(id, person.contact) : undefined
  const isOther = isOtherMailbox(known, body)
  const naming = isOther ? await checkNamedAddresses(service, caller, [body.email]) : NO_NAMED_ADDRESSES
  const amends = {
    ...contactChanges(service.signer, body, known, isOther, now),
    ...(isOther && body.email && contactOfPerson(service.signer, { email: body.email }, naming)),
  }
  if (isRespelt(known, body)) await emailPreviousAddress(service, held, known, now)
  // If a previous address takes the seat back at this moment, this link can change nothing any more.
  const where = { under: loaded.game.epochs[role] }
  if (person && was) await queueMissedEmailsLazily(service, { id, role, loaded, contact: person.contact }, was, now)
  if (person && Object.keys(amends).length > 0 && !(await service.contacts.update(id, person.contact, amends, where)))
    return false
  await requestConsent(service, held, known, body, caller)
  return true
}

/**
 * Changes a player's settings. Only the named fields are written, so that concurrent changes of other fields survive.
 * The contact is changed first; a request that is repeated after a crash completes the rest.
 */
export const changePlayerSettings = async (
  service: Service,
  held: Authorized<Seat>,
  body: SeatBody,
  caller: RequestSource,
): Promise<HandleResult> => {
  const now = caller.receivedAt
  const { id, role: by } = held
  const lines = body.tried && checkAnalysis(held.loaded.game, body.tried)
  const refusal = lines && 'code' in lines ? lines : refusalOf(held, body, now)
  if (refusal) return { kind: 'refused', refusal, loaded: held.loaded }
  const player = playerOf(held.loaded.game, by)
  if (!(await changeContact(service, held, body, caller))) return { kind: 'refused', refusal: NOT_FOUND }
  if (player && body.note !== undefined)
    await service.notebook.save(id, notePage(player.contact), body.note, deletedAt(held.loaded.game))
  if (lines && 'tree' in lines)
    await saveAnalysis(
      service.notebook,
      { id, game: held.loaded.game, seat: by, until: deletedAt(held.loaded.game) },
      lines,
    )
  const { name } = body
  let loaded: LoadedGame = held.loaded
  const common = { by, ply: playOf(loaded.game)?.moves.length ?? 0 }
  if (name !== undefined) {
    const renamed = await handleAuthorized(service, held, () => ({ type: 'rename', ...common, name }), now)
    if (renamed.kind !== 'done') return renamed
    loaded = renamed.loaded
  }
  if (!changesChoices(body)) return { kind: 'done', loaded, duplicate: false }
  const zone = await zoneFor(service, held, body)
  return handleAuthorized(
    service,
    { ...held, loaded },
    ({ game }) => ({ type: 'choose', ...common, choices: choicesAfter(game.choices[by], zone, body) }),
    now,
  )
}

/** Whether the body has settings that only a player has. */
const isPlayers = ({ name, note, tried, playForced, notifications = {} }: SeatBody): boolean => {
  const { mail, digestAt, reminders, quietHours } = notifications
  const own = [name, note, tried, playForced, digestAt, reminders, quietHours]
  return mail === 'digest' || own.some((each) => each !== undefined)
}

const changeArbiters = async (
  service: Service,
  held: Authorized,
  body: SeatBody,
  caller: RequestSource,
): Promise<HandleResult> =>
  (await changeContact(service, held, body, caller))
    ? { kind: 'done', loaded: held.loaded, duplicate: false }
    : { kind: 'refused', refusal: NOT_FOUND }

/**
 * Changes the settings of a player or an arbiter. An arbiter has only an address, a language, a time zone and emails.
 */
export const changeSettings = async (
  service: Service,
  held: Authorized,
  body: SeatBody,
  caller: RequestSource,
): Promise<HandleResult> => {
  if (isPlayerSeat(held) ? body.notifications?.follow !== undefined : isPlayers(body))
    return { kind: 'refused', refusal: { code: 'not-yours-to-do' }, loaded: held.loaded }
  return isPlayerSeat(held)
    ? changePlayerSettings(service, held, body, caller)
    : changeArbiters(service, held, body, caller)
}
