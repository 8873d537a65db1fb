import { describe, expect, test } from 'vitest'
import { REPORT_LIMITS } from '../../shared/game/limits/email-limits.ts'
import { mailWorld, type MailWorld } from '../attacks/mail-world.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'

const EVE = 'eve@draughts.test'
const VIC = 'vic@draughts.test'
const RUDE = 'You play like a donkey'

const HOUR = 3_600_000
const DAY = 24 * HOUR

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

  const pressed = await world.page(`${vics}/own`, { muted: '1' })
  expect(pressed.headers['location']).toMatch(/\?tab=mine&done=muted$/)
  const muted = (await world.page(pressed.headers['location'] ?? '')).body
  expect(muted).toContain('<b>You have muted Eve.</b>')
  expect(muted).not.toContain(RUDE)
  expect(muted).toContain('You have muted Eve')
  await move(world, vics, 1, '23-19', 'A fine opening')
  await move(world, eves, 2, '8-11', RUDE)
  expect(world.to(VIC).at(-1)?.text).toContain('8-11')
  expect(world.to(VIC).at(-1)?.text).not.toContain(RUDE)
  expect(world.to(VIC).at(-1)?.html).not.toContain(RUDE)
  expect((await world.page(`${vics}?tab=mine`)).body).toContain('A fine opening')
  const sent = world.to(VIC).length
  world.clock.now += HOUR
  expect((await world.page(`${eves}/act`, { type: 'say', ply: '3', text: RUDE, when: 'now' })).status).toBe(303)
  await world.wake(HOUR)
  expect(world.to(VIC)).toHaveLength(sent)
  // Nobody else sees a difference, and nothing is lost.
  expect((await world.page(`${eves}?tab=mine`)).body).not.toContain('You have muted')
  const seat = await world.ask('GET', '/v1/seat', black)
  expect(seat.body).toMatchObject({ muted: false })
  const { game } = (await loadGame(world.service.games, id)) ?? {}
  expect(JSON.stringify(game)).toContain(RUDE)

  expect((await world.page(`${vics}?tab=mine&done=unmuted`)).body).not.toContain('messages again.</b>')
  const { headers } = await world.page(`${vics}/own`, { muted: '0' })
  const shown = (await world.page(headers['location'] ?? '')).body
  expect(shown).toContain('<b>You see Eve’s messages again.</b>')
  expect(shown).toContain(RUDE)
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

describe('a report of messages', () => {
  const OPERATOR = 'abuse@club.test'
  const reports = (world: MailWorld) => world.to(OPERATOR)

  test('brings the operator what the other player wrote, once a day, and nobody else hears of it', async () => {
    const world = mailWorld({ operator: { abuseTo: OPERATOR } })
    const { eves, vics } = await table(world)
    expect((await world.page(`${vics}/report`, {})).status).toBe(409)
    await move(world, eves, 0, '11-15', RUDE)
    const { body } = await world.page(`${vics}?tab=mine&done=reported`)
    expect(body).toContain('Report these messages')
    expect(body).toContain('The latest messages that Eve wrote in this game, at most 20, go to')
    expect(body).not.toContain('Your report is on its way')
    const sent = world.mails.length
    for (let press = 0; press < 3; press += 1) {
      const { status, headers } = await world.page(`${vics}/report`, {})
      expect(status).toBe(303)
      expect((await world.page(headers['location'] ?? '')).body).toContain('Your report is on its way')
      await world.flush()
    }
    expect(reports(world).map(({ text }) => text)).toEqual([expect.stringContaining(RUDE)])
    expect(reports(world)[0]?.text).not.toContain('/p/')
    expect(world.mails).toHaveLength(sent + 1)
    expect((await world.page(`${vics}?tab=mine`)).body).toContain('have your report of today')
    expect((await world.page(`${eves}?tab=mine`)).body).not.toContain('report')
    world.clock.now += DAY
    await world.page(`${vics}/report`, {})
    await world.flush()
    expect(reports(world)).toHaveLength(2)
  })

  test('is not offered where nobody reads reports', async () => {
    const world = mailWorld()
    const { eves, vics } = await table(world)
    await move(world, eves, 0, '11-15', RUDE)
    expect((await world.page(`${vics}?tab=mine`)).body).not.toContain('Report these messages')
    expect((await world.page(`${vics}/report`, {})).status).toBe(409)
  })

  test('is refused to a network that has sent five today, so that a vandal does not use up those of others', async () => {
    const world = mailWorld({ operator: { abuseTo: OPERATOR } })
    const tables = []
    for (let game = 0; game <= REPORT_LIMITS.networkDay; game += 1) tables.push(await table(world))
    for (const { eves } of tables) await move(world, eves, 0, '11-15', RUDE)
    const byVandal = { from: () => '203.0.113.9' }
    const { from } = world.caller
    world.caller.from = byVandal.from
    const statuses = []
    for (const { vics } of tables) statuses.push((await world.page(`${vics}/report`, {})).status)
    expect(statuses).toEqual([...Array.from({ length: REPORT_LIMITS.networkDay }, () => 303), 429])
    world.caller.from = from
    expect((await world.page(`${tables.at(-1)?.vics}/report`, {})).status).toBe(303)
  })
})
