import { type KeyObject, createHash, generateKeyPairSync, verify } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { parseRelayUrl } from '../../local/serving/settings/relay-url.ts'
import { smtpPost, smtpRelay } from '../../local/serving/relay/smtp-relay.ts'
import { isRelayFault } from '../../local/serving/relay/smtp-fault.ts'
import type { OutgoingEmail } from '../../shared/service/ports/email.ts'
import { isLong } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Mood, relayWith } from './relay.ts'

const FROM = 'Crownhead <games@example.org>'

const MAIL: OutgoingEmail = {
  to: 'ann@example.com',
  subject: 'Søren against Zoë',
  text: 'Your turn.\n.\nA line of one dot.',
  html: '<p>Your turn.<img src="cid:board">',
  headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  attachments: [{ name: 'board.png', type: 'image/png', contentId: 'board', bytes: Uint8Array.of(137, 80, 78, 71) }],
  id: 'game-7-creator',
}

const at = async (mood: Mood, credentials = mood.password === undefined ? '' : 'club:wrong@', returns?: string) => {
  const relay = await relayWith(mood)
  const read = parseRelayUrl(relay.url.replace('//', `//${credentials}`))
  if (!read.relay) throw new Error(read.wrong)
  const smtp = smtpRelay({ relay: read.relay, from: FROM })
  const send = smtpPost(smtp, FROM, returns).send
  const close = async (): Promise<void> => {
    smtp.close()
    await relay.close()
  }
  return { relay, smtp, send, [Symbol.asyncDispose]: close }
}

test('an email arrives whole, with its headers, its picture and an id that a second attempt has, too', async () => {
  await using world = await at({})
  expect(await world.send(MAIL)).toBe('taken')
  expect(await world.send(MAIL)).toBe('taken')
  const [first, second] = world.relay.arrived
  expect(first).toMatchObject({ from: 'games@example.org', to: 'ann@example.com' })
  for (const part of [
    'From: Crownhead <games@example.org>',
    'Message-ID: <game-7-creator@example.org>',
    'Auto-Submitted: auto-generated',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Content-Id: <board>',
    'iVBORw==',
  ])
    expect(first?.text.toLowerCase()).toContain(part.toLowerCase())
  expect(/^Message-ID: .*$/m.exec(second?.text ?? '')?.[0]).toBe('Message-ID: <game-7-creator@example.org>')
})

test.each([
  ['the mailbox does not exist', { recipient: { responseCode: 550, message: '5.1.1 no such user' } }, 'refused'],
  [
    'the mailbox is closed, as told after the message',
    { message: { responseCode: 550, message: '5.2.1 disabled' } },
    'refused',
  ],
  ['the recipient forbids it', { recipient: { responseCode: 550, message: '5.7.1 Not authorized' } }, 'refused'],
  ['the relay forbids us', { recipient: { responseCode: 550, message: '5.7.1 Unable to relay' } }, 'a recipient'],
  ['the relay refuses our sender', { sender: { responseCode: 550, message: '5.7.1 Access denied' } }, 'the relay'],
  ['our sender’s domain is unknown', { sender: { responseCode: 550, message: '5.1.2 unknown domain' } }, 'the relay'],
  ['our client is refused', { recipient: { responseCode: 550, message: '5.7.1 Client host rejected' } }, 'a recipient'],
  ['the text is refused', { message: { responseCode: 550, message: '5.7.1 Content rejected' } }, 'a recipient'],
  ['the mailbox is full', { recipient: { responseCode: 452, message: '4.2.2 full' } }, 'a recipient'],
  ['greylisting', { recipient: { responseCode: 451, message: '4.7.1 later' } }, 'a recipient'],
  ['it looks like spam', { message: { responseCode: 554, message: '5.7.1 spam' } }, 'a recipient'],
  ['a 550 about us', { recipient: { responseCode: 550, message: '5.7.26 not authenticated' } }, 'a recipient'],
  ['the relay asks for a pause', { recipient: { responseCode: 421, message: '4.3.2 shutting down' } }, 'the relay'],
  [
    'the emails of the day are used up, as Gmail says it',
    { message: { responseCode: 550, message: '5.4.5 Daily user sending limit exceeded' } },
    'the relay',
  ],
  ['the relay is out of order', { message: { responseCode: 451, message: '4.3.0 queue file error' } }, 'the relay'],
  ['the recipient’s system is', { recipient: { responseCode: 451, message: '4.3.0 lookup failure' } }, 'a recipient'],
  ['the email is too large', { message: { responseCode: 552, message: '5.3.4 too big' } }, 'a recipient'],
  ['the relay hangs up after the message', { ending: 'hangs-up' }, 'the relay'],
  ['the relay dies in the midst of a message', { isDying: true }, 'the relay'],
  ['the relay takes no password', { password: 'right' }, 'the relay'],
  // A silent relay is given half a minute.
  ...(isLong ? ([['the relay says nothing more', { ending: 'silent' }, 'the relay']] as const) : []),
] as const)('%s', { timeout: 120_000 }, async (_what, mood, outcome) => {
  await using world = await at(mood)
  const came = await world.send(MAIL).catch((error: unknown) => (isRelayFault(error) ? 'the relay' : 'a recipient'))
  expect(came).toBe(outcome)
})

