import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { addressPseudonym, spellingPseudonym } from '../../shared/service/credentials/mailbox.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { type MailWorld, mailWorld } from './mail-world.ts'

const OWNER = 'owner@elsewhere.test'
const UNKNOWN = 'unknown@elsewhere.test'

const EVE = { name: 'Eve', seat: 'black' }

/** Creates a seat whose mailbox has consented to its emails, and returns the token of its link. */
const confirmedSeat = async (world: MailWorld, email = OWNER): Promise<string> => {
  const { body } = await world.create({ creator: { name: 'Ada', seat: 'white', email } })
  await world.press(email)
  return body.links['creator']?.token ?? ''
}

/** Asks for the links of an address a day later, and returns the emails that are sent. */
const recover = async (world: MailWorld, email = OWNER) => {
  world.clock.now += DAY
  const before = world.mails.length
  expect((await world.ask('POST', '/v1/links', undefined, { email })).status).toBe(202)
  await world.flush()
  return world.mails.slice(before)
}

/** Wraps a service so that each use of a port is noted. */
const counted = (service: Service): { readonly calls: string[]; readonly service: Service } => {
  const calls: string[] = []
  const noting = <T extends object>(name: string, port: T): T =>
    new Proxy(port, {
      get: (target, method) => {
        calls.push(`${name}.${String(method)}`)
        return Reflect.get(target, method) as unknown
      },
    })
  const { games, contacts, notebook, ledger, outbox } = service
  return {
    calls,
    service: {
      ...service,
      games: noting('games', games),
      contacts: noting('contacts', contacts),
      notebook: noting('notebook', notebook),
      ledger: noting('ledger', ledger),
      outbox: noting('outbox', outbox),
    },
  }
}

const NO_FILES = assetFiles({})

type EntryPoint = 'API' | 'page'

/** Asks a service for the links of an address, by the API or the page. */
const askAt = (service: Service, now: number, email: string, entryPoint: EntryPoint = 'API', from = '192.0.2.1') => {
  const base = { method: 'POST', query: {}, from, receivedAt: now }
  return entryPoint === 'API'
    ? answerApi(service, {
        ...base,
        path: '/v1/links',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
    : answerPage(service, NO_FILES, {
        ...base,
        path: '/links',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email }).toString(),
      })
}

