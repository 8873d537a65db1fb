import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { type LmtpEmail, startLmtpServer } from '../../local/serving/listeners/lmtp-server.ts'
import type { LmtpAddress } from '../../local/serving/settings/lmtp-address.ts'
import { REPLY_LIMITS } from '../../shared/email/inbound/reply-limits.ts'
import { tempFolder } from '../harness/temp.ts'

const HOST = 'in.example.org'
const ANYWHERE: LmtpAddress = { host: '127.0.0.1', port: 0 }

type Taking = (email: LmtpEmail) => Promise<void>

/**
 * Returns the listener of `npm run serve` with one reader for `r…` addresses and one for `b…`, and the emails that each
 * was given.
 */
const listening = async ({
  place = ANYWHERE,
  taking = async () => {},
}: { readonly place?: LmtpAddress; readonly taking?: Taking } = {}) => {
  const taken: (LmtpEmail & { readonly by: string })[] = []
  const logged: string[] = []
  const readers = ['r', 'b'].map((by) => ({
    isFor: (name: string) => name.startsWith(by),
    receive: async (email: LmtpEmail) => {
      await taking(email)
      taken.push({ ...email, by })
    },
  }))
  const lmtp = await startLmtpServer({ host: HOST, place, readers }, (_level, message) => void logged.push(message))
  onTestFinished(lmtp.close)
  return { taken, logged, ...lmtp }
}

type Delivery = {
  readonly rejected: readonly string[]
  readonly rejectedErrors?: readonly { readonly responseCode: number }[]
}

/** Delivers an email by nodemailer, a real client that speaks LMTP too. */
const handsOver = async (at: LmtpAddress, to: readonly string[], raw: string, from = 'ann@example.com') => {
  const connection = 'path' in at ? connect(at.path) : connect(at.port, at.host)
  await once(connection, 'connect')
  const transport = createTransport({ lmtp: true, connection, ignoreTLS: true, host: HOST } as object)
  try {
    const delivery = (await transport.sendMail({ envelope: { from, to: [...to] }, raw })) as Delivery
    return { rejected: delivery.rejected, code: delivery.rejectedErrors?.[0]?.responseCode }
  } finally {
    transport.close()
  }
}

const MAIL = 'From: ann@example.com\r\nSubject: Re\r\n\r\n22-18\r\n.\r\nBye\r\n'

test('an email arrives byte for byte at the readers of its addresses, once for each', async () => {
  const { address: place, taken } = await listening()
  await handsOver(place, [`r1@${HOST}`, `b1@${HOST.toUpperCase()}`, `R2@${HOST}`], MAIL)
  expect(taken.map(({ by, sender, recipients }) => ({ by, sender, recipients }))).toEqual([
    { by: 'r', sender: 'ann@example.com', recipients: [`r1@${HOST}`, `R2@${HOST}`] },
    { by: 'b', sender: 'ann@example.com', recipients: [expect.stringMatching(/^b1@/)] },
  ])
  expect(Buffer.from(taken[0]?.bytes ?? []).toString()).toBe(MAIL)
})

test('an email that a machine returns has no sender', async () => {
  const { address: place, taken } = await listening()
  await handsOver(place, [`b1@${HOST}`], MAIL, '')
  expect(taken).toMatchObject([{ by: 'b', sender: '' }])
})

test.each([
  ['an address that is no reader’s', `x@${HOST}`],
  ['another host', 'r1@example.org'],
  ['a host below', `r1@evil.${HOST}`],
])('%s is refused for good, before the email is sent', async (_what, to) => {
  const { address: place, taken } = await listening()
  await expect(handsOver(place, [to], MAIL)).rejects.toMatchObject({ responseCode: 550 })
  expect(taken).toEqual([])
})

test('an email that is too long is refused for good, and nothing of it is stored', async () => {
  const { address: place, taken } = await listening()
  const most = MAIL + 'x\r\n'.repeat((REPLY_LIMITS.largest - MAIL.length) / 3)
  await handsOver(place, [`r1@${HOST}`], most)
  expect(taken).toHaveLength(1)
  expect(await handsOver(place, [`r1@${HOST}`], `${most}\r\nx`)).toMatchObject({ code: 552 })
  expect(taken).toHaveLength(1)
})

test('an email that cannot be stored is refused for now', async () => {
  const { address: place, logged } = await listening({
    taking: async () => {
      throw new Error('the disk is full')
    },
  })
  expect(await handsOver(place, [`r1@${HOST}`], MAIL)).toMatchObject({ code: 451 })
  expect(logged).toEqual(['an email that came in could not be stored'])
})

test('an email has at most ten recipients, and the others are refused for now', async () => {
  const { address: place, taken } = await listening()
  const to = Array.from({ length: REPLY_LIMITS.recipients + 2 }, (_, n) => `r${n}@${HOST}`)
  const { rejected } = await handsOver(place, to, MAIL)
  expect(rejected).toEqual(to.slice(REPLY_LIMITS.recipients))
  expect(taken[0]?.recipients).toHaveLength(REPLY_LIMITS.recipients)
})

test('the listener has at most twenty connections', async () => {
  const { address: place } = await listening()
  if ('path' in place) throw new Error('a port was asked for')
  const greeted = async (): Promise<string> => {
    const socket = connect(place.port, place.host)
    onTestFinished(() => void socket.destroy())
    const [line] = (await once(socket.setEncoding('utf8'), 'data')) as [string]
    return line.slice(0, 3)
  }
  const greetings = await Promise.all(Array.from({ length: 21 }, greeted))
  expect(greetings.filter((code) => code === '220')).toHaveLength(20)
  expect(greetings).toContain('421')
})

/** A program that listens at a path and then kills itself, so that its socket is left behind. */
const LEFT = "require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))"

test('a socket in a folder serves as well: one that a killed service left is removed, one that is in use is not', async () => {
  await using folder = await tempFolder('lmtp')
  const at = { path: join(folder.path, 'lmtp') }
  await once(spawn(process.execPath, ['-e', LEFT, at.path]), 'exit')
  const { taken, close } = await listening({ place: at })
  await handsOver(at, [`r1@${HOST}`], MAIL)
  expect(taken).toHaveLength(1)
  await expect(listening({ place: at })).rejects.toThrow(`MAIL_LMTP: ${at.path} cannot be used (EADDRINUSE).`)
  await close()
  await writeFile(at.path, 'a file')
  await expect(listening({ place: at })).rejects.toThrow('cannot be used')
  expect(await readFile(at.path, 'utf8')).toBe('a file')
})
