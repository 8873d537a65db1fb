import { describe, expect, test } from 'vitest'
import { packTournament } from '../../functions/codec/tournament-item.ts'
import { FOUNDINGS_DAY, TOURNAMENT_RETENTION, UNSTARTED_LIFE } from '../../shared/tournament/model/tournament-limits.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { addressPseudonym } from '../../shared/service/credentials/mailbox.ts'
import { INVITATION_LIMITS } from '../../shared/service/limits/email-quotas.ts'
import { sized } from '../harness/size.ts'
import { confirmAndSend, found } from '../service/tournaments/acting.ts'
import { entrantsOf, foundingOf } from '../service/tournaments/event-terms.ts'
import { memoryEvent } from '../service/tournaments/memory-event.ts'
import { type EventWorld, eventWorld } from './event-world.ts'

const FOUNDINGS = sized(150, 1000)
const VANDAL = 'v@vandal.test'
const VICTIM = 'victim@elsewhere.test'

const bodyOf = (secretary: string, players: number): object => ({
  title: 'Club cup',
  secretary: { name: 'V', email: secretary },
  players: entrantsOf(players),
})

const foundBy = ({ ask }: EventWorld, n: number, from: string, body: object) =>
  ask('POST', '/v1/tournaments', { key: `a-key-of-a-vandal-${n}`, from, body })

/** Returns an address of another network for each number. */
const networkNo = (n: number): string => `10.${Math.floor(n / 250)}.${n % 250}.1`

describe(`${FOUNDINGS} foundings`, () => {
  test('by one network are 40 a day; the others are refused by a code and a sentence, and nobody is emailed', async () => {
    const world = eventWorld()
    const answers: { readonly status: number; readonly code: string | undefined; readonly text: string }[] = []
    for (let n = 0; n < FOUNDINGS; n++) answers.push(await foundBy(world, n, '192.0.2.1', bodyOf(VANDAL, 3)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(FOUNDINGS_DAY)
    const refused = answers.slice(FOUNDINGS_DAY)
    for (const { status, code } of refused) expect([status, code]).toEqual([429, 'too-many-requests'])
    expect(JSON.parse(refused[0]?.text ?? '{}')).toMatchObject({ detail: expect.stringMatching(/\w/) })
    await world.pass(DAY / 2)
    for (const { to } of world.mails()) expect(to).toBe(VANDAL)
    expect(world.mails().length).toBeLessThanOrEqual(EMAIL_LIMITS.strangerDay)
  })

  test('by as many networks send a victim no more than strangers may, and those on the lists nothing', async () => {
    const world = eventWorld()
    for (let n = 0; n < FOUNDINGS; n++) {
      const { status } = await foundBy(world, n, networkNo(n), bodyOf(VICTIM, 8))
      expect(status).toBe(201)
    }
    await world.pass(3 * DAY)
    const reached = world.mails().map(({ to }) => to)
    expect(new Set(reached)).toEqual(new Set([VICTIM]))
    expect(reached.length).toBeLessThanOrEqual(EMAIL_LIMITS.strangerMonth)
  })

  test('of lists as long as they may be are stored in a bounded number of bytes, and their addresses are deleted', async () => {
    const world = eventWorld()
    const players = Array.from({ length: 300 }, (_, at) => ({
      name: `Щ${at}`.padEnd(40, 'щ'),
      email: `p${at}@players.test`,
      club: 'щ'.repeat(40),
      id: 'щ'.repeat(16),
      title: 'щ'.repeat(10),
      rating: 'щ'.repeat(10),
    }))
    const { text } = await foundBy(world, 0, '192.0.2.1', {
      title: 'Cup',
      secretary: { name: 'V', email: VANDAL },
      entry: { waitingList: true },
      players,
    })
    const { tournaments } = JSON.parse(text) as {
      readonly tournaments: readonly { readonly tournament: { readonly id: string } }[]
    }
    const id = tournaments[0]?.tournament.id ?? ''
    const stored = await world.tournaments.load(id)
    if (!stored) throw new Error('nothing is stored')
    expect(packTournament(id, stored).e.length).toBeLessThan(60_000)
    const until = world.now() + UNSTARTED_LIFE.draft + TOURNAMENT_RETENTION.unplayed + DAY
    await world.pass(UNSTARTED_LIFE.draft + DAY)
    const kept = world.contacts.entries().map((entry) => entry.kept ?? Infinity)
    expect(kept).toHaveLength(301)
    expect(Math.max(...kept)).toBeLessThanOrEqual(until)
  })
})

test('a list of hundreds uses up nothing of the addresses to which its secretary may not write today', async () => {
  const world = memoryEvent()
  const { secretary } = await found(world, foundingOf(100))
  await confirmAndSend(world, secretary)
  const { ledger, signer } = world.service
  const charged = await Promise.all(
    entrantsOf(100).map(async ({ email = '' }) => {
      const account = `invited:${addressPseudonym(signer, email)}`
      return (await ledger.counts(account, world.now(), INVITATION_LIMITS.address))[0] ?? 0
    }),
  )
  expect(charged.reduce((sum, each) => sum + each, 0)).toBe(EMAIL_LIMITS.invitationsDay)
})
