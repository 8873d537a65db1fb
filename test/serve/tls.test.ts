import { request } from 'node:https'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { expect, test } from 'vitest'
import { watchTlsFiles, readTlsFiles } from '../../local/serving/listeners/tls-files.ts'
import { listen } from '../../local/http/http-server.ts'
import { certificateFor } from '../harness/certificate.ts'
import { tempFolder } from '../harness/temp.ts'
import { ORIGIN, served, until } from './process.ts'
import { relayWith } from './relay.ts'

const HOST = new URL(ORIGIN).hostname

/** The errors of a connection that the client or the server refuses. */
const REFUSED = /self.signed|certificate|fetch failed|signature|unable/i

/** Sends a request to a name that no DNS knows, trusting this certificate alone. */
const got = (port: number, path: string, ca: string): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { agent: false, host: '127.0.0.1', port, path, ca, servername: HOST, headers: { host: HOST } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (more: string) => (text += more))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    outgoing.on('error', reject).end()
  })

const written = async (folder: string) => {
  const pair = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const write = async ({ certificate, key } = certificateFor(HOST)) => {
    await Promise.all([writeFile(pair.certificate, certificate), writeFile(pair.key, key)])
    return certificate
  }
  return { pair, write }
}

test(
  'with a certificate of its own the service speaks https, and nothing else at that port',
  { timeout: 120_000 },
  async () => {
    await using folder = await tempFolder('tls')
    const { pair, write } = await written(folder.path)
    const ca = await write()
    const relay = await relayWith()
    const { base, stop, text } = await served(
      folder.path,
      relay,
      { TLS_CERTIFICATE_FILE: pair.certificate, TLS_KEY_FILE: pair.key },
      'https',
    )
    const port = Number(new URL(base).port)
    const page = await got(port, '/', ca)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<html')
    expect((await got(port, '/v1/rules', ca)).status).toBe(200)
    await expect(got(port, '/', certificateFor(HOST).certificate)).rejects.toThrow(REFUSED)
    await expect(fetch(base.replace('https', 'http'))).rejects.toThrow(REFUSED)
    expect(text()).not.toContain('PRIVATE KEY')
    expect(await stop()).toBe(0)
    await relay.close()
  },
)

test('a renewed certificate is used for new connections, and a pair that does not match changes nothing', async () => {
  await using folder = await tempFolder('tls')
  const { pair, write } = await written(folder.path)
  const first = await write()
  const listening = await listen({ port: 0, secure: readTlsFiles(pair) })
  listening.handleWith(async () => ({ status: 200, headers: {}, body: 'yes' }))
  const logged: string[] = []
  let renewed = 0
  const stop = watchTlsFiles(
    pair,
    (secure) => {
      listening.renew(secure)
      renewed += 1
    },
    (_level, message) => void logged.push(message),
    20,
  )
  expect((await got(listening.port, '/', first)).text).toBe('yes')
  await writeFile(pair.key, 'no key')
  await until(() => (logged.includes('the certificate cannot be used; the last one stays') ? true : undefined))
  expect((await got(listening.port, '/', first)).text).toBe('yes')
  const before = renewed
  const second = await write()
  await until(() => (renewed > before ? got(listening.port, '/', second).catch(() => undefined) : undefined))
  await expect(got(listening.port, '/', first)).rejects.toThrow(REFUSED)
  stop()
  await listening.close()
})

test('TLS before 1.2 is refused', async () => {
  await using folder = await tempFolder('tls')
  const { pair, write } = await written(folder.path)
  const ca = await write()
  const listening = await listen({ port: 0, secure: readTlsFiles(pair) })
  const outcome = await new Promise((done) => {
    const socket = connect(
      {
        host: '127.0.0.1',
        port: listening.port,
        ca,
        servername: HOST,
        minVersion: 'TLSv1.1',
        maxVersion: 'TLSv1.1',
        ciphers: 'DEFAULT@SECLEVEL=0',
      },
      () => done('connected'),
    )
    socket.on('error', () => done('refused'))
  })
  expect(outcome).toBe('refused')
  await listening.close()
})
