import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Answer } from '../evidence.ts'
import type { Ground } from '../ground.ts'
import type { Client, Wish } from './client.ts'
import type { Program } from './program.ts'
import type { Roster } from './roster.ts'
import { type Table, seen, tableOf } from './table.ts'

export type Person = { readonly name: string; readonly email?: string; readonly timeZone?: string }

/** The people of a world, the games that they know, and what they have yet to do. */
export type Company = {
  readonly ground: Ground
  /** Returns a game as its players know it. `make`: makes it, if none of them knew of it so far. */
  readonly tableAt: (id: GameId, make?: () => Table) => Table
  /** Returns a game as its players know it; undefined if none of these people knows of it. */
  readonly knownTable: (id: GameId) => Table | undefined
  /** Returns a new person or, in worlds where a few people play most of the games, often one of those few. */
  readonly person: () => Person
  /** Returns how many people `person` has returned so far. */
  readonly people: () => number
  /** Schedules a deed. The faults of the world stop only when all of these deeds are done. */
  readonly later: (wait: number, deed: () => void) => void
  readonly ask: (wish: Wish, then: (answer: Answer | undefined) => void) => void
  /** Sends several requests at once; `then` runs when all of them are answered or given up. */
  readonly together: (wishes: readonly Wish[], then: () => void) => void
  readonly busy: () => number
  /** Returns the key and the labels of the next game, if a program creates it. */
  readonly ownership: Program['ownership']
}

/** Returns whether the board may look different after this form. */
const changesBoard = ({ kind, method }: Wish): boolean =>
  method !== 'GET' && !['create', 'claim', 'settings', 'links', 'rotate', 'emails', 'again', 'stop-all'].includes(kind)

export const companyOf = (
  ground: Ground,
  client: Client,
  program: Program | undefined,
  roster: Roster | undefined,
): Company => {
  const { agenda, dice } = ground
  const tables = new Map<GameId, Table>()
  let people = 0
  let busy = 0
  const ask: Company['ask'] = (wish, then) => {
    busy++
    const table = wish.game === undefined ? undefined : tables.get(wish.game)
    const byForm = wish.form ?? (table !== undefined && wish.role !== undefined && table.forms[wish.role])
    client.ask({ ...wish, form: byForm }, (answer) => {
      const known = table ?? tables.get(wish.game ?? '')
      if (known) seen(known, answer?.body.game)
      if (known && byForm && changesBoard(wish) && answer && answer.status < 400) known.unseen = wish.role
      then(answer)
      busy--
    })
  }
  return {
    ground,
    ask,
    tableAt: (id, make = () => tableOf(dice, id)) => {
      const table = tables.get(id) ?? make()
      tables.set(id, table)
      return table
    },
    knownTable: (id) => tables.get(id),
    person: () => {
      const reader = roster?.reader()
      const number = people++
      if (reader) return { name: `P${number}`, ...reader }
      return {
        name: `P${number}`,
        ...(dice.chance(0.5) && { email: `p${number}@mail.test` }),
        ...(dice.chance(0.3) && { timeZone: dice.pick(['Europe/Amsterdam', 'America/Lima', 'Asia/Tokyo']) }),
      }
    },
    people: () => people,
    later: (wait, deed) => {
      busy++
      agenda.in(wait, () => {
        busy--
        deed()
      })
    },
    together: (wishes, then) => {
      let open = wishes.length
      for (const wish of wishes)
        ask(wish, () => {
          open--
          if (open === 0) then()
        })
    },
    busy: () => busy,
    ownership: () => program?.ownership(),
  }
}
