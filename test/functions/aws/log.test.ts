import { describe, expect, test } from 'vitest'
import { jsonLog, maskSecrets } from '../../../functions/runtime/json-log.ts'
import { readSigner } from '../../../functions/aws/keys/signer.ts'

const token = `c1Qr7dEwT1zX0b${readSigner(`{"current":"1","keys":{"1":"${'A'.repeat(43)}="}}`).sign('text')}`

const lineOf = (...event: Parameters<ReturnType<typeof jsonLog>>): unknown => {
  const lines: string[] = []
  jsonLog((line) => lines.push(line))(...event)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.endsWith('\n')).toBe(true)
  return JSON.parse(lines[0] ?? '')
}

describe('the log', () => {
  test('has a line of JSON for each event', () => {
    expect(lineOf('info', 'letter sent', { game: 'Qr7dEwT1zX0b', ply: 3, late: false })).toEqual({
      level: 'info',
      message: 'letter sent',
      game: 'Qr7dEwT1zX0b',
      ply: 3,
      late: false,
    })
  })

  test('lets no fact replace level or message', () =>
    expect(lineOf('warn', 'text', { level: 'info', message: 'other' })).toEqual({ level: 'warn', message: 'text' }))

  test.each([
    ['the token of a link', `GET /p/${token} failed`, 'GET /p/[token] failed'],
    ['a proof that begins with a dash', `-${token.slice(0, 40)}.`, '[token].'],
    ['a token before the name of an error', `${token}ThrottlingException`, '[token]'],
    ['an address', 'to ada.lovelace+x@example.org: refused', 'to [address]: refused'],
    ['an address with a name', '"Ada" <ada@example.org>', '"Ada" <[address]>'],
  ])('masks %s anywhere', (_, text, without) => {
    expect(maskSecrets(text)).toBe(without)
    expect(lineOf('error', text, { cause: text })).toEqual({ level: 'error', message: without, cause: without })
  })

  test.each([
    'Qr7dEwT1zX0b',
    '4d9be4a1-6ad5-4b1b-9e0f-0f3f6a2a8d11',
    'games-20261103T1300',
    'ConditionalCheckFailed',
    'ProvisionedThroughputExceededException',
    'IdempotentParameterMismatchException: no',
  ])('leaves %s as it is', (text) => expect(maskSecrets(text)).toBe(text))
})
