import { expect, test } from 'vitest'
import { DAY } from '../../../shared/game/model/words.ts'
import { assetFiles } from '../../../shared/pages/asset-files.ts'
import { answerPage } from '../../../shared/service/answer-page.ts'
import { makeBounceName, parseBounceName } from '../../../shared/service/credentials/addresses/bounce-address.ts'
import { personDataLink, unsubscribeAllLink } from '../../../shared/service/credentials/links.ts'
import { bounceClaimIn, handleBounce, verifyBounce } from '../../../shared/service/email/delivery/bounces.ts'
import { queueLinksEmail } from '../../../shared/service/email/sending/queue-links-email.ts'
import { contactOfHolder } from '../../../shared/service/tournaments/links/tournament-holders.ts'
import type { Holder } from '../../../shared/tournament/model/facts.ts'
import {
  type Playing,
  acceptAs,
  begun,
  callerAt,
  confirmAndSend,
  done,
  entered,
  found,
  mailTo,
  opened,
  tournamentOf,
} from './acting.ts'
import { SOON, foundingOf, linkIn } from './event-terms.ts'
import { memoryEvent } from './memory-event.ts'

const ADA = 'ada@players0.test'

const pageOf = async ({ service, now }: Playing, url: string, form?: Readonly<Record<string, string>>) => {
  const { pathname, searchParams } = new URL(url)
  const { status, body } = await answerPage(service, assetFiles({}), {
    method: form ? 'POST' : 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: form ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
    body: form ? new URLSearchParams(form).toString() : '',
    from: '192.0.2.7',
    receivedAt: now(),
  })
  return { status, body }
}

const countTo = ({ mails }: Playing, email: string): number => mails().filter(({ to }) => to === email).length

test('who asks for their links gets those of their tournaments by email, in their own spelling of the address alone', async () => {
  const world = memoryEvent()
  await entered(world, foundingOf(3))
  await world.pass(SOON)
  for (const [email, kind] of [
    ['sam@club.test', 'o'],
    [ADA, 'e'],
  ] as const) {
    const before = countTo(world, email)
    await queueLinksEmail(world.service, email, callerAt(world))
    await world.pass(SOON)
    expect(countTo(world, email)).toBe(before + 1)
    await opened(world, linkIn(mailTo(world, email), kind))
  }
  const before = world.mails().length
  await queueLinksEmail(world.service, 'ada+club@players0.test', callerAt(world))
  await queueLinksEmail(world.service, 'nobody@players0.test', callerAt(world))
  await world.pass(SOON)
  expect(world.mails().length).toBe(before)
})

test('a mailbox that stops all emails hears nothing, and what it missed once it allows them', async () => {
  const world = memoryEvent()
  const { secretary } = await found(world, foundingOf(3))
  await confirmAndSend(world, secretary)
  for (const email of [ADA, 'bea@players1.test']) await acceptAs(world, email)
  const stop = unsubscribeAllLink(world.service, ADA)
  const invitedStop = unsubscribeAllLink(world.service, 'dan@players3.test')
  await pageOf(world, stop, {})
  await pageOf(world, invitedStop, {})
  const before = countTo(world, ADA)
  await done(world, secretary, {
    type: 'invite',
    entrants: [{ name: 'Dan', email: 'dan@players3.test' }],
    key: undefined,
  })
  await done(world, secretary, { type: 'send' })
  await done(world, secretary, { type: 'start' })
  await world.pass(2 * DAY)
  expect([countTo(world, ADA), countTo(world, 'dan@players3.test')]).toEqual([before, 0])
  await pageOf(world, stop, { undo: '1' })
  await world.pass(SOON)
  const missed = world.mails().filter(({ to }) => to === ADA)
  expect(missed.slice(before).filter(({ text }) => linkIn(text, 'e') !== undefined)).toHaveLength(1)
})

test('a person reads what tournaments store of them, and is forgotten in all of them by one press', async () => {
  const world = memoryEvent()
  const { id } = await begun(world, foundingOf(3))
  const other = await found(world, foundingOf(1, { secretary: { name: 'Ann', email: 'ann@club.test' } }))
  await confirmAndSend(world, other.secretary, 'ann@club.test')
  const data = personDataLink(world.service, ADA, world.now())
  const file = await pageOf(world, `${data}&as=json`)
  const { tournaments } = JSON.parse(file.body) as { readonly tournaments: readonly object[] }
  expect(tournaments).toHaveLength(2)
  expect(file.body).toContain('"Ada"')
  // Whoever is invited in the other event need not be the owner of the mailbox.
  expect(file.body).not.toContain('Ann')
  expect((await pageOf(world, data, { sure: '1' })).body).toContain('games in which you are forgotten: 4.')
  await world.pass(SOON)
  for (const event of [id, other.id]) {
    expect((await tournamentOf(world, event)).entrants[0]?.name).toBe('')
    expect(JSON.stringify(await world.tournaments.load(event))).not.toContain('Ada')
  }
  expect(JSON.stringify(world.contacts.entries())).not.toContain(ADA)
})

test('an email that comes back is noted at the person whom it was for, and at nobody else', async () => {
  const world = memoryEvent()
  const { id } = await begun(world, foundingOf(3))
  const { service } = world
  const tournament = await tournamentOf(world, id)
  const nameFor = (holder: Holder, email: string): string =>
    makeBounceName(service.signer, { game: id, holder }, contactOfHolder(tournament, holder) ?? '', email)
  const report = async (name: string) => {
    const claim = bounceClaimIn([`${name}@returns.test`])
    if (!claim) throw new Error(`${name} is no bounce name`)
    const seat = await verifyBounce(service, claim, world.now())
    return typeof seat === 'string' ? seat : handleBounce(service, seat, { why: 'gone', event: name }, world.now())
  }
  expect(await report(nameFor(1, 'other@players0.test'))).toBe('unproven')
  expect(await report(nameFor(2, ADA))).toBe('unproven')
  expect(await report(nameFor(1, ADA))).toBe('gone')
  expect(await report(nameFor('secretary', 'sam@club.test'))).toBe('gone')
  const returned = await Promise.all(
    (['secretary', 1, 2, 3] as const).map(
      async (holder) => (await service.contacts.load(id, contactOfHolder(tournament, holder) ?? ''))?.returned ?? false,
    ),
  )
  expect(returned).toEqual([true, true, false, false])
})

test('the name to which an email comes back tells whose it was, and those of seats are as they were', () => {
  const { signer } = memoryEvent().service
  const holders: readonly Holder[] = ['secretary', 'deputy', 1, 31, 32, 200]
  for (const holder of holders) {
    const to = { game: 'tournament12', holder }
    const name = makeBounceName(signer, to, 'contact', ADA)
    expect(name).toHaveLength(39)
    expect(parseBounceName(name.toUpperCase())).toMatchObject(to)
  }
  const seat = { game: 'tournament12', role: 'opponent' } as const
  expect(makeBounceName(signer, seat, 'contact', ADA)).toHaveLength(37)
  expect(parseBounceName(makeBounceName(signer, seat, 'contact', ADA))).toMatchObject(seat)
})
