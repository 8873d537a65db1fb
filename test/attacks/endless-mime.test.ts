import { describe, expect, test } from 'vitest'
import { mimeThread } from '../../local/jobs/mime-thread.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { REPLY_LIMITS } from '../../shared/email/inbound/reply-limits.ts'
import { mimeOf } from '../email/reply/mime.ts'

/** Texts that take days if a pattern scans from each of these fragments to the end. */
const UNITS = [
  '<a href=',
  '<a ',
  'href=',
  '<a href="',
  '<!--',
  '<br',
  '<',
  '&#',
  '=A',
  '*A=',
  '<a\t',
  '<script',
  '\u2028<a ',
]

/** The length of an HTML part whose email is nearly the largest that is accepted: base64 makes four bytes of three. */
const SIZE = REPLY_LIMITS.largest * 0.7

const emailOf = (html: string, encoding: 'base64' | '8bit'): Uint8Array =>
  mimeOf(
    [
      ['From', 'ann@example.org'],
      ['Subject', 'Re: Draughts'],
    ],
    [
      {
        type: 'multipart/mixed',
        parts: [
          { type: 'text/plain', text: '22-18' },
          { type: 'text/html', text: html, encoding },
        ],
      },
    ],
  )

const HONEST = emailOf('<p>22-18</p>', '8bit')

describe('an email that is made to be read for ever', () => {
  const read = mimeThread(5 * MINUTE)

  test.each(UNITS.flatMap((unit) => [[unit, 'base64'] as const, [unit, '8bit'] as const]))(
    'with %j repeated, in %s, is read',
    async (unit, encoding) => {
      const html = `<a ${unit.repeat(SIZE / unit.length)}`
      await expect(read(emailOf(html, encoding))).resolves.toMatchObject({ html: expect.stringContaining('<a') })
    },
    10 * MINUTE,
  )

  const members = (name: string, count: number): string => `${name}: ${'g:'.repeat(40)}${'a,'.repeat(count)}`
  test.each([
    ['From', members('From', 60_000)],
    ['To', members('To', 60_000)],
    ['a field that comes often', Array.from({ length: 100 }, () => members('Cc', 200)).join('\r\n')],
    ['From behind returns', `X: a${'\r'.repeat(129_000)}\n${members('From', 60_000)}`],
    ['From behind as many returns as may be', `X: a${'\r'.repeat(8000)}\n${members('From', 60_000)}`],
    ['From with a return in it', `From: a\r${members('', 60_000)}`],
    ['returns', 'X: a\r'.repeat(9000)],
  ])('with too much in its header (%s) is not read at all', async (_, head) => {
    await expect(read(new TextEncoder().encode(`${head}\r\n\r\n22-18`))).rejects.toThrow('no email')
  })

  const encoded = (body: string): Uint8Array =>
    new TextEncoder().encode(
      `From: ann@example.org\r\nMIME-Version: 1.0\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}`,
    )

  // The parser takes two to six seconds for 240,000 bytes of this.
  test.each(['QQ==', 'QUI=', 'a=', 'Q==='])('of base64 with padding inside, %j, is not read at all', async (unit) => {
    for (const end of ['', '\r\n'])
      await expect(read(encoded(`${unit.repeat(40)}${end}`.repeat(1500)))).rejects.toThrow('no email')
  })

  test('is read if each line of its base64 is padded, as some programs write it', async () => {
    const line = `${Buffer.from('22-18 '.repeat(9)).toString('base64').replace(/..$/, '==')}\r\n`
    await expect(read(encoded(line.repeat(3500)))).resolves.toMatchObject({ text: expect.stringContaining('22-18') })
  })

  test('is given up when it takes too long', async () => {
    await expect(mimeThread(1)(emailOf('<a '.repeat(SIZE / 3), '8bit'))).rejects.toThrow('aborted')
  })

  test('leaves other emails to be read, and so does one that is no email', async () => {
    const lines = new TextEncoder().encode('\n'.repeat(REPLY_LIMITS.lines + 2))
    const [bad, good] = [read(lines), read(HONEST)]
    await expect(bad).rejects.toThrow('no email')
    expect((await good).text).toContain('22-18')
  })
})
