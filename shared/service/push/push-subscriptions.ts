import { PUSH_LIMITS } from '../../webhooks/delivery-limits.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Contact, Contacts } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
import type { Signer } from '../ports/signer.ts'
import type { PushReceiver } from '../ports/push.ts'
import { optimisticUpdate } from '../runtime/optimistic-update.ts'
import { signedText } from '../credentials/signed-text.ts'

/**
 * `epoch`: how often the seat's link had been replaced when the device subscribed. Once it is replaced again, the
 * device gets no more push messages.
 */
export type PushSubscriber = PushReceiver & { readonly id: string; readonly epoch: number }

/** The number of characters of a device's id; together they have 96 bits. */
const LENGTH = 16

export const deviceId = (signer: Signer, endpoint: string): string =>
  signer.pseudonym(signedText('endpoint', endpoint)).slice(0, LENGTH)

/** Returns the devices that subscribed with the seat's present link, the oldest first. */
export const subscribedDevices = ({ devices }: Contact, epoch: number): readonly PushSubscriber[] =>
  devices === undefined
    ? []
    : (JSON.parse(devices) as readonly PushSubscriber[]).filter((device) => device.epoch === epoch)

const serialize = (devices: readonly PushSubscriber[]): string | undefined =>
  devices.length === 0 ? undefined : JSON.stringify(devices)

/** Returns a seat's devices for the player's next game, where they count as subscribed with the seat's first link. */
export const subscriptionsForNextGame = (known: Contact, epoch: number): Pick<Contact, 'devices'> => {
  const devices = serialize(subscribedDevices(known, epoch).map((device) => ({ ...device, epoch: 0 })))
  return devices === undefined ? {} : { devices }
}

/** How often a change is attempted before it is given up because other requests were always faster. */
const ATTEMPTS = 5

/** The seat whose push subscriptions are meant, and the store that has them. */
export type PushSubscriptionStore = {
  readonly contacts: Contacts
  readonly game: GameId
  readonly contact: ContactId
  /** How often the seat's link has been replaced. */
  readonly epoch: number
}

/**
 * Changes the devices in one write, and returns them. If there are more than a seat may have, the newest stay.
 * Undefined if other requests were always faster.
 */
export const changeSubscriptions = (
  { contacts, game, contact, epoch }: PushSubscriptionStore,
  change: (devices: readonly PushSubscriber[]) => readonly PushSubscriber[],
): Promise<readonly PushSubscriber[] | undefined> =>
  optimisticUpdate(ATTEMPTS, async () => {
    const known: Contact = (await contacts.load(game, contact)) ?? {}
    const before = subscribedDevices(known, epoch)
    const changed = change(before)
    const after = changed.length > PUSH_LIMITS.devices ? changed.slice(-PUSH_LIMITS.devices) : changed
    const devices = serialize(after) ?? null
    // If nothing has changed, nothing is written, and the devices of earlier links stay stored.
    if (after === before || devices === (known.devices ?? null)) return after
    const isStored = await contacts.update(game, contact, { devices }, { devices: known.devices ?? null })
    return isStored ? after : undefined
  })
