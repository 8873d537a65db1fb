/** Answers the AWS calls of a move from memory, in a process of its own, so that its processor time does not count. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Item = Readonly<Record<string, unknown>>
type AwsRequest = { readonly TableName: string; readonly Key?: Item; readonly Item?: Item; readonly SecretId?: string }

const [, , secret = ''] = process.argv
let items = new Map<string, Item>()
let saved = new Map<string, Item>()

const keyOf = (table: string, { p, r }: Item): string => JSON.stringify([table, p, r])

const reply = (target: string, { TableName, Key, Item }: AwsRequest): object => {
  switch (target) {
    case 'GetItem': {
      const found = items.get(keyOf(TableName, Key ?? {}))
      return found ? { Item: found } : {}
    }
    case 'PutItem':
      items.set(keyOf(TableName, Item ?? {}), Item ?? {})
      return {}
    case 'GetSecretValue':
      return { SecretString: secret }
    default:
      throw new Error(`a move does not ask for ${target}`)
  }
}

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const target = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    response.setHeader('content-type', 'application/x-amz-json-1.0')
    response.end(JSON.stringify(reply(target, JSON.parse(body))))
  })
})
// The message `keep` saves the items as they are now; `reset` restores them.
process.on('message', (command) => {
  if (command === 'keep') saved = new Map(items)
  else items = new Map(saved)
  process.send?.(command)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}`)
})
