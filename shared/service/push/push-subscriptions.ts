import { PUSH } from '../../hooks/bounds.ts'
import type { ContactId } from '../../game/people.ts'
import type { Contact } from '../ports/contact.ts'
import type { Contacts, GameId, Seal } from '../ports/ports.ts'
import type { Receiver } from '../ports/push-key.ts'

/** `epoch`: of the seat's link that it was asked for with. Once the link is replaced, its notices end. */
export type Device = Receiver & { readonly id: string; readonly epoch: number }

/** 96 bits. */
const LENGTH = 16

export const deviceId = (seal: Seal, endpoint: string): string =>
  seal.mark(['crownhead', 'endpoint', endpoint].join('|')).slice(0, LENGTH)

/** Of the present link, the oldest first. */
export const devicesIn = ({ devices }: Contact, epoch: number): readonly Device[] =>
  devices === undefined ? [] : (JSON.parse(devices) as readonly Device[]).filter((device) => device.epoch === epoch)

const written = (devices: readonly Device[]): string | undefined =>
  devices.length === 0 ? undefined : JSON.stringify(devices)

/** The same devices of the present link, for a seat whose link is its first. */
export const devicesAlong = (known: Contact, epoch: number): Pick<Contact, 'devices'> => {
  const devices = written(devicesIn(known, epoch).map((device) => ({ ...device, epoch: 0 })))
  return devices === undefined ? {} : { devices }
}

const MOST_RACES = 5

export type Shelf = {
  readonly contacts: Contacts
  readonly game: GameId
  readonly contact: ContactId
  /** Of the seat's present link. */
  readonly epoch: number
}

/** One write. The newest stay. False if others were always faster. */
export const changeDevices = async (
  { contacts, game, contact, epoch }: Shelf,
  change: (devices: readonly Device[]) => readonly Device[],
): Promise<readonly Device[] | undefined> => {
  for (let race = 0; race < MOST_RACES; race++) {
    const known: Contact = (await contacts.load(game, contact)) ?? {}
    const before = devicesIn(known, epoch)
    const changed = change(before)
    const after = changed.length > PUSH.devices ? changed.slice(-PUSH.devices) : changed
    const devices = written(after) ?? null
    // Of one that is read only, those of earlier links stay.
    if (after === before || devices === (known.devices ?? null)) return after
    if (await contacts.amend(game, contact, { devices }, { devices: known.devices ?? null })) return after
  }
  return undefined
}
