import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the SDK sends it. */
export type Request = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

export type Reply = { readonly status?: number; readonly error?: string; readonly body?: unknown }

const textOf = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const read = async (incoming: IncomingMessage): Promise<Request> => {
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    target: String(incoming.headers['x-amz-target'] ?? ''),
    headers: incoming.headers,
    body: JSON.parse((await textOf(incoming)) || '{}') as Record<string, unknown>,
  }
}

/**
 * Starts a stand-in for an AWS service, which records every request and replies with `answer`. Use it with `await
 * using`.
 */
export const recorder = async (answer: (request: Request) => Reply) => {
  const requests: Request[] = []
  const server = createServer((incoming, outgoing) => {
    void read(incoming).then((request) => {
      requests.push(request)
      const { error, body = {}, status = error ? 400 : 200 } = answer(request)
      outgoing.writeHead(status, { 'content-type': 'application/json', ...(error && { 'x-amzn-errortype': error }) })
      outgoing.end(JSON.stringify(body))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  const settings = { endpoint, region: 'eu-central-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
  return { requests, endpoint, settings, close, [Symbol.asyncDispose]: close }
}
