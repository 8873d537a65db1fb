import type { SQSClient, SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { webhookNoticeBody, readNoticeBody, sqsNotices } from '../../../functions/aws/background/sqs-notices.ts'
import { HOUR, SECOND } from '../../../shared/game/model/words.ts'
import type { DelayedMessage } from '../../../shared/service/ports/webhooks.ts'

const payload = { id: 'msg_a', event: 'test', at: 0 } as const
const posting = (n: number, delay = 0): DelayedMessage => ({
  owner: `owner-${n}-0000`,
  hook: 'h',
  told: payload,
  attempt: 1,
  due: 0,
  delay,
})

const queue = (failed: readonly object[] = []) => {
  const sent: SendMessageBatchCommand['input'][] = []
  const send = async ({ input }: SendMessageBatchCommand) => {
    sent.push(input)
    return { Failed: failed }
  }
  return { sent, notices: sqsNotices({ send } as unknown as SQSClient, 'the-queue') }
}

test('webhook messages are sent in batches, each in the group of its owner, delayed by a quarter of an hour at most', async () => {
  const { sent, notices } = queue()
  await notices.put([posting(0), posting(1, 5 * SECOND), ...Array.from({ length: 9 }, (_, n) => posting(n + 2, HOUR))])
  expect(sent.map(({ Entries }) => Entries?.length)).toEqual([10, 1])
  const entries = sent.flatMap(({ Entries = [] }) => Entries)
  expect(entries.slice(0, 3).map(({ DelaySeconds }) => DelaySeconds)).toEqual([0, 5, 900])
  expect(new Set(entries.map(({ MessageGroupId }) => MessageGroupId)).size).toBe(11)
})

test('a webhook message that the queue refuses is an error', async () => {
  const { notices } = queue([{ Code: 'ServiceUnavailable' }])
  await expect(notices.put([posting(0)])).rejects.toThrow('ServiceUnavailable')
})

test('a webhook message is read as it was sent, and nothing else is accepted as one', () => {
  const { delay: _waits, ...attempt } = posting(0)
  expect(readNoticeBody(webhookNoticeBody(posting(0)))).toEqual(attempt)
  for (const body of ['null', '{}', '{"owner":"a"}', '{"told":{}}', '{"owner":"a","told":{"id":"b"}}', '[]'])
    expect(() => readNoticeBody(body)).toThrow('is none')
})
