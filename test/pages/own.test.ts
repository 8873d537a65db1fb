import { describe, expect, test } from 'vitest'
import { REMINDERS } from '../../shared/game/model/events.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type Purpose, mintToken } from '../../shared/service/credentials/tokens.ts'
import { type Stand, act, arbiterOf, ask, begun, idOf, locationOf, newGame, stand, wholePage } from './stand.ts'

const DAY = 86_400_000

const linkOf = async ({ service }: Stand, seat: string, purpose: Purpose): Promise<string> => {
  const loaded = await loadGame(service.games, idOf(seat))
  return loaded ? mintToken(service.signer, purpose, idOf(seat), loaded.game) : ''
}

const SETTINGS = {
  name: 'Amara K.',
  email: 'amara@example.org',
  locale: 'nl',
  timeZone: 'Europe/Amsterdam',
  day: '1',
  quietHours: '1',
}

const tickedOn = (page: string): readonly (string | undefined)[] =>
  [...page.matchAll(/type="checkbox"\s+id="(\w+)"[^>]*checked/g)].map(([, id]) => id)

describe('settings', () => {
  test('are shown and saved together, and an unticked box is off', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    const saved = await ask(at, `${opponent}/settings`, { form: SETTINGS })
    expect([saved.status, locationOf(saved)]).toEqual([303, `${opponent}/settings?saved=1`])
    const page = (await ask(at, locationOf(saved))).body
    expect(page).toContain('Opgeslagen.')
    expect(page).toContain('value="amara@example.org"')
    expect(page).toMatch(/<input[^>]*id="email"[^>]*type="email"|<input[^>]*type="email"[^>]*id="email"/)
    expect(tickedOn(page)).toEqual(['day', 'quietHours'])
    expect(page).toMatch(/<option value="Europe\/Amsterdam"\s+selected/)
    // The address is confirmed by its first email, which is on its way to whoever is to move.
    expect(page).toMatch(/Opgeslagen\. We hebben je een e-mail gestuurd, [^<]* Druk daarin op de knop/)
    await ask(at, `${creator}/settings`, { form: { ...SETTINGS, email: 'joost@example.org', locale: 'en' } })
    expect((await ask(at, `${creator}/settings?saved=1`)).body).toMatch(
      /Saved\. The first email comes when Amara K\. has moved\. [^<]* confirms your address\./,
    )
    await ask(at, `${creator}/settings`, { form: { ...SETTINGS, name: 'Joost', email: '', locale: 'en' } })
    expect((await ask(at, `${creator}/settings?saved=1`)).body).toMatch(/Saved\. *<\/p>/)
    const board = (await ask(at, creator)).body
    expect(board).toContain('Amara K.')
    expect(board).not.toContain('amara@example.org')
  })

  test.each([...REMINDERS, 'quietHours', 'playForced'])(
    'include a box that can be ticked by itself: %s',
    async (box) => {
      const at = stand()
      const { opponent } = await begun(at)
      const form = { name: 'Amara', email: '', locale: 'en', timeZone: 'Europe/Amsterdam', [box]: '1' }
      expect((await ask(at, `${opponent}/settings`, { form })).status).toBe(303)
      expect(tickedOn((await ask(at, `${opponent}/settings`)).body)).toEqual([box])
    },
  )

  test('that are invalid say so at the field, and unknown fields are rejected', async () => {
    const at = stand()
    const { opponent } = await begun(at)
    const wrong = await ask(at, `${opponent}/settings`, { form: { ...SETTINGS, email: 'nobody', name: '' } })
    expect(wrong.body).not.toContain('Saved.')
    expect([wrong.status, wrong.body.includes('href="#email"'), wrong.body.includes('href="#name"')]).toEqual([
      400,
      true,
      true,
    ])
    expect((await ask(at, `${opponent}/settings`, { form: { ...SETTINGS, admin: '1' } })).status).toBe(400)
  })
})

