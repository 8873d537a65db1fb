import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished, test, expect } from 'vitest'
import { relayFault } from '../../local/serving/relay/relay-fault.ts'
import type { Relay } from '../../local/serving/settings/relay-url.ts'
import { smtpRelay } from '../../local/serving/relay/smtp-relay.ts'
import { isRelayFault } from '../../local/serving/relay/smtp-fault.ts'
import { certificateFor } from '../harness/certificate.ts'

/**
 * Starts a mail server that the service takes for a provider's on another machine. Returns its port and the passwords
 * that it was sent.
 */
const provider = async (options: SMTPServerOptions) => {
  const passwords: unknown[] = []
  const server = new SMTPServer({
    ...options,
    closeTimeout: 1,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password)
      done(null, { user: 'club' })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  return { port: (server.server.address() as AddressInfo).port, passwords }
}

const send = async (port: number, isSecure: boolean): Promise<unknown> => {
  const relay: Relay = { host: 'localhost', port, isSecure, isNear: false, user: 'club', password: 'secret' }
  const smtp = smtpRelay({ relay, from: 'Crownhead <games@example.org>' })
  onTestFinished(() => smtp.close())
  return smtp.verify().catch((error: unknown) => error)
}

const sentenceOf = (error: unknown): string => relayFault({ host: 'smtp.example.org', port: 587 }, error).message

test('a provider at port 587 gets the password after STARTTLS', async () => {
  const { certificate: cert, key } = certificateFor('localhost')
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, cert])
  onTestFinished(() => setDefaultCACertificates(trusted))
  const { port, passwords } = await provider({ cert, key })
  expect(await send(port, false)).toBe(true)
  expect(passwords).toEqual(['secret'])
})

test.each<[string, SMTPServerOptions, boolean, string]>([
  [
    'that offers no TLS',
    { disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
    false,
    'does not go over to TLS, so no password is sent',
  ],
  [
    'whose certificate nobody signed',
    (({ certificate: cert, key }) => ({ cert, key }))(certificateFor('localhost')),
    false,
    'has a certificate that is not trusted',
  ],
  [
    'that begins without TLS where smtps:// is set',
    { disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
    true,
    'smtps:// is mostly port 465, and 587 is for smtp://',
  ],
])('a provider %s gets no password, and the sentence says why', async (_what, options, isSecure, sentence) => {
  const { port, passwords } = await provider(options)
  const error = await send(port, isSecure)
  expect(sentenceOf(error)).toContain(sentence)
  expect(isRelayFault(error)).toBe(true)
  expect(passwords).toEqual([])
})
