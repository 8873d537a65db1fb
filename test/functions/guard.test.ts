import { expect, test } from 'vitest'
import { bothHandlers } from '../attacks/both-handlers.ts'

const failing = (name: string) => {
  const error = Object.assign(new Error('no'), { name })
  const fail = () => Promise.reject(error)
  const logged: unknown[] = []
  const { send } = bothHandlers({
    games: { load: fail, loadAll: fail, save: fail, overdue: fail },
    log: (_level, _message, facts) => void logged.push(facts?.['error']),
  })
  return { send, logged }
}

const PATHS = ['/v1/games/Qr7dEwT1zX0b', '/g/Qr7dEwT1zX0b']

test.each(['ProvisionedThroughputExceededException', 'ThrottlingException'])(
  'if a table answers %s, the caller is asked to come again and the log says why',
  async (name) => {
    for (const path of PATHS) {
      const { send, logged } = failing(name)
      const { status, headers } = await send(path, { method: 'GET' })
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '2'])
      expect(logged).toEqual([name])
    }
  },
)

test('for any other failure nobody is asked to come again', async () => {
  for (const path of PATHS) {
    const { status, headers } = await failing('TypeError').send(path, { method: 'GET' })
    expect([path, status, headers['retry-after']]).toEqual([path, 500, undefined])
  }
})
