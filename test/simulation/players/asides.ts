import type { Role, Seat } from '../../../shared/game/words.ts'
import type { Company } from './company.ts'
import type { Table } from './table.ts'

type Then = () => void

/** Somebody looks how the game stands, with a link or without. */
export const look = ({ ask, ground: { dice } }: Company, table: Table, then: Then): void => {
  const token = dice.chance(0.5) ? (table.tokens.creator ?? table.tokens.opponent) : undefined
  ask(
    {
      kind: 'look',
      method: 'GET',
      path: `/v1/games/${table.id}`,
      game: table.id,
      ...(token !== undefined && { token }),
    },
    then,
  )
}

/** A link is made anew; the old one is kept, to see that it is dead. */
export const rotate = ({ ask }: Company, table: Table, role: Role, then: Then): void => {
  const token = table.tokens[role]
  if (token === undefined) return then()
  ask({ kind: 'rotate', path: '/v1/seat/rotate', game: table.id, role, token }, (answer) => {
    const fresh = answer?.body.links?.['seat']?.token
    if (answer?.status === 200) table.old.push(token)
    if (fresh !== undefined) table.tokens[role] = fresh
    then()
  })
}

/** Somebody says how he wishes to be treated, and perhaps that he is called or reached otherwise. */
export const settings = ({ ask, person, ground: { dice } }: Company, table: Table, role: Seat, then: Then): void => {
  const token = table.tokens[role]
  if (token === undefined) return then()
  const reminders = dice.pick([[], ['day'], ['hours'], ['reserve', 'day', 'hours']])
  const notifications = {
    reminders,
    ...(dice.chance(0.1) && { mail: dice.chance(0.4) }),
    ...(dice.chance(0.3) && { quietHours: dice.chance(0.6) }),
  }
  const { name, email } = person()
  const more = {
    ...(dice.chance(0.15) && { name }),
    ...(dice.chance(0.15) && { email: email ?? null }),
  }
  ask(
    {
      kind: 'settings',
      method: 'PATCH',
      path: '/v1/seat',
      game: table.id,
      role,
      token,
      body: { notifications, playForced: dice.chance(0.4), ...more },
    },
    then,
  )
}

/** Somebody has lost his links, and has them mailed. */
export const links = ({ ask, ground: { evidence } }: Company, table: Table, then: Then): void => {
  const known = [...evidence.entries].find(([name]) => name.startsWith(table.id))?.[1].at(-1)?.email
  if (known === undefined) return then()
  ask({ kind: 'links', path: '/v1/links', game: table.id, body: { email: known } }, then)
}
