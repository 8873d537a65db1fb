import { afterEach, expect, test, vi } from 'vitest'
import { frontKeys } from '../../functions/lambda/assembly/front-keys.ts'

afterEach(() => vi.unstubAllEnvs())

const KEY = 'k'.repeat(32)

test('a stage without a front has no keys, and a stage whose key is being replaced has two', () => {
  vi.stubEnv('FRONT_KEYS', undefined)
  expect(frontKeys()).toEqual([])
  vi.stubEnv('FRONT_KEYS', `${KEY},${KEY}2`)
  expect(frontKeys()).toEqual([KEY, `${KEY}2`])
})

test.each(['', KEY.slice(1), `${KEY},`, `${KEY},short`, '{{resolve:secretsmanager:crownhead-front:SecretString:1}}'])(
  'a key that is too weak stops the container: %j',
  (keys) => {
    vi.stubEnv('FRONT_KEYS', keys)
    expect(frontKeys).toThrow('FRONT_KEYS')
  },
)
