import { DAY, HOUR, MINUTE } from '../../../shared/game/model/words.ts'
import type { Answer, View } from '../evidence.ts'
import { actWish } from './acts.ts'
import type { Company, Person } from './company.ts'
import { endgameTerms, hasEndgames } from './endgames.ts'
import { termsBy } from './openings.ts'
import { FORMS, INVITED, type Table, colourOf, seatOf, seen } from './table.ts'

/** What the players of a game do next, once a person has a seat in it. */
type On = (table: Table) => void

const learn = (table: Table, answer: Answer | undefined): void => {
  const { links, game } = answer?.body ?? {}
  const token = links?.['creator']?.token
  if (token !== undefined) table.tokens.creator = token
  seen(table, game)
}

/** Gets an idempotency key and calls `then` with it: a form brings a key, and a program makes one. */
const withKey = ({ ask, people, ground }: Company, page: FormPage, then: (key: string) => void): void => {
  if (!page.form) return then(`guest-${ground.seed}-${people()}-0123456789`)
  const { mark, ...at } = page
  ask({ kind: 'form', method: 'GET', path: '', ...at, ...(mark !== undefined && { body: { mark } }) }, (answer) => {
    if (answer?.body.key !== undefined) then(answer.body.key)
  })
}
type FormPage = { readonly form: boolean; readonly game?: string; readonly token?: string; readonly mark?: string }

/** Takes a seat with this link. */
const take = (company: Company, table: Table, { form, token, mark, named, own, pace = 0 }: Taking, then: Then): void =>
  withKey(company, { form, game: table.id, token, ...(mark !== undefined && { mark }) }, (key) =>
    company.ask(
      {
        kind: 'claim',
        path: `/v1/games/${table.id}/claim`,
        game: table.id,
        form,
        token,
        body: {
          ...(named?.email !== undefined && { email: named.email }),
          ...company.person(),
          ...own,
          ...(mark !== undefined && { mark }),
        },
        key,
        pace,
      },
      then,
    ),
  )
/**
 * How a seat is taken. `mark`: the proof of the mailbox in the link, if an email brought it; `own`: the address and
 * time zone of its reader, if they are known. `named`: the person whom the link is for, as its creator named them.
 */
type Taking = {
  readonly form: boolean
  readonly token: string
  readonly mark?: string
  readonly own?: Partial<Person> | undefined
  readonly named?: Person | undefined
  readonly pace?: number
}
type Then = (answer: Answer | undefined) => void

/** Accepts an invitation, sometimes on two devices at once, under two keys. */
const join = (company: Company, table: Table, token: string, on: On, named?: Person): void => {
  const { dice } = company.ground
  const role = INVITED[token.charAt(0)] ?? 'opponent'
  const form = table.forms[role]
  const many = dice.chance(0.1) ? [form, dice.chance(0.5)].map((each) => ({ form: each, pace: 700 })) : [{ form }]
  for (const each of many) take(company, table, { ...each, token, named }, sitting(table, role, on))
}

const sitting =
  (table: Table, role: 'opponent' | 'arbiter', on: On): Then =>
  (answer) => {
    const { seat, arbiter } = answer?.body.links ?? {}
    const token = (seat ?? arbiter)?.token
    if (token !== undefined) table.tokens[role] = token
    on(table)
  }

/** Accepts an invitation on the page that its email links to. */
export const accept = (company: Company, { token, mark, own }: Mailed, on: On): void => {
  const table = company.tableAt(token.slice(2, 14))
  const role = INVITED[token.charAt(0)] ?? 'opponent'
  take(company, table, { form: true, token, mark, own }, sitting(table, role, on))
}
export type Mailed = { readonly token: string; readonly mark: string; readonly own?: Partial<Person> | undefined }

/** The people whom the creator of a game named, with the addresses that they were given. */
type Named = { readonly opponent?: Person; readonly arbiter?: Person }

/**
 * Gives the invitations of a new game to people. Each invitation is accepted or lapses. A named person whom a link
 * reaches otherwise than by email types their address, unless they want another.
 */
