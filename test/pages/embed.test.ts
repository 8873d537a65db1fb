import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RulesId, legalMoves, play, ruleSetOf, startPosition, writePath } from '../../shared/draughts/index.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { sharedBrowser } from '../harness/shared-browser.ts'
import { type Stand, act, ask, begun, idOf, newGame, playOut, serve, stand } from './stand.ts'

const MOVES = ['11-15', '23-19', '8-11', '22-17']

const game = async (at: Stand = stand()) => {
  const seats = await begun(at)
  await playOut(at, [seats.opponent, seats.creator], MOVES)
  return { at, ...seats, watch: `/g/${idOf(seats.creator)}`, embed: `/g/${idOf(seats.creator)}/embed` }
}

/** Plays moves that the rules allow until the game ends, or this many. */
const longGame = async (at: Stand, rules: RulesId, plies: number): Promise<string> => {
  const { creator, opponent } = await begun(at, { rules, name: 'Wilhelmina Featherstonehaugh of Aldeburg' })
  const sheet = ruleSetOf(rules)
  const seats = sheet.begins === 'black' ? [opponent, creator] : [creator, opponent]
  let position = startPosition(sheet)
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(sheet, position)
    const { [(ply * 7919) % moves.length]: move } = moves
    if (move === undefined) break
    const form = { ply: String(ply), move: writePath(sheet, move) }
    if ((await ask(at, `${seats[ply % 2]}/move`, { form })).status !== 303) break
    position = play(sheet, position, move)
  }
  return `/g/${idOf(creator)}/embed`
}

describe('a board in a frame of another site', () => {
  test('may be framed by anyone, and nothing in it acts; no other page may be framed', async () => {
    const { at, embed, watch, creator } = await game()
    const { status, headers, body } = await ask(at, embed, { headers: { cookie: 'language=nl' } })
    expect([status, headers['content-security-policy']]).toEqual([
      200,
      expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'none'; base-uri 'none'; frame-ancestors \*$/,
      ),
    ])
    expect(body).not.toMatch(/<(?:script|form|button|input|link|img|iframe)|\/p\/|\/i\/|\byour?\b/i)
    expect([headers['set-cookie'], body.includes('lang="en')]).toEqual([undefined, true])
    for (const path of [watch, `${watch}/sheet`, creator, '/', `${creator}/embed`, `/oembed?url=x`]) {
      const other = await ask(at, path)
      expect(other.headers['content-security-policy'] ?? "'none'").toMatch(/'none'$/)
    }
  })

  test('says who plays and at which move, and steps by links that stay in it', async () => {
    const { at, embed, watch } = await game()
    const { body } = await ask(at, embed)
    expect(body).toContain('<title>Amara v Joost, Move 2 · Crownhead</title>')
    expect(body).toContain(`<a class="out" href="http://127.0.0.1${watch}" target="_blank" rel="noopener">`)
    const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => !href.startsWith('?'))).toEqual([`http://127.0.0.1${watch}`])
    const back = (await ask(at, `${embed}?ply=1&theme=dark&flip=1&language=nl`)).body
    expect(back).toContain('<title>Amara – Joost, Zet 1 · Crownhead</title>')
    expect(back).toContain('href="?ply=2&amp;flip=1&amp;theme=dark&amp;language=nl"')
    expect(back).toContain('href="?flip=1&amp;theme=dark&amp;language=nl"')
    expect(back).toMatch(/<html\s+lang="nl-NL"\s+class="dark"/)
  })

  test('has the language and the colours of its address, else of its reader; what cannot be read is not said', async () => {
    const { at, embed } = await game()
    const dutch = { headers: { 'accept-language': 'nl' } }
    expect((await ask(at, embed, dutch)).body).toContain('Zwart aan zet')
    expect((await ask(at, `${embed}?language=de`, dutch)).body).toContain('Schwarz ist am Zug')
    const odd = (await ask(at, `${embed}?language=xx&theme=%22%3E%3Cb%3E&flip=2`, dutch)).body
    expect(odd).toContain('Zwart aan zet')
    expect(odd).not.toContain('<b>"')
    expect((await ask(at, `${embed}?ply=99`)).status).toBe(404)
    expect((await ask(at, '/g/AAAAAAAAAAAA/embed')).headers['cache-control']).toBe('no-store')
  })

  test('loads itself again while the game runs, more and more rarely, and never after its end', async () => {
    const { at, embed, creator } = await game()
    const fresh = await ask(at, embed)
    expect([fresh.headers['refresh'], fresh.headers['cache-control']]).toEqual(['300', 'public, max-age=60'])
    expect((await ask(at, `${embed}?ply=1`)).headers['refresh']).toBeUndefined()
    at.clock.now += 5 * HOUR
    expect((await ask(at, embed)).headers['refresh']).toBe('1800')
    at.clock.now += DAY
    expect((await ask(at, embed)).headers['refresh']).toBe('3600')
    await act(at, creator, 'resign', { ply: '4' })
    const over = await ask(at, embed)
    expect([over.headers['refresh'], over.headers['cache-control']]).toEqual([undefined, 'public, max-age=300'])
    expect(over.body).toContain('Amara won: Joost resigned.')
  })

  test('shows a game that has not begun, without the name of whoever is invited', async () => {
    const at = stand()
    const { status, body } = await ask(at, `/g/${idOf(await newGame(at, { opponentName: 'Zoe' }))}/embed`)
    expect([status, body.includes('Not begun yet'), body.includes('Zoe')]).toEqual([200, true, false])
  })

  test('has at most 10 KB in the widest rules, the longest game and every language', async () => {
    const at = stand()
    const path = await longGame(at, 'canadian', 400)
    for (const language of LANGUAGES) {
      const { body, status } = await ask(at, `${path}?language=${language}`)
      expect(status).toBe(200)
      expect(gzipSync(body).length).toBeLessThan(10_000)
    }
  })
})

