import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Answer = {
  readonly game: {
    readonly id: string
    readonly ply: number
    readonly status: string
    readonly legalMoves?: readonly string[]
  }
  readonly links: Readonly<Record<string, { readonly token: string }>>
}
type Asked = { readonly token?: string; readonly body?: object }

const agent = new Agent({ keepAlive: true })

const ask = async <T = Answer>(base: string, method: string, path: string, { token, body }: Asked = {}): Promise<T> => {
  const sent = request(`${base}${path}`, {
    agent,
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })
  sent.end(body && JSON.stringify(body))
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  )
  const said = await text(answer)
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`${method} ${path}: ${answer.statusCode}: ${said}`)
  return JSON.parse(said)
}

type Table = { readonly id: string; readonly seats: readonly [black: string, white: string]; at: Answer['game'] }

const sitDown = async (base: string): Promise<Table> => {
  const made = await ask(base, 'POST', '/v1/games', { body: { creator: { name: 'Ada', seat: 'black' } } })
  const { id } = made.game
  const joined = await ask(base, 'POST', `/v1/games/${id}/claim`, {
    token: made.links['invitation']?.token ?? '',
    body: { name: 'Grace' },
  })
  const seats = [made.links['creator']?.token ?? '', joined.links['seat']?.token ?? ''] as const
  return { id, seats, at: await ask<Answer['game']>(base, 'GET', `/v1/games/${id}`, { token: seats[0] }) }
}

/** Plays both sides of one game after another until `over`, and tells how long each move took, in milliseconds. */
export const playUntil = async (base: string, over: () => boolean): Promise<readonly number[]> => {
  const times: number[] = []
  let table = await sitDown(base)
  let chosen = 7
  while (!over()) {
    const moves = table.at.legalMoves ?? []
    if (table.at.status !== 'active' || moves.length === 0) {
      table = await sitDown(base)
      continue
    }
    chosen = (chosen * 48_271) % 2_147_483_647
    const { ply } = table.at
    const begun = performance.now()
    const { game } = await ask(base, 'POST', `/v1/games/${table.id}/moves`, {
      token: table.seats[ply % 2 === 0 ? 0 : 1],
      body: { ply, move: moves[chosen % moves.length] },
    })
    times.push(performance.now() - begun)
    table.at = game
  }
  return times
}
