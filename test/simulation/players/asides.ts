import type { Role, Seat } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import type { Wish } from './client.ts'
import type { Company, Person } from './company.ts'
import { moveWishes } from './moves.ts'
import { FORMS, type Table } from './table.ts'

type Then = () => void

/** Opens the page of a seat. */
const openPage = ({ ask }: Company, table: Table, role: Role, then: Then): void => {
  const token = table.tokens[role]
  if (token === undefined) return then()
  ask({ kind: 'look', method: 'GET', path: '', form: true, game: table.id, role, token }, then)
}

/** Looks at the game after a redirect, on the player's page or by the API. */
export const follow = (company: Company, table: Table, role: Role, then: Then): void => {
  table.unseen = undefined
  if (company.ground.dice.chance(0.4)) openPage(company, table, role, then)
  else look(company, table, then)
}

/** Looks at the game by the API, with a link or without. */
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

/** Rotates a link. The old one is kept in `table.old`, to check that it opens nothing any more. */
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

/** Returns the body of the whole settings form, or of a small form that sets the note or `playForced`. */
const formBody = (person: () => Person, dice: Dice): Readonly<Record<string, unknown>> => {
  const roll = dice.next()
  if (roll < 0.35) return { note: noteBy(dice) }
  if (roll < 0.5) return { playForced: dice.chance(0.5) }
  const { notifications, playForced } = settingsBody(person, dice)
  const { email = null, ...rest } = person()
  return { ...rest, email, notifications, playForced }
}

/** Returns a note that no other seat has. */
const noteBy = (dice: Dice): string => `note-${dice.between(0, 2 ** 40)}`

const settingsBody = (person: () => Person, dice: Dice): Readonly<Record<string, unknown>> => {
  const reminders = dice.pick([[], ['day'], ['hours'], ['reserve', 'day', 'hours']])
  const notifications = {
    reminders,
    ...(dice.chance(0.25) && { mail: dice.pick(['turns', 'digest', 'digest', 'off']), digestAt: dice.between(0, 23) }),
    ...(dice.chance(0.3) && { quietHours: dice.chance(0.6) }),
  }
  const { name } = person()
  return {
    notifications,
    playForced: dice.chance(0.4),
    ...(dice.chance(0.15) && { name }),
    ...(dice.chance(0.1) && { note: noteBy(dice) }),
  }
}

/** Changes a seat's settings, and perhaps its name or address: with one request, or from two devices at once. */
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
  const email = dice.chance(0.15) && !table.forms[role] ? { email: person().email ?? null } : {}
  const other = table.forms[role] ? formBody(person, dice) : settingsBody(person, dice)
  if (!dice.chance(0.2)) return together([patch({ ...other, ...email }, 0)], then)
  const move = table.view?.status === 'active' ? moveWishes(dice, table, table.view).slice(0, 1) : []
  together(
    [
      patch(other, 900),
      { ...patch({ email: person().email ?? null }, 900), form: false },
      ...move.map((each) => ({ ...each, pace: 900 })),
    ],
    then,
  )
}

/** Opens the settings page. */
export const lookAtSettings = ({ ask }: Company, table: Table, role: Seat, then: Then): void => {
  const token = table.tokens[role]
  if (token === undefined) return then()
  ask({ kind: 'settings-page', method: 'GET', path: '', form: true, game: table.id, role, token }, then)
}

/** Stops the emails of a seat, by the link for this under one of them. */
export const silence = ({ ask }: Company, table: Table, role: Seat, token: string): void =>
  ask(
    {
      kind: 'settings',
      path: '',
      form: true,
      game: table.id,
      role,
      token,
      body: { notifications: { mail: 'off' } },
    },
    () => {},
  )

/** Requests an email with all links of an address, as a person who has lost them does. */
export const links = ({ ask, ground: { dice, evidence } }: Company, table: Table, then: Then): void => {
  const known = [...evidence.entries].find(([name]) => name.startsWith(table.id))?.[1].at(-1)?.email
  if (known === undefined) return then()
  const form = dice.chance(FORMS)
  ask({ kind: 'links', path: '/v1/links', form, game: table.id, body: { email: known } }, then)
}
