import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BOARD_STYLE, CARD_STYLE, NOTIFY_STYLE, OPEN_STYLE } from '../../shared/pages/style/inline-styles.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { NOON, ask, begun, idOf, invitationOf, locationOf, newGame, stand, wholePage } from './stand.ts'

const DAY = 86_400_000
const GUEST = { key: 'guest-key-0123456789', timeZone: '', name: 'Amara', email: '' }
const FORM = {
  key: 'k'.repeat(22),
  timeZone: 'Europe/Amsterdam',
  name: 'Joost',
  email: '',
  seat: 'toss',
  rules: 'english',
  clock: 'own',
  perMove: '2',
  reserve: '0',
  opponentName: '',
  opponentEmail: '',
}

test('repeating the form that made a seat does not reveal a link that was rotated since', async () => {
  const at = stand()
  const creator = locationOf(await ask(at, '/', { form: FORM }))
  const invitation = invitationOf((await ask(at, creator)).body)
  const opponent = locationOf(await ask(at, invitation, { form: GUEST }))
  for (const seat of [creator, opponent])
    expect(locationOf(await ask(at, `${seat}/rotate`, { method: 'POST' }))).toMatch(/^\/p\//)
  expect(locationOf(await ask(at, '/', { form: FORM }))).toBe('/links')
  expect(locationOf(await ask(at, invitation, { form: GUEST }))).toBe('/links')
})

const headingIn = (body: string): string => /<h1[^>]*>([^]*?)<\/h1>/.exec(body)?.[1] ?? body

describe('a new game', () => {
  test('is made once if pressed twice, and its page survives a reload', async () => {
    const at = stand()
    const first = await ask(at, '/', { form: FORM })
    expect([first.status, locationOf(first)]).toEqual([303, locationOf(await ask(at, '/', { form: FORM }))])
    const page = await ask(at, locationOf(first))
    expect(page.body).toContain('Send this to your opponent')
    expect(page.body).toContain(invitationOf(page.body))
    expect(page.body).toContain('(Central European Time)')
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ perMove: '0' }, 'perMove'],
    [{ perMove: '367' }, 'perMove'],
    [{ increment: '-1' }, 'increment'],
    [{ increment: '1', cap: '0' }, 'cap'],
    [{ cap: '10' }, 'increment'],
    [{ period: '1.5', moves: '10' }, 'period'],
    [{ period: '5' }, 'moves'],
    [{ moves: '10' }, 'period'],
    [{ period: '5', moves: '101' }, 'moves'],
    [{ reserve: '' }, 'reserve'],
    [{ seat: 'red' }, 'seat'],
    [{ rules: 'chess' }, 'rules'],
    [{ rules: 'international', opening: 'three-move' }, 'opening'],
    [{ opening: 'fen', fen: 'nonsense' }, 'fen'],
    [{ firstMove: '11-15' }, 'firstMove'],
    [{ leave: 'x' }, 'leave'],
    [{ invitationLife: '181' }, 'invitationLife'],
    [{ arbiterEmail: 'ref@example.org' }, 'arbiterName'],
    [{ match: 'three' }, 'match'],
  ])('%j is refused at its field, and nothing typed is lost', async (wrong, field) => {
    const answer = await ask(stand(), '/', { form: { ...FORM, ...wrong } })
    expect(answer.status).toBe(400)
    expect(answer.body).toContain(`href="#${field}"`)
    expect(answer.body).toContain(`value="${FORM.key}"`)
  })

  test('can use every setting, and the invitation lists them', async () => {
    const at = stand()
    const chosen = {
      opening: 'eleven-man',
      match: 'in-turn',
      strictness: 'laws',
      weekendsOff: '1',
      clock: 'fischer',
      invitationLife: '7',
      leave: '0',
      arbiterName: 'Refer',
      arbiterEmail: 'ref@example.org',
    }
    const page = (await ask(at, locationOf(await ask(at, '/', { form: { ...FORM, ...chosen } })))).body
    const invitation = (await ask(at, invitationOf(page))).body
    for (const shown of [
      '10 days for the whole game, 1 day extra with each move, up to 10 days',
      'Eleven-man ballot',
      'A match of two games, one after the other',
      'By the laws',
      'Saturdays and Sundays do not count (Central European Time)',
      'Arbiter: Refer',
      '2026-11-28T12:00:00Z',
    ])
      expect(invitation).toContain(shown)
  })

  test.each([
    [{ perMove: '2', reserve: '0' }, '2 days per move'],
    [{ perMove: '2', reserve: '5' }, '2 days per move, and 5 days in reserve for the whole game'],
    [{ perMove: '2', reserve: '5', increment: '0' }, '2 days per move, and 5 days in reserve for the whole game'],
    [
      { perMove: '0', reserve: '10', increment: '1', cap: '12' },
      '10 days for the whole game, 1 day extra with each move, up to 12 days',
    ],
    [
      { perMove: '0', reserve: '50', period: '40', moves: '10' },
      '50 days for the whole game, 40 days extra with every 10 moves',
    ],
    [
      { perMove: '1', reserve: '3', increment: '2', cap: '20', period: '5', moves: '8' },
      '1 day per move, and 3 days in reserve for the whole game, 2 days added to the reserve with each move, up to 20 days, 5 days added to the reserve with every 8 moves',
    ],
    [{ perMove: '1', reserve: '0', increment: '2' }, '1 day per move, 2 days added to the reserve with each move'],
    [
      { perMove: '1', reserve: '0', period: '5', moves: '1' },
      '1 day per move, 5 days added to the reserve with each move',
    ],
  ])('has its own clock: %j, shown to both as “%s”', async (clock, shown) => {
    const at = stand()
    const blank = { increment: '', cap: '', period: '', moves: '' }
    const creator = locationOf(await ask(at, '/', { form: { ...FORM, ...blank, ...clock } }))
    const page = await wholePage(at, creator)
    expect(page).toContain(`<dd>${shown}</dd>`)
    // The invitation says what the clock means, and what is added.
    const gains = shown
      .split(', ')
      .filter((part) => /extra|added|up to/.test(part))
      .join(', ')
    expect((await ask(at, invitationOf(page))).body).toContain(gains === '' ? 'You have ' : `Also: ${gains}.`)
  })

  test('a first move goes with the invitation', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at, { seat: 'black', firstMove: '11-15' })
    expect((await ask(at, opponent)).body).toContain('Joost played <b>11-15</b>')
    expect((await ask(at, creator)).body).toContain('Your move 11-15 has been made.')
  })

  test('accepts no unknown field and no key that could be guessed', async () => {
    for (const form of [
      { ...FORM, admin: '1' },
      { ...FORM, key: '1' },
    ])
      expect((await ask(stand(), '/', { form })).status).toBe(400)
  })

  test('cannot be posted from another site', async () => {
    const post = async (headers: Readonly<Record<string, string>>) =>
      (await ask(stand('https://crownhead.example'), '/', { form: FORM, headers })).status
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await post({ origin: 'https://evil.example' })).toBe(403)
    expect(await post({ origin: 'https://crownhead.example' })).toBe(303)
    expect(await post({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(303)
  })
})

