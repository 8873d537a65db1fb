import { describe, expect, test } from 'vitest'
import { type InboundNotice, inboundHandler } from '../../functions/events/inbound-handler.ts'
import { REPLY_LIMITS } from '../../shared/email/inbound/reply-limits.ts'
import { answeringWorld, HOST, replyToOf, ANN } from '../attacks/answering.ts'
import { SERVER, mimeOf, received } from '../email/reply/mime.ts'

type Verdicts = Partial<Record<'spam' | 'virus' | 'dkim' | 'dmarc', string>>

/** Handles one email that has arrived, and returns its outcome. */
const arriving = async (
  bytes: (to: string) => Uint8Array | undefined,
  verdicts: Verdicts = {},
  body?: string,
  toOf = (own: string): string => own,
) => {
  const world = await answeringWorld()
  const to = toOf(replyToOf(world, ANN))
  let reads = 0
  const loads = { games: 0, contacts: 0 }
  const { games, contacts } = world.service
  const loading = {
    games: { ...games, load: (id: string) => (loads.games++, games.load(id)) },
    contacts: { ...contacts, load: (game: string, id: string) => (loads.contacts++, contacts.load(game, id)) },
  }
  const box = new Map([['key', bytes(to)]])
  const outcomes: unknown[] = []
  const handler = inboundHandler(
    {
      ...world.service,
      ...loading,
      host: HOST,
      server: SERVER,
      log: (_l, _m, facts) => void outcomes.push(facts?.['outcome']),
    },
    {
      read: async (key, most) => {
        reads += 1
        const bytesLeft = box.get(key)
        return bytesLeft && bytesLeft.length <= most ? bytesLeft : undefined
      },
      remove: async (key) => void box.delete(key),
    },
    () => world.clock.now,
  )
  const status = (name: keyof Verdicts) => ({ status: verdicts[name] ?? 'PASS' })
  const notice: InboundNotice = {
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
    reads,
    loads,
  }
}

type Headers = Parameters<typeof mimeOf>[0]

const PLAIN = { type: 'text/plain', text: '9-14\n' } as const

const email = (more = '') =>
  mimeOf([...received('players.example'), ['From', ANN]], [{ type: 'text/plain', text: `9-14\n${more}` }])

describe('an email that has arrived', () => {
  test('is played, and removed from the mail store', async () => {
    const played = { outcomes: ['played'], isBack: false, left: 0, moves: 3, reads: 1 }
    expect(await arriving(() => email())).toEqual({ ...played, loads: { games: 1, contacts: 1 } })
  })

  test.each<readonly [string, Verdicts, string]>([
    ['spam', { spam: 'FAIL' }, 'unwelcome'],
    ['a virus', { virus: 'FAIL' }, 'unwelcome'],
    ['DMARC failed, whatever the email itself says', { dmarc: 'FAIL' }, 'unverified'],
    ['no policy and no valid signature', { dmarc: 'GRAY', dkim: 'FAIL' }, 'unverified'],
  ])('is not played if it has: %s', async (_, verdicts, outcome) => {
    expect(await arriving(() => email(), verdicts)).toMatchObject({
      outcomes: [outcome],
      isBack: false,
      left: 0,
      moves: 2,
    })
  })

  test('is dropped if it is longer than 256 KB', async () => {
    const over = 'x'.repeat(REPLY_LIMITS.largest)
    expect(await arriving(() => email(over))).toMatchObject({ outcomes: ['gone'], moves: 2, left: 0 })
    const room = REPLY_LIMITS.largest - email().length
    expect(await arriving(() => email(over.slice(0, room)))).toMatchObject({ outcomes: ['played'], moves: 3 })
  })

  test.each(['\n', '\r\n', '--\r\n', '\n '])(
    'is dropped if it has more lines than are read in a tenth of a second: %j',
    async (line) => {
      const most = REPLY_LIMITS.lines - String(Buffer.from(email())).split('\n').length
      const of = (lines: number) => () => email(line.repeat(lines))
      expect(await arriving(of(most))).toMatchObject({ outcomes: ['played'], moves: 3 })
      expect(await arriving(of(most + 20))).toMatchObject({ outcomes: ['unreadable'], moves: 2, left: 0 })
    },
  )

  test.each<readonly [string, string, (to: string) => string]>([
    ['a proof that is made up', 'unproven', (to) => to.replace(/.{20}@/, `${'a'.repeat(20)}@`)],
    ['another game', 'no-game', (to) => to.replace(/^r1.{15}/, `r1${'a'.repeat(15)}`)],
    ['another name', 'no-address', (to) => `x${to}`],
  ])('is removed unread if its address has %s', async (_, outcome, toOf) => {
    expect(await arriving(() => email(), {}, undefined, toOf)).toMatchObject({
      outcomes: [outcome],
      isBack: false,
      left: 0,
      moves: 2,
      reads: 0,
    })
  })

  test('is dropped if it is gone, or cannot be parsed', async () => {
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

  test.each<readonly [string, Headers]>([
    ['60,000 groups', [['From', `${ANN}, ${':;'.repeat(61_000)}`]]],
    ['groups in folded lines', [['FROM\t', `${ANN},${'\r\n :;'.repeat(5000)}`]]],
    ['many of them', Array.from({ length: 60 }, () => ['From', `Ann Anybody <${ANN}>`] as const)],
  ])('is not parsed if its senders take more than a kilobyte: %s', async (_, from) => {
    const of = (headers: Headers) => () => mimeOf([...received('players.example'), ...headers], [PLAIN])
    expect(await arriving(of(from))).toMatchObject({ outcomes: ['unreadable'], moves: 2, left: 0 })
    const name = '=?utf-8?q?=C5=BBaneta?= '.repeat(30)
    expect(await arriving(of([['From', `${name}<${ANN}>`]]))).toMatchObject({ outcomes: ['played'], moves: 3 })
  })

  test('may have a From in its text', async () => {
    const quoted = email(`From: ${'x'.repeat(2000)}\n`)
    expect(await arriving(() => quoted)).toMatchObject({ outcomes: ['played'], moves: 3 })
  })

  test('is read again if the notice about it is not understood', async () => {
    expect(await arriving(() => email(), {}, '{}')).toMatchObject({ outcomes: [], isBack: true, left: 1 })
  })
})
