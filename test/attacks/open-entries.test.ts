import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { ENTRIES_DAY, TOURNAMENT_ALLOWANCE } from '../../shared/tournament/model/tournament-limits.ts'
import type { EntryTerms } from '../../shared/tournament/model/tournament-terms.ts'
import { sized } from '../harness/size.ts'
import { acceptAs, act, confirmAndSend, done, emailedLink, found, tournamentOf } from '../service/tournaments/acting.ts'
import { SOON, TERMS, foundingOf } from '../service/tournaments/event-terms.ts'
import { type EventWorld, eventWorld } from './event-world.ts'

const ENTRANTS = sized(300, 1000)
const FRIEND = 'friend@home.test'

const networkNo = (n: number): string => `10.${Math.floor(n / 250)}.${n % 250}.1`

const openEvent = async (entry: EntryTerms, invited = 0) => {
  const world = eventWorld()
  const event = await found(world, foundingOf(invited, { terms: { ...TERMS, entry: { open: true, ...entry } } }))
  await confirmAndSend(world, event.secretary)
  return { world, ...event, link: await world.entryOf(event.id) }
}

type Entering = {
  readonly id: string
  readonly link: string
  readonly from: string
  readonly email?: string
  readonly name?: string
}

const enter = ({ ask }: EventWorld, n: number, { id, link, from, email, name = `Vandal ${n}` }: Entering) =>
  ask('POST', `/v1/tournaments/${id}/entries`, {
    token: link,
    key: `a-key-of-entrant-number-${n}`,
    body: { name, ...(email !== undefined && { email }) },
    from,
  })

const statusesOf = async (world: EventWorld, id: string): Promise<readonly string[]> =>
  (await tournamentOf(world, id)).entrants.map(({ status }) => status)

describe(`${ENTRANTS} who enter an open event`, () => {
  test('from as many networks never pass its limit, and leave names for the secretary’s own people', async () => {
    const { world, id, link, secretary } = await openEvent({ limit: 8, waitingList: true })
    const codes = new Map<string, number>()
    for (let n = 0; n < ENTRANTS; n++) {
      const { status, code } = await enter(world, n, { id, link, from: networkNo(n) })
      const key = `${status} ${code ?? ''}`
      codes.set(key, (codes.get(key) ?? 0) + 1)
      // Else the limit of requests with one link in an hour would answer for the event.
      if (n % 500 === 499) await world.pass(SOON)
    }
    const most = TOURNAMENT_ALLOWANCE.strangersUpTo
    expect([...codes]).toEqual([
      ['201 ', most],
      ['409 tournament-full', ENTRANTS - most],
    ])
    const statuses = await statusesOf(world, id)
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(8)
    expect(statuses).toHaveLength(most)
    const invited = await act(world, secretary, { type: 'invite', entrants: [{ name: 'Ann', email: FRIEND }] })
    expect(invited.kind).toBe('done')
    await world.pass(SOON)
    // The secretary takes a vandal out, and the friend plays.
    for (let player = 9; player <= most; player++) await done(world, secretary, { type: 'remove', player })
    await done(world, secretary, { type: 'expel', player: 1, reason: 'Nobody knows you.' })
    await acceptAs(world, FRIEND)
    expect((await statusesOf(world, id)).filter((status) => status === 'accepted')).toHaveLength(8)
    expect((await tournamentOf(world, id)).entrants.at(-1)).toMatchObject({ name: 'Ann', status: 'accepted' })
  })

  test('from one network are 60 a day, also if each leaves again', async () => {
    const { world, id, link } = await openEvent({ limit: 8, waitingList: true })
    const answers: { readonly status: number; readonly code: string | undefined; readonly text: string }[] = []
    for (let n = 0; n < ENTRANTS; n++) {
      const answer = await enter(world, n, { id, link, from: '192.0.2.1' })
      answers.push(answer)
      if (answer.status === 201) {
        const { links } = JSON.parse(answer.text) as { readonly links: { readonly entry: { readonly token: string } } }
        await done(world, links.entry.token, { type: 'withdraw' })
      }
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ENTRIES_DAY)
    for (const { status, code } of answers.slice(ENTRIES_DAY))
      expect([status, code]).toEqual([429, 'too-many-requests'])
    const page = await world.page(
      `/j/${link}`,
      { key: 'a-key-of-a-page-000000', timeZone: '', name: 'Vandal', email: '' },
      '192.0.2.1',
    )
    expect(page.status).toBe(429)
    // An hour later, a repeat of an entry that was made is answered as before.
    await world.pass(SOON)
    expect((await enter(world, 0, { id, link, from: '192.0.2.1' })).status).toBe(201)
    const friend = await enter(world, ENTRANTS, { id, link, from: '198.51.100.7', name: 'Ann', email: FRIEND })
    expect(friend.status).toBe(201)
    await world.pass(SOON)
    expect(await emailedLink(world, FRIEND, 'e')).toBeTruthy()
    await world.pass(DAY)
    expect((await enter(world, ENTRANTS + 1, { id, link, from: '192.0.2.1' })).status).toBe(201)
  })

  test('email no more strangers than a network may, and no address twice', async () => {
    const { world, id, link } = await openEvent({ waitingList: true })
    const before = world.mails().length
    for (let n = 0; n < ENTRIES_DAY; n++)
      await enter(world, n, { id, link, from: '192.0.2.1', email: `victim${n}@victims${n}.test` })
    await world.pass(DAY / 2 - 3 * SOON)
    const reached = world
      .mails()
      .slice(before)
      .map(({ to }) => to)
    expect(reached.length).toBeLessThanOrEqual(EMAIL_LIMITS.networkDay)
    expect(new Set(reached).size).toBe(reached.length)
  })
})

