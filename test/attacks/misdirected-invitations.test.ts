import { describe, expect, test } from 'vitest'
import { makeEmailProof } from '../../shared/service/credentials/email-proof.ts'
import { linkIn, mailWorld } from './mail-world.ts'

const [WRONG, RIGHT] = ['otis@exampel.org', 'otis@example.org']
const ROLES = ['opponent', 'arbiter'] as const

type Role = (typeof ROLES)[number]

const KEY = 'guest-key-0123456789'
const form = { key: KEY, timeZone: '', name: 'Eve', email: '' }

/** Returns a game whose invitation went to a wrong address, and was corrected. */
const corrected = async (role: Role = 'opponent') => {
  const world = mailWorld()
  const { body } = await world.create({ [role]: { name: 'Otis', email: WRONG } })
  const creator = body.links['creator']?.token ?? ''
  await world.flush()
  await world.ask('PATCH', '/v1/seat', creator, { invitedEmails: { [role]: RIGHT } })
  await world.flush()
  const [old, now] = [WRONG, RIGHT].map((email) => linkIn(world.to(email)[0]?.text ?? ''))
  const plain = body.links[role]?.token ?? ''
  return { world, id: body.game.id, creator, old: old ?? '', now: now ?? '', plain }
}

const unmarked = (link: string): string => link.slice(0, link.indexOf('.'))
const tokenOf = (link: string): string => link.slice('/i/'.length)

/** Returns everything that the holder of a seat can read of it. */
const seenBy = async ({ world }: Awaited<ReturnType<typeof corrected>>, seat: string): Promise<string> => {
  const pages = await Promise.all(['', '/settings', '/keep'].map((more) => world.page(`/p/${seat}${more}`)))
  const asked = await world.ask('GET', '/v1/seat', seat)
  expect(asked.status).toBe(200)
  return [...pages.map(({ body }) => body), JSON.stringify(asked.body)].join('\n')
}

describe.each(ROLES)('whoever got the %s’s invitation by mistake', (role) => {
  test('cannot make the plain link out of the emailed one, and without its mark it opens nothing', async () => {
    const at = await corrected(role)
    const { world, id, old, now, plain } = at
    expect([old, now].map((link) => link.includes(plain))).toEqual([false, false])
    const marks = { none: '', 'made up': `.${'x'.repeat(48)}`, 'of another': `.${old.split('.')[1]}` }
    for (const [of, mark] of Object.entries(marks)) {
      const link = `${unmarked(old)}${mark}`
      expect((await world.page(link)).body).toContain(
        of === 'of another' ? 'goes to another address' : 'This link is not complete',
      )
      const answers = [await world.page(link, form)]
      if (role === 'opponent') answers.push(await world.page(`${link}/decline`, { text: '' }))
      for (const { status, headers } of answers) expect([status, headers['location']]).toEqual([410, undefined])
      const claimed = await world.ask('POST', `/v1/games/${id}/claim`, tokenOf(link), { name: 'Eve' })
      expect([claimed.status, claimed.body]).toMatchObject([404, { code: 'not-found' }])
    }
    expect((await world.page(now, form)).status).toBe(303)
  })
})

test.each([
  ['opponent', 'For emails when it is your turn. Leave it empty to use the address that you were invited with.'],
  ['arbiter', 'Leave it empty to use the address that you were invited with.'],
] as const)('the field for an address says to the %s who comes by the email what it is for', async (role, hint) => {
  const { world, now } = await corrected(role)
  expect((await world.page(now)).body).toMatch(new RegExp(`>\\s*${hint}\\s*<`))
})

