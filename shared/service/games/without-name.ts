import type { EventOf, GameEvent } from '../../game/model/events.ts'
import type { Player } from '../../game/model/people.ts'
import type { Role } from '../../game/model/words.ts'
import type { LoggedEvent } from '../ports/games.ts'

type Naming = Extract<GameEvent, { readonly name: string }>['type']

/** The role whose name an event has. */
const NAMED: { readonly [T in Naming]: (event: EventOf<T>) => Role } = {
  offered: () => 'creator',
  joined: () => 'opponent',
  appointed: () => 'arbiter',
  renamed: ({ by }) => by,
  reseated: ({ seat }) => seat,
}

const holderOf = <T extends Naming>(event: EventOf<T>): Role => NAMED[event.type as T](event)

type Offered = EventOf<'offered'>

type PersonField = { [K in keyof Offered]-?: NonNullable<Offered[K]> extends Player ? K : never }[keyof Offered]

/** Further people whom the first event of a game names. */
const FIELD_ROLES: { readonly [P in PersonField]: Role } = { arbiter: 'arbiter', invited: 'opponent' }

const fieldsOf = (role: Role): readonly PersonField[] =>
  (Object.keys(FIELD_ROLES) as readonly PersonField[]).filter((field) => FIELD_ROLES[field] === role)

const withEmptyName = (event: Offered & LoggedEvent, field: PersonField): Offered & LoggedEvent => {
  const person = event[field]
  return person ? { ...event, [field]: { ...person, name: '' } } : event
}

const withoutNameOf = (event: LoggedEvent, role: Role): LoggedEvent => {
  const named = event.type === 'offered' ? fieldsOf(role).reduce(withEmptyName, event) : event
  return 'name' in named && holderOf(named) === role ? { ...named, name: '' } : named
}

/** Returns the log without the name of a person who asked to be forgotten: a forgotten name is stored nowhere. */
export const withoutName = (log: readonly LoggedEvent[], role: Role): readonly LoggedEvent[] =>
  log.map((event) => withoutNameOf(event, role))

/** Returns the log as if its creator had named nobody for the opponent's seat: the link of the invitation stays. */
export const withoutInvited = (log: readonly LoggedEvent[]): readonly LoggedEvent[] =>
  log.map((event) => {
    if (event.type !== 'offered') return event
    const { invited: _forgotten, ...rest } = event
    return rest
  })
