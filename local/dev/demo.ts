import type { Colour } from '../../shared/draughts/index.ts'
import type { HttpFunction } from '../front.ts'
import { toEvent, toReply } from '../gateway.ts'
import { invoke } from '../invoke.ts'
import type { Clock } from '../clock.ts'
import type { Values } from '../sqlite/values.ts'

/** The links of the game that is there to be tried. */
export type Demo = { readonly [C in Colour]: string }

type Created = {
  readonly game: { readonly status: string }
  readonly links: { readonly creator: { readonly url: string }; readonly opponent: { readonly url: string } }
}

const NUMBER = 'number of the demo game'

const BODY = {
  creator: { name: 'Ada', seat: 'black', email: 'ada@example.org' },
  opponent: { name: 'Bertram', email: 'bertram@example.org' },
}

/** The same key and the same request find the game that they have made: nothing but a number has to be remembered. */
const offered = async (api: HttpFunction, number: number, now: number): Promise<Created> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `the-demo-game-of-this-service-${number}` }
  const incoming = {
    method: 'POST',
    path: '/v1/games',
    search: new URLSearchParams(),
    headers,
    body: Buffer.from(JSON.stringify(BODY)),
    from: '127.0.0.1',
  }
  const { status, body } = toReply(await invoke('api', api, toEvent(incoming, now)))
  if (status !== 201) throw new Error(`the demo game was refused: ${status}`)
  return JSON.parse(body.toString()) as Created
}

/** A game ready to be played from both sides: the one of the last start, or another one once that is over. */
export const demoGame = async (api: HttpFunction, values: Values, clock: Clock): Promise<Demo> => {
  const number = Number(values.get(NUMBER) ?? 1)
  const { game, links } = await offered(api, number, clock.now())
  if (game.status === 'active') return { black: links.creator.url, white: links.opponent.url }
  values.set(NUMBER, String(number + 1))
  return demoGame(api, values, clock)
}
