import { beforeAll, describe, expect, test } from 'vitest'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { plainInvitationLink } from '../../shared/service/tournaments/links/tournament-links.ts'
import { foldStoredTournament } from '../../shared/service/tournaments/record/tournament-store.ts'
import { tournamentPayloadsOf } from '../../shared/webhooks/tournament-payloads.ts'
import { acceptAs, act, confirmAndSend, done, emailedLink, found, tournamentOf } from '../service/tournaments/acting.ts'
import { SOON, TERMS, foundingOf } from '../service/tournaments/event-terms.ts'
import { type EventWorld, eventWorld, publicTexts } from './event-world.ts'

/** People who were named, and have no place; each has words and an address by which they are found anywhere. */
const UNACCEPTED = ['Invited', 'Declined', 'Removed', 'Withdrawn', 'Applied', 'Newcomer', 'Deputy'] as const
type Unaccepted = (typeof UNACCEPTED)[number]

const emailOf = (name: string): string => `${name.toLowerCase()}@private.test`
const personOf = (name: Unaccepted) => ({ name: `Hidden${name}`, email: emailOf(name) })
const entrantOfList = (name: Unaccepted) => ({
  ...personOf(name),
  club: `Club${name}`,
  id: `Id${name}`,
  title: 'TitlHidden',
})

/** What no stranger and no other player may read. */
const HIDDEN = [
  ...UNACCEPTED.flatMap((name) => [`Hidden${name}`, `Club${name}`, `Id${name}`]),
  'TitlHidden',
  'private.test',
  'players0.test',
  'players1.test',
  'club.test',
]

const hiddenIn = (text: string): readonly string[] => HIDDEN.filter((each) => text.includes(each))

/** Returns an event that runs, with people who were named in every way and have no place. */
const eventWithUnaccepted = async (world: EventWorld) => {
  const own = foundingOf(2)
  const terms = { ...TERMS, entry: { open: true, approval: true, waitingList: true } } as const
  const listed = (['Invited', 'Declined', 'Removed', 'Withdrawn'] as const).map(entrantOfList)
  const { id, secretary } = await found(world, { ...own, terms, entrants: [...own.entrants, ...listed] })
  await confirmAndSend(world, secretary)
  const players = [await acceptAs(world, 'ada@players0.test'), await acceptAs(world, 'bea@players1.test')]
  await done(world, await emailedLink(world, emailOf('Declined'), 'j'), { type: 'decline' })
  await done(world, await acceptAs(world, emailOf('Withdrawn')), { type: 'withdraw' })
  await done(world, secretary, { type: 'remove', player: 5 })
  await done(world, secretary, { type: 'appoint-deputy', person: personOf('Deputy') })
  const entry = await world.entryOf(id)
  const entered = await world.ask('POST', `/v1/tournaments/${id}/entries`, {
    token: entry,
    key: 'a-key-of-the-applicant',
    body: { ...personOf('Applied'), club: 'ClubApplied', id: 'IdApplied' },
  })
  expect(entered.status).toBe(201)
  await done(world, secretary, { type: 'start' })
  await world.pass(SOON)
  await done(world, secretary, { type: 'invite', entrants: [entrantOfList('Newcomer')], replaces: 2 })
  await done(world, secretary, { type: 'write', text: 'Well played.' })
  await done(world, secretary, { type: 'warn', player: 1, reason: 'Late.' })
  await world.pass(SOON)
  return { world, id, secretary, players, entry }
}

