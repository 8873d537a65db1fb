import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/words.ts'
import { noteFailure } from '../../shared/service/came-back.ts'
import { accountOf } from '../../shared/service/mailbox.ts'
import { ANN, seatedWorld } from './seated-world.ts'

/** Of Ann's mailbox. Its mail service may know no tags, and ours takes no letters of full width. */
const SPELT = ['ann+nobody@elsewhere.test', '\uff41nn@elsewhere.test'] as const

/** A stranger enters another spelling of Ann's address. */
const entered = async (spelt: string, posted: 'taken' | 'refused' = 'taken') => {
  const world = await seatedWorld()
  world.verdict.of = (to) => (to === spelt ? posted : 'taken')
  const made = await world.create({ creator: { name: 'Eve', seat: 'black', email: spelt } })
  await world.flush()
  const eve = made.body.links['creator']?.token ?? ''
  const standing = () => world.service.ledger.look(accountOf(world.service.seal, ANN))
  /** Emails that come to Ann for two moves. */
  const plays = async (ply = 0): Promise<number> => {
    const before = world.to(ANN).length
    await world.move(ply === 0 ? '11-15' : '8-11', ply, world.ann)
    await world.move(ply === 0 ? '23-19' : '22-17', ply + 1, world.bert)
    return world.to(ANN).length - before
  }
  return { ...world, eve, standing, plays }
}

describe.each(SPELT)('an address that a stranger spells %s', (spelt) => {
  test('and the mail service refuses ends no emails of the mailbox', async () => {
    const world = await entered(spelt, 'refused')
    expect(await world.emailsOf(world.eve)).toBe('returned')
    expect(await world.plays()).toBe(1)
    expect(await world.emailsOf(world.ann)).toBe('on')
    expect(await world.standing()).toMatchObject({ proven: true, dead: false })
  })

  test.each(['gone', 'passing'] as const)('and whose emails come back (%s) ends none of them', async (why) => {
    const world = await entered(spelt)
    for (const event of ['1', '2', '3', '4', '5'])
      await noteFailure(world.service, spelt, { why, event: `${why}-${event}` }, world.clock.now)
    expect(await world.plays()).toBe(1)
    expect(await world.emailsOf(world.ann)).toBe('on')
  })

  test('gets nothing more by that spelling until its seat asks, a day later', async () => {
    const world = await entered(spelt, 'refused')
    world.verdict.of = () => 'taken'
    const ask = async () => {
      await world.page(`/p/${world.eve}/emails`, {})
      await world.flush()
      return world.to(spelt).length
    }
    expect(await ask()).toBe(0)
    await world.ask('PATCH', '/v1/seat', world.eve, { email: spelt })
    await world.flush()
    expect(world.to(spelt)).toHaveLength(0)
    world.clock.now += DAY
    expect(await ask()).toBe(1)
  })
})
