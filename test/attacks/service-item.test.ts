import { expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { mailWorld } from './mail-world.ts'

/** The largest size of a DynamoDB item, in bytes. */
const MOST_BYTES = 400_000
const HOURS = 24

test('using up the emails of every hour of a day fills no item, else DynamoDB would refuse all first emails until midnight', async () => {
  const world = mailWorld()
  const { ledger } = world.service
  const grants = new Map<string, string>()
  Object.assign(world.service, {
    ledger: {
      ...ledger,
      take: (...taking: Parameters<typeof ledger.take>) => {
        const [account, grant] = taking
        if (account.startsWith('service:') && grant !== undefined) grants.set(grant, account)
        return ledger.take(...taking)
      },
    },
  })
  const { body } = await world.create({ creator: { name: 'Eve', seat: 'white' }, opponent: { name: 'Vic' } })
  for (const email of ['vic@elsewhere.test', 'ann@elsewhere.test'])
    await world.ask('PATCH', '/v1/seat', body.links['creator']?.token, { email })
  await world.flush()
  expect(grants.size).toBeGreaterThan(0)
  const longest = Math.max(...[...grants.keys()].map((grant) => grant.length))
  expect(longest * EMAIL_LIMITS.strangersHour * HOURS).toBeLessThan(MOST_BYTES / 2)
})
