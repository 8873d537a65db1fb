import type { CreateBody, PersonBody, PlacedPerson } from '../../api/input/shapes.ts'
import type { CommandOf } from '../../game/commands.ts'
import { ownershipOf } from '../../game/model/labels.ts'
import type { ContactId, NewPlayer } from '../../game/model/people.ts'
import type { MatchPart } from '../../game/model/terms.ts'
import { requestText } from '../../game/model/stored-role.ts'
import { type Instant, ROLES, type Role } from '../../game/model/words.ts'
import type { ResolvedTerms } from './resolve-terms.ts'
import { type MakeCommand, type HandleResult, handleFrom } from '../games/handle.ts'
import { namedByHolder } from '../limits/named-by.ts'
import {
  type RequestSource,
  NO_NAMED_ADDRESSES,
  type NamedAddresses,
  checkNewGameAddresses,
} from '../limits/stranger-quota.ts'
import {
  CONTACT_ID_LENGTH,
  GAME_ID_LENGTH,
  SALT_LENGTH,
  derivedId,
  randomId,
  randomUint32,
} from '../credentials/ids.ts'
import type { Contact } from '../ports/contacts.ts'
import { NAMED_BY_OWNER, firstUsefulSince } from '../email/requests/quiet-until.ts'
import { ERASED_CONTACT, addressFields, unlistedAddressFields } from '../credentials/address-fields.ts'
import type { GameId } from '../ports/games.ts'
import type { Signer } from '../ports/signer.ts'
import { loadGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'

/** Returns the contact to be stored for a person of a request. */
export const contactOfPerson = (
  signer: Signer,
  { email, locale, timeZone }: Omit<PersonBody, 'name'>,
  naming: NamedAddresses,
): Contact => ({
  ...(email && (naming.unlisted.has(email) ? unlistedAddressFields(signer, email) : addressFields(signer, email))),
  ...(email && naming.withheld.has(email) && { held: true }),
  ...(email && naming.namedBy !== undefined && { namedBy: naming.namedBy }),
  ...(locale && { locale }),
  ...(timeZone && { timeZone }),
})

/**
 * `withheld`: the roles whose consent email is withheld until their seat asks for it. Empty if the game existed before.
 */
export type CreatedGame = { readonly id: GameId; readonly handled: HandleResult; readonly withheld: readonly Role[] }

/**
 * `key`: the idempotency key. `owner`: the owner of the calling program's API key, if that key may own games.
 * `isFromMailbox`: the creator came from their mailbox. `typedAt`: when the creator typed their address on our own page.
 */
export type NewGameRequest = {
  readonly body: CreateBody
  readonly agreed: ResolvedTerms
  readonly key: string | undefined
  readonly owner?: string
  readonly isFromMailbox?: boolean
  readonly typedAt?: Instant
}

/**
 * Returns the ids of the game and its contacts: random, or derived from the idempotency key. The key alone finds the
 * game; the salt is derived from the whole request, so that another request with the same key is noticed.
 */
const idsFor = ({ signer, chance }: Service, { body, key }: NewGameRequest) => {
  const derived = (text: string, length: number) =>
    key === undefined ? randomId(chance, length) : derivedId(signer, text, length)
  const whole = requestText([key, body])
  return {
    id: derived(`keyed game|${key}`, GAME_ID_LENGTH),
    salt: derived(`salt|${whole}`, SALT_LENGTH),
    named: (what: string, length: number): string => derived(`${what}|${whole}`, length),
  }
}

/** Returns what a contact notes of an address that the person in the seat typed on our own page. */
export const typedByHolder = ({ namedBy }: NamedAddresses, now: Instant): Pick<Contact, 'quietUntil' | 'namedBy'> => {
  const holder = namedByHolder(namedBy)
  return { quietUntil: firstUsefulSince(now), ...(holder !== undefined && { namedBy: holder }) }
}

/**
 * Returns the contact of a role. An address that the creator proved is confirmed already; one that the game's owner
 * named is marked as such.
 */
const entryOf = (
  signer: Signer,
  role: Role,
  person: PersonBody,
  naming: NamedAddresses,
  request: NewGameRequest,
): Contact => {
  const { email } = person
  if (!email) return contactOfPerson(signer, person, naming)
  if (role === 'creator' && request.isFromMailbox === true)
    return {
      ...contactOfPerson(signer, person, NO_NAMED_ADDRESSES),
      ...addressFields(signer, email, true),
      confirmed: true,
    }
  return {
    ...contactOfPerson(signer, person, naming),
    ...(role === 'creator' && request.typedAt !== undefined && typedByHolder(naming, request.typedAt)),
    ...(request.owner !== undefined && { quietUntil: NAMED_BY_OWNER }),
  }
}

const withheldRoles = (body: CreateBody, { withheld }: NamedAddresses): readonly Role[] =>
  ROLES.filter((role) => {
    const email = body[role]?.email
    return typeof email === 'string' && withheld.has(email)
  })

/**
 * Returns what the terms of a match's first game say about the match, with the id of the second game, which is created
 * later. Undefined for a single game.
 */
const firstPartOf = (
  { match, matchOrder }: CreateBody,
  name: (what: string, length: number) => string,
): MatchPart | undefined =>
  match === 'two-game'
    ? { part: 1, other: name('second game', GAME_ID_LENGTH), order: matchOrder ?? 'together' }
    : undefined

/**
 * Creates a game, or the first one of a match. A repeat with the same idempotency key finds it; another request with
 * that key is refused.
 */
export const createGame = async (
  service: Service,
  request: NewGameRequest,
  caller: RequestSource,
): Promise<CreatedGame> => {
  const { body, agreed, key, owner } = request
  const { id, salt, named: name } = idsFor(service, request)
  const loaded = key === undefined ? undefined : await loadGame(service.games, id)
  const named = [body.creator, body.opponent, body.arbiter].map((person) => person?.email)
  const naming = loaded ? NO_NAMED_ADDRESSES : await checkNewGameAddresses(service, caller, named)
  const newContacts: ContactId[] = []
  const seated = async (role: Role, person: PlacedPerson): Promise<NewPlayer> => {
    const contact = name(role, CONTACT_ID_LENGTH)
    const player = { name: person.name, contact, ...(person.bot && { bot: person.bot }) }
    // A game that exists has its contacts already, or they were deleted.
    if (!loaded) {
      await service.contacts.add(id, player.contact, entryOf(service.signer, role, person, naming, request))
      newContacts.push(player.contact)
    }
    return player
  }
  const creator = await seated('creator', body.creator)
  const opponent = body.opponent && (await seated('opponent', body.opponent))
  const arbiter = body.arbiter && (await seated('arbiter', body.arbiter))
  const match = firstPartOf(body, name)
  const command: CommandOf<'offer'> = {
    type: 'offer',
    creator,
    wish: body.creator.seat,
    salt,
    chance: randomUint32(service.chance),
    terms: { ...agreed.terms, ...(match && { match }) },
    ...(opponent && { [body.hold === true ? 'opponent' : 'invited']: opponent }),
    ...(arbiter && { arbiter, ...(body.hold !== true && { awaited: true }) }),
    ...(agreed.firstMove !== undefined && { firstMove: agreed.firstMove }),
    ...ownershipOf({ ...(owner !== undefined && { owner }), ...(body.labels && { labels: body.labels }) }),
  }
  const makeCommand: MakeCommand = (existing) =>
    existing && existing.game.salt !== salt ? { code: 'key-used-otherwise' } : command
  const handled = await handleFrom(service, { id, loaded }, makeCommand, caller.receivedAt)
  // Another request with this key was faster: the addresses that the slower request has stored are erased.
  if (handled.kind === 'refused')
    for (const contact of newContacts) await service.contacts.update(id, contact, ERASED_CONTACT)
  return { id, handled, withheld: withheldRoles(body, naming) }
}
