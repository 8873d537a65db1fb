import type { GameView } from '../../shared/api/views/game-view.ts'
import type { Colour } from '../../shared/draughts/index.ts'
import type { HttpFunction } from '../http/function-router.ts'
import { toHttpEvent, toHttpReply } from '../http/gateway-event.ts'
import { invoke } from '../http/invoke.ts'
import type { Clock } from '../machine/clock.ts'
import type { KeyValueStore } from '../stores/key-value-store.ts'

export type DemoLinks = { readonly [C in Colour]: string }

type Link = { readonly url: string; readonly token: string }
type Created = { readonly game: GameView; readonly links: { readonly [L in 'creator' | 'invitation' | 'seat']?: Link } }
type Seated = { readonly game: GameView; readonly black: Link; readonly white: Link }

const NUMBER = 'number of the demo game'

const CREATOR = { name: 'Ada', seat: 'black', email: 'ada@example.org' }
const OPPONENT = { name: 'Bertram', email: 'bertram@example.org' }

/** The first two moves. Before both players have moved, a time-out only cancels the game. */
const OPENING = ['11-15', '23-19'] as const

const request = async (
  api: HttpFunction,
  now: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<unknown> => {
  const incoming = {
    method: body === undefined ? 'GET' : 'POST',
    path,
    search: new URLSearchParams(),
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    from: '127.0.0.1',
  }
  const reply = toHttpReply(await invoke('api', api, toHttpEvent(incoming, now)))
  if (reply.status > 299) throw new Error(`the demo game was refused: ${reply.status}`)
  return JSON.parse(reply.body.toString())
}

/**
 * Makes or finds the demo game of this number; undefined if that game is over or its links were replaced. The number
 * makes the idempotency key, and the same key returns the same game, so only the number is stored.
 */
const demoOf = async (api: HttpFunction, number: number, now: number): Promise<Seated | undefined> => {
  const key = { 'idempotency-key': `the-demo-game-of-this-service-${number}` }
  const created = (await request(api, now, '/v1/games', key, { creator: CREATOR })) as Created
  const path = `/v1/games/${created.game.id}`
  const { status } = (await request(api, now, path, {}, undefined)) as GameView
  const { creator: black, invitation } = created.links
  if (!black || !invitation || (status !== 'open' && status !== 'active')) return undefined
  const headers = { ...key, authorization: `Bearer ${invitation.token}` }
  const { seat: white } = ((await request(api, now, `${path}/claim`, headers, OPPONENT)) as Created).links
  const game = (await request(api, now, path, {}, undefined)) as GameView
  return white && { game, black, white }
}

/** Plays the opening moves, unless the players already chose other moves. */
const playOpening = async (api: HttpFunction, { game, black, white }: Seated, now: number): Promise<void> => {
  const { moves } = game
  if (moves.some((move, ply) => move !== (OPENING[ply] ?? move))) return
  for (const [ply, move] of [...OPENING.entries()].slice(moves.length)) {
    const { token } = ply % 2 === 0 ? black : white
    await request(api, now, `/v1/games/${game.id}/moves`, { authorization: `Bearer ${token}` }, { ply, move })
  }
}

export const demoGame = async (api: HttpFunction, values: KeyValueStore, clock: Clock): Promise<DemoLinks> => {
  const number = Number(values.get(NUMBER) ?? 1)
  const now = clock.now()
  const demo = await demoOf(api, number, now)
  if (demo) {
    await playOpening(api, demo, now)
    return { black: demo.black.url, white: demo.white.url }
  }
  values.set(NUMBER, String(number + 1))
  return demoGame(api, values, clock)
}