describe('the recovery of links cannot be blocked', () => {
  test('by two hundred games on the address that were called off', async () => {
    const world = mailWorld()
    const token = await confirmedSeat(world)
    for (let made = 0; made < 200; made += 1) {
      const { body } = await world.create({ creator: { ...EVE, email: OWNER } })
      const path = `/v1/games/${body.game.id}/actions`
      await world.ask('POST', path, body.links['creator']?.token, { type: 'abort', ply: 0 })
    }
    await world.flush()
    const [links, ...more] = await recover(world)
    expect([links?.to, more]).toEqual([OWNER, []])
    expect(links?.text).toContain(token)
  })

  test('by newer games of strangers that go on: seats whose emails the mailbox wants are listed apart', async () => {
    const world = mailWorld()
    const token = await confirmedSeat(world)
    for (let made = 0; made < 220; made += 1) await world.create({ creator: { ...EVE, email: OWNER } })
    await world.flush()
    const [links] = await recover(world)
    expect(links?.text.match(/\/p\//g)).toHaveLength(1 + EMAIL_LIMITS.seatsListed)
    expect(links?.text.indexOf('/p/')).toBe(links?.text.indexOf(`/p/${token}`))
  })

  test('by those who ask for links in any spelling: these go to the owner', async () => {
    const world = mailWorld()
    const token = await confirmedSeat(world)
    const [links] = await recover(world, 'Owner+x@ELSEWHERE.test')
    expect([links?.to, links?.text]).toEqual([OWNER, expect.stringContaining(token)])
  })

  test('by the number of the owner’s own games: the newest are listed', async () => {
    const world = mailWorld()
    const tokens: string[] = []
    for (let made = 0; made < EMAIL_LIMITS.linksListed + 3; made += 1) {
      world.clock.now += HOUR
      const { body } = await world.create({ creator: { name: 'Ada', seat: 'white', email: OWNER } })
      tokens.push(body.links['creator']?.token ?? '')
    }
    await world.press(OWNER, { all: '1' })
    await world.press(OWNER, { all: '1' })
    const [links] = await recover(world)
    const listed = tokens.filter((token) => links?.text.includes(token))
    expect(listed).toEqual(tokens.slice(-EMAIL_LIMITS.linksListed))
    expect(links?.text.indexOf(tokens.at(-1) ?? '')).toBeLessThan(links?.text.indexOf(tokens.at(-2) ?? '') ?? 0)
  })
})

test('a mailbox that has consented elsewhere gets its own open games and its invitations, too', async () => {
  const world = mailWorld()
  const token = await confirmedSeat(world)
  const own = await world.create({ creator: { name: 'Ada', seat: 'white', email: OWNER } })
  const invited = await world.create({ creator: EVE, opponent: { name: 'Ada', email: OWNER } })
  await world.flush()
  const [links, ...more] = await recover(world)
  expect(more).toEqual([])
  const [before, after] = links?.text.split('These wait for your answer') ?? []
  expect(before).toContain(token)
  expect(after).toContain(own.body.links['creator']?.token)
  expect(after).toMatch(/an invitation to play[^]*Invited by Eve\.[^]*\/i\//)
  expect(after).toContain(invited.body.game.id.slice(0, 6))
})

test('a seat whose mailbox was never asked gets the consent email, with its link', async () => {
  const world = mailWorld()
  const { body } = await world.create({ creator: { name: 'Ada', seat: 'white', email: OWNER } })
  await world.flush()
  const [consentEmail] = await recover(world)
  expect(consentEmail?.id).toContain('-door-')
  expect(consentEmail?.text).toContain(body.links['creator']?.token)
})

describe('links go only to the address of their seats', () => {
  test('a seat that has another address by the time of delivery is left out', async () => {
    const world = mailWorld()
    const [moved, stays] = [await confirmedSeat(world), await confirmedSeat(world)]
    world.clock.now += DAY
    await world.ask('POST', '/v1/links', undefined, { email: OWNER })
    await world.ask('PATCH', '/v1/seat', moved, { email: 'other@elsewhere.test' })
    await world.flush()
    const links = world.to(OWNER).at(-1)
    expect(links?.text).toContain(stays)
    expect(links?.text).not.toContain(moved)
    await world.ask('PATCH', '/v1/seat', stays, { email: null })
    expect((await recover(world)).filter(({ id }) => !id.includes('-moved-'))).toEqual([])
  })

  test('a stale index names no seat of another address, and none of a finished game', async () => {
    const world = mailWorld()
    const token = await confirmedSeat(world)
    const [entry] = world.entriesOf(OWNER)
    const stale = async () => (entry ? [{ game: entry.game, id: entry.id }] : [])
    const contacts = { ...world.service.contacts, at: stale }
    const inquiry = {
      kind: 'links',
      mark: addressPseudonym(world.service.signer, UNKNOWN),
      spelling: spellingPseudonym(world.service.signer, UNKNOWN),
      request: 'r',
      delay: 0,
    } as const
    const post = { send: () => Promise.reject(new Error('an email was sent')) }
    const ports = { ...world.service, contacts, post }
    expect(await deliverEmail(ports, inquiry, world.clock.now)).toBe('no-address')
    await world.ask('POST', `/v1/games/${entry?.game}/actions`, token, { type: 'abort', ply: 0 })
    const own = {
      ...inquiry,
      mark: addressPseudonym(world.service.signer, OWNER),
      spelling: spellingPseudonym(world.service.signer, OWNER),
    }
    expect(await deliverEmail(ports, own, world.clock.now)).toBe('no-address')
  })

  test('the queue holds no address', async () => {
    const world = mailWorld()
    await world.ask('POST', '/v1/links', undefined, { email: OWNER })
    expect(world.inquiries).toHaveLength(1)
    expect(JSON.stringify(world.inquiries)).not.toMatch(/owner|elsewhere/)
  })
})

describe('an address that no one plays with', () => {
  test.each<EntryPoint>(['API', 'page'])(
    'costs the same calls and gets the same answer, by the %s',
    async (entryPoint) => {
      const world = mailWorld()
      await confirmedSeat(world)
      const requestsBy = async (email: string, from: string) => {
        const { calls, service } = counted(world.service)
        const answers: Response[] = []
        for (let time = 0; time <= EMAIL_LIMITS.linkRequestsHour; time += 1)
          answers.push(await askAt(service, world.clock.now, email, entryPoint, from))
        return { calls, answered: createHash('sha256').update(JSON.stringify(answers)).digest('hex') }
      }
      const known = await requestsBy(OWNER, '192.0.2.1')
      expect(await requestsBy(UNKNOWN, '198.51.100.1')).toEqual(known)
      expect(known.calls.filter((call) => call !== 'ledger.take')).toEqual(
        Array(EMAIL_LIMITS.linkRequestsHour).fill('outbox.put'),
      )
    },
  )

  test('has one limit for all spellings, and its requests read no game, neither at once nor behind the queue', async () => {
    const world = mailWorld()
    const { calls, service } = counted(world.service)
    for (const email of [UNKNOWN, 'Unknown@elsewhere.test', 'unknown+a@Elsewhere.test', 'unknown+b@elsewhere.test'])
      await askAt(service, world.clock.now, email)
    expect(world.inquiries).toHaveLength(EMAIL_LIMITS.linkRequestsHour)
    calls.length = 0
    const post = { send: () => Promise.reject(new Error('an email was sent')) }
    for (const inquiry of world.inquiries) await deliverEmail({ ...service, post }, inquiry, world.clock.now)
    expect(new Set(calls)).toEqual(new Set(['contacts.findByAddress']))
    world.clock.now += HOUR
    await askAt(service, world.clock.now, UNKNOWN)
    expect(world.inquiries).toHaveLength(EMAIL_LIMITS.linkRequestsHour + 1)
  })
})

test('if the queue refuses the request, it can be sent again', async () => {
  const world = mailWorld()
  const put = async () => Promise.reject(new Error('no queue'))
  const asking = askAt({ ...world.service, outbox: { put } }, world.clock.now, OWNER)
  await expect(asking).rejects.toThrow('no queue')
  await world.ask('POST', '/v1/links', undefined, { email: OWNER })
  expect(world.inquiries).toHaveLength(1)
})
