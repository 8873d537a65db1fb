import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:https'

/** The private key of a self-signed certificate for `receiver.test`; it is used nowhere else. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgUyH9KFtHlxvVA5vo
OdaSnS5rlKJYQONfFmvhoOO0Bx+hRANCAATqdc3ZdvEhQnhm0wsO0PiydUTDhnIb
OLnmVZaXAN+D13SpNysDI4hnAQaalHHAx6zLW8fq9rtQuaGmTVnJn+iu
-----END PRIVATE KEY-----`
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBoDCCAUegAwIBAgIUfbOr+Okogxj35yO3kaCgu4jOfa0wCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDAgFw0yNjExMjIyMzMwMDNaGA8yMTI2
MTAyOTIzMzAwM1owGDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABOp1zdl28SFCeGbTCw7Q+LJ1RMOGchs4ueZVlpcA34PX
dKk3KwMjiGcBBpqUccDHrMtbx+r2u1C5oaZNWcmf6K6jbTBrMB0GA1UdDgQWBBT/
JebjmPxwWLSw/35onoUrpLY2lzAfBgNVHSMEGDAWgBT/JebjmPxwWLSw/35onoUr
pLY2lzAYBgNVHREEETAPgg1yZWNlaXZlci50ZXN0MA8GA1UdEwEB/wQFMAMBAf8w
CgYIKoZIzj0EAwIDRwAwRAIgR39/NV9Vak/1jf2WCbTKQYyEEOnvxqNPeBuRCyjt
aaECIBvuZQLdclZBnLqMJ3qZ+qtgIiNxstD5S9UZ3Q1ATiXZ
-----END CERTIFICATE-----`

export type Received = {
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly bytes: Buffer
  readonly path: string
}

export const NAME = 'receiver.test'

/** Starts an HTTPS server on this machine that records each request before it answers. */
export const receiverThat = async (answers: RequestListener) => {
  const received: Received[] = []
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const bytes = Buffer.concat(chunks)
      received.push({ headers: request.headers, body: bytes.toString(), bytes, path: request.url ?? '' })
      answers(request, response)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    received,
    port: typeof address === 'object' && address ? address.port : 0,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
