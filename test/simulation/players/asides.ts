import type { Role, Seat } from '../../../shared/game/words.ts'
import type { Dice } from '../chance.ts'
import type { Wish } from './client.ts'
import type { Company, Person } from './company.ts'
import { moveWishes } from './moves.ts'
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

const settingsBody = (person: () => Person, dice: Dice): Readonly<Record<string, unknown>> => {
  const reminders = dice.pick([[], ['day'], ['hours'], ['reserve', 'day', 'hours']])
  const notifications = {
    reminders,
    ...(dice.chance(0.1) && { mail: dice.chance(0.4) }),
    ...(dice.chance(0.3) && { quietHours: dice.chance(0.6) }),
  }
  const { name } = person()
  return { notifications, playForced: dice.chance(0.4), ...(dice.chance(0.15) && { name }) }
}

/**
 * Somebody says how he wishes to be treated, and perhaps that he is called or reached otherwise: with one request, or
 * from two devices at once.
 */
export const settings = (company: Company, table: Table, role: Seat, then: Then): void => {
  const { together, person, ground } = company
  const { dice } = ground
  const token = table.tokens[role]
  if (token === undefined) return then()
  const patch = (body: Readonly<Record<string, unknown>>, pace: number): Wish => ({
    kind: 'settings',
    method: 'PATCH',
    path: '/v1/seat',
    game: table.id,
    role,
    token,
    body,
    pace,
  })
  const email = dice.chance(0.15) ? { email: person().email ?? null } : {}
  const other = settingsBody(person, dice)
  if (!dice.chance(0.2)) return together([patch({ ...other, ...email }, 0)], then)
  const move = table.view?.status === 'active' ? moveWishes(dice, table, table.view).slice(0, 1) : []
  together(
    [patch(other, 900), patch({ email: person().email ?? null }, 900), ...move.map((each) => ({ ...each, pace: 900 }))],
    then,
  )
}

/** Somebody has lost his links, and has them mailed. */
export const links = ({ ask, ground: { evidence } }: Company, table: Table, then: Then): void => {
  const known = [...evidence.entries].find(([name]) => name.startsWith(table.id))?.[1].at(-1)?.email
  if (known === undefined) return then()
  ask({ kind: 'links', path: '/v1/links', game: table.id, body: { email: known } }, then)
}