describe('an invitation', () => {
  test('says who invites to what, and opening it does not join', async () => {
    const at = stand()
    const invitation = invitationOf((await ask(at, await newGame(at))).body)
    const page = (await ask(at, invitation)).body
    expect(page).toContain('Joost invites you to a game of draughts')
    expect(page).toContain('You have 3 days for each move; a slower move uses up your reserve of 7 days')
    expect(page).toContain('Black: you begin')
    expect((await ask(at, invitation)).status).toBe(200)
  })

  test('gives one person one seat, however often they press; the next person learns that it is taken', async () => {
    const at = stand()
    const { invitation, opponent } = await begun(at)
    expect(locationOf(await ask(at, invitation, { form: GUEST }))).toBe(opponent)
    const other = await ask(at, invitation, { form: { ...GUEST, key: 'another-key-0123456789' } })
    expect([other.status, other.body.includes('has been accepted')]).toEqual([410, true])
    const later = await ask(at, invitation)
    expect([later.status, headingIn(later.body)]).toEqual([410, headingIn(other.body)])
  })

  test('that has expired or was cancelled says what to do', async () => {
    const at = stand()
    const creator = await newGame(at)
    const invitation = invitationOf((await ask(at, creator)).body)
    at.clock.now = NOON + 31 * DAY
    expect((await ask(at, invitation)).body).toContain('Ask Joost to renew it')
    expect((await ask(at, invitation, { form: GUEST })).status).toBe(410)
    const off = stand()
    const second = await newGame(off)
    const link = invitationOf((await ask(off, second)).body)
    await ask(off, `${second}/act`, { form: { type: 'abort', ply: '0' } })
    expect((await ask(off, link)).body).toContain('called it off')
  })
})

