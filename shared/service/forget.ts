import { playOf, playerOf } from '../game/game.ts'
import type { ContactId } from '../game/people.ts'
import { type Instant, MINUTE } from '../game/words.ts'
import { contactAt, isFromMailbox } from './consent.ts'
import { formersOf, keepFormers, rememberFormer } from './formers.ts'
import type { Handled } from './handle.ts'
import { UNADDRESSED } from './mailbox.ts'
import type { Held } from './opened.ts'
import { formersName, noteName, planPaper } from './paper-names.ts'
import type { Amends } from './ports.ts'
import type { Service } from './service.ts'
import { moved } from './undo.ts'

/** `mark`: from a link in an email. */
export type Marked = Held & { readonly mark?: string }

const ERASED: { readonly [F in keyof Required<Amends>]: null } = {
  ...UNADDRESSED,
  locale: null,
  timeZone: null,
  silent: null,
  confirmed: null,
  quietUntil: null,
  returned: null,
  held: null,
}

/** What lies beside the game: the entry in the address book, the note, the plan. */
const wipe = async ({ contacts, papers }: Service, { id, loaded: { game }, role }: Held): Promise<void> => {
  const player = playerOf(game, role)
  if (!player) return
  await contacts.amend(id, player.contact, ERASED)
  for (const name of [noteName(player.contact), formersName(player.contact)]) await papers.remove(id, name)
  const plan = role === 'director' ? undefined : playOf(game)?.plans[role]
  if (plan !== undefined) await papers.remove(id, planPaper(plan))
}

/** The command is stored by then. */
const SOON = MINUTE

/**
 * Who may take the seat back in the next days: those who could before, and its confirmed address, unless the request comes
 * from that mailbox. Each is told, as links of before are for the holder of before. A thief may say "forget me", too.
 */
const carryFormers = async (service: Service, held: Marked, contact: ContactId, now: Instant): Promise<void> => {
  const { id: game, role, loaded, mark } = held
  const player = playerOf(loaded.game, role)
  if (!player || player.name === '') return
  const { email, ...known } = await contactAt(service, held)
  const entry = { game, contact }
  await keepFormers(service.papers, entry, await formersOf(service.papers, { game, contact: player.contact }, now))
  if (email !== undefined && known.confirmed && !isFromMailbox(service, held, { email }, mark))
    await rememberFormer(service, entry, { ...known, email }, now)
  const formers = (await formersOf(service.papers, entry, now)).filter(({ isTold }) => !isTold)
  await service.outbox.put(
    formers.map((former) => ({ ...moved(service, held, former), isForgotten: true, delay: SOON })),
  )
}

/**
 * Forgets the holder of a link, by a command that gives them the new entry `contact`. The address book comes first: if a
 * crash follows, sending the request again completes it. Once the game names the new entry, nothing fills the old one
 * any more; a request of before may have done so in between.
 */
export const forget = async (
  service: Service,
  held: Marked,
  contact: ContactId,
  command: () => Promise<Handled>,
  now: Instant,
): Promise<Handled> => {
  await service.contacts.enter(held.id, contact, {})
  await carryFormers(service, held, contact, now)
  await wipe(service, held)
  const handled = await command()
  if (handled.kind === 'done') await wipe(service, held)
  return handled
}