describe('who has not accepted', () => {
  let at: Awaited<ReturnType<typeof eventWithUnaccepted>>
  beforeAll(async () => {
    at = await eventWithUnaccepted(eventWorld())
  })

  test('is in no answer, page, frame, feed, table or record that strangers read', async () => {
    const texts = await publicTexts(at.world, at.id)
    expect(texts.size).toBeGreaterThan(10)
    for (const [name, text] of texts) expect([name, hiddenIn(text)]).toEqual([name, []])
    expect(texts.get('answer')).toContain('Ada')
  })

  test('is not shown to players, to whoever enters, to other invited people, or to a deputy who has not accepted', async () => {
    const { world, id, players, entry } = at
    const deputy = await emailedLink(world, emailOf('Deputy'), 'o')
    const invited = await emailedLink(world, emailOf('Invited'), 'j')
    for (const [own, token] of [
      ['', players[0] ?? ''],
      ['', entry],
      ['Invited', invited],
      ['Deputy', deputy],
    ] as const) {
      const { status, text } = await world.ask('GET', `/v1/tournaments/${id}`, { token })
      expect(status).toBe(200)
      const csv = await world.ask('GET', `/v1/tournaments/${id}.csv`, { token })
      const path = token === deputy ? 'o' : token === entry || token === invited ? 'j' : 'e'
      const page = await world.page(`/${path}/${token}`)
      const seen = hiddenIn(`${text}${csv.text}${page.body}`)
      expect([token, seen.filter((each) => own === '' || !each.includes(own))]).toEqual([token, []])
    }
  })

  test('is shown to the secretary by name alone: an address never', async () => {
    const { world, id, secretary } = at
    const { text } = await world.ask('GET', `/v1/tournaments/${id}`, { token: secretary })
    const { body } = await world.page(`/o/${secretary}`)
    for (const seen of [text, body]) {
      expect(seen).toContain('HiddenInvited')
      expect(hiddenIn(seen).filter((each) => each.endsWith('.test'))).toEqual([])
    }
  })

  test('is in no line of the log, no game, no stored address in the event, and nothing that webhooks are told', async () => {
    const { world, id } = at
    expect(world.logged().length).toBeGreaterThan(0)
    expect(hiddenIn(world.logged().join('\n'))).toEqual([])
    for (const { game } of (await tournamentOf(world, id)).boards)
      expect(hiddenIn(JSON.stringify(await loadGame(world.service.games, game)))).toEqual([])
    expect(JSON.stringify(await world.tournaments.load(id))).not.toContain('@')
    const stored = await world.tournaments.load(id)
    if (!stored) throw new Error('no tournament')
    const { tournament } = foldStoredTournament(id, stored)
    const told = tournamentPayloadsOf({ id, version: stored.version, tournament, facts: stored.log })
    expect(told.length).toBeGreaterThan(0)
    expect(hiddenIn(JSON.stringify(told))).toEqual([])
  })

  test('is in no email but to the secretary', () => {
    for (const { to, subject, text, html } of at.world.mails()) {
      const own = UNACCEPTED.find((name) => emailOf(name) === to)
      const seen = hiddenIn([subject, text, html].join('\n')).filter((each) => own === undefined || !each.includes(own))
      if (to !== 'sam@club.test') expect([to, seen]).toEqual([to, []])
    }
  })

  test('reads no words of the event before they answer', () => {
    for (const { to, text } of at.world.mails())
      if (to.endsWith('@private.test') && to !== emailOf('Withdrawn'))
        expect([to, /Well played|Late\./.test(text)]).toEqual([to, false])
  })
})

test('a message, a warning or an exclusion reaches nobody who has not accepted', async () => {
  const world = eventWorld()
  const { id, secretary } = await found(world, foundingOf(3))
  await confirmAndSend(world, secretary)
  await acceptAs(world, 'ada@players0.test')
  const before = world.mails().length
  await done(world, secretary, { type: 'write', text: 'Buy at once.' })
  expect(await act(world, secretary, { type: 'write', text: 'Buy now.', to: 2 })).toMatchObject({
    refusal: { code: 'not-playing' },
  })
  expect(await act(world, secretary, { type: 'expel', player: 2, reason: 'Buy.' })).toMatchObject({ kind: 'refused' })
  await world.pass(SOON)
  await done(world, secretary, { type: 'cancel', reason: 'Buy elsewhere.' })
  await world.pass(SOON)
  const reached = new Set(
    world
      .mails()
      .slice(before)
      .map(({ to }) => to),
  )
  expect([...reached]).toEqual(['ada@players0.test'])
  // Nor can they be read by an invitation that nobody has answered.
  const { entrants } = await tournamentOf(world, id)
  expect(entrants.map(({ status }) => status)).toEqual(['accepted', 'invited', 'invited'])
  const invitation = plainInvitationLink(world.service, id, await tournamentOf(world, id), 2).token
  const { text } = await world.ask('GET', `/v1/tournaments/${id}`, { token: invitation })
  expect(text).not.toContain('Buy at once')
  expect((await world.page(`/j/${invitation}`)).body).not.toContain('Buy')
})
