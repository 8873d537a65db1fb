import { isInvited, personOf } from '../game/game.ts'
import { isPast } from '../game/keeping.ts'
import type { Instant } from '../game/words.ts'
import { REPLY } from '../mail/reply/bounds.ts'
import type { Contact, Contacts, Games, Seal } from './ports.ts'
import { type Loaded, load } from './record.ts'
import { type ReplyClaim, provesReply, readReplyName } from './reply-address.ts'

/** `host`: of reply addresses. */
type Ports = {
  readonly games: Games
  readonly contacts: Contacts
  readonly seal: Seal
  readonly host: string
}

export type Opened = {
  readonly claim: ReplyClaim
  readonly loaded: Loaded
  readonly standing: 'present' | 'replaced'
  readonly email: string
}

/** Nothing can come of what is sent there, whatever it says. */
export type Unproven = 'no-address' | 'no-game' | 'unproven' | 'unwanted'

const claimIn = (to: readonly string[], host: string): ReplyClaim | undefined =>
  to
    .slice(0, REPLY.recipients)
    .map((address) => address.split('@'))
    .filter(([, domain = '']) => domain.toLowerCase() === host.toLowerCase())
    .map(([name = '']) => readReplyName(name))
    .find((claim) => claim !== undefined)

type Consenting = Contact & { readonly email: string }

const isConsenting = (contact: Contact | undefined): contact is Consenting =>
  contact?.email !== undefined && contact.confirmed === true

/** By the envelope alone, so for an email that is not read yet. */
export const openReply = async (ports: Ports, to: readonly string[], now: Instant): Promise<Opened | Unproven> => {
  const claim = claimIn(to, ports.host)
  const loaded = claim && (await load(ports.games, claim.game))
  if (!claim) return 'no-address'
  if (!loaded || isPast(loaded.game, now)) return 'no-game'
  const standing = provesReply(ports.seal, claim, loaded.game)
  const person = personOf(loaded.game, claim.seat)
  if (!standing || !person || isInvited(loaded.game, claim.seat)) return 'unproven'
  const known = await ports.contacts.load(claim.game, person.contact)
  return isConsenting(known) ? { claim, loaded, standing, email: known.email } : 'unwanted'
}
