import { expect, test } from 'vitest'
import { mailWorld, type MailWorld } from '../attacks/mail-world.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'

const EVE = 'eve@draughts.test'
const VIC = 'vic@draughts.test'
const RUDE = 'You play like a donkey'

const HOUR = 3_600_000

/** Returns a game of Eve (Black) and Vic (White), whose emails both are confirmed. Vic is to move. */
const table = async (world: MailWorld) => {
  const made = await world.create({
    creator: { name: 'Eve', seat: 'black', email: EVE },
    opponent: { name: 'Vic', email: VIC },
  })
  await world.press(EVE)
  await world.press(VIC, { email: VIC })
  const { id } = made.body.game
  const black = made.body.links['creator']?.token ?? ''
  const vics = /\/p\/[\w.-]+/.exec(world.to(VIC).at(-1)?.text ?? '')?.[0] ?? ''
  return { id, black, eves: `/p/${black}`, vics }
}

const move = async (world: MailWorld, seat: string, ply: number, written: string, message = ''): Promise<void> => {
  world.clock.now += HOUR
  expect((await world.page(`${seat}/move`, { ply: String(ply), move: written, message })).status).toBe(303)
  await world.wake(HOUR)
}

test('a player who mutes the other one reads no word of theirs on the page or in emails, until they choose to', async () => {
  const world = mailWorld()
  const { id, black, eves, vics } = await table(world)
  await move(world, eves, 0, '11-15', RUDE)
  expect(world.to(VIC).at(-1)?.text).toContain(RUDE)
  const before = (await world.page(vics)).body
  expect(before).toContain(RUDE)
  expect(before).not.toContain('Mute Eve')
  expect((await world.page(`${vics}?tab=mine`)).body).toContain('Mute Eve')

  expect((await world.page(`${vics}/own`, { muted: '1' })).status).toBe(303)
  const muted = (await world.page(`${vics}?tab=mine`)).body
  expect(muted).not.toContain(RUDE)
  expect(muted).toContain('You have muted Eve')
  await move(world, vics, 1, '23-19', 'A fine opening')
  await move(world, eves, 2, '8-11', RUDE)
  expect(world.to(VIC).at(-1)?.text).toContain('8-11')
  expect(world.to(VIC).at(-1)?.text).not.toContain(RUDE)
  expect(world.to(VIC).at(-1)?.html).not.toContain(RUDE)
  expect((await world.page(`${vics}?tab=mine`)).body).toContain('A fine opening')
  // Nobody else sees a difference, and nothing is lost.
  expect((await world.page(`${eves}?tab=mine`)).body).not.toContain('You have muted')
  const seat = await world.ask('GET', '/v1/seat', black)
  expect(seat.body).toMatchObject({ muted: false })
  const { game } = (await loadGame(world.service.games, id)) ?? {}
  expect(JSON.stringify(game)).toContain(RUDE)

  await world.page(`${vics}/own`, { muted: '0' })
  expect((await world.page(`${vics}?tab=mine`)).body).toContain(RUDE)
})

test('a program mutes and unmutes by the settings of its seat, and an arbiter cannot', async () => {
  const world = mailWorld()
  const { black } = await table(world)
  expect((await world.ask('PATCH', '/v1/seat', black, { muted: true })).body).toMatchObject({ muted: true })
  expect((await world.ask('PATCH', '/v1/seat', black, { name: 'Eva' })).body).toMatchObject({ muted: true })
  expect((await world.ask('PATCH', '/v1/seat', black, { muted: false })).body).toMatchObject({ muted: false })
  const arbited = await world.create({ arbiter: { name: 'Ida', email: 'ida@draughts.test' } })
  const ida = arbited.body.links['arbiter']?.token
  expect((await world.ask('PATCH', '/v1/seat', ida, { muted: true })).status).not.toBe(200)
})
