import { expect, test } from 'vitest'
import { DAY } from '../../../shared/game/model/words.ts'
import { seatLink } from '../../../shared/service/credentials/links.ts'
import { loadGame } from '../../../shared/service/games/game-store.ts'
import { performTournamentAct } from '../../../shared/service/tournaments/acts/perform-act.ts'
import { rotateTournamentLink } from '../../../shared/service/tournaments/acts/rotate-tournament-link.ts'
import { confirmTournament } from '../../../shared/service/tournaments/entry/confirm-tournament.ts'
import { changeEntrantSettings } from '../../../shared/service/tournaments/entry/entrant-settings.ts'
import { foundTournament } from '../../../shared/service/tournaments/entry/found-tournament.ts'
import { authorizeTournament } from '../../../shared/service/tournaments/links/authorize-tournament.ts'
import { plainInvitationLink, playerLink } from '../../../shared/service/tournaments/links/tournament-links.ts'
import { parseTournamentToken } from '../../../shared/service/tournaments/links/tournament-tokens.ts'
import { tournamentForReader } from '../../../shared/service/tournaments/reading/tournament-for-reader.ts'
import { acceptAs, act, begun, callerAt, confirmAndSend, done, found, mailTo, opened, tournamentOf } from './acting.ts'
import { SECRETARY, SOON, TERMS, foundingOf, linkIn } from './event-terms.ts'
import { memoryEvent } from './memory-event.ts'

