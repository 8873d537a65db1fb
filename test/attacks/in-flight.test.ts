import { describe, expect, test } from 'vitest'
import { readAction } from '../../shared/api/input/read-action.ts'
import { performAction } from '../../shared/service/seats/perform-action.ts'
import { changePlayerSettings } from '../../shared/service/seats/seat-settings.ts'
import { verifyLink, authorizeSeat } from '../../shared/service/access/authorize.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import { restoreSeat, verifySeatRestoration } from '../../shared/service/seats/restore-seat.ts'
import { rotateLink, repeatedRotation } from '../../shared/service/seats/rotate-link.ts'
import { type MailWorld, linkIn, mailWorld } from './mail-world.ts'

const OWNER = 'owner@elsewhere.test'
const TAGGED = 'owner+another@elsewhere.test'
const THIEF = 'thief@elsewhere.test'

const undoIn = (text: string | undefined = ''): string => /\/u\/[\w.-]+/.exec(text)?.[0] ?? ''

const tokenIn = (text: string | undefined = ''): string => linkIn(text).slice('/p/'.length).split('.')[0] ?? ''

/** Returns a seat whose mailbox has consented. A thief has its link, too. */
const stolen = async (world: MailWorld, email = OWNER) => {
  const { body } = await world.create({ creator: { name: 'Ada', seat: 'black', email } })
  await world.press(email)
  return { id: body.game.id, token: body.links['creator']?.token ?? '' }
}

/** Authorizes a request by its link. The test uses the result later, as if the request were slow from here on. */
const slow = async ({ service, clock }: MailWorld, token: string) => {
  const authorized = await authorizeSeat(service, token, clock.now)
  if (!authorized) throw new Error('the link should work')
  return authorized
}

const press = async (world: MailWorld, path: string): Promise<number> => {
  const { status } = await world.page(path, {})
  await world.flush()
  return status
}

const forget = async (world: MailWorld, { id, token }: { readonly id: string; readonly token: string }) => {
  const { status } = await world.ask('POST', `/v1/games/${id}/actions`, token, { type: 'forget-me', ply: 0 })
  return status
}

const rotate = async (world: MailWorld, token: string): Promise<string> => {
  const { body } = await world.ask('POST', '/v1/seat/rotate', token)
  await world.flush()
  return body.links['seat']?.token ?? ''
}

describe('“forget me” by a thief, more than once,', () => {
  test('does not hide itself from the owner', async () => {
    const world = mailWorld()
    const seat = await stolen(world)
    const before = world.to(OWNER).length
    expect([await forget(world, seat), await forget(world, seat)]).toEqual([200, 200])
    await rotate(world, seat.token)
    const emails = world.to(OWNER).slice(before)
    expect(emails).toHaveLength(1)
    expect(await press(world, undoIn(emails[0]?.text))).toBe(200)
    expect(await slow(world, tokenIn(world.to(OWNER).at(-1)?.text))).toMatchObject({ id: seat.id })
  })

  test('leaves a link valid that was sent earlier to take the seat back', async () => {
    const world = mailWorld()
    const seat = await stolen(world)
    await forget(world, seat)
    await world.flush()
    const path = undoIn(world.to(OWNER).at(-1)?.text)
    await forget(world, seat)
    await world.flush()
    expect(await press(world, path)).toBe(200)
  })

  test('is reported to the owner again after they took the seat back', async () => {
    const world = mailWorld()
    const seat = await stolen(world)
    await forget(world, seat)
    await world.flush()
    await press(world, undoIn(world.to(OWNER).at(-1)?.text))
    const token = tokenIn(world.to(OWNER).at(-1)?.text)
    const before = world.to(OWNER).length
    expect(await forget(world, { ...seat, token })).toBe(200)
    await world.flush()
    expect(await press(world, undoIn(world.to(OWNER).slice(before)[0]?.text))).toBe(200)
  })
})