test('a vandal who types a friend’s address again and again does not keep the friend from the own email', async () => {
  const { world, id, link } = await openEvent({ waitingList: true })
  for (let n = 0; n < ENTRIES_DAY; n++) await enter(world, n, { id, link, from: '192.0.2.1', email: FRIEND })
  await world.pass(SOON)
  const before = world.mails().filter(({ to }) => to === FRIEND).length
  expect(before).toBeLessThanOrEqual(EMAIL_LIMITS.namerDay)
  const entered = await enter(world, 999, { id, link, from: '198.51.100.7', name: 'Ann', email: FRIEND })
  expect(entered.status).toBe(201)
  for (let waits = 0; waits < 26 && world.mails().filter(({ to }) => to === FRIEND).length === before; waits++)
    await world.pass(SOON)
  const mails = world.mails().filter(({ to }) => to === FRIEND)
  expect(mails.length).toBe(before + 1)
  expect(mails.at(-1)?.text).toContain('/e/')
  // What vandals have called themselves is in none of them.
  expect(mails.map(({ text, html }) => text + html).join()).not.toContain('Vandal')
})

test('who waits, leaves and comes again never plays beside the limit, and the next one of the list moves up once', async () => {
  const { world, id, link, secretary } = await openEvent({ limit: 3, waitingList: true }, 3)
  for (const email of ['ada@players0.test', 'bea@players1.test', 'cy@players2.test']) await acceptAs(world, email)
  const tokens: string[] = []
  for (let n = 0; n < 30; n++) {
    const { text } = await enter(world, n, { id, link, from: networkNo(n) })
    tokens.push(
      (JSON.parse(text) as { readonly links: { readonly entry: { readonly token: string } } }).links.entry.token,
    )
  }
  for (const [n, token] of tokens.entries()) {
    if (n % 3 === 0) await done(world, token, { type: 'withdraw' })
    await act(world, secretary, { type: 'approve', player: 4 + n })
    expect((await statusesOf(world, id)).filter((status) => status === 'accepted').length).toBeLessThanOrEqual(3)
  }
  expect((await act(world, tokens[1], { type: 'withdraw' })).kind).toBe('done')
  await done(world, secretary, { type: 'expel', player: 1, reason: 'Away.' })
  const statuses = await statusesOf(world, id)
  expect(statuses.filter((status) => status === 'accepted')).toHaveLength(3)
  // The first who still waits.
  expect(statuses.findLastIndex((status) => status === 'accepted')).toBe(5)
})

test('an invited vandal who declines and withdraws over and over changes nothing after the first time', async () => {
  const { world, id } = await openEvent({}, 3)
  const invitation = await emailedLink(world, 'ada@players0.test', 'j')
  await done(world, invitation, { type: 'decline' })
  const before = (await world.tournaments.load(id))?.version
  for (let n = 0; n < 20; n++) {
    expect((await act(world, invitation, { type: 'decline' })).kind).toBe('done')
    for (const type of ['accept', 'withdraw'] as const)
      expect((await act(world, invitation, { type })).kind).toBe('refused')
  }
  expect((await world.tournaments.load(id))?.version).toBe(before)
})
