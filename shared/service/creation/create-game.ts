import type { CreateBody, PersonBody } from '../../api/input/shapes.ts'
import type { CommandOf } from '../../game/commands.ts'
import { ownedBy } from '../../game/labels.ts'
import type { ContactId, Player } from '../../game/people.ts'
import type { MatchPart } from '../../game/terms.ts'
import { ROLES, type Role } from '../../game/words.ts'
import type { Agreed } from './resolve-terms.ts'
import { type Ask, type Handled, handleOn } from '../games/handle.ts'
import { type Caller, NOTHING_NAMED, type Naming, heldInGame } from '../limits/stranger-quota.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, derivedId, randomId, randomWord } from '../credentials/ids.ts'
import { BY_OWNER, type Contact } from '../ports/contact.ts'
import { ERASED, addressed, addressedApart } from '../credentials/mailbox.ts'
import type { GameId } from '../ports/games.ts'
import type { Seal } from '../ports/signer.ts'
import { load } from '../games/game-store.ts'
import type { Service } from '../service.ts'

/** The contact to be stored for a person of a request. */
export const contactOf = (
  signer: Seal,
  { email, locale, timeZone }: Omit<PersonBody, 'name'>,
  naming: Naming,
): Contact => ({
  ...(email && (naming.unlisted.has(email) ? addressedApart(signer, email) : addressed(signer, email))),
  ...(email && naming.held.has(email) && { held: true }),
  ...(email && naming.namedBy !== undefined && { namedBy: naming.namedBy }),
  ...(locale && { locale }),
  ...(timeZone && { timeZone }),
})

/** `held`: roles whose consent email is withheld until their seat asks for it. Empty if the game existed before. */
export type Offered = { readonly id: GameId; readonly handled: Handled; readonly held: readonly Role[] }

/**
 * `key`: the idempotency key. `owner`: the owner of the calling program's key, if it may own games. `isFromMailbox`:
 * the creator came from their mailbox.
 */
export type Wanted = {
  readonly body: CreateBody
  readonly agreed: Agreed
  readonly key: string | undefined
  readonly owner?: string
  readonly isFromMailbox?: boolean
}

/**
 * Ids of the game and its contacts: random, or derived from the idempotency key. The key alone finds the game; the salt
 * is derived from the whole request, so that another request with the same key is noticed.
 */
const idsFor = ({ signer, chance }: Service, { body, key }: Wanted) => {
  const derived = (text: string, length: number) =>
    key === undefined ? randomId(chance, length) : derivedId(signer, text, length)
  const whole = JSON.stringify([key, body])
  return {
    id: derived(`keyed game|${key}`, GAME_ID_LENGTH),
    salt: derived(`salt|${whole}`, SALT_LENGTH),
    named: (what: string, length: number): string => derived(`${what}|${whole}`, length),
  }
}

/** The contact of a role. It says whether the game's owner named the address, or the creator did from that mailbox. */
const entryOf = (signer: Seal, role: Role, person: PersonBody, naming: Naming, request: Wanted): Contact => {
  const { email } = person
  if (!email) return contactOf(signer, person, naming)
  if (role === 'creator' && request.isFromMailbox === true)
    return { ...contactOf(signer, person, NOTHING_NAMED), ...addressed(signer, email, true), confirmed: true }
  return { ...contactOf(signer, person, naming), ...(request.owner !== undefined && { quietUntil: BY_OWNER }) }
}

const withheldRoles = (body: CreateBody, { held }: Naming): readonly Role[] =>
  ROLES.filter((role) => {
    const email = body[role]?.email
    return typeof email === 'string' && held.has(email)
  })

/**
 * Creates a game, or the first one of a match. A repeat with the same idempotency key finds it; another request with
 * that key is refused.
 */
export const offerGame = async (service: Service, request: Wanted, caller: Caller): Promise<Offered> => {
  const { body, agreed, key, owner } = request
  const { id, salt, named: name } = idsFor(service, request)
  const loaded = key === undefined ? undefined : await load(service.games, id)
  const named = [body.creator, body.opponent, body.director].map((person) => person?.email)
  const naming = loaded ? NOTHING_NAMED : await heldInGame(service, caller, named)
  const newContacts: ContactId[] = []
  const seated = async (role: Role, person: PersonBody): Promise<Player> => {
    const player = { name: person.name, contact: name(role, CONTACT_ID_LENGTH) }
    // A game that exists has its contacts already, or they were deleted.
    if (!loaded) {
      await service.contacts.enter(id, player.contact, entryOf(service.signer, role, person, naming, request))
      newContacts.push(player.contact)
    }
    return player
  }
  const creator = await seated('creator', body.creator)
  const opponent = body.opponent && (await seated('opponent', body.opponent))
  const director = body.director && (await seated('director', body.director))
  const match: MatchPart | undefined =
    body.match === 'two-game'
      ? { part: 1, other: name('second game', GAME_ID_LENGTH), order: body.matchOrder ?? 'together' }
      : undefined
  const command: CommandOf<'offer'> = {
    type: 'offer',
    creator,
    wish: body.creator.seat,
    salt,
    chance: randomWord(service.chance),
    terms: { ...agreed.terms, ...(match && { match }) },
    ...(opponent && { [body.hold === true ? 'opponent' : 'invited']: opponent }),
    ...(director && { director, ...(body.hold !== true && { awaited: true }) }),
    ...(agreed.firstMove !== undefined && { firstMove: agreed.firstMove }),
    ...ownedBy({ ...(owner !== undefined && { owner }), ...(body.labels && { labels: body.labels }) }),
  }
  const makeCommand: Ask = (existing) =>
    existing && existing.game.salt !== salt ? { code: 'key-used-otherwise' } : command
  const handled = await handleOn(service, { id, loaded }, makeCommand, caller.receivedAt)
  // Another request with this key was faster: the addresses that only this one named are erased.
  if (handled.kind === 'refused') for (const contact of newContacts) await service.contacts.amend(id, contact, ERASED)
  return { id, handled, held: withheldRoles(body, naming) }
}
