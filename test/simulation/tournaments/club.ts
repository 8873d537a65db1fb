import type { TournamentActRequest } from '../../../shared/service/tournaments/acts/act-request.ts'
import { performTournamentAct } from '../../../shared/service/tournaments/acts/perform-act.ts'
import { tournamentForReader } from '../../../shared/service/tournaments/reading/tournament-for-reader.ts'
import type { Dice } from '../chance.ts'
import { actWish } from '../players/acts.ts'
import type { Company } from '../players/company.ts'
import { type Table, tableOf } from '../players/table.ts'
import { accountAt } from './account.ts'
import { type DeedAnswer, type Deeds, type EventLink, answerTo, byLink } from './deeds.ts'

/** The people of a tournament: what they know, and how they get something done. */
export type Club = {
  readonly company: Company
  readonly dice: Dice
  readonly deeds: Deeds
  /** The links that people have, by tournament and holder. */
  readonly links: Map<string, EventLink>
  /** Lets somebody do this by their link, if they have one. */
  readonly act: (id: string, holder: string, request: TournamentActRequest, then?: (answer: DeedAnswer) => void) => void
  /** Returns the table at which the players of a board sit. */
  readonly layTable: (game: string) => Table
  /** Lets the secretary, as the arbiter of a board, decide its game. */
  readonly judge: (id: string, board: number) => void
  /** Lets a player open their page, and use the links of their boards that stand there. */
  readonly reopen: (id: string, player: number) => void
  /** Returns a new name in this world. */
  readonly newcomer: () => string
}

/** The most plies after which the players of a board bring its game to an end. */
const LONGEST_BOARD = 10

/** Returns the club of a world. Its people have no links yet. */
export const clubOf = (company: Company, dice: Dice, deeds: Deeds): Club => {
  const { evidence } = company.ground
  const links = new Map<string, EventLink>()
  let people = 100

  const act: Club['act'] = (id, holder, request, then) => {
    const link = links.get(`${id}/${holder}`)
    if (!link) return
    const { type, ...body } = request
    deeds.ask(
      {
        kind: `tournament-${type}`,
        link,
        body: { ...body, holder, tournament: id },
        pace: dice.chance(0.2) ? 500 : 0,
        act: byLink(link, async (service, authorized, caller) =>
          answerTo(await performTournamentAct(service, authorized, request, caller)),
        ),
      },
      then,
    )
  }
  const layTable = (game: string): Table =>
    company.tableAt(game, () => ({ ...tableOf(dice, game), long: dice.between(0, LONGEST_BOARD) }))
  /** Opens the page of somebody, which has the links of their boards. */
  const open = (id: string, holder: string, then: (boards: ReadonlyMap<number, string>) => void): void => {
    const link = links.get(`${id}/${holder}`)
    if (!link) return
    const look = byLink(link, async (service, authorized) => {
      const shown = await tournamentForReader(service, authorized, authorized.actor)
      return { status: 200, boards: new Map([...shown.links.boards].map(([number, { token }]) => [number, token])) }
    })
    const body = { holder, tournament: id }
    deeds.ask({ kind: 'tournament-look', link, body, act: look }, ({ boards }) => boards && then(boards))
  }
  const judge: Club['judge'] = (id, number) =>
    open(id, 'secretary', (boards) => {
      const game = accountAt(evidence, id)?.boards[number - 1]?.game
      const token = boards.get(number)
      if (game === undefined || token === undefined) return
      const table = layTable(game)
      table.tokens.arbiter = token
      const result = dice.pick(['black', 'white', 'draw'])
      company.ask(actWish(table, { role: 'arbiter', body: { type: 'adjudicate', result } }), () => {})
    })
  const reopen: Club['reopen'] = (id, number) =>
    open(id, String(number), (boards) => {
      for (const [at, token] of boards) {
        const board = accountAt(evidence, id)?.boards[at - 1]
        if (!board) continue
        const [table, role] = [layTable(board.game), board.black === number ? 'creator' : 'opponent'] as const
        const before = table.tokens[role]
        if (before !== undefined && before !== token) table.old.push(before)
        table.tokens[role] = token
      }
    })
  return { company, dice, deeds, links, act, layTable, judge, reopen, newcomer: () => `T${people++}` }
}
