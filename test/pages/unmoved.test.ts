import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { mailWorld } from '../attacks/mail-world.ts'

const SAYS = 'Vic has not moved yet'

/** Begins a game in which the opponent, whose address is given, is to move. Returns the creator's page. */
const begun = async (email?: string) => {
  const world = mailWorld()
  world.verdict.of = (to) => (to.startsWith('dead') ? 'refused' : 'taken')
  const { body } = await world.create({ creator: { name: 'Eve', seat: 'white' }, opponent: { name: 'Vic' } })
  const [creator, invitation] = [body.links['creator']?.token ?? '', body.links['opponent']?.token]
  const person = { name: 'Vic', ...(email !== undefined && { email }) }
  const claimed = await world.ask('POST', `/v1/games/${body.game.id}/claim`, invitation, person)
  await world.flush()
  const card = async () => {
    const { body: page } = await world.page(`/p/${creator}`)
    return /<section class="card">\s*<h2>Vic has[^]*?<\/section>/.exec(page)?.[0]
  }
  const seat = claimed.body.links['seat']?.token
  const look = () => world.page(`/p/${seat}`)
  const move = () => world.ask('POST', `/v1/games/${body.game.id}/moves`, seat, { ply: 0, move: '11-15' })
  return { world, card, look, move }
}

test('who waits a day for a first move reads that the other side may not know of it, until it moves', async () => {
  const { world, card, move } = await begun('vic@gmail.com')
  world.clock.now += 23 * HOUR
  expect(await card()).toBeUndefined()
  world.clock.now += HOUR
  expect(await card()).toContain(SAYS)
  expect((await move()).status).toBe(200)
  world.clock.now += DAY
  expect(await card()).toBeUndefined()
})

test('it is the same whether their emails bounce, are read, or were never asked for, and whether they have looked', async () => {
  const cards = new Set<string | undefined>()
  for (const email of ['vic@gmail.com', 'dead@gmail.com', undefined]) {
    const { world, card, look } = await begun(email)
    if (email !== 'dead@gmail.com') await look()
    world.clock.now += DAY
    cards.add(await card())
  }
  expect([...cards]).toEqual([expect.stringContaining('tell them yourself')])
})