describe('an emailed link that nobody has corrected', () => {
  const invited = async () => {
    const world = mailWorld()
    await world.create({ opponent: { name: 'Otis', email: RIGHT } })
    await world.flush()
    return { world, link: linkIn(world.to(RIGHT)[0]?.text ?? '') }
  }

  test('says that it is incomplete if its end is missing', async () => {
    const { world, link } = await invited()
    for (const cut of [unmarked(link), `${unmarked(link)}.`, link.slice(0, -1), link.slice(0, -20), `${link}x`]) {
      const { body } = await world.page(cut)
      expect([cut, body.includes('This link is not complete'), body.includes('corrected')]).toEqual([cut, true, false])
      const answers = [await world.page(cut, form), await world.page(`${cut}/decline`, { text: '' })]
      for (const { status, headers } of answers) expect([status, headers['location']]).toEqual([410, undefined])
    }
  })

  test('opens the invitation and the seat although a mail program has added a sign to it', async () => {
    const { world, link } = await invited()
    const SIGNS = [')', '>', '"', '.', ',', ').', '%22', '%3E', '»', '…']
    const open = async (path: string) => {
      const { status, body } = await world.page(path)
      return [path, status, body.includes(`action="${link}"`)]
    }
    for (const sign of SIGNS) expect(await open(`${link}${sign}`)).toEqual([`${link}${sign}`, 200, true])
    const { headers } = await world.page(`${link})`, form)
    const seat = headers['location'] ?? ''
    for (const sign of SIGNS) expect((await world.page(`${seat}${sign}`)).status).toBe(200)
  })
})

describe('whoever accepts by the plain link', () => {
  test.each(['page', 'API'])(
    'and gives no address (%s) has none, and learns nothing of the invited one',
    async (by) => {
      const at = await corrected()
      const { world, id, plain } = at
      expect((await world.page(`/i/${plain}`)).body).not.toContain('the address that you were invited with')
      const seat =
        by === 'page'
          ? (await world.page(`/i/${plain}`, form)).headers['location']?.slice('/p/'.length)
          : (await world.ask('POST', `/v1/games/${id}/claim`, plain, { name: 'Eve' })).body.links['seat']?.token
      await world.flush()
      const seen = await seenBy(at, seat ?? '')
      for (const part of [RIGHT, WRONG, 'otis']) expect(seen).not.toContain(part)
      expect(world.to(RIGHT)).toHaveLength(1)
      for (const text of world.mails.slice(2)) expect(text.to).not.toBe(RIGHT)
    },
  )

  test('and types the invited address is its person, with the settings', async () => {
    const at = await corrected()
    const { world, plain } = at
    const { headers } = await world.page(`/i/${plain}`, { ...form, email: RIGHT })
    expect(await seenBy(at, headers['location']?.slice('/p/'.length) ?? '')).toContain(RIGHT)
  })
})

test('whoever accepts by the email keeps its address, on the page that says so and by the API', async () => {
  const at = await corrected()
  const { world, now } = at
  expect((await world.page(now)).body).toContain('the address that you were invited with')
  const { headers } = await world.page(now, form)
  expect(await seenBy(at, headers['location']?.slice('/p/'.length) ?? '')).toContain(RIGHT)
  const other = await corrected()
  const claimed = await other.world.ask('POST', `/v1/games/${other.id}/claim`, tokenOf(other.now), { name: 'Otis' })
  expect(claimed.status).toBe(201)
  expect(await seenBy(other, claimed.body.links['seat']?.token ?? '')).toContain(RIGHT)
})

test('the emails of earlier releases, which have the plain link with a mark, keep working', async () => {
  const at = await corrected()
  const { world, id, plain } = at
  const link = (email: string) => `/i/${plain}.${makeEmailProof(world.service.signer, plain, email)}`
  const refused = await world.page(link(WRONG), form)
  expect([refused.status, refused.body.includes('goes to another address')]).toEqual([410, true])
  expect((await world.ask('POST', `/v1/games/${id}/claim`, tokenOf(link(WRONG)), { name: 'Eve' })).status).toBe(404)
  const { headers } = await world.page(link(RIGHT), form)
  expect(await seenBy(at, headers['location']?.slice('/p/'.length) ?? '')).toContain(RIGHT)
})
