import { createHmac } from 'node:crypto'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { describe, expect, test } from 'vitest'
import { newSigningKeys, readSigner } from '../../../functions/aws/keys/signer.ts'
import { cachedSigner, SIGNER_CACHE_TIME, SIGNER_RETRY_TIME } from '../../../functions/aws/keys/cached-signer.ts'
import { START } from '../../ports/samples.ts'
import { type Reply, recorder } from './recorder.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')]
const SECRET = JSON.stringify({ current: '2', 1: OLD, 2: NEW })

describe('the signer', () => {
  const signer = readSigner(SECRET)

  test('is the first 192 bits of HMAC-SHA-256, in 32 characters', () => {
    const whole = createHmac('sha256', Buffer.alloc(32, 2)).update('text').digest('base64url')
    expect(signer.sign('text')).toBe(whole.slice(0, 32))
    expect(signer.sign('text')).toMatch(/^[\w-]{32}$/)
  })

  test('verifies with an older key, but not with an unknown one', () => {
    expect(signer.signWith('2', 'text')).toBe(signer.sign('text'))
    expect(signer.signWith('1', 'text')).toBe(readSigner(JSON.stringify({ current: '1', 1: OLD })).sign('text'))
    expect(signer.signWith('3', 'text')).toBeUndefined()
  })

  test('pseudonyms do not change when keys rotate', () => {
    const first = readSigner(JSON.stringify({ current: '1', 1: OLD }))
    expect(first.pseudonym('text')).toBe(signer.pseudonym('text'))
    const later = readSigner(JSON.stringify({ current: '2', 2: NEW, book: OLD }))
    expect(later.pseudonym('text')).toBe(first.pseudonym('text'))
    expect(readSigner(JSON.stringify({ current: '2', keys: { 2: NEW }, book: OLD })).pseudonym('text')).toBe(
      later.pseudonym('text'),
    )
    expect(readSigner(JSON.stringify({ current: '2', 2: NEW })).pseudonym('text')).not.toBe(first.pseudonym('text'))
  })

  test('also reads the first form of a secret', () => {
    const first = readSigner(JSON.stringify({ current: '2', keys: { 1: OLD, 2: NEW } }))
    expect([first.currentKey, first.sign('text'), first.signWith('1', 'text')]).toEqual([
      '2',
      signer.sign('text'),
      signer.signWith('1', 'text'),
    ])
  })

  test('can be created', () => {
    const [one, other] = [newSigningKeys(), newSigningKeys()]
    expect(readSigner(JSON.stringify(one)).sign('text')).not.toBe(readSigner(JSON.stringify(other)).sign('text'))
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
    expect(() => readSigner(secret)).toThrow(/^the secret of the signer: (?!.*c2hvcnQ)/)
  })
})

const silent = () => {}

describe('the signer with keys from Secrets Manager', () => {
  test('is read once, and again after its life', async () => {
    await using service = await recorder(() => ({ body: { SecretString: SECRET } }))
    let now = START
    const signer = cachedSigner(new SecretsManagerClient(service.settings), 'seal', silent, () => now)
    await Promise.all([signer(), signer()])
    now += SIGNER_CACHE_TIME - 1
    expect((await signer()).currentKey).toBe('2')
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
    const signer = cachedSigner(new SecretsManagerClient(service.settings), 'seal', silent)
    await expect(signer()).rejects.toThrow('none')
    there = true
    expect((await signer()).currentKey).toBe('2')
  })

  test('a container keeps its keys while they cannot be read again, and logs it', async () => {
    const said: unknown[] = []
    let answer: Reply = { body: { SecretString: SECRET } }
    await using service = await recorder(() => answer)
    let now = START
    const signer = cachedSigner(
      new SecretsManagerClient(service.settings),
      'seal',
      (level, message, facts) => void said.push([level, message, facts]),
      () => now,
    )
    const first = await signer()
    now += SIGNER_CACHE_TIME
    answer = { error: 'ResourceNotFoundException', body: { message: SECRET } }
    expect(await Promise.all([signer(), signer()])).toEqual([first, first])
    expect(said).toEqual([['error', expect.stringContaining('keys'), { error: 'ResourceNotFoundException' }]])

    now += SIGNER_RETRY_TIME - 1
    const asked = service.requests.length
    expect(await signer()).toBe(first)
    expect(service.requests).toHaveLength(asked)

    now += 1
    answer = { body: { SecretString: JSON.stringify({ current: '1', 1: OLD }) } }
    expect((await signer()).currentKey).toBe('1')
    expect(said).toHaveLength(1)
  })

  test('a secret damaged meanwhile is not accepted either', async () => {
    let secret = SECRET
    await using service = await recorder(() => ({ body: { SecretString: secret } }))
    let now = START
    const signer = cachedSigner(new SecretsManagerClient(service.settings), 'seal', silent, () => now)
    const first = await signer()
    now += SIGNER_CACHE_TIME
    secret = '{}'
    expect(await signer()).toBe(first)
  })
})
