import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { GameView } from '../../shared/api/views/game-view.ts'
import { type Colour, otherColour } from '../../shared/draughts/index.ts'
import type { Dice } from '../races/dice.ts'
import type { Ledger } from './ledger.ts'
import type { Phoenix } from './phoenix.ts'

/** A player that plays both sides of one game after another over HTTP, until `isEnough` returns true. */
export type Player = {
  readonly number: number
  readonly dice: Dice
  readonly phoenix: Pick<Phoenix, 'base'>
  /** The service's folder, whose outgoing emails are read from its database. */
  readonly folder: string
  readonly ledger: Ledger
  readonly isEnough: () => boolean
}

/** Who sends requests to a service that is killed meanwhile. */
export type Mover = Pick<Player, 'dice' | 'phoenix' | 'ledger'>

type Request = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: object }

/** The fields of an answer that are read here. */
type AnswerBody = {
  readonly game?: GameView
  readonly receipt?: { readonly move: string }
  readonly duplicate?: true
  readonly links?: { readonly creator: { readonly token: string } }
}
type Reply = { readonly status: number; readonly answer: AnswerBody }

/** Repeats a request that was cut off, on the restarted service, as a person or a browser does. */
const insist = async ({ phoenix, ledger }: Mover, { path, headers, body }: Request): Promise<Reply> => {
  for (;;) {
    // If the service does not start again, this throws and the test ends.
    const base = await phoenix.base()
    try {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as AnswerBody
      ledger.note()
      if (response.status < 500) return { status: response.status, answer }
    } catch {
      ledger.cutOff++
    }
  }
}

export type Table = { readonly view: GameView; readonly tokens: { readonly [C in Colour]: string } }

/** A game that waits for its opponent, who has been sent an invitation by email. */
type Offered = { readonly game: string; readonly black: string; readonly key: string }

const offer = async (player: Player, round: number): Promise<Offered> => {
  const name = `${player.number}-${round}`
  const key = `a-game-of-the-kill-test-${name}`
  const body = {
    creator: { name: 'Wyllie', email: `wyllie-${name}@players.example`, seat: 'black' },
    opponent: { name: 'Anderson', email: `anderson-${name}@players.example` },
  }
  const { status, answer } = await insist(player, { path: '/v1/games', headers: { 'idempotency-key': key }, body })
  const { game, links } = answer
  if (status !== 201 || !game || !links) throw new Error(`a game was refused: ${status}`)
  player.ledger.games.push(game.id)
  return { game: game.id, black: links.creator.token, key }
}

/**
 * Returns the path in the consent email to this seat, read from the mailbox on this machine; undefined while none has
 * come.
 */
const consentPathIn = (folder: string, game: string, seat: string): string | undefined => {
  const database = new DatabaseSync(join(folder, 'crownhead.db'), { readOnly: true })
  const row = database.prepare('SELECT mail FROM mail WHERE id LIKE ?').get(`${game}-%-${seat}-door-%`)
  database.close()
  return /\/[pi]\/[\w.-]+/.exec(String(row?.['mail'] ?? ''))?.[0]
}

/**
 * Presses the button of the page at this path, which accepts an invitation or consents to emails. Returns the token of
 * the seat to which the answer redirects, if any.
 */
const press = async ({ phoenix }: Player, path: string, key: string): Promise<string | undefined> => {
  const isInvitation = path.startsWith('/i/')
  const target = `${await phoenix.base()}${path}${isInvitation ? '' : '/emails'}`
  const body = new URLSearchParams(isInvitation ? { key, name: 'Anderson' } : {})
  return fetch(target, { method: 'POST', redirect: 'manual', body }).then(
    ({ headers }) => /\/p\/([\w-]+)/.exec(headers.get('location') ?? '')?.[1],
    () => undefined,
  )
}

/**
 * Seats both players. Both mailboxes consent to emails before the first move, the opponent's by accepting the
 * invitation.
 */