describe('what another site learns of a game (oEmbed 1.0)', () => {
  const learn = async (at: Stand, query: Readonly<Record<string, string>>) =>
    ask(at, `/oembed?${new URLSearchParams(query).toString()}`)

  test('is a frame within the room that it has', async () => {
    const { at, watch, embed } = await game()
    const url = `http://127.0.0.1${watch}`
    const { status, headers, body } = await learn(at, { url, format: 'json' })
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const frame = (width: number, height: number): string =>
      `<iframe src="http://127.0.0.1${embed}" title="English draughts, Crownhead" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`
    const whole = {
      version: '1.0',
      type: 'rich',
      title: 'Amara v Joost',
      provider_name: 'Crownhead',
      provider_url: 'http://127.0.0.1',
      cache_age: 3600,
      html: frame(640, 452),
      width: 640,
      height: 452,
    }
    const picture = `http://127.0.0.1/v1/games/${watch.slice(3)}.png`
    const thumbnail = { thumbnail_url: picture, thumbnail_width: 480, thumbnail_height: 480 }
    expect(JSON.parse(body)).toEqual({ ...whole, ...thumbnail })
    const small = await learn(at, { url: `http://127.0.0.1${embed}`, maxwidth: '500', maxheight: '460' })
    expect(JSON.parse(small.body)).toEqual({ ...whole, html: frame(500, 460), width: 500, height: 460 })
    const past = JSON.parse((await learn(at, { url: `${url}?ply=2` })).body) as { html: string }
    expect(past.html).toContain(`src="http://127.0.0.1${embed}?ply=2"`)
  })

  test('is nothing of a seat, of another site or of no game; XML is not spoken; a wrong size is refused', async () => {
    const { at, watch, creator, invitation } = await game()
    const url = `http://127.0.0.1${watch}`
    const unknown = [
      `http://127.0.0.1${creator}`,
      `http://127.0.0.1${invitation}`,
      `http://127.0.0.1/g/${creator.slice(3)}`,
      `http://127.0.0.1${watch}/sheet`,
      `https://evil.example${watch}`,
      `http://127.0.0.1@evil.example${watch}`,
      'http://127.0.0.1/g/AAAAAAAAAAAA',
      `${url}?ply=99`,
      `${url}?x=${'x'.repeat(300)}`,
      watch,
      '',
    ]
    for (const each of unknown) {
      const { status, body } = await learn(at, { url: each })
      expect([each, status, body]).toEqual([each, 404, ''])
    }
    expect((await learn(at, { url, format: 'xml' })).status).toBe(501)
    for (const maxwidth of ['0', '-1', '1.5', 'x', '1000000'])
      expect((await learn(at, { url, maxwidth })).status).toBe(400)
  })

  test('is found from the page for watching, and from no page with a secret', async () => {
    const { at, watch, creator } = await game()
    const found = (page: string): string | undefined =>
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(page)?.[1]
    const address = found((await ask(at, watch)).body) ?? ''
    expect((await ask(at, address.replaceAll('&amp;', '&'))).status).toBe(200)
    for (const path of [creator, `${creator}/settings`, '/'])
      expect([path, found((await ask(at, path)).body)]).toEqual([path, undefined])
  })

  test('is a line of HTML on the page for watching and on those of a finished game, without a secret', async () => {
    const { at, watch, creator, opponent, embed } = await game()
    const lineOn = async (path: string): Promise<string> =>
      /id="embed" readonly value="([^"]*)"/.exec((await ask(at, path)).body)?.[1] ?? ''
    const line = await lineOn(`${watch}?tab=about`)
    expect(line).toContain(`src=&quot;http://127.0.0.1${embed}&quot;`)
    await act(at, creator, 'resign', { ply: '4' })
    expect([await lineOn(watch), await lineOn(creator)]).toEqual([line, line])
    expect(await lineOn(opponent)).toBe(line.replace('/embed', '/embed?flip=1'))
  })
})

