import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS, UNDO_PERIOD } from '../../shared/game/limits/bounds.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { type MailWorld, linkIn, mailWorld, stopAllIn, stopIn } from './mail-world.ts'

const OWNER = 'owner@elsewhere.test'
const THIEF = 'thief@elsewhere.test'
const OTHER = 'other@elsewhere.test'

const undoIn = (text: string | undefined = ''): string => /\/u\/[\w.-]+/.exec(text)?.[0] ?? ''

/** Returns a seat whose mailbox has consented. The thief has its link. */
const stolen = async (world: MailWorld, more: object = {}) => {
  const { body } = await world.create({ creator: { name: 'Ada', seat: 'black', email: OWNER }, ...more })
  await world.press(OWNER)
  return { id: body.game.id, token: body.links['creator']?.token ?? '', invitation: body.links['invitation']?.token }
}

const readdress = async (world: MailWorld, token: string, email: string | null): Promise<void> => {
  expect((await world.ask('PATCH', '/v1/seat', token, { email })).status).toBe(200)
  await world.flush()
}

const rotate = async (world: MailWorld, token: string): Promise<string> => {
  const { body, status } = await world.ask('POST', '/v1/seat/rotate', token)
  await world.flush()
  return status === 200 ? (body.links['seat']?.token ?? '') : token
}

/** Returns a seat after a thief has moved it to their own mailbox, confirmed that, and replaced the link. */
const takenOver = async (world: MailWorld, more: object = {}) => {
  const seat = await stolen(world, more)
  await readdress(world, seat.token, THIEF)
  await world.press(THIEF)
  return { ...seat, token: await rotate(world, seat.token) }
}

const worksFor = async (world: MailWorld, token: string): Promise<boolean> =>
  (await world.ask('GET', '/v1/seat', token)).status === 200

/** Returns the token of the seat whose link is in an email, and what the API shows of that seat. */
const seatIn = async (world: MailWorld, text = '') => {
  const [token = ''] = linkIn(text).slice('/p/'.length).split('.')
  const { body } = await world.ask('GET', '/v1/seat', token)
  return { token, body: body as unknown as { readonly email: string; readonly emails: string } }
}

const press = async (world: MailWorld, path: string): Promise<number> => {
  const { status } = await world.page(path, {})
  await world.flush()
  return status
}

