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
import { BY_OWNER } from '../ports/contact.ts'
import { ERASED, addressed, addressedApart } from '../credentials/mailbox.ts'
import type { Contact, GameId, Seal } from '../ports/ports.ts'
import { load } from '../games/game-store.ts'
import type { Service } from '../service.ts'

export const contactOf = (
  seal: Seal,
  { email, locale, timeZone }: Omit<PersonBody, 'name'>,
  naming: Naming,
): Contact => ({
  ...(email && (naming.unlisted.has(email) ? addressedApart(seal, email) : addressed(seal, email))),
  ...(email && naming.held.has(email) && { held: true }),
  ...(email && naming.namedBy !== undefined && { namedBy: naming.namedBy }),
  ...(locale && { locale }),
  ...(timeZone && { timeZone }),
})

/** `held`: those whose first email waits until their seat asks for it. Nobody, if the game was there before. */
export type Offered = { readonly id: GameId; readonly handled: Handled; readonly held: readonly Role[] }

/** `owner`: of the program that asks, if it may own games. `isFromMailbox`: the creator's asks. */
export type Wanted = {
  readonly body: CreateBody
  readonly agreed: Agreed
  readonly key: string | undefined
  readonly owner?: string
  readonly isFromMailbox?: boolean
}

/**
 * Random, or by the idempotency key: it alone finds the game, whose constant salt is the whole request's fingerprint.
 */
const namesFor = ({ seal, chance }: Service, { body, key }: Wanted) => {
  const derived = (text: string, length: number) =>
    key === undefined ? randomId(chance, length) : derivedId(seal, text, length)
  const whole = JSON.stringify([key, body])
  return {
    id: derived(`keyed game|${key}`, GAME_ID_LENGTH),
    salt: derived(`salt|${whole}`, SALT_LENGTH),
    named: (what: string, length: number): string => derived(`${what}|${whole}`, length),
  }
}

/** An address that its game's owner names, or its reader from their mailbox, is noted as such. */
const entryOf = (seal: Seal, role: Role, person: PersonBody, naming: Naming, wanted: Wanted): Contact => {
  const { email } = person
  if (!email) return contactOf(seal, person, naming)
  if (role === 'creator' && wanted.isFromMailbox === true)
    return { ...contactOf(seal, person, NOTHING_NAMED), ...addressed(seal, email, true), confirmed: true }
  return { ...contactOf(seal, person, naming), ...(wanted.owner !== undefined && { quietUntil: BY_OWNER }) }
}

const heldIn = (body: CreateBody, { held }: Naming): readonly Role[] =>
  ROLES.filter((role) => {
    const email = body[role]?.email
    return typeof email === 'string' && held.has(email)
  })

/** The same request and key find the game; another with that key is refused. Of a match, the first game. */
export const offerGame = async (service: Service, wanted: Wanted, caller: Caller): Promise<Offered> => {
  const { body, agreed, key, owner } = wanted
  const { id, salt, named: name } = namesFor(service, wanted)
  const loaded = key === undefined ? undefined : await load(service.games, id)
  const named = [body.creator, body.opponent, body.director].map((person) => person?.email)
  const naming = loaded ? NOTHING_NAMED : await heldInGame(service, caller, named)
  const entered: ContactId[] = []
  const seated = async (role: Role, person: PersonBody): Promise<Player> => {
    const player = { name: person.name, contact: name(role, CONTACT_ID_LENGTH) }
    // An existing game has its contacts, or they were deleted.
    if (!loaded) {
      await service.contacts.enter(id, player.contact, entryOf(service.seal, role, person, naming, wanted))
      entered.push(player.contact)
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
  const ask: Ask = (made) => (made && made.game.salt !== salt ? { code: 'key-used-otherwise' } : command)
  const handled = await handleOn(service, { id, loaded }, ask, caller.receivedAt)
  // Another request with this key was faster: what only this one named is not kept.
  if (handled.kind === 'refused') for (const contact of entered) await service.contacts.amend(id, contact, ERASED)
  return { id, handled, held: heldIn(body, naming) }
}
