import { DAY, HOUR, MINUTE, SECOND, type Role, type Seat } from '../../../shared/game/words.ts'
import type { GameId } from '../../../shared/service/ports.ts'
import type { Answer, Sent, View } from '../evidence.ts'
import type { Ground } from '../ground.ts'
import { actWish, afterwardsOf, asideOf, waits } from './acts.ts'
import type { Client, Wish } from './client.ts'
import { moveWishes, thinkingTime } from './moves.ts'
import { termsBy } from './openings.ts'
import { type Table, colourOf, seatOf, seen, tableOf } from './table.ts'

const LINK = /https:\/\/crownhead\.test\/p\/([cod][0-9a-z][0-9A-Za-z]{12}[\w-]{32})/
const ROLE_OF: Readonly<Record<string, Role>> = { c: 'creator', o: 'opponent', d: 'director' }

/** The people of a world: a few games, and what they do in them until they have had enough. */
export const startPlayers = (ground: Ground, client: Client) => {
  const { agenda, dice, evidence, tell } = ground
  const tables = new Map<GameId, Table>()
  let people = 0
  let busy = 0

  const person = (): Readonly<Record<string, unknown>> => {
    const number = people++
    return {
      name: `P${number}`,
      ...(dice.chance(0.35) && { email: `p${number}@mail.test` }),
      ...(dice.chance(0.3) && { timeZone: dice.pick(['Europe/Amsterdam', 'America/Lima', 'Asia/Tokyo']) }),
    }
  }

  /** Something that the world waits for before its faults stop. */
  const later = (wait: number, deed: () => void): void => {
    busy++
    agenda.in(wait, () => {
      busy--
      deed()
    })
  }

  const ask = (wish: Wish, then: (answer: Answer | undefined) => void): void => {
    busy++
    client.ask(wish, (answer) => {
      const table = wish.game === undefined ? undefined : tables.get(wish.game)
      if (table) seen(table, answer?.body.game)
      then(answer)
      busy--
    })
  }

  const together = (wishes: readonly Wish[], then: () => void): void => {
    let open = wishes.length
    for (const wish of wishes)
      ask(wish, () => {
        open--
        if (open === 0) then()
      })
  }

  const tableAt = (id: GameId): Table => {
    const table = tables.get(id) ?? tableOf(dice, id)
    tables.set(id, table)
    return table
  }

  const look = (table: Table, then: () => void): void => {
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

  const rotate = (table: Table, role: Role): void => {
    const token = table.tokens[role]
    if (token === undefined) return
    ask({ kind: 'rotate', path: '/v1/seat/rotate', game: table.id, role, token }, (answer) => {
      const fresh = answer?.body.links?.['seat']?.token
      if (answer?.status === 200) table.old.push(token)
      if (fresh !== undefined) table.tokens[role] = fresh
      on(table)
    })
  }

  const settings = (table: Table, role: Seat): void => {
    const token = table.tokens[role]
    if (token === undefined) return on(table)
    const reminders = dice.pick([[], ['day'], ['hours'], ['reserve', 'day', 'hours']])
    const notifications = {
      reminders,
      ...(dice.chance(0.1) && { mail: dice.chance(0.4) }),
      ...(dice.chance(0.3) && { quietHours: dice.chance(0.6) }),
    }
    const more = {
      ...(dice.chance(0.15) && { name: `P${people++}` }),
      ...(dice.chance(0.15) && { email: dice.chance(0.3) ? null : `p${people++}@mail.test` }),
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
      () => on(table),
    )
  }

  const links = (table: Table): void => {
    const known = [...evidence.entries].find(([name]) => name.startsWith(table.id))?.[1].at(-1)?.email
    if (known === undefined) return on(table)
    ask({ kind: 'links', path: '/v1/links', game: table.id, body: { email: known } }, () => on(table))
  }

  /** The one to move has lost his link: two days later somebody else sits down in his place. */
  const standIn = (table: Table, view: View): void => {
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
        const key = `anew-${ground.seed}-${people}-0123456789`
        const path = `/v1/games/${table.id}/claim`
        ask({ kind: 'claim', path, game: table.id, token, body: person(), key }, (claimed) => {
          const seat = claimed?.body.links?.['seat']?.token
          const before = table.tokens[lost]
          if (seat !== undefined && before !== undefined) table.old.push(before)
          if (seat !== undefined) table.tokens[lost] = seat
          on(table)
        })
      })
    })
  }

  const beside = (table: Table, view: View): void => {
    const roll = dice.next()
    const seat = dice.pick<Seat>(['creator', 'opponent'])
    if (roll < 0.07) return rotate(table, seat)
    if (roll < 0.17) return settings(table, seat)
    if (roll < 0.2) return links(table)
    if (roll < 0.24 && view.deadline !== null) return standIn(table, view)
    const wish = asideOf(dice, table, view, agenda.now())
    if (wish.token === undefined) return on(table)
    const crossing = dice.chance(0.2)
      ? [{ ...wish, pace: 600 }, ...moveWishes(dice, table, view).map((move) => ({ ...move, pace: 600 }))]
      : [wish]
    together(crossing, () => on(table))
  }

  const finishUp = (table: Table, view: View): void => {
    const seat = view.turn ? seatOf(view, view.turn) : 'creator'
    const roll = dice.next()
    if (roll < 0.35) return ask(actWish(table, { role: seat, body: { type: 'resign' } }), () => on(table))
    if (roll < 0.55) {
      const crossing = (['creator', 'opponent'] as const).map((role) => ({
        ...actWish(table, { role, body: { type: 'offer-draw' } }),
        pace: 500,
      }))
      return together(crossing, () => on(table))
    }
    if (view.deadline === null) return ask(actWish(table, { role: seat, body: { type: 'resign' } }), () => on(table))
    if (roll < 0.8) {
      table.left = true
      tell(() => `nobody plays on at ${table.id}`)
      return
    }
    return move(table, view)
  }

  const move = (table: Table, view: View): void => together(moveWishes(dice, table, view), () => on(table))

  const act = (table: Table): void => {
    const { view } = table
    table.acting = false
    if (!view || table.left) return
    if (view.status !== 'active') {
      const wish = afterwardsOf(dice, table, view)
      if (wish?.token !== undefined) ask(wish, () => on(table))
      return
    }
    if (view.ply >= table.long) return finishUp(table, view)
    if (dice.chance(waits(view) ? 0.35 : 0.14)) return beside(table, view)
    if (dice.chance(0.02)) return look(table, () => on(table))
    const seat = view.turn ? seatOf(view, view.turn) : 'creator'
    if (table.tokens[seat] === undefined) {
      table.left = true
      return
    }
    move(table, view)
  }

  /** The people at a table go on, each at his own pace; when they have lost patience, they leave it to the clock. */
  const on = (table: Table): void => {
    if (table.acting || table.left) return
    const { view } = table
    table.patience--
    if (table.patience < 0) {
      table.left = true
      return
    }
    table.acting = true
    if (!view)
      return later(MINUTE, () => {
        table.acting = false
        look(table, () => on(table))
      })
    const wait =
      view.status === 'active' ? thinkingTime(dice, table, view, agenda.now()) : dice.between(SECOND, 2 * HOUR)
    later(wait, () => act(table))
  }

  const learn = (table: Table, answer: Answer | undefined): void => {
    const { links, game } = answer?.body ?? {}
    for (const role of ['creator', 'opponent', 'director'] as const) {
      const token = links?.[role]?.token
      if (token !== undefined) table.tokens[role] = token
    }
    seen(table, game)
  }

  const join = (table: Table, token: string): void => {
    const take = (key: string) => ({
      kind: 'claim',
      path: `/v1/games/${table.id}/claim`,
      game: table.id,
      token,
      body: person(),
      key,
    })
    const first = take(`guest-${ground.seed}-${people}-0123456789`)
    const many = dice.chance(0.1)
      ? [first, take(`guest-${ground.seed}-${people}-0123456789`)].map((wish) => ({ ...wish, pace: 700 }))
      : [first]
    for (const wish of many)
      ask(wish, (answer) => {
        const seat = answer?.body.links?.['seat']?.token
        if (seat !== undefined) table.tokens.opponent = seat
        on(table)
      })
  }

  const create = (number: number): void => {
    const named = dice.chance(0.6)
    const body = {
      ...termsBy(dice),
      creator: { ...person(), seat: dice.pick(['black', 'white', 'toss']) },
      ...(named && { opponent: person() }),
      ...(dice.chance(0.1) && { director: person() }),
    }
    ask(
      { kind: 'create', path: '/v1/games', body, key: `world-${ground.seed}-game-${number}-0123456789` },
      (answer) => {
        const id = answer?.body.game?.id
        if (id === undefined) return
        const table = tableAt(id)
        learn(table, answer)
        const invitation = answer?.body.links?.['invitation']?.token
        if (invitation === undefined) return on(table)
        const comes = (): void => later(dice.between(MINUTE, 3 * DAY), () => join(table, invitation))
        if (dice.chance(0.85)) return comes()
        // Nobody comes, the invitation lapses, and its creator may open it again.
        later(dice.between(DAY, 40 * DAY), () =>
          ask(actWish(table, { role: 'creator', body: { type: 'renew' } }), (renewed) => {
            if (renewed?.status === 200 && dice.chance(0.7)) comes()
          }),
        )
      },
    )
  }

  const games = dice.between(2, 4)
  for (let number = 0; number < games; number++) later(dice.between(0, 2 * DAY), () => create(number))

  return {
    /** How much the people still have in hand. */
    busy: () => busy,
    /** A letter has come: with the link of a seat, maybe of a game that is not known yet. */
    mailed: ({ mail, game }: Sent): void => {
      const token = LINK.exec(mail.text)?.[1]
      const role = ROLE_OF[token?.charAt(0) ?? '']
      if (token === undefined || role === undefined) return
      const table = tableAt(game)
      if (table.old.includes(token)) return
      table.tokens[role] = token
      if (!table.view && !table.acting) on(table)
    },
  }
}
