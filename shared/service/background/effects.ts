import { fold } from '../../game/evolve.ts'
import { type Game, personOf } from '../../game/game.ts'
import { type Instant, ROLES } from '../../game/words.ts'
import { type Letter, lettersFor } from '../../mail/letters.ts'
import { leaveForgotten } from '../seats/forget.ts'
import type { Notices } from '../ports/webhooks.ts'
import { rekeep } from '../games/retention.ts'
import { relistSeats } from '../seats/listing.ts'
import { noteOwned } from '../orders/note-owned.ts'
import type { OwnedNotes } from '../ports/owned-games.ts'
import type { Change, Contacts, GameId, Outbox, Timers } from '../ports/ports.ts'
import { isWaiting, toldUntil } from '../email/consent/postponed.ts'
import { type Loaded, read } from '../games/game-store.ts'
import { type SuccessorPorts, succeed } from '../creation/successor.ts'
import { tellPrograms } from '../webhooks/emit-webhooks.ts'

export type EffectPorts = SuccessorPorts & {
  readonly timers: Timers
  readonly outbox: Outbox
  readonly notices: Notices
  readonly owned: OwnedNotes
}

/** What failed. `untold`: letters or the next game: carry out again. `unarmed`: the alarm, which the sweep finds. */
export type CarriedOut = { readonly untold?: unknown; readonly unarmed?: unknown }

const failureOf = (doing: Promise<void>): Promise<unknown> =>
  doing.then(
    () => undefined,
    (error: unknown) => error ?? 'unknown',
  )

const rearm = async ({ timers }: EffectPorts, { id, before, after }: Change): Promise<unknown> => {
  if (after.due === before?.due) return undefined
  // In this order: alarms within one minute share a name, and the new one must remain.
  const kept = before?.due === undefined ? undefined : await failureOf(timers.disarm(id, before.due))
  const unarmed = after.due === undefined ? undefined : await failureOf(timers.arm(id, after.due))
  return unarmed ?? kept
}

/** Those of seats with an address or a device: a read costs a tenth of a message. A seat that gets one later is asked about emails first. */
const addressed = async (contacts: Contacts, game: Game, letters: readonly Letter[]): Promise<readonly Letter[]> => {
  const kept: Letter[] = []
  for (const letter of letters) {
    const person = personOf(game, letter.seat)
    const known = person && (await contacts.load(letter.game, person.contact))
    if (known?.email !== undefined || known?.devices !== undefined) kept.push(letter)
  }
  return kept
}

/**
 * Of a renewed game. What waited for a quota when it expired, or was told to wait, was looked at by nothing since: seats of games that are over
 * are asked about by no email.
 */
const askAnew = async (contacts: Contacts, game: GameId, loaded: Loaded): Promise<readonly Letter[]> => {
  const letters: Letter[] = []
  const { version } = loaded.stored
  for (const seat of ROLES) {
    const person = personOf(loaded.game, seat)
    const known = person && (await contacts.load(game, person.contact))
    if (known?.email !== undefined && (isWaiting(known.postponed) || toldUntil(known.postponed) !== undefined))
      letters.push({ kind: 'door', request: `renewed-${version}`, game, seat, version, ply: 0, delay: 0 })
  }
  return letters
}

const tell = async (ports: EffectPorts, { id, before, after }: Change, now: Instant): Promise<void> => {
  if (after.version === before?.version) return
  const loaded = read(id, after)
  const { game } = loaded
  await relistSeats(ports.contacts, id, loaded)
  await rekeep(ports, id, loaded)
  const step = after.log.slice(-after.last)
  await leaveForgotten(ports, id, step, () => fold(after.log.slice(0, -after.last)))
  const renewed = step.some(({ type }) => type === 'renewed') ? await askAnew(ports.contacts, id, loaded) : []
  const letters = await addressed(ports.contacts, game, lettersFor(id, after.version, game, step))
  if (letters.length + renewed.length > 0) await ports.outbox.put([...letters, ...renewed])
  await succeed(ports, id, game, step, now)
  await noteOwned(ports.owned, id, loaded, now)
  await tellPrograms(ports.notices, id, loaded)
}

/**
 * All derive from the change, so repeats are harmless. The alarm is set even if letters fail: they may be late, it may
 * not.
 */
export const carryOut = async (ports: EffectPorts, change: Change, now: Instant): Promise<CarriedOut> => {
  const untold = await failureOf(tell(ports, change, now))
  const unarmed = await rearm(ports, change)
  return { ...(untold !== undefined && { untold }), ...(unarmed !== undefined && { unarmed }) }
}
