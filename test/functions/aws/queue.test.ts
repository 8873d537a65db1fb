import { createHash } from 'node:crypto'
import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, describe, expect, test } from 'vitest'
import { emailBody, readEmailBody } from '../../../functions/aws/email/email-body.ts'
import { sqsOutbox } from '../../../functions/aws/background/sqs-outbox.ts'
import { DAY, SECOND } from '../../../shared/game/model/words.ts'
import { letter, outboxContract } from '../../ports/mail-contract.ts'
import { recorder, type Request } from './recorder.ts'

type Entry = { readonly Id: string; readonly MessageBody: string; readonly DelaySeconds: number }

const entriesOf = ({ body }: Request) => body['Entries'] as readonly Entry[]

const taken = ({ Id, MessageBody }: Entry) => ({
  Id,
  MessageId: Id,
  MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
})

/** Starts a queue that accepts all messages except `refused`. */
const smallQueue = async (...refused: readonly string[]) => {
  const service = await recorder((request) => {
    const entries = entriesOf(request)
    return {
      body: {
        Successful: entries.filter(({ Id }) => !refused.includes(Id)).map(taken),
        Failed: refused.map((Id) => ({ Id, Code: 'InternalError', SenderFault: false })),
      },
    }
  })
  afterAll(service.close)
  const outbox = sqsOutbox(new SQSClient(service.settings), `${service.endpoint}/000000000000/outbox`)
  return { service, outbox }
}

describe('an outbox on SQS', () => {
  outboxContract(async () => {
    const { service, outbox } = await smallQueue()
    const letters = async () => service.requests.flatMap(entriesOf).map(({ MessageBody }) => readEmailBody(MessageBody))
    return { outbox, letters }
  })

  test('sends ten at once, with delays in whole seconds, at most 15 minutes', async () => {
    const { service, outbox } = await smallQueue()
    const delays = [0, 1, SECOND, 120 * SECOND, DAY]
    await outbox.put([
      ...delays.map((delay) => ({ ...letter(2), delay })),
      ...Array.from({ length: 7 }, () => letter(3)),
    ])
    expect(service.requests.map((request) => entriesOf(request).length)).toEqual([10, 2])
    expect(service.requests.flatMap(entriesOf).map(({ DelaySeconds }) => DelaySeconds)).toEqual(
      [0, 1, 1, 120, 900].concat(Array.from({ length: 7 }, () => 120)),
    )
  })

  test('fails if one email is refused', async () => {
    const { outbox } = await smallQueue('1')
    await expect(outbox.put([letter(2), letter(3)])).rejects.toThrow('refused 1 of 2 emails: InternalError')
  })
})

describe('the body of a message', () => {
  test('is the email', () => expect(readEmailBody(emailBody(letter(5)))).toStrictEqual(letter(5)))

  test.each(['null', '{}', '[]', '"text"', '{"kind":"ended"}'])('is not accepted as an email: %s', (body) =>
    expect(() => readEmailBody(body)).toThrow('no email'),
  )
})