describe('an arbiter’s settings', () => {
  const FORM = { email: 'nia@example.org', locale: 'nl', timeZone: 'Asia/Tokyo', follow: 'all' }

  const refereed = async () => {
    const at = stand()
    const { creator } = await begun(at, { arbiterName: 'Nia', arbiterEmail: '' })
    const invitation = (await ask(at, creator)).body.match(/\/i\/[\w-]+/g)?.at(-1) ?? ''
    await ask(at, invitation, { form: { key: 'guest-key-0123456780', timeZone: '', name: 'Nia', email: '' } })
    return { at, creator, arbiter: await arbiterOf(at, creator) }
  }

  const chosenOn = (page: string): readonly (string | undefined)[] =>
    [...page.matchAll(/type="radio"\s+name="follow"\s+value="(\w+)"[^>]*checked/g)].map(([, value]) => value)

  test('are reached from the arbiter’s page, and saved together', async () => {
    const { at, creator, arbiter } = await refereed()
    expect(await wholePage(at, arbiter)).toContain(`href="${arbiter}/settings"`)
    expect(chosenOn((await ask(at, `${arbiter}/settings`)).body)).toEqual(['asked'])
    const saved = await ask(at, `${arbiter}/settings`, { form: FORM })
    expect([saved.status, locationOf(saved)]).toEqual([303, `${arbiter}/settings?saved=1`])
    const page = (await ask(at, locationOf(saved))).body
    expect(page).toContain('Opgeslagen.')
    expect(page).toContain('value="nia@example.org"')
    expect(page).toMatch(/<option value="Asia\/Tokyo"\s+selected/)
    expect(chosenOn(page)).toEqual(['all'])
    expect(await wholePage(at, creator)).not.toContain('nia@example.org')
  })

  test('that turn emails off keep which events the arbiter follows', async () => {
    const { at, arbiter } = await refereed()
    for (const follow of ['results', 'none']) await ask(at, `${arbiter}/settings`, { form: { ...FORM, follow } })
    expect(chosenOn((await ask(at, `${arbiter}/settings`)).body)).toEqual(['none'])
    const { contacts, games } = at.service
    const contact = (await loadGame(games, idOf(arbiter)))?.game.arbiter?.contact ?? ''
    expect(await contacts.load(idOf(arbiter), contact)).toMatchObject({ silent: true, follow: 'results' })
  })

  test('that are invalid say so at the field; a player cannot save an arbiter’s settings, nor the other way round', async () => {
    const { at, creator, arbiter } = await refereed()
    const wrong = await ask(at, `${arbiter}/settings`, { form: { ...FORM, email: 'nobody', follow: 'moves' } })
    expect([wrong.status, wrong.body.includes('id="email-fault"'), wrong.body.includes('id="follow-fault"')]).toEqual([
      400,
      true,
      true,
    ])
    expect((await ask(at, `${arbiter}/settings`, { form: SETTINGS })).status).toBe(400)
    expect((await ask(at, `${creator}/settings`, { form: FORM })).status).toBe(400)
  })
})

test('a note is kept for its writer as text; an only move can be played automatically', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  const note = '</textarea><script>alert(1)</script>\nhold the double corner'
  expect((await ask(at, `${opponent}/own`, { form: { note } })).status).toBe(303)
  const page = await wholePage(at, opponent)
  expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toContain('<script>alert')
  expect(await wholePage(at, creator)).not.toContain('double corner')
  await ask(at, `${opponent}/own`, { form: { playForced: '1' } })
  expect(await wholePage(at, opponent)).toContain('Let me play it myself')
  expect(await wholePage(at, opponent)).toContain('double corner')
})

test('a leaked link is rotated: the old one is dead, the new one opens', async () => {
  const at = stand()
  const { opponent } = await begun(at)
  const rotated = await ask(at, `${opponent}/rotate`, { form: {} })
  expect(rotated.status).toBe(303)
  expect((await ask(at, opponent)).status).toBe(404)
  expect((await ask(at, locationOf(rotated))).status).toBe(200)
})

describe('a seat whose link was lost', () => {
  const GUEST = { key: 'guest-key-9876543210', timeZone: '', name: 'Amara', email: 'amara@example.org' }

  const lost = async () => {
    const at = stand()
    const seats = await begun(at)
    await act(at, seats.creator, 'ask-reseat')
    const reseat = /\/a\/[\w-]+/.exec((await ask(at, seats.creator)).body)?.[0] ?? ''
    return { at, ...seats, reseat }
  }

  test('is taken after 48 hours with the link that the opponent passes on', async () => {
    const { at, reseat, opponent } = await lost()
    expect((await ask(at, opponent)).body).toContain('I am still here')
    expect(await wholePage(at, opponent)).not.toContain(reseat)
    const early = (await ask(at, reseat)).body
    expect([early.includes('It works from'), early.includes('name="key"')]).toEqual([true, false])
    expect((await ask(at, reseat, { form: GUEST })).status).toBe(409)
    at.clock.now += 2 * DAY
    expect((await ask(at, reseat)).body).toContain('Take my seat')
    const taken = await ask(at, reseat, { form: GUEST })
    expect(taken.status).toBe(303)
    expect((await ask(at, locationOf(taken))).body).toContain('You begin')
    expect((await ask(at, opponent)).status).toBe(404)
    expect((await ask(at, reseat)).status).toBe(410)
  })

  test('stays with a holder who says that they are still here', async () => {
    const { at, reseat, opponent } = await lost()
    expect((await act(at, opponent, 'veto-reseat')).status).toBe(303)
    expect((await ask(at, reseat)).status).toBe(410)
  })
})

