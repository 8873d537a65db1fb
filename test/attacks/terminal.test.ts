import { describe, expect, test } from 'vitest'
import type { RequestHandler } from '../../local/http/http-server.ts'
import { readLinks } from '../../packages/cli/src/links/saved-links.ts'
import { visibleText, safeJson } from '../../packages/cli/src/terminal/terminal.ts'
import { begun } from '../clients/people.ts'

/**
 * What a hostile server or opponent may send: colours, titles, cursor moves, bidi marks, bells, the clipboard and C1
 * codes.
 */
const HOSTILE = 'A\u001b[2J\u001b]0;owned\u0007\u009b31m\u202eevil\u2028\u200b\r\nB\u0000\u007f'
// eslint-disable-next-line no-control-regex
const ACTS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028\u202e]/

// eslint-disable-next-line no-control-regex
const OWN_COLOURS = /\u001b\[[\d;]*m/

describe('text from others cannot control the terminal', () => {
  test('in names, messages, moves, reasons and records of a hostile service', async () => {
    const hostile =
      (answering: RequestHandler): RequestHandler =>
      async (incoming) => {
        const { 'accept-encoding': _packed, ...plainHeaders } = incoming.headers
        const { headers, ...reply } = await answering({ ...incoming, headers: plainHeaders })
        const evil = JSON.stringify(HOSTILE).slice(1, -1)
        const body = String(reply.body)
          .replaceAll('"Otis"', `"${evil}"`)
          .replaceAll('11-15', headers['content-type']?.includes('json') ? evil : HOSTILE)
          .replaceAll(/"detail":"[^"]*"/g, `"detail":"${evil}"`)
        return { ...reply, headers, body }
      }
    await using table = await begun(hostile)
    const { amara, otis, id } = table
    const lines = [`play ${id} 11-15`, `show ${id}`, `show ${id} --json`, `pdn ${id}`, 'games', 'games --json']
    for (const line of [...lines, `act ${id} accept-draw`, 'show AAAAAAAAAAAA']) {
      const { out, error } = await amara.types(line)
      expect(out + error).not.toBe('')
      expect(out + error).not.toMatch(ACTS)
    }
    expect((await amara.types('show')).out).toContain('A\\u{1b}[2J\\u{1b}]0;owned\\u{7}\\u{9b}31m\\u{202e}evil')
    expect((await otis.types('show', [], { isTty: true })).out.split(OWN_COLOURS).join('')).not.toMatch(ACTS)
  })

  test('JSON that is safe to show reads back the same', () => {
    const value = { name: HOSTILE, emoji: '👩‍🚀', lone: '\ud800' }
    expect(safeJson(value)).not.toMatch(ACTS)
    expect(JSON.parse(safeJson(value))).toEqual(value)
    expect(visibleText('Zoë 李雷')).toBe('Zoë 李雷')
  })
})

describe('a link is sent to its own service only', () => {
  test('not to another origin that is named beside it, nor over http to another machine', async () => {
    await using table = await begun()
    const { amara, id, service } = table
    const { token = '' } = readLinks(amara.file)[0] ?? {}
    const requests = service.asked.length
    for (const named of [id, `${service.origin}/p/${token}`])
      expect(await amara.types(`show ${named} --origin https://evil.test`)).toMatchObject({
        code: 2,
        error: expect.stringContaining('is not sent to another service'),
      })
    for (const origin of ['http://draughts.test', 'ftp://draughts.test', 'javascript:1', 'http://127.0.0.1.evil.test'])
      expect(await amara.types(`show ${token} --origin ${origin}`)).toMatchObject({ code: 2 })
    expect(service.asked).toHaveLength(requests)
  })
})
