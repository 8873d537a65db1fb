import { isInvited, personOf } from '../../../game/model/game.ts'
import { isRetentionOver } from '../../../game/time/retention.ts'
import type { Instant } from '../../../game/model/words.ts'
import { REPLY_LIMITS } from '../../../email/inbound/reply-limits.ts'
import type { Contact, Contacts } from '../../ports/contacts.ts'
import type { Games } from '../../ports/games.ts'
import type { Signer } from '../../ports/signer.ts'
import { type LoadedGame, loadGame } from '../../games/game-store.ts'
import { type ReplyClaim, verifyReplyClaim, parseReplyName } from '../../credentials/addresses/reply-address.ts'
import {
  type MultiGameClaim,
  verifyMultiGameClaim,
  parseMultiGameName,
} from '../../credentials/addresses/multi-game-address.ts'

/** `host` is the domain of the reply addresses. */
type Ports = {
  readonly games: Games
  readonly contacts: Contacts
  readonly signer: Signer
  readonly host: string
}

/**
 * The turn that a reply to an email about one game answers. `linkStatus`: whether the reply address was made with the
 * seat's present link.
 */
export type SeatReply = {
  readonly kind: 'seat'
  readonly claim: ReplyClaim
  readonly loaded: LoadedGame
  readonly linkStatus: 'present' | 'replaced'
  readonly email: string
}

/** What the address of an email about several games stands for: one of the seats, by which the mailbox is found. */
export type MultiGameReply = {
  readonly kind: 'several'
  readonly claim: MultiGameClaim
  readonly loaded: LoadedGame
  readonly email: string
}

export type VerifiedReply = SeatReply | MultiGameReply

/** Why an email to this address has no effect, whatever it says. */
export type UnverifiedReply = 'no-address' | 'no-game' | 'unproven' | 'unwanted'

type Claim =
  | { readonly kind: 'seat'; readonly claim: ReplyClaim }
  | { readonly kind: 'several'; readonly claim: MultiGameClaim }

const readName = (name: string): Claim | undefined => {
  const seat = parseReplyName(name)
  if (seat) return { kind: 'seat', claim: seat }
  const several = parseMultiGameName(name)
  return several && { kind: 'several', claim: several }
}

/** Returns whether a local part belongs to a reply address. */
export const isReplyAddressName = (name: string): boolean => readName(name) !== undefined

const claimIn = (to: readonly string[], host: string): Claim | undefined =>
  to
    .slice(0, REPLY_LIMITS.recipients)
    .map((address) => address.split('@'))
    .filter(([, domain = '']) => domain.toLowerCase() === host.toLowerCase())
    .map(([name = '']) => readName(name))
    .find((claim) => claim !== undefined)

type Consenting = Contact & { readonly email: string }

const isConsenting = (contact: Contact | undefined): contact is Consenting =>
  contact?.email !== undefined && contact.confirmed === true

/**
 * Finds out what a reply address stands for. It looks only at the recipients in the envelope, so the email need not be
 * read yet.
 */
export const verifyReply = async (
  ports: Ports,
  to: readonly string[],
  now: Instant,
): Promise<VerifiedReply | UnverifiedReply> => {
  const found = claimIn(to, ports.host)
  if (!found) return 'no-address'
  const { game: id, seat } = found.claim
  const loaded = await loadGame(ports.games, id)
  if (!loaded || isRetentionOver(loaded.game, now)) return 'no-game'
  const linkStatus = found.kind === 'seat' ? verifyReplyClaim(ports.signer, found.claim, loaded.game) : 'present'
  const person = personOf(loaded.game, seat)
  if (!linkStatus || !person || isInvited(loaded.game, seat)) return 'unproven'
  const known = await ports.contacts.load(id, person.contact)
  if (!isConsenting(known)) return found.kind === 'seat' ? 'unwanted' : 'unproven'
  const { email } = known
  if (found.kind === 'seat') return { ...found, loaded, linkStatus, email }
  return verifyMultiGameClaim(ports.signer, found.claim, loaded.game, email) ? { ...found, loaded, email } : 'unproven'
}
