import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'

type Message = {
  readonly id: string
  readonly body: string
  readonly sent: number
  /** The server that holds the message: SQS spreads a queue over many, and a short poll asks only some of them. */
  readonly server: number
  visibleAt: number
  receives: number
  handle: string | undefined
}

type Queue = {
  messages: readonly Message[]
  /** A message that has been received `after` times is moved to the queue `to`. */
  readonly deadLetters: { readonly after: number; readonly to: string } | undefined
  readonly visibility: number
}

/** An error that SQS answers with status 400. */
class Fault extends Error {
  readonly type: string
  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

const SECOND = 1000
const SERVERS = 4
/** Milliseconds between two looks of a long poll at the queue. */
const LOOK = 20

const seconds = (most: number) => z.optional(z.int().check(z.minimum(0), z.maximum(most)))
const handled = z.object({ QueueUrl: z.string(), ReceiptHandle: z.string() })
const sent = z.object({ QueueUrl: z.string(), MessageBody: z.string(), DelaySeconds: seconds(900) })
const batchOf = <T extends z.ZodMiniType>(entry: T) =>
  z.object({ QueueUrl: z.string(), Entries: z.array(entry).check(z.minLength(1), z.maxLength(10)) })

const INPUT = {
  SendMessage: sent,
  SendMessageBatch: batchOf(z.object({ Id: z.string(), MessageBody: z.string(), DelaySeconds: seconds(900) })),
  ReceiveMessage: z.object({
    QueueUrl: z.string(),
    MaxNumberOfMessages: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
    VisibilityTimeout: seconds(43_200),
    WaitTimeSeconds: z._default(z.int().check(z.minimum(0), z.maximum(20)), 0),
    MessageSystemAttributeNames: z._default(z.array(z.string()), []),
  }),
  DeleteMessage: handled,
  ChangeMessageVisibility: z.extend(handled, { VisibilityTimeout: z.int().check(z.minimum(0), z.maximum(43_200)) }),
} as const

type Input<A extends keyof typeof INPUT> = z.output<(typeof INPUT)[A]>

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const attributesOf = ({ sent, receives }: Message, requested: readonly string[]) => {
  const all = { SentTimestamp: String(sent), ApproximateReceiveCount: String(receives) }
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => requested.includes(name) || requested.includes('All')),
  )
}

type QueueSettings = Readonly<
  Record<string, { readonly visibility?: number; readonly deadLetters?: Queue['deadLetters'] }>
>

/**
 * Imitates queues of SQS over HTTP, in its JSON protocol: a received message is hidden for its visibility timeout, a
 * long poll waits its full time even if the client has gone, and a short poll asks only some servers. A second of a long
 * poll lasts `pollSecond` milliseconds. Use it with `await using`.
 */
