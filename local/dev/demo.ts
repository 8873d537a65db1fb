import type { GameView } from '../../shared/api/view.ts'
import type { Colour } from '../../shared/draughts/index.ts'
import type { HttpFunction } from '../front.ts'
import { toEvent, toReply } from '../gateway.ts'
import { invoke } from '../invoke.ts'
import type { Clock } from '../clock.ts'
import type { NamedTexts } from '../sqlite/values.ts'

export type Demo = { readonly [C in Colour]: string }

type Link = { readonly url: string; readonly token: string }
type Created = { readonly game: GameView; readonly links: { readonly creator: Link; readonly opponent: Link } }

const NUMBER = 'number of the demo game'

const BODY = {
  creator: { name: 'Ada', seat: 'black', email: 'ada@example.org' },
  opponent: { name: 'Bertram', email: 'bertram@example.org' },
}

/** A quiet move each: before both have moved, a time-out only cancels the game. */
const OPENING = ['11-15', '23-19'] as const

const ask = async (
  api: HttpFunction,
  now: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<unknown> => {
  const incoming = {
    method: 'POST',
    path,
    search: new URLSearchParams(),
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
    from: '127.0.0.1',
  }
  const reply = toReply(await invoke('api', api, toEvent(incoming, now)))
  if (reply.status > 299) throw new Error(`the demo game was refused: ${reply.status}`)
  return JSON.parse(reply.body.toString())
}

/** The same key and request find the same game: only a number is stored. */
const offered = async (api: HttpFunction, number: number, now: number): Promise<Created> =>
  (await ask(api, now, '/v1/games', { 'idempotency-key': `the-demo-game-of-this-service-${number}` }, BODY)) as Created

/** Unless the players chose other moves. */
const opened = async (api: HttpFunction, { game, links }: Created, now: number): Promise<void> => {
  const { moves } = game
  if (moves.some((move, ply) => move !== (OPENING[ply] ?? move))) return
  for (const [ply, move] of [...OPENING.entries()].slice(moves.length)) {
    const { token } = ply % 2 === 0 ? links.creator : links.opponent
    await ask(api, now, `/v1/games/${game.id}/moves`, { authorization: `Bearer ${token}` }, { ply, move })
  }
}

/** The game of the last start, or a new one if that is over. */
export const demoGame = async (api: HttpFunction, values: NamedTexts, clock: Clock): Promise<Demo> => {
  const number = Number(values.get(NUMBER) ?? 1)
  const now = clock.now()
  const created = await offered(api, number, now)
  if (created.game.status === 'active') {
    await opened(api, created, now)
    return { black: created.links.creator.url, white: created.links.opponent.url }
  }
  values.set(NUMBER, String(number + 1))
  return demoGame(api, values, clock)
}
