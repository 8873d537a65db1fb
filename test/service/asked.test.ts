import { expect, test } from 'vitest'
import { mailWorld } from '../attacks/mail-world.ts'

const NEW = 'new@elsewhere.test'

const seated = async () => {
  const world = mailWorld()
  const { body } = await world.create({ creator: { name: 'Ada', seat: 'black' } })
  const name = () => world.ask('PATCH', '/v1/seat', body.links['creator']?.token, { email: NEW })
  return { world, name }
}

test('an address that could not be asked is asked when the same request comes again, once', async () => {
  const { world, name } = await seated()
  const { outbox } = world.service
  const busy = () => Promise.reject(new Error('the queue throttles'))
  Object.assign(world.service, { outbox: { put: busy } })
  await expect(name()).rejects.toThrow('throttles')
  Object.assign(world.service, { outbox })
  expect(await name()).toMatchObject({ status: 200, body: { email: NEW, emails: 'unconfirmed' } })
  await world.flush()
  expect(world.to(NEW)).toHaveLength(1)
  expect((await name()).status).toBe(200)
  await world.flush()
  expect(world.to(NEW)).toHaveLength(1)
})
