import type { EventOf, GameEvent } from '../../game/events.ts'
import type { Player } from '../../game/people.ts'
import type { Role } from '../../game/words.ts'
import type { Logged } from '../ports/ports.ts'

type Naming = Extract<GameEvent, { readonly name: string }>['type']

const NAMED: { readonly [T in Naming]: (event: EventOf<T>) => Role } = {
  offered: () => 'creator',
  joined: () => 'opponent',
  appointed: () => 'director',
  renamed: ({ by }) => by,
  reseated: ({ seat }) => seat,
}

const holderOf = <T extends Naming>(event: EventOf<T>): Role => NAMED[event.type as T](event)

type Offered = EventOf<'offered'>

type Place = { [K in keyof Offered]-?: NonNullable<Offered[K]> extends Player ? K : never }[keyof Offered]

const PLACES: { readonly [P in Place]: Role } = { director: 'director', invited: 'opponent' }

const placesOf = (role: Role): readonly Place[] =>
  (Object.keys(PLACES) as readonly Place[]).filter((place) => PLACES[place] === role)

const unnamed = (event: Offered & Logged, place: Place): Offered & Logged => {
  const person = event[place]
  return person ? { ...event, [place]: { ...person, name: '' } } : event
}

const without = (event: Logged, role: Role): Logged => {
  const named = event.type === 'offered' ? placesOf(role).reduce(unnamed, event) : event
  return 'name' in named && holderOf(named) === role ? { ...named, name: '' } : named
}

/** What is forgotten is stored nowhere. */
export const nameless = (log: readonly Logged[], role: Role): readonly Logged[] =>
  log.map((event) => without(event, role))
