import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type RequestOptions = {
  readonly token?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export type HttpCaller = {
  /** Sends JSON over a kept-alive connection. Rejects unless the status is below 300. */
  readonly ask: <T>(method: string, url: string, asked?: RequestOptions) => Promise<T>
  readonly close: () => void
}

/** Gives each person a network of their own, as a network may create only so many games an hour. */
const networkOf = (person: number): object =>
  process.platform === 'linux' ? { localAddress: `127.0.${person + 1}.1` } : {}

export const httpCaller = (person: number): HttpCaller => {
  const agent = new Agent({ keepAlive: true })
  return {
    ask: async <T>(method: string, url: string, { token, body, headers }: RequestOptions = {}): Promise<T> => {
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
      const responseText = await text(answer)
      if ((answer.statusCode ?? 500) >= 300) throw new Error(`${method} ${url}: ${answer.statusCode}: ${responseText}`)
      return JSON.parse(responseText)
    },
    close: () => agent.destroy(),
  }
}
