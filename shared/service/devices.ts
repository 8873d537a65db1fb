import { PUSH } from '../hooks/bounds.ts'
import type { Game } from '../game/game.ts'
import type { ContactId } from '../game/people.ts'
import type { Role } from '../game/words.ts'
import type { Contact } from './contact.ts'
import type { Contacts, GameId, Seal } from './ports.ts'
import type { Receiver } from './push-key.ts'

/** `link`: a mark of the link that it was asked for with. Once the link is replaced, its notices end. */
export type Device = Receiver & { readonly id: string; readonly link: string }

/** 96 bits. */
const LENGTH = 16

export const linkMark = (seal: Seal, id: GameId, game: Game, role: Role): string =>
  seal.mark(['crownhead', 'device', id, role, game.epochs[role], game.salt].join('|')).slice(0, LENGTH)

export const deviceId = (seal: Seal, endpoint: string): string =>
  seal.mark(['crownhead', 'endpoint', endpoint].join('|')).slice(0, LENGTH)

/** Of the present link, the oldest first. */
export const devicesIn = ({ devices }: Contact, link: string): readonly Device[] =>
  devices === undefined ? [] : (JSON.parse(devices) as readonly Device[]).filter((device) => device.link === link)

const MOST_RACES = 5

export type Shelf = {
  readonly contacts: Contacts
  readonly game: GameId
  readonly contact: ContactId
  readonly link: string
}

/** One write. The newest stay. False if others were always faster. */
export const changeDevices = async (
  { contacts, game, contact, link }: Shelf,
  change: (devices: readonly Device[]) => readonly Device[],
): Promise<readonly Device[] | undefined> => {
  for (let race = 0; race < MOST_RACES; race++) {
    const known: Contact = (await contacts.load(game, contact)) ?? {}
    const before = devicesIn(known, link)
    const changed = change(before)
    const after = changed.length > PUSH.devices ? changed.slice(-PUSH.devices) : changed
    const devices = after.length === 0 ? null : JSON.stringify(after)
    // Of one that is read only, those of earlier links stay.
    if (after === before || devices === (known.devices ?? null)) return after
    if (await contacts.amend(game, contact, { devices }, { devices: known.devices ?? null })) return after
  }
  return undefined
}