describe('in a browser', () => {
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    served = await serve()
  })
  afterAll(() => served.close())

  test('a club’s page shows the board by one line; a narrower frame shows less, and nothing is cut', async () => {
    const { embed } = await game(served.at)
    const frames = [
      [640, 452],
      [500, 916],
      [340, 468],
    ].map(
      ([wide, high]) =>
        `<iframe src="${served.origin}${embed}" width="${wide}" height="${high}" style="border:0"></iframe>`,
    )
    const club = createServer((_, outgoing) =>
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${frames.join('')}`),
    )
    await new Promise<void>((resolve) => club.listen(0, '127.0.0.1', () => resolve()))
    const address = club.address()
    const browser = await sharedBrowser()
    const page = await browser.newPage()
    // Another host name, and so another site.
    await page.goto(`http://localhost:${typeof address === 'object' && address ? address.port : 0}/`)
    const seen = await Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) =>
          frame.evaluate(() => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
            const isShown = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() === true
            const parts = ['.board', '.player', '.turn', '.moves', '.joined', '.out'].filter(isShown)
            const beside = document.querySelector('.side')?.getBoundingClientRect().top ?? 0
            return { parts, beside: beside < 50, over: [scrollWidth > clientWidth, scrollHeight > clientHeight] }
          }),
        ),
    )
    const all = ['.board', '.player', '.turn', '.moves', '.joined', '.out']
    expect(seen).toEqual([
      { parts: all, beside: true, over: [false, false] },
      { parts: all, beside: false, over: [false, false] },
      { parts: ['.board', '.player', '.turn'], beside: false, over: [false, false] },
    ])
    const [, whole] = page.frames()
    await whole?.click('#back')
    await whole?.waitForURL(/ply=3/)
    expect(await whole?.title()).toBe('Amara v Joost, Move 2 · Crownhead')
    await page.close()
    await browser.close()
    await new Promise((resolve) => club.close(resolve))
  })
})