const sitDown = async (player: Player, round: number): Promise<Table> => {
  const { game, black, key } = await offer(player, round)
  const takeSeat = async (seat: string): Promise<string> => {
    for (;;) {
      // Waits for a restart first, because a starting service needs the database for itself.
      await player.phoenix.base()
      const path = consentPathIn(player.folder, game, seat)
      const token = path === undefined ? undefined : await press(player, path, key)
      if (token !== undefined) return token
      await wait(10)
    }
  }
  const white = await takeSeat('opponent')
  await takeSeat('creator')
  player.ledger.note()
  const view = await fetchView(player, game)
  return { view, tokens: { black, white } }
}

export const fetchView = async (player: Mover, game: string): Promise<GameView> => {
  for (;;) {
    const answer = await fetch(`${await player.phoenix.base()}/v1/games/${game}`).catch(() => undefined)
    if (answer?.status === 200) return (await answer.json()) as GameView
  }
}

const bearer = ({ tokens }: Table, by: Colour) => ({ authorization: `Bearer ${tokens[by]}` })

export const playMove = async (player: Mover, table: Table): Promise<GameView> => {
  const { view } = table
  const turn = view.turn ?? 'black'
  const body = { ply: view.ply, move: player.dice.pick(view.legalMoves) ?? '' }
  const path = `/v1/games/${view.id}/moves`
  const { status, answer } = await insist(player, { path, headers: bearer(table, turn), body })
  const { game, receipt, duplicate } = answer
  if (status !== 200 || !game || !receipt) throw new Error(`${body.move} at ply ${view.ply} was answered ${status}`)
  player.ledger.moves.push({ game: view.id, ply: view.ply, move: receipt.move })
  if (duplicate) player.ledger.duplicates++
  return game
}

const EVENTS: Readonly<Record<string, string>> = {
  'offer-draw': 'draw-offered',
  'decline-draw': 'draw-declined',
  'accept-draw': 'finished',
  resign: 'finished',
}

export const act = async (player: Mover, table: Table, by: Colour, type: string): Promise<GameView> => {
  const { id, ply } = table.view
  const path = `/v1/games/${id}/actions`
  const { status, answer } = await insist(player, { path, headers: bearer(table, by), body: { type, ply } })
  const { game, duplicate } = answer
  if (duplicate) player.ledger.duplicates++
  else if (status === 200 && game)
    player.ledger.acts.push({ game: id, version: game.version, event: EVENTS[type] ?? '' })
  return game ?? table.view
}

/** Offers a draw, which is usually declined. */
const offerDraw = async (player: Player, table: Table): Promise<GameView> => {
  const by = player.dice.chance(0.5) ? 'black' : 'white'
  const view = await act(player, table, by, 'offer-draw')
  const reply = player.dice.chance(0.2) ? 'accept-draw' : 'decline-draw'
  return act(player, { ...table, view }, otherColour(by), reply)
}

/** Plays a game: some are played out, some resigned, and some left for the clock to end. */
const playGame = async (player: Player, { view: first, tokens }: Table): Promise<void> => {
  const { dice } = player
  let view = first
  const plies = 4 + dice.whole(60)
  while (view.status === 'active' && view.ply < plies && !player.isEnough())
    view = await (dice.chance(0.05) ? offerDraw : playMove)(player, { view, tokens })
  if (view.status === 'active' && dice.chance(0.5))
    await act(player, { view, tokens }, dice.chance(0.5) ? 'black' : 'white', 'resign')
}

export const playUntilEnough = async (player: Player): Promise<void> => {
  for (let round = 0; !player.isEnough(); round++) {
    await playGame(player, await sitDown(player, round))
  }
}

/** Moves the clock by up to two hours now and then, so that emails and timers fall due during play. */
export const leapUntilEnough = async ({ dice, phoenix, ledger, isEnough }: Player): Promise<void> => {
  while (!isEnough()) {
    await ledger.after(20)
    const body = JSON.stringify({ advance: `PT${1 + dice.whole(120)}M` })
    const headers = { 'content-type': 'application/json', 'crownhead-dev': '1' }
    await fetch(`${await phoenix.base()}/dev/clock`, { method: 'POST', headers, body }).catch(() => undefined)
  }
}
