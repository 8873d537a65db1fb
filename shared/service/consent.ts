import type { Emails } from '../api/view.ts'
import { MAIL } from '../game/bounds.ts'
import { type Game, playOf, personOf } from '../game/game.ts'
import type { MailMode } from '../game/people.ts'
import type { Instant, Role } from '../game/words.ts'
import type { Letter } from '../mail/letters.ts'
import { noteTaking } from './failing.ts'
import { requestId } from './ids.ts'
import { consenting, isSpeltAlike, placeOf, provesMailbox, ownMark } from './mailbox.ts'
import type { Opened } from './opened.ts'
import type { Condition, Contact, GameId } from './ports.ts'
import type { Loaded } from './record.ts'
import { seatsAt } from './seats-at.ts'
import type { Service } from './service.ts'

export type Chair = { readonly id: GameId; readonly role: Role; readonly loaded: Loaded }

export const emailsOf = ({ email, silent, confirmed, returned, held }: Contact): Emails => {
  if (email === undefined) return 'none'
  if (returned) return 'returned'
  if (silent) return 'off'
  if (confirmed) return 'on'
  return held ? 'held' : 'unconfirmed'
}

export const mailModeOf = ({ silent, digest }: Contact): MailMode => {
  if (silent) return 'off'
  return digest ? 'digest' : 'turns'
}

export const contactAt = async ({ contacts }: Service, { id, role, loaded }: Chair): Promise<Contact> => {
  const player = personOf(loaded.game, role)
  return (player && (await contacts.load(id, player.contact))) ?? {}
}

/** Whether an email's mark proves that the visitor reads this seat's mailbox. */
export const isFromMailbox = (
  { seal }: Service,
  chair: Chair,
  { email }: Contact,
  mark: string | undefined,
): boolean => {
  const player = personOf(chair.loaded.game, chair.role)
  return mark !== undefined && email !== undefined && player !== undefined
    ? provesMailbox(seal, mark, chair.id, player.contact, email)
    : false
}

export const letterAbout = ({ id: game, role: seat, loaded }: Chair) => ({
  game,
  seat,
  version: loaded.stored.version,
  ply: playOf(loaded.game)?.moves.length ?? 0,
  delay: 0,
})

/** The first real email, with the seat's link. */
const welcomes = (chair: Chair): readonly Letter[] => {
  const { status }: Game = chair.loaded.game
  if (status === 'open') return [{ ...letterAbout(chair), kind: 'offered' }]
  return status === 'active' ? [{ ...letterAbout(chair), kind: 'joined' }] : []
}

export const stillAt = ({ filed }: Contact): Condition | undefined =>
  filed === undefined ? undefined : { still: filed }

/** Only if the address still consents. */
const open = async ({ contacts, seal }: Service, { id, role, loaded }: Chair, contact: Contact): Promise<void> => {
  const player = personOf(loaded.game, role)
  const { email } = contact
  if (!player || email === undefined) return
  const amends = consenting(seal, email)
  await contacts.amend(id, player.contact, amends, stillAt(contact))
}

/** The address is proven first: after a crash the seat still asks. */
export const confirm = async (service: Service, chair: Chair, contact: Contact, now: Instant): Promise<void> => {
  if (contact.email === undefined || contact.confirmed) return
  await noteTaking(service, contact.email, { proven: true }, now)
  await open(service, chair, contact)
}

/** Pressed again after a crash, it sends what was not sent. */
export const welcome = ({ outbox }: Service, chair: Chair): Promise<void> => outbox.put(welcomes(chair))

/** Seats that wait for this mailbox, at most 50 at once. */
export const confirmAll = async (service: Service, { email }: Contact): Promise<void> => {
  if (email === undefined) return
  let left: number = MAIL.seatsAtOnce
  for await (const seat of seatsAt(service, placeOf(ownMark(service.seal, email), false))) {
    if (!isSpeltAlike(seat.known.email, email)) continue
    await open(service, seat, seat.known)
    left -= 1
    if (left === 0) return
  }
}

export const askAddress = ({ outbox, chance }: Service, chair: Chair): Promise<void> =>
  outbox.put([{ ...letterAbout(chair), kind: 'door', request: requestId(chance) }])

export const quiet = async ({ contacts }: Service, { id, loaded }: Opened, role: Role, on: boolean): Promise<void> => {
  const player = personOf(loaded.game, role)
  if (player) await contacts.amend(id, player.contact, { silent: on ? true : null })
}
