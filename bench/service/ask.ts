import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Asked = {
  readonly token?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export type Caller = {
  /** JSON over a connection that is kept. Rejects unless it succeeds. */
  readonly ask: <T>(method: string, url: string, asked?: Asked) => Promise<T>
  readonly close: () => void
}

/** Each has a network of their own, since every network may only begin so many games an hour. */
const networkOf = (person: number): object =>
  process.platform === 'linux' ? { localAddress: `127.0.${person + 1}.1` } : {}

export const callerOf = (person: number): Caller => {
  const agent = new Agent({ keepAlive: true })
  return {
    ask: async <T>(method: string, url: string, { token, body, headers }: Asked = {}): Promise<T> => {
      const sent = request(url, {
        agent,
        method,
        ...networkOf(person),
        headers: {
          'content-type': 'application/json',
          ...headers,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      })
      sent.end(body && JSON.stringify(body))
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        sent.on('response', resolve).on('error', reject),
      )
      const said = await text(answer)
      if ((answer.statusCode ?? 500) >= 300) throw new Error(`${method} ${url}: ${answer.statusCode}: ${said}`)
      return JSON.parse(said)
    },
    close: () => agent.destroy(),
  }
}
