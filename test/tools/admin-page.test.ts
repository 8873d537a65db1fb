import { afterAll, expect, test } from 'vitest'
import { startAdminPage } from '../../tools/machine/admin-page.ts'

const asked: (readonly unknown[])[] = []
const { url, password, close } = await startAdminPage(async (words, options) => {
  asked.push([words, options])
  return words[0] === 'game' ? undefined : [`<b>${words.join(' ')}</b>`]
})
afterAll(close)

const basic = (word: string) => `Basic ${Buffer.from(`admin:${word}`).toString('base64')}`

const post = (line: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: basic(password), origin: new URL(url).origin, ...headers },
    body: new URLSearchParams({ ask: line }),
  })

test('nobody is answered without the password', async () => {
  for (const authorization of [
    '',
    basic(''),
    basic(`${password}x`),
    basic(password).slice(0, -4),
    `Bearer ${password}`,
  ]) {
    const response = await fetch(url, { headers: { authorization } })
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic /)])
  }
  expect((await post('waiting', { authorization: basic('guess') })).status).toBe(401)
  expect(asked).toEqual([])
})

test('pages of other sites are refused, though the browser sends the password with their requests', async () => {
  expect((await post('waiting', { origin: 'https://vandal.example' })).status).toBe(403)
  expect((await post('waiting', { origin: 'null' })).status).toBe(403)
  expect((await post('waiting', { 'x-forwarded-for': '203.0.113.1' })).status).toBe(403)
  expect(asked).toEqual([])
})

test('a typed line is asked like a command, and its answer shown as text', async () => {
  const response = await post('end XoneEnuVKwkj --void --why "he is gone"')
  expect(await response.text()).toContain('&lt;b&gt;end XoneEnuVKwkj&lt;/b&gt;')
  expect(asked.pop()).toEqual([['end', 'XoneEnuVKwkj'], expect.objectContaining({ void: true, why: 'he is gone' })])
  expect(await (await post('game unknown00000')).text()).toContain('there is no game unknown00000')
  expect(await (await post('waiting --wat')).text()).toContain('Unknown option')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the page shows what can be asked', async () => {
  const response = await fetch(url, { headers: { authorization: basic(password) } })
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('find ada@example.org')])
})