describe('a stolen link', () => {
  test('that moves the seat to another mailbox and is replaced: the owner is told, and takes the seat back', async () => {
    const world = mailWorld()
    const { token } = await takenOver(world)
    const [notice, ...more] = world.to(OWNER).filter(({ text }) => undoIn(text) !== '')
    expect(more).toEqual([])
    const path = undoIn(notice?.text)
    expect((await world.page(path)).status).toBe(200)
    expect(await worksFor(world, token), 'to look changes nothing').toBe(true)
    const before = world.to(OWNER).length
    expect(await press(world, path)).toBe(200)
    expect(await worksFor(world, token)).toBe(false)
    const [fresh, ...others] = world.to(OWNER).slice(before)
    expect(others).toEqual([])
    const seat = await seatIn(world, fresh?.text)
    expect(seat.body).toMatchObject({ email: OWNER, emails: 'on' })
    expect(world.mails.some(({ to, text }) => to !== OWNER && text.includes(seat.token))).toBe(false)
  })

  test.each([
    ['taken away', null],
    ['written with a tag, which not every mail service knows', 'owner+x@elsewhere.test'],
    ['another', THIEF],
  ])('that leaves the seat with an address that is %s: the owner takes it back', async (_how, email) => {
    const world = mailWorld()
    const { token } = await stolen(world)
    await readdress(world, token, email)
    expect(await press(world, undoIn(world.to(OWNER).at(-1)?.text))).toBe(200)
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body.email).toBe(OWNER)
  })

  test('that is only replaced: the email with the new link can undo that, too', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    const thiefs = await rotate(world, token)
    const notice = world.to(OWNER).at(-1)
    expect(notice?.text).toContain(thiefs)
    expect(await press(world, undoIn(notice?.text))).toBe(200)
    expect(await worksFor(world, thiefs)).toBe(false)
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body.email).toBe(OWNER)
  })

  test('that belongs to an arbiter: the owner takes it back', async () => {
    const world = mailWorld()
    const { body } = await world.create({ arbiter: { name: 'Dee', email: OWNER } })
    await world.press(OWNER)
    const token =
      linkIn(world.to(OWNER).at(-1)?.text ?? '')
        .slice(3)
        .split('.')[0] ?? ''
    const thiefs = await rotate(world, token)
    expect(await press(world, undoIn(world.to(OWNER).at(-1)?.text))).toBe(200)
    const view = (link: string) => world.ask('GET', `/v1/games/${body.game.id}`, link)
    expect((await view(thiefs)).status).toBe(404)
  })

  test('cannot hide the theft: with emails off, links asked for, and the link replaced until that is refused', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    for (let time = 0; time < EMAIL_LIMITS.linksDay; time += 1) {
      await world.ask('POST', '/v1/links', undefined, { email: OWNER })
      await world.flush()
    }
    await world.ask('PATCH', '/v1/seat', token, { notifications: { mail: 'off' } })
    let thiefs = token
    for (let turn = 0; turn < 60; turn += 1) thiefs = await rotate(world, thiefs)
    expect((await world.ask('POST', '/v1/seat/rotate', thiefs)).status).toBe(409)
    await readdress(world, thiefs, THIEF)
    const notice = world.to(OWNER).filter(({ text }) => undoIn(text) !== '')
    expect(notice).toHaveLength(EMAIL_LIMITS.silencedDay + 1)
    expect(await press(world, undoIn(notice.at(-1)?.text))).toBe(200)
    expect(await worksFor(world, thiefs)).toBe(false)
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body).toMatchObject({ email: OWNER, emails: 'on' })
  })

  test('cannot keep the new link from the owner by using up the emails about new links', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    let thiefs = token
    for (let turn = 0; turn <= EMAIL_LIMITS.rotatedDay; turn += 1) thiefs = await rotate(world, thiefs)
    const before = world.to(OWNER).length
    expect(await press(world, undoIn(world.to(OWNER).at(-1)?.text))).toBe(200)
    const [fresh, ...more] = world.to(OWNER).slice(before)
    expect(more).toEqual([])
    expect(fresh?.text).toContain('Your seat is yours again')
    expect((await seatIn(world, fresh?.text)).body).toMatchObject({ email: OWNER, emails: 'on' })
  })

  test.each([
    ['open', async () => {}],
    [
      'over',
      async (world: MailWorld, { id }: { readonly id: string }, token: string) =>
        void (await world.ask('POST', `/v1/games/${id}/actions`, token, { type: 'resign', ply: 0 })),
    ],
  ])('of a game that is %s: the owner takes the seat back', async (status, end) => {
    const world = mailWorld()
    const seat = await takenOver(world, status === 'open' ? {} : { opponent: { name: 'Bo' } })
    await end(world, seat, seat.token)
    await world.flush()
    expect(await press(world, undoIn(world.to(OWNER).find(({ text }) => undoIn(text) !== '')?.text))).toBe(200)
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body.email).toBe(OWNER)
  })
})

describe('whoever had the seat first wins', () => {
  test('the thief’s mailbox is told, and can take nothing back', async () => {
    const world = mailWorld()
    const { token } = await takenOver(world)
    const thiefs = undoIn(world.to(THIEF).at(-1)?.text)
    expect(thiefs).not.toBe('')
    const before = world.to(THIEF).length
    await press(world, undoIn(world.to(OWNER).find(({ text }) => undoIn(text) !== '')?.text))
    const [notice, ...more] = world.to(THIEF).slice(before)
    expect([notice?.text.includes(OWNER), undoIn(notice?.text), more]).toEqual([false, '', []])
    expect(await press(world, thiefs)).toBe(410)
    expect(await worksFor(world, token)).toBe(false)
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body.email).toBe(OWNER)
  })

  test('a thief who takes the seat back first cannot keep the owner from it', async () => {
    const world = mailWorld()
    const { token } = await takenOver(world)
    await readdress(world, token, OTHER)
    expect(await press(world, undoIn(world.to(THIEF).at(-1)?.text))).toBe(200)
    await press(world, undoIn(world.to(OWNER).find(({ text }) => undoIn(text) !== '')?.text))
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body.email).toBe(OWNER)
  })

  test('an owner who had changed the address is told if the earlier mailbox takes the seat', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    await readdress(world, token, OTHER)
    await world.press(OTHER)
    const before = world.to(OTHER).length
    await press(world, undoIn(world.to(OWNER).at(-1)?.text))
    expect(world.to(OWNER).length).toBeGreaterThan(0)
    const [notice] = world.to(OTHER).slice(before)
    expect(notice?.subject).toContain('another address')
  })
})

