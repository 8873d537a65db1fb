import { expect, test } from 'vitest'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import { runEffects } from '../../shared/service/background/effects.ts'
import { handle } from '../../shared/service/games/handle.ts'
import { previousAddressesEntry, noteEntry } from '../../shared/service/notebook/entry-names.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { NOON, stand } from './stand.ts'

const ports = () => {
  const { service, begin } = stand()
  const letters: QueuedEmail[] = []
  const timers = memoryTimers()
  return {
    ports: { ...service, timers, outbox: { put: async (more: readonly QueuedEmail[]) => void letters.push(...more) } },
    letters,
    timers,
    service,
    begin,
  }
}

const OFFER = { creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' } }

const MAILED = {
  creator: { ...OFFER.creator, email: 'amara@players.test' },
  opponent: { ...OFFER.opponent, email: 'joost@players.test' },
}

test('a timer that moves within its minute is set in the end', async () => {
  const { ports: all, timers, begin, service } = ports()
  const { body } = await begin(OFFER)
  const after = (await loadGame(service.games, body.game.id))?.stored
  if (!after) throw new Error('no game')
  const at = NOON + 3_600_000
  await runEffects(all, { id: body.game.id, before: undefined, after: { ...after, due: at } }, NOON)
  await runEffects(all, { id: body.game.id, before: { ...after, due: at }, after: { ...after, due: at + 9000 } }, NOON)
  expect(timers.armed()).toHaveLength(1)
})

test('a repeated change sets one timer, queues the same emails and creates one second game', async () => {
  const { ports: all, timers, letters, begin, service } = ports()
  const { body } = await begin({ ...MAILED, match: 'two-game', opening: { ballot: 'three-move' } })
  const first = await loadGame(service.games, body.game.id)
  if (!first?.game.terms.match) throw new Error('no match')
  const change = { id: body.game.id, before: undefined, after: first.stored }
  await runEffects(all, change, NOON)
  const second = await loadGame(service.games, first.game.terms.match.other)
  const written = letters.splice(0)
  await runEffects(all, change, NOON + 1000)
  expect(letters).toEqual(written)
  expect(timers.armed()).toHaveLength(1)
  expect(await loadGame(service.games, first.game.terms.match.other)).toEqual(second)
  expect(second?.game).toMatchObject({
    status: 'active',
    play: { creatorColour: 'white' },
    terms: { match: { part: 2, other: body.game.id } },
  })
  expect(second?.game.status === 'active' && second.game.play.startPosition).toEqual(
    first.game.status === 'active' && first.game.play.startPosition,
  )
})

test('a scheduler that does not answer delays no email and no second game', async () => {
  const { ports: all, letters, begin, service } = ports()
  const { body } = await begin({ ...MAILED, match: 'two-game', opening: { ballot: 'three-move' } })
  const first = await loadGame(service.games, body.game.id)
  if (!first?.game.terms.match) throw new Error('no match')
  const down = async () => Promise.reject(new Error('no scheduler'))
  const change = { id: body.game.id, before: undefined, after: first.stored }
  const done = await runEffects({ ...all, timers: { arm: down, disarm: down } }, change, NOON)
  expect(done.timerFailed).toEqual(new Error('no scheduler'))
  expect(letters).not.toEqual([])
  expect(await loadGame(service.games, first.game.terms.match.other)).toBeDefined()
})

test('an outbox that does not answer does not stop the timer, and is reported', async () => {
  const { ports: all, timers, begin, service } = ports()
  const { body } = await begin(MAILED)
  const after = (await loadGame(service.games, body.game.id))?.stored
  if (!after) throw new Error('no game')
  const outbox = { put: async () => Promise.reject(new Error('no outbox')) }
  const done = await runEffects({ ...all, outbox }, { id: body.game.id, before: undefined, after }, NOON)
  expect(done).toEqual({ effectsFailed: new Error('no outbox') })
  expect(timers.armed()).toHaveLength(1)
})

test('seats without an address cost no call of the queue', async () => {
  const { ports: all, letters, begin, service } = ports()
  const { body } = await begin({ ...OFFER, opponent: MAILED.opponent })
  const after = (await loadGame(service.games, body.game.id))?.stored
  if (!after) throw new Error('no game')
  const change = { id: body.game.id, before: undefined, after }
  await runEffects(all, change, NOON)
  expect(letters.map((letter) => 'seat' in letter && letter.seat)).toEqual(['opponent'])
  const other = await begin(OFFER)
  const silent = (await loadGame(service.games, other.body.game.id))?.stored
  const outbox = { put: async () => Promise.reject(new Error('nothing is put')) }
  if (silent)
    expect(await runEffects({ ...all, outbox }, { ...change, id: other.body.game.id, after: silent }, NOON)).toEqual({})
})

test('a contact store that does not answer does not stop the timer, and is reported', async () => {
  const { ports: all, timers, begin, service } = ports()
  const { body } = await begin(MAILED)
  const after = (await loadGame(service.games, body.game.id))?.stored
  if (!after) throw new Error('no game')
  const contacts = { ...all.contacts, load: async () => Promise.reject(new Error('no address book')) }
  const done = await runEffects({ ...all, contacts }, { id: body.game.id, before: undefined, after }, NOON)
  expect(done).toEqual({ effectsFailed: new Error('no address book') })
  expect(timers.armed()).toHaveLength(1)
})

test('a repeated change does not overwrite what people have changed in the next game', async () => {
  const { ports: all, begin, service } = ports()
  const { body } = await begin({ ...OFFER, match: 'two-game', opening: { ballot: 'three-move' } })
  const first = await loadGame(service.games, body.game.id)
  if (!first?.game.terms.match) throw new Error('no match')
  const { other } = first.game.terms.match
  const change = { id: body.game.id, before: undefined, after: first.stored }
  await runEffects(all, change, NOON)
  await service.contacts.update(other, first.game.creator.contact, { email: 'new@players.test' })
  await runEffects(all, change, NOON + 1000)
  expect(await service.contacts.load(other, first.game.creator.contact)).toMatchObject({ email: 'new@players.test' })
})

test('nor does it if the next game does not exist yet but its people are stored', async () => {
  const { ports: all, begin, service } = ports()
  const { body } = await begin({ ...OFFER, match: 'two-game', opening: { ballot: 'three-move' } })
  const first = await loadGame(service.games, body.game.id)
  if (!first?.game.terms.match) throw new Error('no match')
  const { other } = first.game.terms.match
  await service.contacts.add(other, first.game.creator.contact, { email: 'new@players.test' })
  await runEffects(all, { id: body.game.id, before: undefined, after: first.stored }, NOON)
  expect(await service.contacts.load(other, first.game.creator.contact)).toMatchObject({ email: 'new@players.test' })
})

test('a request that died between storing "forget me" and erasing leaves nothing, after one repeat or two', async () => {
  const { ports: all, begin, service } = ports()
  const { body } = await begin({
    creator: { name: 'Amara', email: 'amara@draughts.test', seat: 'black' },
    opponent: { name: 'Joost' },
  })
  const { id } = body.game
  const before = await loadGame(service.games, id)
  if (before?.game.status !== 'active') throw new Error('no game')
  const { contact } = before.game.creator
  await service.notebook.save(id, noteEntry(contact), 'a note', undefined)
  await service.notebook.save(id, previousAddressesEntry(contact), '[]', undefined)
  const forgetting = { type: 'forget-me', by: 'creator', contact: 'a-new-entry', ply: 0 } as const
  const done = await handle(service, id, () => forgetting, NOON)
  if (done.kind !== 'done') throw new Error(done.kind)
  const change = { id, before: before.stored, after: done.loaded.stored }
  expect(await service.contacts.load(id, contact)).toMatchObject({ email: 'amara@draughts.test' })
  for (const at of [NOON, NOON + 1000]) {
    await runEffects(all, change, at)
    expect(JSON.stringify(await service.contacts.load(id, contact))).not.toContain('amara')
    expect(await service.notebook.load(id, noteEntry(contact))).toBeUndefined()
    expect(await service.notebook.load(id, previousAddressesEntry(contact))).toBeUndefined()
  }
})

test('what a seat was emailed today counts in its own game, and not in the next', async () => {
  const { ports: all, begin, service } = ports()
  const { body } = await begin({ ...OFFER, match: 'two-game' })
  const first = await loadGame(service.games, body.game.id)
  if (!first?.game.terms.match) throw new Error('no match')
  const { contact } = first.game.creator
  await service.contacts.update(body.game.id, contact, { locale: 'nl' })
  expect(await service.contacts.count(body.game.id, contact, { was: undefined, is: '{}' })).toBe(true)
  await runEffects(all, { id: body.game.id, before: undefined, after: first.stored }, NOON)
  const next = await service.contacts.load(first.game.terms.match.other, contact)
  expect(next?.locale).toBe('nl')
  expect(next?.counts).toBeUndefined()
})

test('links that were barred in one game, when its seat was taken back, bar none of the next', async () => {
  const { ports: all, begin, service } = ports()
  const { body } = await begin({ ...OFFER, match: 'two-game' })
  const first = await loadGame(service.games, body.game.id)
  if (!first?.game.terms.match) throw new Error('no match')
  const { contact } = first.game.creator
  await service.contacts.update(body.game.id, contact, { email: 'amara@draughts.test', epoch: 2 })
  await runEffects(all, { id: body.game.id, before: undefined, after: first.stored }, NOON)
  const next = first.game.terms.match.other
  expect(await service.contacts.load(next, contact)).toEqual({ email: 'amara@draughts.test', told: 0 })
  expect(await service.contacts.update(next, contact, { email: 'new@draughts.test' }, { under: 0 })).toBe(true)
})
