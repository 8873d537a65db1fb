import type { EventOf, GameEvent } from '../game/events.ts'
import type { Role } from '../game/words.ts'
import type { Logged } from './ports.ts'

type Naming = Extract<GameEvent, { readonly name: string }>['type']

/** Whose name an event holds. */
const NAMED: { readonly [T in Naming]: (event: EventOf<T>) => Role } = {
  offered: () => 'creator',
  joined: () => 'opponent',
  renamed: ({ by }) => by,
  reseated: ({ seat }) => seat,
}

const holderOf = <T extends Naming>(event: EventOf<T>): Role => NAMED[event.type as T](event)

const without = (event: Logged, role: Role): Logged => {
  if (event.type === 'offered' && role === 'director')
    return event.director ? { ...event, director: { ...event.director, name: '' } } : event
  return 'name' in event && holderOf(event) === role ? { ...event, name: '' } : event
}

/** The log without the names that a role has had: what is forgotten is stored nowhere. */
export const nameless = (log: readonly Logged[], role: Role): readonly Logged[] =>
  log.map((event) => without(event, role))