test('a mailbox that the mail service refuses for good gets no more emails, not even warnings', async () => {
  const world = mailWorld()
  const { token } = await stolen(world)
  world.verdict.of = (to) => (to === OWNER ? 'refused' : 'taken')
  await readdress(world, token, OTHER)
  expect(world.outcomes).toContain('dead')
  world.verdict.of = () => 'taken'
  const had = world.to(OWNER).length
  await readdress(world, token, OWNER)
  await readdress(world, token, THIEF)
  expect(world.to(OWNER).length).toBe(had)
})

describe('a link that takes a seat back', () => {
  test('works for seven days, once, and for the holder of that time', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    await readdress(world, token, THIEF)
    const path = undoIn(world.to(OWNER).at(-1)?.text)
    world.clock.now += UNDO_PERIOD - 1
    expect((await world.page(path)).status).toBe(200)
    world.clock.now += 1
    expect((await world.page(path)).status).toBe(410)
    world.clock.now -= DAY
    expect(await press(world, path)).toBe(200)
    expect(await press(world, path)).toBe(410)
    expect((await world.page(path)).status).toBe(410)
  })

  test('is bound to its mailbox and its game: no other proof, token or seat link opens it', async () => {
    const world = mailWorld()
    const { token } = await takenOver(world)
    const path = undoIn(world.to(OWNER).find(({ text }) => undoIn(text) !== '')?.text)
    const [undo = '', proof = ''] = path.slice('/u/'.length).split('.')
    const thiefs = undoIn(world.to(THIEF).at(-1)?.text).split('.')[1] ?? ''
    expect(thiefs).not.toBe(proof)
    for (const forged of [undo, `${undo}.`, `${undo}.${'A'.repeat(16)}`])
      expect(await press(world, `/u/${forged}`)).toBe(410)
    for (const forged of [`${token}.${proof}`, `x1${'a'.repeat(12)}${'A'.repeat(32)}.${proof}`])
      expect(await press(world, `/u/${forged}`)).toBe(404)
    expect(await worksFor(world, token)).toBe(true)
    for (const way of ['/p/', '/i/', '/a/', '/s/'])
      expect((await world.page(way + path.slice('/u/'.length))).status).toBe(404)
  })

  test('is followed by scanners without effect', async () => {
    const world = mailWorld()
    const { token } = await takenOver(world)
    for (const { text } of world.to(OWNER))
      for (const path of text.match(/\/[a-z]\/[\w.-]+/g) ?? []) await world.page(path)
    expect(await worksFor(world, token)).toBe(true)
  })
})

