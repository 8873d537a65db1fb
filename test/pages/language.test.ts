import { describe, expect, test } from 'vitest'
import { toRequest, toResult } from '../../functions/http/gateway.ts'
import { toHttpEvent, toHttpReply } from '../../local/http/gateway-event.ts'
import { LANGUAGES, languageName } from '../../shared/texts/languages/languages.ts'
import { textsFor } from '../harness/words.ts'
import { type Stand, act, ask, begun, locationOf, newGame, playOut, stand } from './stand.ts'

const choose = (at: Stand, form: Readonly<Record<string, string>>) => ask(at, '/language', { form })

const langOf = (page: string): string => /<html lang="([^"]*)"/.exec(page)?.[1] ?? ''
const backOn = (page: string): string => /name="back" value="([^"]*)"/.exec(page)?.[1] ?? ''

/** Returns a page as somebody sees it whose browser prefers English and who has chosen Dutch. */
const inDutch = async (at: Stand, path: string): Promise<string> =>
  (await ask(at, path, { headers: { 'accept-language': 'en', cookie: 'language=nl' } })).body

describe('a choice of language', () => {
  test('is kept for a year, by the browser alone, and leads back', async () => {
    const answer = await choose(stand(), { language: 'nl', back: '/games' })
    expect([answer.status, locationOf(answer)]).toEqual([303, '/games'])
    expect(answer.headers['set-cookie']).toBe('language=nl; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly')
  })

  test('is sent only over TLS where the service has TLS', async () => {
    const answer = await choose(stand('https://draughts.test'), { language: 'en', back: '/' })
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/)
  })

  test('takes precedence over the languages that the browser prefers', async () => {
    const at = stand()
    for (const cookie of ['language=nl', 'a=b; language=nl', 'language=nl;x=y'])
      expect(langOf((await ask(at, '/', { headers: { 'accept-language': 'en', cookie } })).body)).toBe('nl-NL')
    for (const cookie of ['', 'xlanguage=nl', 'language=xx', 'language=NL', 'language=nl-', 'language="nl"'])
      expect(langOf((await ask(at, '/', { headers: { 'accept-language': 'en', cookie } })).body)).toBe('en-GB')
  })

  test('holds for pages and for the answers to their forms, and survives links and acts', async () => {
    const at = stand()
    const { creator, opponent, invitation } = await begun(at)
    const game = `/g/${creator.slice(5, 17)}`
    const pages = ['/', '/games', '/links', '/api', '/nothing', creator, `${creator}/settings`, `${creator}/keep`, game]
    for (const path of [...pages, invitation, `${game}/sheet`]) expect(langOf(await inDutch(at, path))).toBe('nl-NL')
    await playOut(at, [opponent, creator], ['11-15'])
    const headers = { cookie: 'language=nl' }
    const wrong = await ask(at, `${creator}/move`, { form: { ply: '1', move: '1-2' }, headers })
    expect(langOf(wrong.body)).toBe('nl-NL')
    const done = await act(at, creator, 'offer-draw', { ply: '1' })
    expect(await inDutch(at, locationOf(done))).toContain(textsFor('nl').asked.withdraw)
  })

  test('leaves the language of emails as it is', async () => {
    const at = stand()
    const { creator } = await begun(at, { email: 'joost@draughts.test' })
    await choose(at, { language: 'nl', back: creator })
    const settings = await inDutch(at, `${creator}/settings`)
    expect(settings).toMatch(/<option value="en" selected/)
  })
})

describe('the switch at the foot of a page', () => {
  test.each(LANGUAGES)(
    'in %s names every language in that language, and the page’s own language is not a button',
    async (language) => {
      const { body } = await ask(stand(), '/', { headers: { 'accept-language': language } })
      for (const each of LANGUAGES)
        expect(body).toContain(
          each === language
            ? `<b lang="${each}" aria-current="true">${languageName(each)}</b>`
            : `<button name="language" value="${each}" lang="${each}">${languageName(each)}</button>`,
        )
    },
  )

  test('leads back to the page and what it shows', async () => {
    const at = stand()
    const { creator } = await begun(at)
    for (const path of ['/', '/links', creator, `${creator}?tab=events`, `${creator}/settings`])
      expect(backOn((await ask(at, path)).body)).toBe(path)
  })

  test('leads from the answer to a form to the page that has the form', async () => {
    const at = stand()
    const { creator } = await begun(at)
    expect(backOn((await act(at, creator, 'nonsense')).body)).toBe(creator)
    expect(backOn((await ask(at, '/nothing/here')).body)).toBe('/')
  })

  test('the answer goes through the gateway, and so does the cookie', async () => {
    const at = stand()
    const { headers } = await choose(at, { language: 'nl', back: '/' })
    const result = toResult({ status: 303, headers, body: '' }, at.service)
    expect(result.cookies).toEqual([headers['set-cookie']])
    expect(toHttpReply(result).headers['set-cookie']).toBe(headers['set-cookie'])
    const incoming = {
      method: 'GET',
      path: '/',
      search: new URLSearchParams(),
      from: '192.0.2.1',
      body: Buffer.alloc(0),
    }
    const event = toHttpEvent({ ...incoming, headers: { cookie: 'a=b; language=nl' } }, 0)
    expect([event.cookies, event.headers]).toEqual([['a=b', 'language=nl'], {}])
    expect(toRequest(event).headers).toEqual({ cookie: 'a=b; language=nl' })
  })

  test('the events address the reader in the second person of their language', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await act(at, creator, 'offer-draw')
    const headers = { 'accept-language': 'pl' }
    expect((await ask(at, `${creator}?tab=events`, { headers })).body).toContain('Proponujesz remis.')
    expect((await ask(at, `${opponent}?tab=events`, { headers })).body).toContain('Joost proponuje remis.')
  })

  test('pages vary by the cookie and the language header', async () => {
    const at = stand()
    for (const path of ['/', await newGame(at)]) {
      const { headers } = await ask(at, path)
      expect([headers['vary'], headers['cache-control']]).toEqual(['accept-language, cookie', 'no-store'])
    }
  })
})

describe('the signs of a language', () => {
  const pageIn = async (language: string, path: string): Promise<string> =>
    (await ask(stand(), path, { headers: { 'accept-language': language } })).body

  test('stand between a word and what it names, with the blank that French has', async () => {
    expect(await pageIn('fr', '/without-sight')).toContain('<li><b>15</b>\u202f: ')
    expect(await pageIn('nl', '/without-sight')).toContain('<li><b>15</b>: ')
  })

  test('join days and hours in the list of games as the server does', async () => {
    expect(await pageIn('pt-BR', '/games')).toContain('data-join=" e "')
    expect(await pageIn('nl', '/games')).not.toContain('data-join')
  })
})
