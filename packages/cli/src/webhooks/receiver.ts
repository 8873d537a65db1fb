import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { UsageError } from '../terminal/exit-codes.ts'
import { errorCode } from '../links/file-lock.ts'

/** The most bytes of a delivery. The largest of the service has a few thousand. */
const MOST_BYTES = 100_000

/** Answers a delivery with an HTTP status. */
type Receive = (headers: IncomingHttpHeaders, body: string) => Promise<number>

/** Reads a body; undefined if it is too large. */
const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= MOST_BYTES) chunks.push(chunk)
  }
  return length > MOST_BYTES ? undefined : Buffer.concat(chunks).toString()
}

const answer = async (receive: Receive, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await bodyOf(request)
  if (body === undefined) response.writeHead(413).end()
  else response.writeHead(request.method === 'POST' ? await receive(request.headers, body) : 405).end()
}

/** Receives deliveries at a port of this machine, to which no other machine can connect. */
export const startReceiver = async (port: number, receive: Receive) => {
  const server = createServer((request, response) => {
    // The sender has gone; what it sent is sent again.
    answer(receive, request, response).catch(() => response.destroy())
  })
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    throw new UsageError(`port ${port} cannot be used (${String(errorCode(error))}): choose another with --port`)
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (): void => {
      server.close()
      server.closeAllConnections()
    },
  }
}
