import { DAY, HOUR, MINUTE } from '../../../shared/game/words.ts'
import type { Answer, View } from '../evidence.ts'
import { actWish } from './acts.ts'
import type { Company } from './company.ts'
import { termsBy } from './openings.ts'
import { type Table, colourOf, seatOf, seen } from './table.ts'

/** What is done at a table once somebody sits there. */
type On = (table: Table) => void

const learn = (table: Table, answer: Answer | undefined): void => {
  const { links, game } = answer?.body ?? {}
  for (const role of ['creator', 'opponent', 'director'] as const) {
    const token = links?.[role]?.token
    if (token !== undefined) table.tokens[role] = token
  }
  seen(table, game)
}

/** The invitation is taken; by some on two devices at once, under two keys. */
const join = ({ ask, person, people, ground }: Company, table: Table, token: string, on: On): void => {
  const { dice, seed } = ground
  const take = (key: string) => ({
    kind: 'claim',
    path: `/v1/games/${table.id}/claim`,
    game: table.id,
    token,
    body: person(),
    key,
  })
  const first = take(`guest-${seed}-${people()}-0123456789`)
  const many = dice.chance(0.1)
    ? [first, take(`guest-${seed}-${people()}-0123456789`)].map((wish) => ({ ...wish, pace: 700 }))
    : [first]
  for (const wish of many)
    ask(wish, (answer) => {
      const seat = answer?.body.links?.['seat']?.token
      if (seat !== undefined) table.tokens.opponent = seat
      on(table)
    })
}

/** A game is offered, to somebody or to whoever comes. */
export const create = (company: Company, number: number, on: On): void => {
  const { ask, later, person, tableAt, ground } = company
  const { dice } = ground
  const named = dice.chance(0.6)
  const body = {
    ...termsBy(dice),
    creator: { ...person(), seat: dice.pick(['black', 'white', 'toss']) },
    ...(named && { opponent: person() }),
    ...(dice.chance(0.1) && { director: person() }),
  }
  ask({ kind: 'create', path: '/v1/games', body, key: `world-${ground.seed}-game-${number}-0123456789` }, (answer) => {
    const id = answer?.body.game?.id
    if (id === undefined) return
    const table = tableAt(id)
    learn(table, answer)
    const invitation = answer?.body.links?.['invitation']?.token
    if (invitation === undefined) return on(table)
    const comes = (): void => later(dice.between(MINUTE, 3 * DAY), () => join(company, table, invitation, on))
    if (dice.chance(0.85)) return comes()
    // Nobody comes, the invitation lapses, and its creator may open it again.
    later(dice.between(DAY, 40 * DAY), () =>
      ask(actWish(table, { role: 'creator', body: { type: 'renew' } }), (renewed) => {
        if (renewed?.status === 200 && dice.chance(0.7)) comes()
      }),
    )
  })
}

/** The one to move has lost his link: two days later somebody else sits down in his place. */
export const standIn = (company: Company, table: Table, view: View, on: On): void => {
  const { ask, later, person, people, ground } = company
  const { dice } = ground
  const lost = view.turn ? seatOf(view, view.turn) : 'creator'
  const role = lost === 'creator' ? 'opponent' : 'creator'
  const wish = actWish(table, { role, body: { type: 'ask-reseat', seat: colourOf(view, lost) } })
  if (wish.token === undefined) return on(table)
  ask(wish, (answer) => {
    const token = answer?.body.links?.['anew']?.token
    if (token === undefined) return on(table)
    table.acting = true
    later(2 * DAY + dice.between(-MINUTE, 2 * HOUR), () => {
      table.acting = false
      const key = `anew-${ground.seed}-${people()}-0123456789`
      const path = `/v1/games/${table.id}/claim`
      ask({ kind: 'claim', path, game: table.id, token, body: person(), key }, (claimed) => {
        const seat = claimed?.body.links?.['seat']?.token
        const before = table.tokens[lost]
        if (seat !== undefined && before !== undefined && before !== seat) table.old.push(before)
        if (seat !== undefined) table.tokens[lost] = seat
        on(table)
      })
    })
  })
}
