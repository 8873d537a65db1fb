import type { Seat } from '../../../game/model/words.ts'
import type { DeviceNotices } from '../../../pages/seat/device-notices.ts'
import type { Contact } from '../../ports/contacts.ts'
import { subscribedDevices } from '../../push/push-subscriptions.ts'
import type { Authorized } from '../../access/authorize.ts'
import type { PageVisit } from '../http/page-visit.ts'

/**
 * Returns the part of a seat's settings about push notifications. Empty once the game is over, or if the service sends
 * none.
 */
export const pushDeviceSettings = (
  { service: { signer } }: PageVisit,
  { loaded: { game }, role }: Authorized<Seat>,
  contact: Contact,
): { readonly devices?: DeviceNotices } => {
  const isOn = game.status === 'open' || game.status === 'active'
  if (!isOn || !signer.push) return {}
  return { devices: { key: signer.push.publicKey, count: subscribedDevices(contact, game.epochs[role]).length } }
}
