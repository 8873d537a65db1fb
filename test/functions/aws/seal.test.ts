import { createHmac } from 'node:crypto'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { describe, expect, test } from 'vitest'
import { newSealKeys, sealFrom } from '../../../functions/aws/signer.ts'
import { cachedSeal, SEAL_LIFE, SEAL_RETRY } from '../../../functions/aws/secrets.ts'
import { START } from '../../ports/samples.ts'
import { type Reply, recorder } from './recorder.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')]
const SECRET = JSON.stringify({ current: '2', 1: OLD, 2: NEW })

describe('the seal', () => {
  const signer = sealFrom(SECRET)

  test('is the first 192 bits of HMAC-SHA-256, in 32 characters', () => {
    const whole = createHmac('sha256', Buffer.alloc(32, 2)).update('text').digest('base64url')
    expect(signer.sign('text')).toBe(whole.slice(0, 32))
    expect(signer.sign('text')).toMatch(/^[\w-]{32}$/)
  })

  test('verifies with an older key, but not with an unknown one', () => {
    expect(signer.under('2', 'text')).toBe(signer.sign('text'))
    expect(signer.under('1', 'text')).toBe(sealFrom(JSON.stringify({ current: '1', 1: OLD })).sign('text'))
    expect(signer.under('3', 'text')).toBeUndefined()
  })

  test('marks do not change when keys rotate', () => {
    const first = sealFrom(JSON.stringify({ current: '1', 1: OLD }))
    expect(first.mark('text')).toBe(signer.mark('text'))
    const later = sealFrom(JSON.stringify({ current: '2', 2: NEW, book: OLD }))
    expect(later.mark('text')).toBe(first.mark('text'))
    expect(sealFrom(JSON.stringify({ current: '2', keys: { 2: NEW }, book: OLD })).mark('text')).toBe(
      later.mark('text'),
    )
    expect(sealFrom(JSON.stringify({ current: '2', 2: NEW })).mark('text')).not.toBe(first.mark('text'))
  })

  test('also reads the first form of a secret', () => {
    const first = sealFrom(JSON.stringify({ current: '2', keys: { 1: OLD, 2: NEW } }))
    expect([first.current, first.sign('text'), first.under('1', 'text')]).toEqual([
      '2',
      signer.sign('text'),
      signer.under('1', 'text'),
    ])
  })

  test('can be created', () => {
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
    `{"current":"1","1":"${OLD}","book":"c2hvcnQ="}`,
    `{"current":"1","keys":{"2":"${OLD}"}}`,
  ])('an invalid secret is refused without revealing it: %s', (secret) => {
    expect(() => sealFrom(secret)).toThrow(/^the secret of the signer: (?!.*c2hvcnQ)/)
  })
})

const silent = () => {}

describe('the seal from Secrets Manager', () => {
  test('is read once, and again after its life', async () => {
    await using service = await recorder(() => ({ body: { SecretString: SECRET } }))
    let now = START
    const signer = cachedSeal(new SecretsManagerClient(service.settings), 'seal', silent, () => now)
    await Promise.all([signer(), signer()])
    now += SEAL_LIFE - 1
    expect((await signer()).current).toBe('2')
    expect(service.requests).toHaveLength(1)
    now += 1
    await signer()
    expect(service.requests).toHaveLength(2)
    expect(service.requests[0]).toMatchObject({ target: 'secretsmanager.GetSecretValue', body: { SecretId: 'seal' } })
  })

  test('a failed read is retried at the next request', async () => {
    let there = false
    await using service = await recorder(() =>
      there ? { body: { SecretString: SECRET } } : { error: 'ResourceNotFoundException', body: { message: 'none' } },
    )
    const signer = cachedSeal(new SecretsManagerClient(service.settings), 'seal', silent)
    await expect(signer()).rejects.toThrow('none')
    there = true
    expect((await signer()).current).toBe('2')
  })

  test('a container keeps its keys while they cannot be read again, and logs it', async () => {
    const said: unknown[] = []
    let answer: Reply = { body: { SecretString: SECRET } }
    await using service = await recorder(() => answer)
    let now = START
    const signer = cachedSeal(
      new SecretsManagerClient(service.settings),
      'seal',
      (level, message, facts) => void said.push([level, message, facts]),
      () => now,
    )
    const first = await signer()
    now += SEAL_LIFE
    answer = { error: 'ResourceNotFoundException', body: { message: SECRET } }
    expect(await Promise.all([signer(), signer()])).toEqual([first, first])
    expect(said).toEqual([['error', expect.stringContaining('keys'), { error: 'ResourceNotFoundException' }]])

    now += SEAL_RETRY - 1
    const asked = service.requests.length
    expect(await signer()).toBe(first)
    expect(service.requests).toHaveLength(asked)

    now += 1
    answer = { body: { SecretString: JSON.stringify({ current: '1', 1: OLD }) } }
    expect((await signer()).current).toBe('1')
    expect(said).toHaveLength(1)
  })

  test('a secret damaged meanwhile is not accepted either', async () => {
    let secret = SECRET
    await using service = await recorder(() => ({ body: { SecretString: secret } }))
    let now = START
    const signer = cachedSeal(new SecretsManagerClient(service.settings), 'seal', silent, () => now)
    const first = await signer()
    now += SEAL_LIFE
    secret = '{}'
    expect(await signer()).toBe(first)
  })
})
