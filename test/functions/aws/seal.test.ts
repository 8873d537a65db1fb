import { createHmac } from 'node:crypto'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { describe, expect, test } from 'vitest'
import { newSealKeys, sealFrom } from '../../../functions/aws/seal.ts'
import { cachedSeal, SEAL_LIFE } from '../../../functions/aws/secrets.ts'
import { START } from '../../ports/samples.ts'
import { recorder } from './recorder.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')]
const SECRET = JSON.stringify({ current: '2', 1: OLD, 2: NEW })

describe('the seal', () => {
  const seal = sealFrom(SECRET)

  test('is the first 192 bits of HMAC-SHA-256, in 32 characters', () => {
    const whole = createHmac('sha256', Buffer.alloc(32, 2)).update('text').digest('base64url')
    expect(seal.sign('text')).toBe(whole.slice(0, 32))
    expect(seal.sign('text')).toMatch(/^[\w-]{32}$/)
  })

  test('holds under an older key, and under no unknown one', () => {
    expect(seal.under('2', 'text')).toBe(seal.sign('text'))
    expect(seal.under('1', 'text')).toBe(sealFrom(JSON.stringify({ current: '1', 1: OLD })).sign('text'))
    expect(seal.under('3', 'text')).toBeUndefined()
  })

  test('reads the first form of a secret, too', () => {
    const first = sealFrom(JSON.stringify({ current: '2', keys: { 1: OLD, 2: NEW } }))
    expect([first.current, first.sign('text'), first.under('1', 'text')]).toEqual([
      '2',
      seal.sign('text'),
      seal.under('1', 'text'),
    ])
  })

  test('can be made anew', () => {
    const [one, other] = [newSealKeys(), newSealKeys()]
    expect(sealFrom(JSON.stringify(one)).sign('text')).not.toBe(sealFrom(JSON.stringify(other)).sign('text'))
  })

  test.each([
    '',
    'c2hvcnQ',
    '"c2hvcnQ"',
    'null',
    '[]',
    '{}',
    '{"current":"1"}',
    '{"current":"1","1":c2hvcnQ}',
    '{"current":"1","1":"c2hvcnQ="}',
    '{"current":"1","keys":{"1":"c2hvcnQ="}}',
    '{"current":"1","c2hvcnQ=":"1"}',
    `{"current":"1","2":"${OLD}"}`,
    `{"current":"1","keys":{"2":"${OLD}"}}`,
  ])('a secret that is none is refused without being told: %s', (secret) => {
    expect(() => sealFrom(secret)).toThrow(/^the secret of the seal: (?!.*c2hvcnQ)/)
  })
})

describe('the seal from Secrets Manager', () => {
  test('is read once, and again after its life', async () => {
    await using service = await recorder(() => ({ body: { SecretString: SECRET } }))
    let now = START
    const seal = cachedSeal(new SecretsManagerClient(service.settings), 'seal', () => now)
    await Promise.all([seal(), seal()])
    now += SEAL_LIFE - 1
    expect((await seal()).current).toBe('2')
    expect(service.requests).toHaveLength(1)
    now += 1
    await seal()
    expect(service.requests).toHaveLength(2)
    expect(service.requests[0]).toMatchObject({ target: 'secretsmanager.GetSecretValue', body: { SecretId: 'seal' } })
  })

  test('a read that failed is tried again at the next request', async () => {
    let there = false
    await using service = await recorder(() =>
      there ? { body: { SecretString: SECRET } } : { error: 'ResourceNotFoundException', body: { message: 'none' } },
    )
    const seal = cachedSeal(new SecretsManagerClient(service.settings), 'seal')
    await expect(seal()).rejects.toThrow('none')
    there = true
    expect((await seal()).current).toBe('2')
  })
})
