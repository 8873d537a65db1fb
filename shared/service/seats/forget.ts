import type { GameEvent } from '../../game/events.ts'
import { type Game, playOf, playerOf } from '../../game/game.ts'
import type { ContactId } from '../../game/people.ts'
import { type Instant, MINUTE, type Role } from '../../game/words.ts'
import { contactAt, isFromMailbox } from '../email/consent/consent.ts'
import { type Entry, formersOf, keepFormers, rememberFormer } from './previous-addresses.ts'
import type { Handled } from '../games/handle.ts'
import { ERASED, ownMark } from '../credentials/mailbox.ts'
import type { Held } from '../access/authorize.ts'
import { formersName, noteName, planPaper, triedName } from '../notebook/page-names.ts'
import type { Contacts, GameId, Papers } from '../ports/ports.ts'
import type { Service } from '../service.ts'
import { endStandingConsent } from '../email/consent/standing-consent.ts'
import { moved } from './restore-seat.ts'

export type Marked = Held & { readonly mark?: string }

type Books = { readonly contacts: Contacts; readonly papers: Papers }

const wipe = async ({ contacts, papers }: Books, id: GameId, game: Game, role: Role): Promise<void> => {
  const player = playerOf(game, role)
  if (!player) return
  await contacts.amend(id, player.contact, ERASED)
  await papers.remove(id, noteName(player.contact))
  await papers.remove(id, triedName(player.contact))
  const plan = role === 'director' ? undefined : playOf(game)?.plans[role]
  if (plan !== undefined) await papers.remove(id, planPaper(plan))
}

/** An entry that the game names no more: who may take the seat back stands with the new one. */
const leave = async (books: Books, id: GameId, before: Game, role: Role): Promise<void> => {
  await wipe(books, id, before, role)
  const player = playerOf(before, role)
  if (player) await books.papers.remove(id, formersName(player.contact))
}

/** For a request that died between storing "forget me" and wiping. `before`: rarely needed. */
export const leaveForgotten = async (
  books: Books,
  id: GameId,
  step: readonly GameEvent[],
  before: () => Game | undefined,
): Promise<void> => {
  for (const event of step) {
    const game = event.type === 'forgotten' ? before() : undefined
    if (event.type === 'forgotten' && game) await leave(books, id, game, event.by)
  }
}

/** The command is stored by then. */
const SOON = MINUTE

/**
 * Former addresses, and the confirmed one unless its mailbox asks, may still take the seat back: a thief may say
 * "forget me", even twice. Each is told, as older links work for the former holder only. `entry`: the person's own, if
 * already nameless.
 */
const carryFormers = async (service: Service, held: Marked, entry: Entry, now: Instant): Promise<void> => {
  const { id: game, role, loaded } = held
  const player = playerOf(loaded.game, role)
  if (!player) return
  const { email, ...known } = await contactAt(service, held)
  const before = await formersOf(service.papers, { game, contact: player.contact }, now)
  if (entry.contact !== player.contact) await keepFormers(service.papers, entry, before)
  const isNew = email !== undefined && known.confirmed && !isFromMailbox(service, held, { email })
  if (isNew) await rememberFormer(service, entry, { ...known, email }, now)
  // A repeated request tells no one twice.
  if (!isNew && entry.contact === player.contact) return
  const formers = (await formersOf(service.papers, entry, now)).filter(({ isTold }) => !isTold)
  await service.outbox.put(
    formers.map((former) => ({ ...moved(service, held, former), isForgotten: true, delay: SOON })),
  )
}

/**
 * The game decides first, so a refusal erases nothing. Who may take the seat back is noted before, so a crash loses
 * none. Once the game names the new entry `contact` (someone nameless keeps theirs), nothing fills the old one.
 */
export const forget = async (
  service: Service,
  held: Marked,
  contact: ContactId,
  command: () => Promise<Handled>,
  now: Instant,
): Promise<Handled> => {
  const player = playerOf(held.loaded.game, held.role)
  const isAgain = player?.name === ''
  const entry = { game: held.id, contact: isAgain ? player.contact : contact }
  if (!isAgain) await service.contacts.enter(held.id, contact, {})
  await carryFormers(service, held, entry, now)
  // Once the command is stored, others may erase it.
  const { email, confirmed } = await contactAt(service, held)
  const handled = await command()
  if (handled.kind !== 'done') return handled
  if (email !== undefined && confirmed) await endStandingConsent(service, ownMark(service.seal, email), now)
  await (isAgain ? wipe : leave)(service, held.id, held.loaded.game, held.role)
  return handled
}
