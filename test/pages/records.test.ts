import { describe, expect, test } from 'vitest'
import { answerApi } from '../../shared/service/answer-api.ts'
import { type Stand, ask, begun, idOf, invitationOf, newGame, stand } from './stand.ts'

const WORDS = { en: ['Score sheet', 'Keep this game'], nl: ['Notatieformulier', 'Deze partij bewaren'] } as const

const move = (at: Stand, seat: string, ply: number, text: string) =>
  ask(at, `${seat}/move`, { form: { ply: String(ply), move: text } })

/** Begins a game and plays four moves. The opponent has Black and moves first. */
const played = async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  for (const [ply, text] of ['11-15', '22-18', '15x22', '25x18'].entries()) {
    at.clock.now += 90 * 60_000
    expect((await move(at, ply % 2 === 0 ? opponent : creator, ply, text)).status).toBe(303)
  }
  return { at, creator, opponent, id: idOf(creator) }
}

const recordLinks = (page: string): readonly string[] =>
  [...page.matchAll(/href="(\/v1\/games\/[^"]+|\/g\/\w+\/sheet)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )

/** Requests a path from the pages or from the API, whichever it belongs to. */
const get = (at: Stand, path: string) => {
  const url = new URL(path, 'https://draughts.test')
  if (!url.pathname.startsWith('/v1/')) return ask(at, path)
  return answerApi(at.service, {
    method: 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: {},
    from: '192.0.2.1',
    body: '',
    receivedAt: at.clock.now,
  })
}

describe('a board page links to six records, and each of them exists', () => {
  test.each([
    ['a seat', (who: string) => who],
    ['a watcher', (_: string, id: string) => `/g/${id}`],
  ])('%s', async (_, pathOf) => {
    const { at, opponent, id } = await played()
    for (const query of ['?tab=about', '?tab=about&ply=2', '?tab=about&flip=1', '?tab=about&ply=0&flip=1']) {
      const { body } = await ask(at, pathOf(opponent, id) + query)
      const links = recordLinks(body)
      expect(links).toHaveLength(6)
      for (const link of links) expect([link, (await get(at, link)).status]).toEqual([link, 200])
    }
  })

  test('they show the position, from the side, that the reader looks at', async () => {
    const { at, opponent, id } = await played()
    expect(recordLinks((await ask(at, `${opponent}?tab=about&ply=2`)).body)).toContain(
      `/v1/games/${id}.png?ply=2&flip=1`,
    )
    expect(recordLinks((await ask(at, `/g/${id}?tab=about`)).body)).toContain(`/v1/games/${id}.png`)
  })

  test('a game that has not begun has none', async () => {
    const at = stand()
    const creator = await newGame(at)
    expect(recordLinks((await ask(at, `${creator}?tab=about`)).body)).toEqual([])
    expect((await ask(at, `/g/${idOf(creator)}/sheet`)).status).toBe(404)
  })
})

describe('the preview of a link has a picture', () => {
  const pictureOn = (page: string): string => /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''

  test('of the current board on the page for watching; a seat has none, because its link is secret', async () => {
    const { at, id, creator } = await played()
    const picture = pictureOn((await ask(at, `/g/${id}`)).body)
    expect(new URL(picture).pathname).toBe(`/v1/games/${id}.png`)
    expect((await get(at, picture)).headers['content-type']).toBe('image/png')
    expect(pictureOn((await ask(at, creator)).body)).toBe('')
  })

  test('of the start position for an invitation, whose address contains no part of the token', async () => {
    const at = stand()
    const invitation = invitationOf((await ask(at, await newGame(at))).body)
    const picture = pictureOn((await ask(at, invitation)).body)
    expect(picture).toMatch(/\.png\?ply=0$/)
    expect(picture).not.toContain(invitation.slice(3).slice(-32))
    expect((await get(at, picture)).status).toBe(200)
  })
})

describe.each(['en', 'nl'] as const)('the score sheet in %s', (language) => {
  const headers = { 'accept-language': language }

  test('has names, moves with times, the position in words, result and two signatures', async () => {
    const { at, creator, id } = await played()
    const running = await ask(at, `/g/${id}/sheet`, { headers })
    expect(running.status).toBe(200)
    expect(running.body).toContain(WORDS[language][0])
    expect((await ask(at, `${creator}/act`, { form: { type: 'resign', ply: '4' } })).status).toBe(303)
    const { body } = await ask(at, `/g/${id}/sheet`, { headers })
    for (const text of ['11-15', '22-18', '15x22', '25x18', '27.2', '2–0']) expect(body).toContain(text)
    expect(body.match(/<small>1 [hu]<\/small>/g)).toHaveLength(4)
    expect(body.match(/class="signatures"/g)).toHaveLength(1)
    expect(body).not.toContain('<script')
  })

  test('a game that is over shows its records beside the board, outside the tabs', async () => {
    const { at, creator, id } = await played()
    expect((await ask(at, `/g/${id}`, { headers })).body).not.toContain(WORDS[language][1])
    await ask(at, `${creator}/act`, { form: { type: 'resign', ply: '4' } })
    const { body } = await ask(at, `/g/${id}`, { headers })
    expect(body.split(WORDS[language][1])).toHaveLength(2)
    expect(recordLinks(body)).toHaveLength(6)
  })
})

test('the style of the sheet is a file of its own, and exists', async () => {
  const { at, id } = await played()
  const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec((await ask(at, `/g/${id}/sheet`)).body) ?? []
  const { status, body } = await ask(at, style)
  expect([status, body.includes('@page{size:A4')]).toEqual([200, true])
})