describe('the creator’s page shows the people whom they named', () => {
  const OTIS = { opponentName: 'Otis', opponentEmail: 'otis@draughts.test' }
  const IDA = { arbiterName: 'Ida', arbiterEmail: '' }
  const EMAILED = 'We are emailing the invitation to Otis. You can also pass this link on. It works once.'

  test.each([
    [
      'without a name, anyone',
      {},
      ['Joost is waiting for an opponent', 'The first person to open this link and accept'],
    ],
    ['with an address, that we email them', OTIS, ['Joost is waiting for Otis', EMAILED]],
    [
      'without an address, to send the link',
      { ...OTIS, opponentEmail: '' },
      ['Send this link to Otis. It works once.'],
    ],
    ['an arbiter alike', { ...OTIS, ...IDA }, [EMAILED, 'Send this link to Ida. It works once.']],
  ])('%s', async (_, fields, shown) => {
    const at = stand()
    const { body } = await ask(at, await newGame(at, fields))
    for (const sentence of [...shown, 'Your game is ready.', 'The game begins when']) expect(body).toContain(sentence)
  })

  test('others read only when the game begins', async () => {
    const at = stand()
    const creator = await newGame(at, { ...OTIS, ...IDA })
    const { body } = await ask(at, `/g/${idOf(creator)}`)
    expect(body).toMatch(/<h1[^>]*>Not begun yet<\/h1>\s*<p[^>]*>The game begins when the invitation is accepted\./)
    expect(body).not.toMatch(/Your game is ready|Otis/)
  })

  test.each([
    ['with an address', OTIS],
    ['without one', { ...OTIS, opponentEmail: '' }],
  ])('and the invitation of a person %s, whose link tells its reader of no other address', async (_, fields) => {
    const at = stand()
    const invitation = invitationOf((await ask(at, await newGame(at, fields))).body)
    const { body } = await ask(at, invitation)
    expect(body).not.toContain('Leave it empty to use the address that you were invited with.')
    expect(body).toContain('For your link and your turns. Joost does not see it.')
  })

  test('an arbiter is not told who the arbiter is', async () => {
    const at = stand()
    const { body } = await ask(at, await newGame(at, IDA))
    const invitation = /\/i\/e[\w-]+/.exec(body)?.[0] ?? ''
    const page = await ask(at, invitation)
    expect(page.body).toContain('Joost asks you to be the arbiter')
    expect(page.body).not.toContain('Arbiter: Ida')
  })
})

