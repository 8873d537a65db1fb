import { fold } from '../../game/evolving/evolve.ts'
import { type Game, isInvited, personOf } from '../../game/model/game.ts'
import { type Instant, ROLES } from '../../game/model/words.ts'
import { type GameEmail, emailsFor } from '../../email/game-emails/emails-for.ts'
import { eraseForgotten } from '../seats/forget-person.ts'
import type { WebhookQueue } from '../ports/webhooks.ts'
import { updateRetention } from '../games/retention.ts'
import { updateSeatListing } from '../email/mailbox/list-seats.ts'
import { noteOwnedGame } from '../orders/note-owned-game.ts'
import type { OwnedGameWriter } from '../ports/owned-games.ts'
import type { StoredChange, GameId, GameTimers, StoredKey } from '../ports/games.ts'
import type { Tournaments } from '../ports/tournaments/tournaments.ts'
import { endsGame, noteBoardEnd } from '../tournaments/boards/note-board-end.ts'
import type { Contacts } from '../ports/contacts.ts'
import type { Outbox } from '../ports/email.ts'
import { isWaiting, shownUntil } from '../email/requests/postponed.ts'
import { type LoadedGame, foldStored } from '../games/game-store.ts'
import { type NextGamePorts, createNextGame } from '../creation/create-next-game.ts'
import { emitWebhooks } from '../webhooks/emit-webhooks.ts'

export type EffectPorts = NextGamePorts & {
  readonly tournaments: Tournaments
  readonly timers: GameTimers
  readonly outbox: Outbox
  readonly notices: WebhookQueue
  readonly owned: OwnedGameWriter
}

/**
 * The errors of a change's effects. `effectsFailed`: emails, webhooks or the next game failed, so the change must be
 * retried. `timerFailed`: the timer could not be set; the sweep finds such games.
 */
export type FailedEffects = { readonly effectsFailed?: unknown; readonly timerFailed?: unknown }

/** Returns the error of some work; undefined if it succeeds. */
export const failureOf = (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error ?? 'unknown',
  )

/** A change of what is stored under a key, as far as its timer needs it. */
type TimedChange = {
  readonly id: StoredKey
  readonly before: { readonly due: Instant | undefined } | undefined
  readonly after: { readonly due: Instant | undefined }
}

/** Sets the timer anew if the change calls for it. Returns the error if that fails. */
export const resetTimer = async (
  { timers }: Pick<EffectPorts, 'timers'>,
  { id, before, after }: TimedChange,
): Promise<unknown> => {
  if (after.due === before?.due) return undefined
  // The old timer is removed first: timers within one minute share a name, and the new one must remain.
  const disarmError = before?.due === undefined ? undefined : await failureOf(timers.disarm(id, before.due))
  const unarmed = after.due === undefined ? undefined : await failureOf(timers.arm(id, after.due))
  return unarmed ?? disarmError
}

/**
 * Returns only the emails of seats that have an address or a device: reading a contact costs a tenth of what a message
 * in the queue costs. A seat that gets an address later gets a consent email first, so it misses nothing.
 */
const deliverable = async (
  contacts: Contacts,
  game: Game,
  emails: readonly GameEmail[],
): Promise<readonly GameEmail[]> => {
  const reachable: GameEmail[] = []
  for (const email of emails) {
    const person = personOf(game, email.seat)
    const contact = person && (await contacts.load(email.game, person.contact))
    if (contact?.email !== undefined || contact?.devices !== undefined) reachable.push(email)
  }
  return reachable
}

/**
 * Returns the consent emails of a renewed game: to those who are invited, once more, as the link in their first email
 * had expired, and to seats whose email was waiting for a quota. None was sent while the game was expired, as no consent
 * email asks about a game that is over. All limits of an address and of whoever named it hold for them, too.
 */
const consentEmailsAfterRenewal = async (
  contacts: Contacts,
  game: GameId,
  loaded: LoadedGame,
): Promise<readonly GameEmail[]> => {
  const emails: GameEmail[] = []
  const { version } = loaded.stored
  for (const seat of ROLES) {
    const person = personOf(loaded.game, seat)
    const contact = person && (await contacts.load(game, person.contact))
    if (contact?.email === undefined || contact.held || contact.returned) continue
    const isPostponed = isWaiting(contact.postponed) || shownUntil(contact.postponed) !== undefined
    if (isPostponed || isInvited(loaded.game, seat))
      emails.push({ kind: 'door', request: `renewed-${version}`, game, seat, version, ply: 0, delay: 0 })
  }
  return emails
}

const applyChange = async (ports: EffectPorts, { id, before, after }: StoredChange, now: Instant): Promise<void> => {
  if (after.version === before?.version) return
  const loaded = foldStored(id, after)
  const { game } = loaded
  await updateSeatListing(ports.contacts, id, loaded)
  await updateRetention(ports, id, loaded)
  const step = after.log.slice(-after.last)
  await eraseForgotten(ports, id, step, () => fold(after.log.slice(0, -after.last)))
  const renewed = step.some(({ type }) => type === 'renewed')
    ? await consentEmailsAfterRenewal(ports.contacts, id, loaded)
    : []
  const emails = await deliverable(ports.contacts, game, emailsFor(id, after.version, game, step))
  if (emails.length + renewed.length > 0) await ports.outbox.put([...emails, ...renewed])
  await createNextGame(ports, id, game, step, now)
  if (endsGame(step)) await noteBoardEnd(ports, loaded, now)
  await noteOwnedGame(ports.owned, id, loaded, now)
  await emitWebhooks(ports.notices, id, loaded)
}

/**
 * Does what follows from a stored change: emails, webhooks, lists, the next game, the timer. All of it is derived from
 * the change, so repeats are harmless. The timer is set even if the rest fails: emails may be late, the timer may not.
 */
export const runEffects = async (ports: EffectPorts, change: StoredChange, now: Instant): Promise<FailedEffects> => {
  const effectsFailed = await failureOf(applyChange(ports, change, now))
  const timerFailed = await resetTimer(ports, change)
  return {
    ...(effectsFailed !== undefined && { effectsFailed }),
    ...(timerFailed !== undefined && { timerFailed }),
  }
}
