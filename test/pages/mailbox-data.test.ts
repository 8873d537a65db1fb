import { expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { personDataLink, unsubscribeAllLink } from '../../shared/service/credentials/links.ts'
import { confirmSeatEmails } from '../../shared/service/email/consent/consent.ts'
import { listSeats } from '../../shared/service/email/mailbox/list-seats.ts'
import { loadContact } from '../../shared/service/games/game-seat.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type Stand, ask, begun, idOf, newGame, stand } from './stand.ts'

const EMAIL = 'ada@draughts.test'

/** Begins a game whose creator has this address, and has agreed to its emails if `isConfirmed`. */
const seatWith = async (at: Stand, name: string, isConfirmed: boolean): Promise<string> => {
  const { creator } = await begun(at, { name, email: EMAIL })
  const loaded = await loadGame(at.service.games, idOf(creator))
  if (!loaded) throw new Error('no game')
  const seat = { id: idOf(creator), role: 'creator' as const, loaded }
  if (isConfirmed) await confirmSeatEmails(at.service, seat, await loadContact(at.service, seat), at.clock.now)
  await listSeats(at.service.contacts, idOf(creator), loaded)
  return creator
}

const pathOf = (at: Stand): string => personDataLink(at.service, EMAIL, at.clock.now).slice(at.service.origin.length)

/** Returns a stand with three seats of a mailbox: two whose emails it has agreed to, and one that only has its address. */
const threeSeats = async () => {
  const at = stand()
  const [running, second, other] = [
    await seatWith(at, 'Ada', true),
    await seatWith(at, 'Ada Two', true),
    await seatWith(at, 'Zoe', false),
  ]
  return { at, running, second, other }
}

test('a link of an email shows all that is stored of its reader, and nothing of who only entered the address', async () => {
  const { at, running, second, other } = await threeSeats()
  const page = await ask(at, pathOf(at))
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.body).toContain(
    'Open and running games with your address: 3 (of them with emails that you have agreed to: 2).',
  )
  expect(page.body).not.toContain('/p/')
  const file = await ask(at, `${pathOf(at)}&as=json`)
  expect(file.headers['content-disposition']).toBe('attachment; filename="crownhead-all-data.json"')
  const { seats } = JSON.parse(file.body) as { readonly seats: readonly { readonly game: string }[] }
  expect(new Set(seats.map(({ game }) => game))).toEqual(new Set([running, second, other].map(idOf)))
  expect(file.body).toContain('"Ada Two"')
  expect(file.body).not.toContain('Zoe')
})

test('the link is good for a day, for its mailbox alone, and no email’s other link replaces it', async () => {
  const { at } = await threeSeats()
  const path = pathOf(at)
  const stopAll = unsubscribeAllLink(at.service, EMAIL).slice(at.service.origin.length)
  const others = unsubscribeAllLink(at.service, 'eve@draughts.test').slice(at.service.origin.length)
  const later = path.replace(/until=\d+/, `until=${at.clock.now + 9 * DAY}`)
  for (const tried of [
    `${stopAll}/data`,
    `${others}/data?${path.split('?')[1]}`,
    later,
    `${stopAll}/data?until=&proof=`,
  ])
    for (const form of [undefined, { sure: '1' }])
      expect([tried, (await ask(at, tried, form ? { form } : {})).status]).toEqual([tried, 410])
  expect((await ask(at, '/n/nothing/data')).status).toBe(404)
  at.clock.now += DAY
  const expired = await ask(at, path)
  expect([expired.status, expired.body]).toEqual([410, expect.stringContaining('href="/links"')])
})

test('a press forgets its reader in every game, once they have said that they are sure', async () => {
  const { at, running, other } = await threeSeats()
  const path = pathOf(at)
  const unsure = await ask(at, path, { form: {} })
  expect(unsure.status).toBe(400)
  expect(unsure.body).toContain('To be forgotten, tick that')
  expect((await ask(at, `${path}&as=json`)).body).toContain('Ada Two')
  const { body } = await ask(at, path, { form: { sure: '1' } })
  expect(body).toContain('games in which you are forgotten: 3.')
  const left = await ask(at, `${path}&as=json`)
  expect(JSON.parse(left.body)).toMatchObject({ seats: [] })
  const game = (await loadGame(at.service.games, idOf(running)))?.game
  expect([game?.creator.name, game?.status]).toEqual(['', 'active'])
  const others = (await loadGame(at.service.games, idOf(other)))?.game
  expect(others?.creator.name).toBe('')
  expect((await ask(at, path, { form: { sure: '1' } })).body).toContain('games in which you are forgotten: 0.')
})

/** Gives somebody this address in a new game, and lists its seats, as the change stream does. */
const listed = async (at: Stand, seat: string): Promise<string> => {
  const loaded = await loadGame(at.service.games, idOf(seat))
  if (loaded) await listSeats(at.service.contacts, idOf(seat), loaded)
  return idOf(seat)
}

test('a press forgets the creator of an open game and who is invited as opponent or arbiter', async () => {
  const at = stand()
  const own = await listed(at, await newGame(at, { name: 'Ada Own', email: EMAIL }))
  const asked = await listed(at, await newGame(at, { opponentName: 'Ada Asked', opponentEmail: EMAIL }))
  const arbiter = await listed(at, await newGame(at, { arbiterName: 'Ada Arbiter', arbiterEmail: EMAIL }))
  const { body } = await ask(at, pathOf(at), { form: { sure: '1' } })
  expect(body).toContain('Open and running games in which you are forgotten: 3.')
  const namesIn = async (id: string) => JSON.stringify((await loadGame(at.service.games, id))?.stored.log)
  expect(await namesIn(own)).not.toContain('Ada')
  expect(await namesIn(arbiter)).not.toContain('Ada')
  expect(await namesIn(asked)).not.toContain('Ada')
  expect((await loadGame(at.service.games, asked))?.game).toMatchObject({ status: 'open' })
  expect((await ask(at, pathOf(at))).body).toContain('Open and running games with your address: 0')
})

test('after a press no note has the address, and no email about taking the seat back goes out', async () => {
  const at = stand()
  const creator = await seatWith(at, 'Ada', true)
  const saved: string[] = []
  const { notebook } = at.service
  const save: typeof notebook.save = (game, name, text, until) => {
    saved.push(text)
    return notebook.save(game, name, text, until)
  }
  Object.assign(at.service, { notebook: { ...notebook, save } })
  at.letters.length = 0
  expect((await ask(at, pathOf(at), { form: { sure: '1' } })).body).toContain('you are forgotten: 1.')
  expect((await loadGame(at.service.games, idOf(creator)))?.game.creator.name).toBe('')
  expect(saved.join()).not.toContain(EMAIL)
  expect(at.letters).toEqual([])
})