const invite = (company: Company, table: Table, named: Named, answer: Answer | undefined, on: On): void => {
  const { ask, later, ground } = company
  const { dice } = ground
  const { opponent, invitation: open, arbiter } = answer?.body.links ?? {}
  const appointment = arbiter?.token
  if (appointment !== undefined && dice.chance(0.85))
    later(dice.between(MINUTE, 3 * DAY), () => join(company, table, appointment, () => {}, named.arbiter))
  const invitation = (opponent ?? open)?.token
  if (invitation === undefined) return on(table)
  const comes = (): void =>
    later(dice.between(MINUTE, 3 * DAY), () => join(company, table, invitation, on, named.opponent))
  if (dice.chance(0.85)) return comes()
  // If nobody accepts, the invitation lapses, and its creator may renew it.
  later(dice.between(DAY, 40 * DAY), () =>
    ask(actWish(table, { role: 'creator', body: { type: 'renew' } }), (renewed) => {
      if (renewed?.status === 200 && dice.chance(0.7)) comes()
    }),
  )
}

/** Creates a game, for a named opponent or for whoever comes first. */
export const create = (company: Company, number: number, on: On, clock?: unknown): void => {
  const { ask, person, tableAt, ground } = company
  const { dice } = ground
  const form = dice.chance(FORMS)
  const owned = form ? undefined : company.ownership()
  const named = dice.chance(0.6)
  const body = {
    ...termsBy(dice),
    ...(hasEndgames(ground.seed) && endgameTerms(dice)),
    ...(clock !== undefined && { clock }),
    creator: { ...person(), seat: dice.pick(['black', 'white', 'toss']) },
    ...(named && { opponent: person() }),
    ...(dice.chance(0.1) && { arbiter: person() }),
    ...(owned?.labels && { labels: owned.labels }),
  }
  const offer = (key: string): void =>
    ask({ kind: 'create', path: '/v1/games', form, body, key, ...(owned && { token: owned.token }) }, (answer) => {
      const id = answer?.body.game?.id ?? answer?.body.at
      if (id === undefined) return
      const table = tableAt(id)
      table.forms.creator = form
      learn(table, answer)
      if (!form) return invite(company, table, body, answer, on)
      const { creator: token } = table.tokens
      const look = { kind: 'look', method: 'GET', path: '', form, game: id, role: 'creator' } as const
      ask({ ...look, ...(token !== undefined && { token }) }, (page) => invite(company, table, body, page, on))
    })
  if (form) withKey(company, { form }, offer)
  else offer(`world-${ground.seed}-game-${number}-0123456789`)
}

/** Acts out that the player to move has lost their link: two days later another person takes the seat. */
export const standIn = (company: Company, table: Table, view: View, on: On): void => {
  const { ask, later, ground } = company
  const { dice } = ground
  const lost = view.turn ? seatOf(view, view.turn) : 'creator'
  const role = lost === 'creator' ? 'opponent' : 'creator'
  const wish = actWish(table, { role, body: { type: 'ask-reseat', seat: colourOf(view, lost) } })
  if (wish.token === undefined) return on(table)
  const handOn = (answer: Answer | undefined): void => {
    const token = answer?.body.links?.['anew']?.token
    if (token === undefined) return on(table)
    table.acting = true
    later(2 * DAY + dice.between(-MINUTE, 2 * HOUR), () => {
      table.acting = false
      take(company, table, { form: dice.chance(FORMS), token }, (claimed) => {
        const seat = claimed?.body.links?.['seat']?.token
        const before = table.tokens[lost]
        if (seat !== undefined && before !== undefined && before !== seat) table.old.push(before)
        if (seat !== undefined) table.tokens[lost] = seat
        on(table)
      })
    })
  }
  ask(wish, (answer) => {
    if (!table.forms[role] || answer?.status !== 200) return handOn(answer)
    const { kind: _asked, body: _said, ...look } = wish
    ask({ ...look, kind: 'look', method: 'GET' }, handOn)
  })
}