describe('the emails of a seat', () => {
  test('are not stopped by opening the link, but by its button or by a mail program that posts', async () => {
    for (const headers of [undefined, { 'content-type': 'application/x-www-form-urlencoded' }]) {
      const at = stand()
      const { opponent } = await begun(at)
      const link = `/s/${await linkOf(at, opponent, 'opponent-silence')}`
      const opened = await ask(at, link)
      expect([opened.status, opened.body.includes('Stop the emails')]).toEqual([200, true])
      expect(opened.body).toContain('Nothing has changed yet.')
      expect(opened.body).toMatch(/Or change them[^]*href="\/links"/)
      const mail = async () => /value="turns"\s+checked/.test((await ask(at, `${opponent}/settings`)).body)
      expect(await mail()).toBe(true)
      const done = await ask(at, link, { form: { 'List-Unsubscribe': 'One-Click' }, ...(headers && { headers }) })
      expect([done.status, done.body.includes('no more emails')]).toEqual([200, true])
      expect(await mail()).toBe(false)
    }
  })

  test('of a game that nobody has accepted are stopped by a page that names no opponent', async () => {
    const at = stand()
    const creator = await newGame(at)
    const { body } = await ask(at, `/s/${await linkOf(at, creator, 'creator-silence')}`)
    expect(body).toContain('Stop the emails about the game that you offered?')
    expect(body).not.toContain('nobody')
  })

  test('the link that stops them opens no board', async () => {
    const at = stand()
    const { opponent } = await begun(at)
    const token = await linkOf(at, opponent, 'opponent-silence')
    expect((await ask(at, `/p/${token}`)).status).toBe(404)
    expect((await ask(at, `/a/${token}`)).status).toBe(404)
    expect((await ask(at, `/s/${opponent.slice(3)}`)).status).toBe(404)
  })
})

test('a player is forgotten by a button of the settings, which says that a running game goes on', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at, { email: 'joost@example.org' })
  const page = (await ask(at, `${opponent}/settings`)).body
  expect(page).toContain('The game goes on, and your clock too')
  const form = /action="([^"]*\/act)"[^]*?name="type" value="([^"]*)"/.exec(page)
  expect(form?.slice(1)).toEqual([`${opponent}/act`, 'forget-me'])
  const gone = await ask(at, `${opponent}/act`, { form: { type: 'forget-me', ply: '0' } })
  expect([gone.status, locationOf(gone)]).toEqual([303, `${opponent}/settings?forgotten=1`])
  expect((await ask(at, locationOf(gone))).body).toContain('Done: your name, address, settings, plans and note')
  expect((await ask(at, `${creator}/settings?forgotten=1`)).body).not.toContain('Done: your name')
  expect((await ask(at, creator)).body).toContain('Somebody')
  expect((await ask(at, `${opponent}/settings`)).body).not.toMatch(/name="(name|email)"[^>]*value="[^"]/)
  await act(at, creator, 'resign')
  expect((await ask(at, `${opponent}/settings`)).body).not.toContain('The game goes on, and your clock too')
})

test('the pages that name an address say who sees it: an opponent who typed it', async () => {
  const at = stand()
  const { opponent } = await begun(at)
  for (const [path, sentence] of [
    [`${opponent}/settings`, 'Your opponent sees your name, and your address only if they typed it.'],
    ['/how-it-works', 'Your opponent sees your address only if they typed it.'],
  ] as const)
    expect((await ask(at, path)).body).toContain(sentence)
})

test('the answer to a request for lost links does not reveal whether the address has any', async () => {
  const at = stand()
  await begun(at, { email: 'joost@example.org' })
  const answers = []
  for (const email of ['joost@example.org', 'nobody@example.org'])
    answers.push((await ask(at, '/links', { form: { email } })).body)
  expect(new Set(answers).size).toBe(1)
  expect(at.inquiries).toHaveLength(2)
  expect((await ask(at, '/links', { form: { email: 'x' } })).status).toBe(400)
})