test('1,000 foundings send nothing but to their founders’ own mailboxes, within the limits of one network', async () => {
  const world = memoryEvent()
  const kinds = new Map<string, number>()
  for (let n = 0; n < 1000; n++) {
    const secretary = { name: 'V', email: `v${n}@vandal.test` }
    const { kind } = await foundTournament(world.service, foundingOf(8, { secretary }), callerAt(world))
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  await world.pass(DAY / 2)
  expect(kinds.get('founded')).toBe(40)
  expect(kinds.get('spent')).toBe(960)
  const reached = new Set(world.mails().map(({ to }) => to))
  expect(reached.size).toBeLessThanOrEqual(10)
  for (const to of reached) expect(to).toContain('@vandal.test')
})

test('nothing is sent before the secretary’s mailbox is proven, whoever has the secretary’s link', async () => {
  const world = memoryEvent()
  const { secretary } = await found(world, foundingOf(3))
  await world.pass(SOON)
  expect(await act(world, secretary, { type: 'send' })).toMatchObject({ refusal: { code: 'not-confirmed' } })
  const byPage = await opened(world, secretary)
  expect(await confirmTournament(world.service, byPage, callerAt(world))).toMatchObject({
    refusal: { code: 'not-yours-to-do' },
  })
  await world.pass(DAY)
  expect(world.mails().map(({ to }) => to)).toEqual(['sam@club.test'])
})

test('a secretary cannot accept for others, or learn a link by which one could', async () => {
  const world = memoryEvent()
  const { id, secretary } = await found(world, foundingOf(3))
  await confirmAndSend(world, secretary)
  const official = await opened(world, secretary)
  expect(await performTournamentAct(world.service, official, { type: 'accept' }, callerAt(world))).toMatchObject({
    kind: 'refused',
    refusal: { code: 'not-yours-to-do' },
  })
  const { links, emails } = await tournamentForReader(world.service, official, official.actor)
  expect([...links.invitations.keys()]).toEqual([])
  expect([...links.boards.keys()]).toEqual([])
  expect(emails.get(1)).toEqual({ mail: 'sent' })
  // The invitation in the email opens nothing without the mark of its mailbox.
  const emailed = linkIn(mailTo(world, 'ada@players0.test'), 'j') ?? ''
  const [token = '', mark = ''] = emailed.split('.')
  expect(await authorizeTournament(world.service, token, world.now())).toBeUndefined()
  const other = linkIn(mailTo(world, 'bea@players1.test'), 'j')?.split('.')[1] ?? ''
  expect(await authorizeTournament(world.service, `${token}.${other}`, world.now())).toBeUndefined()
  expect(await authorizeTournament(world.service, `${token}.${mark}`, world.now())).toBeDefined()
  expect((await tournamentOf(world, id)).entrants.map(({ status }) => status)).toEqual([
    'invited',
    'invited',
    'invited',
  ])
})

test('an entrant who is called the secretary has the secretary’s own address', async () => {
  const world = memoryEvent()
  const entrants = [{ name: 'Eve', email: 'eve@elsewhere.test', official: 'secretary' } as const, { name: 'Cy' }]
  const { secretary } = await found(world, foundingOf(0, { entrants }))
  await confirmAndSend(world, secretary)
  expect(world.mails().map(({ to }) => to)).not.toContain('eve@elsewhere.test')
})

test('links of each kind open nothing but what they are for, and nothing once they are replaced', async () => {
  const world = memoryEvent()
  const { id, secretary, players } = await begun(world, foundingOf(3))
  const [ada = '', bea = ''] = players
  const tournament = await tournamentOf(world, id)
  for (const token of [secretary, ada, bea]) expect(parseTournamentToken(token)).toBeDefined()
  const swapped = [
    `b${secretary.slice(1)}`,
    `a${ada.slice(1)}`,
    `${ada.slice(0, 14)}02${ada.slice(16)}`,
    `${ada.slice(0, 2)}${'x'.repeat(12)}${ada.slice(14)}`,
    ada.slice(0, 46),
    `${ada}0`,
    '',
  ]
  for (const token of swapped) expect(await authorizeTournament(world.service, token, world.now())).toBeUndefined()
  for (const request of [{ type: 'send' }, { type: 'start' }, { type: 'cancel', reason: '' }] as const)
    expect(await act(world, ada, request)).toMatchObject({ refusal: { code: 'not-yours-to-do' } })
  const rotated = await rotateTournamentLink(world.service, await opened(world, ada), callerAt(world))
  expect(rotated.kind).toBe('made')
  expect(await authorizeTournament(world.service, ada, world.now())).toBeUndefined()
  expect(await authorizeTournament(world.service, bea, world.now())).toBeDefined()
  await world.pass(SOON)
  const emailed = linkIn(mailTo(world, 'ada@players0.test'), 'e') ?? ''
  expect(emailed.split('.')[0]).toBe(rotated.kind === 'made' ? rotated.link.token : '')
  // An event that another has founded has other links, also for the same people.
  const twin = await found(world, foundingOf(3))
  const other = playerLink(world.service, twin.id, tournament, 1).token
  expect(await authorizeTournament(world.service, other, world.now())).toBeUndefined()
})

test('a stolen link does not turn emails to the thief, or make a person forgotten', async () => {
  const world = memoryEvent()
  const { id, players } = await begun(world, foundingOf(2))
  const thief = await opened(world, players[0])
  const taken = await changeEntrantSettings(world.service, thief, { email: 'thief@evil.test' }, callerAt(world))
  expect(taken).toMatchObject({ kind: 'refused', refusal: { code: 'not-yours-to-do' } })
  expect(await act(world, players[0], { type: 'forget' })).toMatchObject({ refusal: { code: 'not-yours-to-do' } })
  const own = linkIn(mailTo(world, 'ada@players0.test'), 'e')
  await done(world, own, { type: 'forget' })
  await world.pass(SOON)
  const tournament = await tournamentOf(world, id)
  expect(tournament.entrants[0]?.name).toBe('')
  for (const { game, black } of tournament.boards) {
    const loaded = await loadGame(world.service.games, game)
    const play = loaded?.game.status === 'active' ? loaded.game.play : undefined
    expect(black === 1 ? loaded?.game.creator.name : play?.opponent.name).toBe('')
  }
  const everything = JSON.stringify([await world.tournaments.load(id), world.contacts.entries()])
  expect(everything).not.toContain('Ada')
  expect(everything).not.toContain('ada@players0')
})

test('no address and no token is in a stored tournament, and no seat’s link with its secretary', async () => {
  const world = memoryEvent()
  const { id, secretary, players } = await begun(world, foundingOf(4))
  const text = JSON.stringify(await world.tournaments.load(id))
  for (const secret of ['@', ...players, secretary]) expect(text).not.toContain(secret)
  const official = await opened(world, secretary)
  const shown = JSON.stringify(
    await tournamentForReader(world.service, official, official.actor),
    (_key, value: unknown) => (value instanceof Map ? [...value] : value),
  )
  for (const { game } of (await tournamentOf(world, id)).boards) {
    const loaded = await loadGame(world.service.games, game)
    if (!loaded) throw new Error('no game')
    for (const role of ['creator', 'opponent'] as const)
      expect(shown).not.toContain(seatLink(world.service, role, game, loaded.game).token)
  }
})

test('an invitation gives its player’s link once, and a repeat of a plain one gives none', async () => {
  const world = memoryEvent()
  const { id, secretary } = await found(world, foundingOf(0, { entrants: [{ name: 'Ada' }, { name: 'Bea' }] }))
  await confirmAndSend(world, secretary)
  const token = plainInvitationLink(world.service, id, await tournamentOf(world, id), 1).token
  const first = await done(world, token, { type: 'accept' })
  expect(first.link?.url).toContain('/e/')
  const again = await done(world, token, { type: 'accept' })
  expect([again.duplicate, again.link]).toEqual([true, undefined])
})

test('a secretary may invite 40 a day, more by as many as accept, and nobody gets more than two a week', async () => {
  const world = memoryEvent()
  const { secretary } = await found(world, foundingOf(60))
  await confirmAndSend(world, secretary)
  await world.pass(2 * SOON)
  const invited = () =>
    new Set(
      world
        .mails()
        .filter(({ to }) => to.includes('@players'))
        .map(({ to }) => to),
    )
  expect(invited().size).toBe(40)
  for (const email of [...invited()].slice(0, 5)) await acceptAs(world, email)
  await world.pass(DAY + SOON)
  expect(invited().size).toBe(60)
  for (let n = 0; n < 3; n++) {
    const more = await found(world, foundingOf(1, { secretary: { name: 'T', email: `t${n}@club${n}.test` } }))
    await confirmAndSend(world, more.secretary, `t${n}@club${n}.test`)
  }
  await world.pass(DAY + SOON)
  expect(world.mails().filter(({ to }) => to === 'ada@players0.test').length).toBeLessThanOrEqual(4)
})

test('a page of another site founds nothing that sends email', async () => {
  const world = memoryEvent()
  await foundTournament(world.service, foundingOf(3), { ...callerAt(world), isForeign: true })
  await world.pass(DAY)
  expect(world.mails()).toEqual([])
})

test('an idempotency key founds one tournament, and refuses another request', async () => {
  const world = memoryEvent()
  const key = 'k'.repeat(20)
  const once = await foundTournament(world.service, foundingOf(2, { key }), callerAt(world))
  const again = await foundTournament(world.service, foundingOf(2, { key }), callerAt(world))
  expect(again).toMatchObject({ kind: 'founded', id: once.kind === 'founded' ? once.id : '' })
  const terms = { ...TERMS, title: 'Other cup' }
  expect(await foundTournament(world.service, foundingOf(2, { key, terms }), callerAt(world))).toEqual({
    kind: 'otherwise',
  })
})

test('a key of a program confirms at once, and its tournament is in the owner’s list', async () => {
  const world = memoryEvent()
  const owner = 'owner-of-key'
  const founded = await foundTournament(world.service, foundingOf(2, { owner }), callerAt(world))
  expect(founded.kind === 'founded' && founded.loaded.tournament.confirmedAt).toBeDefined()
  await world.pass(SOON)
  expect(world.mails().map(({ to }) => to)).toEqual([SECRETARY.email])
})
