import { answerApi } from '../../shared/service/answer-api.ts'
import { memoryService } from '../harness/memory-service.ts'
import { type Wish, sitDown } from '../harness/seating.ts'

/** The address from which requests come. */
const PEER = '192.0.2.1'

export const NOON = Date.UTC(2026, 10, 21, 12)

type Sent = {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}
type Answered = {
  readonly status: number
  readonly body: Record<string, never> & Answer
  readonly headers: Readonly<Record<string, string>>
}
// The fields that tests read.
type Answer = {
  readonly code: string
  readonly issues: readonly { readonly path: string; readonly message: string }[]
  readonly game: {
    readonly id: string
    readonly ply: number
    readonly status: string
    readonly cautions: object
    readonly legalMoves: readonly string[]
  }
  readonly links: { readonly [name: string]: { readonly url: string; readonly token: string } }
}

/** Returns the API in memory, on a clock that the test sets. */
export const stand = (ports: Parameters<typeof memoryService>[0] = {}) => {
  const clock = { now: NOON }
  const { service, letters, inquiries, entriesOf } = memoryService(ports)
  const ask = async (
    method: string,
    path: string,
    { token, body, headers = {}, query = {} }: Sent = {},
  ): Promise<Answered> => {
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const response = await answerApi(service, {
      method,
      path,
      query,
      headers: { 'content-type': 'application/json', ...authorization, ...headers },
      from: PEER,
      body: body === undefined ? '' : JSON.stringify(body),
      receivedAt: clock.now,
    })
    return {
      status: response.status,
      headers: response.headers,
      body: response.body === '' ? {} : JSON.parse(response.body),
    }
  }
  /** Creates a game in which everyone who was named has joined. */
  const begin = (wish: Wish): Promise<Answered> => sitDown((path, sent) => ask('POST', path, sent), wish)
  return { service, ask, begin, letters, inquiries, entriesOf, clock }
}

export const tokenOf = ({ body }: Answered, name: string): string => body.links[name]?.token ?? ''
