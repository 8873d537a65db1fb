import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import fc from 'fast-check'
import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { dynamodbClient } from '../../../functions/aws/clients/dynamodb-client.ts'
import { CachedKeySha256, fastClient } from '../../../functions/aws/clients/fast-client.ts'
import { recorder } from './recorder.ts'

const bytes = fc.uint8Array({ maxLength: 200 })
const secret = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.uint8Array({ minLength: 1, maxLength: 100 }),
  fc.uint8Array({ minLength: 1, maxLength: 100 }).map((all) => all.slice().buffer),
  // This gives a view into a longer buffer.
  fc.uint8Array({ minLength: 3, maxLength: 100 }).map((all) => all.subarray(1, -1)),
)

const keyBytes = (key: string | ArrayBuffer | Uint8Array): string | Uint8Array =>
  key instanceof ArrayBuffer ? new Uint8Array(key) : key

const digestOf = async (hash: CachedKeySha256, chunks: readonly Uint8Array[]): Promise<string> => {
  for (const chunk of chunks) hash.update(chunk)
  return Buffer.from(await hash.digest()).toString('hex')
}

test('a hash is SHA-256, or HMAC if there is a secret, whichever secrets came before', () =>
  fc.assert(
    fc.asyncProperty(fc.array(secret, { minLength: 1, maxLength: 4 }), fc.array(bytes), async (secrets, chunks) => {
      const all = Buffer.concat(chunks)
      expect(await digestOf(new CachedKeySha256(), chunks)).toBe(createHash('sha256').update(all).digest('hex'))
      for (const key of [...secrets, ...secrets]) {
        const right = createHmac('sha256', keyBytes(key)).update(all).digest('hex')
        const hash = new CachedKeySha256(key)
        expect(await digestOf(hash, chunks)).toBe(right)
        hash.reset()
        expect(await digestOf(hash, chunks)).toBe(right)
      }
    }),
  ))

test('many requests at once each get their own answer and signature, and send no user agent', async () => {
  const heads: unknown[] = []
  await using service = await recorder(({ body, headers }) => {
    heads.push(headers['user-agent'], /Signature=[0-9a-f]{64}$/.test(String(headers['authorization'])))
    return { body: { Item: body['Key'] } }
  })
  const client = fastClient(service.settings)
  const ids = Array.from({ length: 20 }, (_, n) => `game ${n}`)
  const found = await Promise.all(
    ids.map((id) => client.send(new GetItemCommand({ TableName: 'games', Key: { p: { S: id } } }))),
  )
  expect(found.map(({ Item }) => Item?.['p']?.S)).toEqual(ids)
  // On a slow machine the client may send a request again, so the number of requests is not checked.
  expect(new Set(heads)).toEqual(new Set([undefined, true]))
})

test('the SDK knows the middleware that is left out by these names', () => {
  const namesIn = (client: ReturnType<typeof dynamodbClient>) =>
    client.middlewareStack.identify().map((each) => each.split(' ')[0])
  const lean = namesIn(fastClient())
  const left = namesIn(dynamodbClient()).filter((name) => !lean.includes(name))
  expect(new Set(left)).toEqual(new Set(['getUserAgentMiddleware', 'loggerMiddleware']))
})
