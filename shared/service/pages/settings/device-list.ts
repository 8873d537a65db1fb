import type { Seat } from '../../../game/words.ts'
import type { Devices } from '../../../pages/seat/device-notices.ts'
import type { Contact } from '../../ports/contact.ts'
import { devicesIn } from '../../push/push-subscriptions.ts'
import type { Held } from '../../access/authorize.ts'
import type { Visit } from '../http/page-request.ts'

/**
 * The part of a seat's settings about push notifications. Empty once the game is over, or if the service sends none.
 */
export const devicesOf = (
  { service: { signer } }: Visit,
  { loaded: { game }, role }: Held<Seat>,
  contact: Contact,
): { readonly devices?: Devices } => {
  const isOn = game.status === 'open' || game.status === 'active'
  if (!isOn || !signer.push) return {}
  return { devices: { key: signer.push.shown, told: devicesIn(contact, game.epochs[role]).length } }
}
