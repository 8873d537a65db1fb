import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { createSecureContext } from 'node:tls'
import { certificateFor } from '../../../test/harness/certificate.ts'
import type { OutsideHosts } from './deployed-stage.ts'

/** The host of a program that receives webhooks, and the host of a push service. */
export const WEBHOOK_HOST = 'hooks.club.example'
export const PUSH_HOST = 'push.browsers.example'

export type ReceivedPost = {
  readonly host: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly bytes: Buffer
}

type Incoming = ReceivedPost & { readonly method: string; readonly url: string }

/** Answers requests to the stage's own host, which the function Canary sends. */
export type OwnHostHandler = (incoming: Incoming) => Promise<{ status: number; headers: object; body: string | Buffer }>

export type OutsideWorld = OutsideHosts & {
  readonly received: ReceivedPost[]
  /** Sets the handler of the stage's own host, which answers 503 until then. */
  handleOwnHost: (handler: OwnHostHandler) => void
  /** The status with which webhook receivers and the push service answer; 204 by default. */
  status: number
  readonly stop: () => void
}

/**
 * Returns a server that plays the Internet around the stage: its own host and those of others, each with its own
 * certificate.
 */
export const startOutsideWorld = async (folder: string, own: string): Promise<OutsideWorld> => {
  const hosts = [own, WEBHOOK_HOST, PUSH_HOST]
  const signed = new Map(hosts.map((host) => [host, certificateFor(host)]))
  const contexts = new Map(
    [...signed].map(([host, { key, certificate: cert }]) => [host, createSecureContext({ key, cert })]),
  )
  const received: ReceivedPost[] = []
  let handler: OwnHostHandler | undefined
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = await buffer(request)
    const body = bytes.toString()
    const { method = '', url = '', headers } = request
    const host = headers.host ?? ''
    if (host !== own) {
      received.push({ host, headers, body, bytes })
      response.writeHead(world.status).end()
    } else if (handler) {
      const reply = await handler({ host, headers, body, bytes, method, url })
      response.writeHead(reply.status, { ...reply.headers }).end(reply.body)
    } else response.writeHead(503).end()
  }
  const server = createServer({ SNICallback: (name, done) => done(null, contexts.get(name)) }, (request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const certificates = `${folder}/certificates.pem`
  writeFileSync(certificates, [...signed.values()].map(({ certificate }) => certificate).join(''))
  const world: OutsideWorld = {
    hosts: Object.fromEntries(hosts.map((host) => [host, port])),
    certificates,
    received,
    handleOwnHost: (newHandler) => void (handler = newHandler),
    status: 204,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return world
}