describe('a thief’s request that is slower than the owner’s', () => {
  test('to be forgotten is refused, and erases nothing', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    const authorized = await slow(world, token)
    const fresh = await rotate(world, token)
    const read = readAction(JSON.stringify({ type: 'forget-me', ply: 0 }))
    expect(read.ok && (await performAction(world.service, authorized, read.value, world.clock.now))).toMatchObject({
      kind: 'refused',
    })
    expect((await world.ask('GET', '/v1/seat', fresh)).body).toMatchObject({ email: OWNER, emails: 'on' })
  })

  test('to change the address comes too late once the owner has taken the seat back', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    await world.ask('PATCH', '/v1/seat', token, { email: THIEF })
    await world.flush()
    const authorized = await slow(world, token)
    expect(await press(world, undoIn(world.to(OWNER).at(-1)?.text))).toBe(200)
    const caller = { from: '192.0.2.9', receivedAt: world.clock.now }
    expect(await changePlayerSettings(world.service, authorized, { email: THIEF }, caller)).toMatchObject({
      kind: 'refused',
    })
    await world.flush()
    const fresh = tokenIn(world.to(OWNER).findLast(({ text }) => tokenIn(text) !== '')?.text)
    expect((await world.ask('GET', '/v1/seat', fresh)).body).toMatchObject({ email: OWNER })
    expect(world.to(THIEF).some(({ text }) => text.includes(fresh))).toBe(false)
  })

  test('to change the address is refused before the new link is made', async () => {
    const world = mailWorld()
    const { service, clock } = world
    const { token } = await stolen(world)
    await world.ask('PATCH', '/v1/seat', token, { email: THIEF })
    await world.flush()
    const authorized = await slow(world, token)
    const [link, proof] = undoIn(world.to(OWNER).at(-1)?.text).slice('/u/'.length).split('.')
    const opened = await verifyLink(service, link, clock.now)
    const undoing = opened && (await verifySeatRestoration(service, opened, proof, clock.now))
    const outcomes: unknown[] = []
    const save: Games['save'] = async (...args) => {
      outcomes.push(
        await changePlayerSettings(service, authorized, { email: THIEF }, { from: '192.0.2.9', receivedAt: clock.now }),
      )
      return service.games.save(...args)
    }
    const racing = { ...service, games: { ...service.games, save } }
    expect(undoing && (await restoreSeat(racing, undoing, clock.now))).toMatchObject({ kind: 'done' })
    expect(outcomes).toMatchObject([{ kind: 'refused' }])
  })

  test('to replace the link stores its key for no other link', async () => {
    const world = mailWorld()
    const { token } = await stolen(world)
    const authorized = await slow(world, token)
    const fresh = await rotate(world, token)
    const key = 'the-key-of-a-thief-0123'
    // For a while the service cannot know whose request was stored, and tells the thief just that.
    expect(await rotateLink(world.service, authorized, world.clock.now, key)).toEqual({ kind: 'in-flight' })
    const now = await slow(world, fresh)
    const later = world.clock.now + 30_000
    expect(await repeatedRotation(world.service, { ...now, token }, key, later)).toBeUndefined()
    expect(await rotateLink(world.service, authorized, later, key)).toMatchObject({ kind: 'refused' })
  })
})

test('the other game of a match does not show a link that was replaced', async () => {
  const world = mailWorld()
  const { body } = await world.create({ match: 'two-game' })
  const claimed = await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['invitation']?.token, {
    name: 'Eve',
  })
  expect(claimed.status).toBe(201)
  await world.flush()
  const first = body.links['creator']?.token ?? ''
  const beside = async (id: string, token: string) =>
    (await world.ask('GET', `/v1/games/${id}`, token)).body.links['match']?.token
  const second = (await beside(body.game.id, first)) ?? ''
  expect(second).not.toBe('')
  expect(await beside(second.slice(2, 14), second)).toBe(first)
  await rotate(world, first)
  expect(await beside(second.slice(2, 14), second)).toBeUndefined()
})

describe('another spelling of an address may belong to another person', () => {
  test('who gets no links of the first one’s games, and hides none', async () => {
    const world = mailWorld()
    const own = await stolen(world)
    const other = await stolen(world, TAGGED)
    world.clock.now += 60 * 60 * 1000
    for (const [email, mine, theirs] of [
      [TAGGED, other.token, own.token],
      [OWNER, own.token, other.token],
    ] as const) {
      const before = world.to(email).length
      await world.ask('POST', '/v1/links', undefined, { email })
      await world.flush()
      const [links, ...more] = world.to(email).slice(before)
      expect(more).toEqual([])
      expect(links?.text).toContain(mine)
      expect(links?.text).not.toContain(theirs)
    }
  })

  test('who cannot start the emails of the first one’s games', async () => {
    const world = mailWorld()
    const made = await world.create({ creator: { name: 'Ada', seat: 'black', email: OWNER } })
    await world.flush()
    await world.create({ creator: { name: 'Eve', seat: 'black', email: TAGGED } })
    await world.press(TAGGED, { all: '1' })
    const { body } = await world.ask('GET', '/v1/seat', made.body.links['creator']?.token)
    expect(body).toMatchObject({ email: OWNER, emails: 'unconfirmed' })
    expect(world.to(TAGGED)[0]?.text).not.toContain(made.body.links['creator']?.token)
  })
})

test('a name needs a character that can be seen', async () => {
  const world = mailWorld()
  for (const name of ['\u3164', '\u2800', '\u115f', '\u200d\u200d'])
    expect((await world.create({ creator: { name, seat: 'black' } })).status).toBe(400)
  expect((await world.create({ creator: { name: '♛ ᅟ', seat: 'black' } })).status).toBe(201)
})