test('an email has its return path as the sender of its envelope, and its own From', async () => {
  await using world = await at({}, '', 'in.example.org')
  await world.send({ ...MAIL, bounceName: 'b0a1' })
  const [mail] = world.relay.arrived
  expect(mail).toMatchObject({ from: 'b0a1@in.example.org', to: 'ann@example.com' })
  expect(mail?.text).toContain(`From: ${FROM}`)
  expect(mail?.text).not.toContain('b0a1')
})

test('an email is not sent again by itself to a relay that hung up after accepting it', async () => {
  await using world = await at({ ending: 'hangs-up' })
  await expect(world.send(MAIL)).rejects.toThrow('closed')
  delete world.relay.mood.ending
  expect(await world.send({ ...MAIL, id: 'another' })).toBe('taken')
  expect(world.relay.arrived).toHaveLength(2)
})

test('a wrong password is found before anything is sent, and says nothing about the recipient', async () => {
  await using right = await at({ password: 'right' }, 'club:right@')
  await expect(right.smtp.verify()).resolves.toBe(true)
  await using wrong = await at({ password: 'right' }, 'club:wrong@')
  await expect(wrong.smtp.verify()).rejects.toThrow('535')
  const error: unknown = await wrong.send(MAIL).catch((thrown: unknown) => thrown)
  expect(isRelayFault(error)).toBe(true)
})

test('an address with a line break or a second recipient reaches nobody else', async () => {
  await using world = await at({}, '', 'in.example.org')
  for (const to of ['ann@example.com\r\nBcc: eve@example.com', 'ann@example.com, eve@example.com'])
    for (const more of [{}, { bounceName: 'b0a1' }]) await world.send({ ...MAIL, ...more, to }).catch(() => {})
  expect(world.relay.arrived.map((mail) => mail.to)).not.toContain('eve@example.com')
})

test('a sender with any letters is written so that mail programs read it', async () => {
  await using relay = await at({})
  await smtpPost(relay.smtp, "Damclub Zürich & O'Brien <games@example.org>").send(MAIL)
  const [mail] = relay.relay.arrived
  expect(mail?.from).toBe('games@example.org')
  const parsed = await new PostalMime().parse(mail?.text ?? '')
  expect(parsed.from).toEqual({ name: "Damclub Zürich & O'Brien", address: 'games@example.org' })
})

/** Makes a header canonical by RFC 6376, 3.4: without what mail servers may change on the way. */
const relaxedHeader = (header: string): string => {
  const [name = '', ...rest] = header.split(':')
  return `${name.toLowerCase().trim()}:${rest.join(':').replaceAll(/\s+/g, ' ').trim()}`
}

const relaxedBody = (body: string): string =>
  `${body
    .replaceAll(/[ \t]+(?=\r\n)/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '')}\r\n`

/** Verifies a signature as a mailbox provider does: the body's hash, and the signature over the named headers. */
const isSignedBy = (key: KeyObject, email: string): boolean => {
  const at = email.indexOf('\r\n\r\n')
  const headers = email.slice(0, at).split(/\r\n(?!\s)/)
  const own = headers.find((header) => /^dkim-signature:/i.test(header)) ?? ''
  const tags = new Map(
    own
      .slice(own.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')]),
  )
  const hash = createHash('sha256')
    .update(relaxedBody(email.slice(at + 4)))
    .digest('base64')
  const named = (tags.get('h') ?? '').toLowerCase().split(':')
  const signed = named.flatMap((name) => headers.find((header) => header.toLowerCase().startsWith(`${name}:`)) ?? [])
  const unsigned = own.replace(/\bb=[^;]*/, 'b=')
  const text = [...signed.map(relaxedHeader), relaxedHeader(unsigned)].join('\r\n')
  const isTrue = verify('sha256', Buffer.from(text), key, Buffer.from(tags.get('b') ?? '', 'base64'))
  return isTrue && hash === tags.get('bh')
}

test('with a key the service signs emails, and all headers that a mail program acts on', async () => {
  await using folder = await tempFolder('dkim')
  const keyFile = join(folder.path, 'dkim.pem')
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const relay = await relayWith()
  const read = parseRelayUrl(relay.url)
  if (!read.relay) throw new Error(read.wrong)
  const smtp = smtpRelay({ relay: read.relay, from: FROM, dkim: { selector: 'mail', keyFile } })
  await smtpPost(smtp, FROM).send({
    ...MAIL,
    headers: { ...MAIL.headers, 'List-Unsubscribe': '<https://x.example/n/1>' },
  })
  smtp.close()
  await relay.close()
  const signature =
    /^DKIM-Signature:[^]*?(?=\r\n\S)/m.exec(relay.arrived[0]?.text ?? '')?.[0].replaceAll(/\s+/g, '') ?? ''
  expect(signature).toContain('d=example.org;')
  expect(signature).toContain('s=mail;')
  const signed = /;h=([^;]+);/.exec(signature)?.[1]?.toLowerCase().split(':')
  expect(signed).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'date',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
      'auto-submitted',
    ]),
  )
  // If anything that the signature covers is changed on the way, the signature is invalid.
  const email = relay.arrived[0]?.text ?? ''
  expect(isSignedBy(publicKey, email)).toBe(true)
  for (const [from, to] of [
    [/^(List-Unsubscribe: <https:\/\/)x/m, '$1evil'],
    [/^(List-Unsubscribe-Post: List-Unsubscribe)=One-Click/m, '$1=Never'],
    [/^(Auto-Submitted): auto-generated/m, '$1: no'],
    [/Your turn/, 'My turn'],
  ] as const) {
    expect(email).toMatch(from)
    expect(isSignedBy(publicKey, email.replace(from, to))).toBe(false)
  }
})