export const sqsImitation = async (settings: QueueSettings, pollSecond: number = SECOND) => {
  const queues = new Map<string, Queue>(
    Object.entries(settings).map(([name, { visibility = 30, deadLetters }]) => [
      name,
      { messages: [], visibility, deadLetters },
    ]),
  )
  const queueAt = (url: string): Queue => {
    const queue = queues.get(url.split('/').at(-1) ?? '')
    if (!queue) throw new Fault('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.')
    return queue
  }
  let count = 0
  let polls = 0

  const send = (queue: Queue, body: string, delay = 0) => {
    const now = Date.now()
    const fresh = { id: randomUUID(), body, sent: now, server: count++ % SERVERS }
    queue.messages = [...queue.messages, { ...fresh, visibleAt: now + delay * SECOND, receives: 0, handle: undefined }]
    return { MessageId: fresh.id, MD5OfMessageBody: md5(body) }
  }

  const take = (queue: Queue, { MaxNumberOfMessages, VisibilityTimeout, ...options }: Input<'ReceiveMessage'>) => {
    const now = Date.now()
    const skippedServer = options.WaitTimeSeconds === 0 ? polls++ % SERVERS : undefined
    const visible = queue.messages.filter(({ visibleAt, server }) => visibleAt <= now && server !== skippedServer)
    const dead = visible.filter(({ receives }) => receives >= (queue.deadLetters?.after ?? Infinity))
    queue.messages = queue.messages.filter((message) => !dead.includes(message))
    const deadLetterQueue = queue.deadLetters && queueAt(queue.deadLetters.to)
    if (deadLetterQueue) deadLetterQueue.messages = [...deadLetterQueue.messages, ...dead]
    return visible
      .filter((message) => !dead.includes(message))
      .slice(0, MaxNumberOfMessages)
      .map((message) => {
        message.visibleAt = now + (VisibilityTimeout ?? queue.visibility) * SECOND
        message.receives++
        message.handle = randomUUID()
        return {
          MessageId: message.id,
          ReceiptHandle: message.handle,
          Body: message.body,
          MD5OfBody: md5(message.body),
          Attributes: attributesOf(message, options.MessageSystemAttributeNames),
        }
      })
  }

  const receive = async (input: Input<'ReceiveMessage'>): Promise<object> => {
    const queue = queueAt(input.QueueUrl)
    const until = Date.now() + input.WaitTimeSeconds * pollSecond
    for (;;) {
      const Messages = take(queue, input)
      if (Messages.length > 0) return { Messages }
      if (Date.now() >= until) return {}
      await pause(LOOK)
    }
  }

  /**
   * Deletes a message. The old handle of a message that was received again deletes nothing, but the answer is the same.
   */
  const remove = ({ QueueUrl, ReceiptHandle }: Input<'DeleteMessage'>): object => {
    const queue = queueAt(QueueUrl)
    queue.messages = queue.messages.filter(({ handle }) => handle !== ReceiptHandle)
    return {}
  }

  const show = ({ QueueUrl, ReceiptHandle, VisibilityTimeout }: Input<'ChangeMessageVisibility'>): object => {
    const message = queueAt(QueueUrl).messages.find(({ handle }) => handle === ReceiptHandle)
    if (!message || message.visibleAt <= Date.now())
      throw new Fault('com.amazonaws.sqs#MessageNotInflight', 'The specified message is not in flight.')
    message.visibleAt = Date.now() + VisibilityTimeout * SECOND
    return {}
  }

  const actions: { readonly [A in keyof typeof INPUT]: (body: unknown) => object | Promise<object> } = {
    SendMessage: (body) => {
      const { QueueUrl, MessageBody, DelaySeconds } = INPUT.SendMessage.parse(body)
      return send(queueAt(QueueUrl), MessageBody, DelaySeconds)
    },
    SendMessageBatch: (body) => {
      const { QueueUrl, Entries } = INPUT.SendMessageBatch.parse(body)
      const queue = queueAt(QueueUrl)
      return {
        Successful: Entries.map(({ Id, MessageBody, DelaySeconds }) => ({
          Id,
          ...send(queue, MessageBody, DelaySeconds),
        })),
      }
    },
    ReceiveMessage: (body) => receive(INPUT.ReceiveMessage.parse(body)),
    DeleteMessage: (body) => remove(INPUT.DeleteMessage.parse(body)),
    ChangeMessageVisibility: (body) => show(INPUT.ChangeMessageVisibility.parse(body)),
  }
  const isAction = (name: string): name is keyof typeof INPUT => Object.hasOwn(actions, name)

  /** The names of the actions that were called, in order. */
  const called: string[] = []
  const answer = async (action: string, body: unknown): Promise<readonly [number, object]> => {
    try {
      called.push(action)
      if (!isAction(action)) throw new Fault('com.amazonaws.sqs#UnsupportedOperation', action)
      return [200, await actions[action](body)]
    } catch (error) {
      const type = error instanceof Fault ? error.type : 'com.amazonaws.sqs#InvalidParameterValue'
      return [400, { __type: type, message: error instanceof Error ? error.message : '' }]
    }
  }

  const server = createServer((incoming, outgoing) => {
    const action = String(incoming.headers['x-amz-target'] ?? '').replace('AmazonSQS.', '')
    void json(incoming)
      .then((body) => answer(action, body))
      .then(([status, body]) => {
        outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
        outgoing.end(JSON.stringify(body))
      })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    asked: called,
    url: (name: string): string => `${endpoint}/123456789012/${name}`,
    send: (name: string, body: string): void => void send(queueAt(name), body),
    /** The number of messages in a queue, hidden or not. */
    held: (name: string): number => queueAt(name).messages.length,
    visible: (name: string): number => queueAt(name).messages.filter(({ visibleAt }) => visibleAt <= Date.now()).length,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
