import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { toHttpEvent } from '../../../local/http/gateway-event.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { Ground } from '../ground.ts'
import { emailOf } from './players.ts'

type Api = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

type Link = { readonly token: string }
export type Game = { readonly id: string; readonly links?: Readonly<Record<string, Link>> }
export type Told = {
  readonly order: { readonly id: string; readonly asked: number; readonly status: string }
  readonly games: readonly Game[]
}

/** What was ordered, and the first and the last answer that the secretary got about it. */
export type Ordered = { readonly emails: readonly string[]; readonly games: number; placed?: Told; made?: Told }

type Wish = {
  readonly method: string
  readonly path: string
  readonly token: string
  readonly key?: string
  readonly body?: object
}

const LOOK = 10 * MINUTE

/**
 * Returns a function that sends a request. After no answer, a server error or a 429 it sends the request again with the
 * same idempotency key.
 */
export const askingOn = ({ agenda, dice, faults, machine, pace }: Ground, api: Api) => {
  let requests = 0
  return (wish: Wish, then: (status: number, body: unknown) => void): void => {
    const again = (wait: number): void => agenda.in(wait, attempt)
    const attempt = (): Promise<void> => {
      const { method, path, token, key, body } = wish
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      }
      const text = Buffer.from(body ? JSON.stringify(body) : '')
      const incoming = { method, path, search: new URLSearchParams(), headers, body: text, from: '10.1.2.3' }
      return machine.invoke({
        name: 'api',
        request: requests++,
        pace: pace(),
        body: () => api(toHttpEvent(incoming, agenda.now())),
        ended: (how) => {
          const { statusCode = 500, body: answer = '' } = how.kind === 'answered' ? how.value : {}
          const isLost = faults.stoppedAt() === undefined && dice.chance(0.1)
          if (statusCode === 429) return again(HOUR)
          if (statusCode >= 500 || isLost) return again(dice.between(SECOND, 5 * MINUTE))
          then(statusCode, JSON.parse(answer))
        },
      })
    }
    again(0)
  }
}

const person = (name: string) => ({ name, email: emailOf(name) })

/** Returns a round robin, pairs, or a list of games whose terms differ; everyone has an address of their own. */
const wishOf = ({ dice }: Ground, number: number): Ordered & { readonly body: object } => {
  const count = dice.pick([2, 3, 4, 7, 12])
  const players = Array.from({ length: count }, (_, at) => person(`P${number}x${at}`))
  const emails = players.map(({ email }) => email)
  const rows = Array.from({ length: count - 1 }, (_, at) => at)
  switch (dice.pick(['robin', 'robin', 'pairs', 'games'] as const)) {
    case 'robin':
      return { emails, games: (count * (count - 1)) / 2, body: { players, roundRobin: 'single' } }
    case 'pairs':
      return {
        emails,
        games: rows.length,
        body: { players, pairs: rows.map((at) => ({ black: at + 1, white: at + 2 })) },
      }
    case 'games': {
      const games = rows.map((at) => ({
        creator: { ...players[at], seat: dice.pick(['black', 'white', 'toss']) },
        opponent: players[at + 1],
        leave: dice.pick(['P1D', 'P2D']),
      }))
      return { emails, games: games.length, body: { games } }
    }
  }
}

/** Places a few orders in a day, and polls each until its games are made. `token`: an API key that may hold seats. */
export const secretaryOn = (ground: Ground, ask: ReturnType<typeof askingOn>, token: string): readonly Ordered[] => {
  const { agenda, dice } = ground
  return Array.from({ length: dice.between(1, 3) }, (_, number) => {
    const { body, ...ordered }: Ordered & { readonly body: object } = wishOf(ground, number)
    const own: Ordered = ordered
    const look = (id: string): void =>
      ask({ method: 'GET', path: `/v1/orders/${id}`, token }, (_status, answer) => {
        const shown = answer as Told
        if (shown.order?.status === 'made') own.made = shown
        else agenda.in(LOOK, () => look(id))
      })
    const key = `an-order-of-the-club-${number}`
    agenda.in(dice.between(0, DAY), () =>
      ask({ method: 'POST', path: '/v1/games/bulk', token, key, body }, (status, answer) => {
        if (status !== 202) throw new Error(`an order was refused: ${status} ${JSON.stringify(answer)}`)
        own.placed = answer as Told
        look(own.placed.order.id)
      }),
    )
    return own
  })
}