describe('the warnings cannot be used to flood a mailbox', () => {
  test('an address that never consented gets none', async () => {
    const world = mailWorld()
    const { body } = await world.create({ creator: { name: 'Eve', seat: 'black', email: OWNER } })
    await world.flush()
    const had = world.to(OWNER).length
    await readdress(world, body.links['creator']?.token ?? '', THIEF)
    expect(world.to(OWNER)).toHaveLength(had)
  })

  test('an address that stopped everything gets none, and one that unsubscribed from the seat does', async () => {
    const world = mailWorld()
    const [first, second] = [await stolen(world), await stolen(world)]
    const real = world.to(OWNER).findLast(({ text }) => stopIn(text) !== '')
    await world.page(stopIn(real?.text ?? ''), {})
    const had = world.to(OWNER).length
    await readdress(world, second.token, THIEF)
    expect(world.to(OWNER)).toHaveLength(had + 1)
    await world.page(stopAllIn(real?.text ?? ''), {})
    await readdress(world, first.token, THIEF)
    expect(world.to(OWNER)).toHaveLength(had + 1)
  })

  test('to and fro between two mailboxes of the thief, they come three times a day for one seat', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    const link = linkIn(world.to(OWNER)[0]?.text ?? '')
    const had = world.to(OWNER).length
    for (let turn = 0; turn < 20; turn += 1) {
      world.clock.now += 1000
      await readdress(world, token, THIEF)
      await readdress(world, token, OWNER)
      await world.page(`${link}/emails`, {})
      await world.flush()
    }
    expect(
      world
        .to(OWNER)
        .slice(had)
        .filter(({ text }) => undoIn(text) !== '').length,
    ).toBeLessThanOrEqual(EMAIL_LIMITS.movedDay)
    expect(world.to(OWNER).length - had).toBeLessThanOrEqual(EMAIL_LIMITS.movedDay + EMAIL_LIMITS.consentDay + 1)
  })
})

describe('“forget me”', () => {
  test('by a thief: the email says what was deleted, in the owner’s language, which returns with the seat', async () => {
    const world = mailWorld()
    const { id, token } = await stolen(world, { arbiter: { name: 'Dee' } })
    const wishes = { locale: 'nl', timeZone: 'Europe/Amsterdam' }
    expect((await world.ask('PATCH', '/v1/seat', token, wishes)).status).toBe(200)
    await world.ask('POST', `/v1/games/${id}/actions`, token, { type: 'forget-me', ply: 0 })
    await world.flush()
    const notice = world.to(OWNER).at(-1)
    expect(notice?.subject).toMatch(/^Dammen: je gegevens zijn gewist/)
    expect(notice?.text).toContain('Je naam en instellingen moet je dan opnieuw invullen.')
    expect(notice?.text).not.toContain('Ada')
    expect(await press(world, undoIn(notice?.text))).toBe(200)
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body).toMatchObject({ email: OWNER, ...wishes })
  })

  test('by a thief: the owner is told, and takes the seat back within seven days', async () => {
    const world = mailWorld()
    const { id, token } = await stolen(world)
    expect((await world.ask('POST', `/v1/games/${id}/actions`, token, { type: 'forget-me', ply: 0 })).status).toBe(200)
    const fresh = await rotate(world, token)
    const [notice] = world.to(OWNER).filter(({ text }) => undoIn(text) !== '')
    world.clock.now += UNDO_PERIOD - DAY
    expect(await press(world, undoIn(notice?.text))).toBe(200)
    expect(await worksFor(world, fresh)).toBe(false)
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body).toMatchObject({ email: OWNER, emails: 'on' })
  })

  test('by a thief who first moved the seat to their own mailbox: the owner still takes it back', async () => {
    const world = mailWorld()
    const { id, token } = await takenOver(world)
    await world.ask('POST', `/v1/games/${id}/actions`, token, { type: 'forget-me', ply: 0 })
    await world.flush()
    const [first, last] = world.to(OWNER).filter(({ text }) => undoIn(text) !== '')
    expect((await world.page(undoIn(first?.text))).status, 'that was of the holder before').toBe(404)
    expect(await press(world, undoIn(last?.text))).toBe(200)
    expect(await worksFor(world, token)).toBe(false)
    expect((await seatIn(world, world.to(OWNER).at(-1)?.text)).body).toMatchObject({ email: OWNER, emails: 'on' })
  })

  test('from the mailbox itself: at once, without an email, and nothing is left of the address', async () => {
    const world = mailWorld()
    await stolen(world)
    const path = linkIn(world.to(OWNER).at(-1)?.text ?? '')
    const before = world.mails.length
    expect((await world.page(`${path}/act`, { type: 'forget-me', ply: '0' })).status).toBe(303)
    await world.flush()
    expect(world.mails).toHaveLength(before)
    expect(world.entriesOf(OWNER)).toEqual([])
    const { notebook } = world.service
    expect(
      'sheets' in notebook && typeof notebook.sheets === 'function' && JSON.stringify(notebook.sheets()),
    ).not.toContain(OWNER)
  })
})
