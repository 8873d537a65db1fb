import { describe, expect, test } from 'vitest'
import { type Notice, inboundHandler } from '../../functions/inbound.ts'
import { REPLY } from '../../shared/mail/reply/bounds.ts'
import { answeringWorld, HOST, replyToOf, ANN } from '../attacks/answering.ts'
import { SERVER, mimeOf, received } from '../mail/reply/mime.ts'

type Verdicts = Partial<Record<'spam' | 'virus' | 'dkim' | 'dmarc', string>>

/** One email in the box, and what became of it. */
const arriving = async (bytes: (to: string) => Uint8Array | undefined, verdicts: Verdicts = {}, body?: string) => {
  const world = await answeringWorld()
  const to = replyToOf(world, ANN)
  const box = new Map([['key', bytes(to)]])
  const outcomes: unknown[] = []
  const handler = inboundHandler(
    { ...world.service, host: HOST, server: SERVER, log: (_l, _m, facts) => void outcomes.push(facts?.['outcome']) },
    {
      read: async (key, most) => {
        const kept = box.get(key)
        return kept && kept.length <= most ? kept : undefined
      },
      remove: async (key) => void box.delete(key),
    },
    () => world.clock.now,
  )
  const status = (name: keyof Verdicts) => ({ status: verdicts[name] ?? 'PASS' })
  const notice: Notice = {
    mail: { timestamp: new Date(world.clock.now).toISOString(), source: ANN, messageId: 'm1' },
    receipt: {
      recipients: [to],
      spamVerdict: status('spam'),
      virusVerdict: status('virus'),
      dkimVerdict: status('dkim'),
      dmarcVerdict: status('dmarc'),
      action: { objectKey: 'key' },
    },
  }
  const record = {
    messageId: '1',
    receiptHandle: '1',
    body: body ?? JSON.stringify({ Message: JSON.stringify(notice) }),
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: 'x',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn',
    awsRegion: 'local',
  }
  const context = { getRemainingTimeInMillis: () => 60_000 } as Parameters<typeof handler>[1]
  const { batchItemFailures } = await handler({ Records: [record] }, context)
  const { moves } = await world.game()
  return {
    outcomes: outcomes.filter((each) => each !== undefined),
    isBack: batchItemFailures.length > 0,
    left: box.size,
    moves: moves.length,
  }
}

const email = (more = '') =>
  mimeOf([...received('players.example'), ['From', ANN]], [{ type: 'text/plain', text: `9-14\n${more}` }])

describe('an email that came in', () => {
  test('is played, and removed from its box', async () => {
    expect(await arriving(() => email())).toEqual({ outcomes: ['played'], isBack: false, left: 0, moves: 3 })
  })

  test.each<readonly [string, Verdicts, string]>([
    ['spam', { spam: 'FAIL' }, 'unwelcome'],
    ['a virus', { virus: 'FAIL' }, 'unwelcome'],
    ['DMARC failed, whatever the email itself says', { dmarc: 'FAIL' }, 'foreign'],
    ['no policy and no valid signature', { dmarc: 'GRAY', dkim: 'FAIL' }, 'foreign'],
  ])('is not: %s', async (_, verdicts, outcome) => {
    expect(await arriving(() => email(), verdicts)).toEqual({ outcomes: [outcome], isBack: false, left: 0, moves: 2 })
  })

  test('is not longer than 256 KB', async () => {
    const over = 'x'.repeat(REPLY.largest)
    expect(await arriving(() => email(over))).toMatchObject({ outcomes: ['gone'], moves: 2, left: 0 })
    const room = REPLY.largest - email().length
    expect(await arriving(() => email(over.slice(0, room)))).toMatchObject({ outcomes: ['played'], moves: 3 })
  })

  test('is dropped if it is gone, or cannot be read', async () => {
    expect(await arriving(() => undefined)).toMatchObject({ outcomes: ['gone'], isBack: false })
    const endless = mimeOf(
      [
        ['From', ANN],
        ['X-Long', 'x'.repeat(200_000)],
      ],
      [{ type: 'text/plain', text: '9-14' }],
    )
    expect(await arriving(() => endless)).toMatchObject({ outcomes: ['unreadable'], isBack: false, moves: 2 })
  })

  test('comes again if the notice is not understood', async () => {
    expect(await arriving(() => email(), {}, '{}')).toMatchObject({ outcomes: [], isBack: true, left: 1 })
  })
})