describe('what a page reveals', () => {
  test('watching shows no token and no form that acts', async () => {
    const at = stand()
    const { creator, opponent, invitation } = await begun(at)
    const page = await ask(at, `/g/${opponent.slice(5, 17)}`)
    expect(page.status).toBe(200)
    for (const path of [creator, opponent, invitation]) expect(page.body).not.toContain(path.slice(3))
    expect([...page.body.matchAll(/<form method="post"[^>]* action="([^"]*)"/g)].map(([, action]) => action)).toEqual([
      '/language',
    ])
    expect(page.body).toContain('og:title')
  })

  test('a seat does not show the other’s link, and the invitation shows neither', async () => {
    const at = stand()
    const creator = await newGame(at)
    const invitation = invitationOf((await ask(at, creator)).body)
    expect((await ask(at, invitation)).body).not.toContain(creator.slice(3))
    const { creator: one, opponent: two } = await begun(at)
    expect((await ask(at, one)).body).not.toContain(two.slice(3))
    expect((await ask(at, two)).body).not.toContain(one.slice(3))
  })

  test('pages with a token are not cached, not indexed, and send no referrer', async () => {
    const at = stand()
    const { headers } = await ask(at, await newGame(at))
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const [board, open, card, notify] = [BOARD_STYLE, OPEN_STYLE, CARD_STYLE, NOTIFY_STYLE].map((style) =>
      createHash('sha256').update(style).digest('base64'),
    )
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'self' 'sha256-${board}' 'sha256-${open}' 'sha256-${card}' 'sha256-${notify}'; script-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
  })
})

describe('links that do not open', () => {
  test.each([
    '/p/nothing',
    '/i/nothing',
    `/p/c1${'a'.repeat(44)}`,
    '/g/nothing',
    '/g/abcdefghijkl',
    '/no',
    '/assets/no.css',
  ])('%s is a page that says so', async (path) => {
    const answer = await ask(stand(), path)
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('<h1>')
  })

  test('one kind of link does not work as another', async () => {
    const at = stand()
    const creator = await newGame(at)
    const invitation = invitationOf((await ask(at, creator)).body)
    expect((await ask(at, invitation.replace('/i/', '/p/'))).status).toBe(404)
    expect((await ask(at, creator.replace('/p/', '/i/'))).status).toBe(404)
    expect(
      (await ask(at, `${invitation.replace('/i/', '/p/')}/act`, { form: { type: 'abort', ply: '0' } })).status,
    ).toBe(404)
  })

  test('a method that a path does not have', async () => {
    const answer = await ask(stand(), '/p/x/move')
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST'])
  })
})

test('the name of a file follows its content', () => {
  const scripts = { 'board-en': '1', 'board-nl': '2' }
  const [one, other] = [assetFiles(scripts), assetFiles({ ...scripts, 'board-en': '3' })]
  expect(one.assets.en.style).toBe(other.assets.nl.style)
  expect(one.assets.en.script).not.toBe(other.assets.en.script)
  expect(one.assets.nl.script).toBe(other.assets.nl.script)
  expect(one.files.get(one.assets.en.script.slice('/assets/'.length))?.body).toBe('1')
  expect(one.files.get(one.assets.nl.script.slice('/assets/'.length))?.body).toBe('2')
})

test('a script names its parts by their content, in its own language, and has a new name with each of them', () => {
  const scripts = {
    'board-nl': 'import("./choosing.ts"),import("../timing/times.ts")',
    'times-nl': 'from"./choosing.ts"',
    'choosing-nl': '1',
  }
  const [one, other] = [assetFiles(scripts), assetFiles({ ...scripts, 'choosing-nl': '2' })]
  const [, ...named] = one.files.get(one.assets.nl.script.slice('/assets/'.length))?.body.toString().split('"') ?? []
  const [choosing = '', , times = ''] = named
  expect([...one.files.keys()]).toEqual(
    expect.arrayContaining([choosing, times].map((name) => name.slice('/assets/'.length))),
  )
  expect(one.files.get(times.slice('/assets/'.length))?.body).toBe(`from"${choosing}"`)
  expect(one.assets.nl.script).not.toBe(other.assets.nl.script)
})
