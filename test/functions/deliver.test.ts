import { randomBytes } from 'node:crypto'
import type { Context, SQSEvent, SQSRecord } from 'aws-lambda'
import { expect, test } from 'vitest'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { newSigningKeys, readSigner } from '../../functions/aws/keys/signer.ts'
import { SES_TIMEOUT } from '../../functions/aws/clients/timeouts.ts'
import { emailBody } from '../../functions/aws/email/email-body.ts'
import { retryWithBackoff } from '../../functions/runtime/messages.ts'
import { deliverHandler } from '../../functions/events/deliver-handler.ts'
import { consenting } from '../harness/consent.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryGames, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { SECOND } from '../../shared/game/model/words.ts'
import type { GameEmail } from '../../shared/email/game-emails/emails-for.ts'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { foldStored } from '../../shared/service/games/game-store.ts'
import { GAME, START, joined, next, offer } from '../ports/samples.ts'

const SENT = ['ada@players.example', 'zaneta@players.example']

/** Returns a game that has just begun, its queued emails, and a mailer that accepts everything. */
const newGameEmails = async () => {
  const [games, contacts] = [memoryGames(), consenting(memoryContacts())]
  const [open, active] = [offer(), next(offer(), joined)]
  await games.save(GAME, undefined, open)
  await games.save(GAME, open, active)
  const { game } = foldStored(GAME, active)
  await contacts.add(GAME, game.creator.contact, { email: 'ada@players.example' })
  await contacts.add(GAME, joined.contact, { email: 'zaneta@players.example' })
  const letters: readonly GameEmail[] = emailsFor(GAME, active.version, game, active.log.slice(-active.last))
  const sent: string[] = []
  const outcomes: unknown[] = []
  const delivery = {
    games,
    tournaments: memoryTournaments(),
    contacts,
    ledger: memoryLedger(),
    outbox: { put: async () => {} },
    post: {
      send: async ({ to }: { readonly to: string }) => {
        sent.push(to)
        return 'taken' as const
      },
    },
    notebook: memoryNotebook(),
    signer: readSigner(JSON.stringify(newSigningKeys())),
    log: (_level: string, _message: string, facts: Readonly<Record<string, unknown>> = {}) =>
      void outcomes.push(facts['outcome']),
    deflate: deflateLevel6,
    origin: 'https://crownhead.example',
  }
  const Records = letters.map((letter) => ({
    messageId: randomBytes(4).toString('hex'),
    body: emailBody(letter),
  })) as SQSRecord[]
  const handle = (own: Partial<typeof delivery> = {}, now = START, context = {} as Context) =>
    deliverHandler({ ...delivery, ...own }, () => now)({ Records } satisfies SQSEvent, context)
  return { handle, contacts, sent, outcomes, Records }
}

test('an email that the queue delivers twice is sent once', async () => {
  const { handle, sent, outcomes } = await newGameEmails()
  expect(await handle()).toEqual({ batchItemFailures: [] })
  expect(sent.toSorted()).toEqual(SENT)
  expect(await handle()).toEqual({ batchItemFailures: [] })
  expect(sent).toHaveLength(2)
  expect(outcomes).toEqual(['sent', 'sent', 'told-already', 'told-already'])
})

test('a crash between sending an email and noting that sends it twice, and never loses it', async () => {
  const { handle, contacts, sent, Records } = await newGameEmails()
  const markNotified = () => Promise.reject(new Error('crash'))
  const failed = Records.map(({ messageId }) => ({ itemIdentifier: messageId }))
  expect(await handle({ contacts: { ...contacts, markNotified: markNotified } })).toEqual({ batchItemFailures: failed })
  expect(await handle({}, START + 29_000)).toEqual({ batchItemFailures: failed })
  expect(await handle({}, START + 30_000)).toEqual({ batchItemFailures: [] })
  expect(sent.toSorted()).toEqual([...SENT, ...SENT].toSorted())
})

test('two copies of an email that are delivered at once are sent once', async () => {
  const { handle, sent, outcomes } = await newGameEmails()
  const both = await Promise.all([handle(), handle()])
  expect(sent.toSorted()).toEqual(SENT)
  expect(outcomes.filter((outcome) => outcome === 'in-hand')).toHaveLength(
    both.flatMap(({ batchItemFailures }) => batchItemFailures).length,
  )
  expect(await handle()).toEqual({ batchItemFailures: [] })
  expect(sent).toHaveLength(2)
})

test('what keeps failing is tried less and less often: 55 times in two days, not a thousand', () => {
  const tried = Array.from({ length: 1000 }, (_, index) => index + 1).filter(retryWithBackoff)
  expect(tried.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 20, 40, 60])
  expect(tried).toHaveLength(55)
})

/** The timeout of the function, as infra/ sets it. */
const TIMEOUT = 28 * SECOND

/** Delivers one email with a slow SES, on a clock that only the calls move. */
const slowly = async (before: number, answering: number) => {
  const { handle, sent, Records, contacts } = await newGameEmails()
  Records.splice(1)
  let left = TIMEOUT
  const context = { getRemainingTimeInMillis: () => left } as Context
  const load: typeof contacts.load = (...args) => ((left -= before), contacts.load(...args))
  const post = {
    send: async ({ to }: { readonly to: string }) => {
      left -= answering
      if (answering > SES_TIMEOUT || left < 0) throw new Error('no answer in time')
      sent.push(to)
      return 'taken' as const
    },
  }
  const { batchItemFailures } = await handle({ contacts: { ...contacts, load }, post }, START, context)
  return { sent: sent.length, returned: batchItemFailures.length, left }
}

test.each([
  ['answers after 20 seconds', 0, 20 * SECOND, { sent: 1, returned: 0 }],
  ['answers after 20 seconds, and the tables slowly', 2 * SECOND, 20 * SECOND, { sent: 1, returned: 0 }],
  ['answers after 23 seconds', 0, 23 * SECOND, { sent: 0, returned: 1 }],
  ['would answer when the function is over', 6 * SECOND, 0, { sent: 0, returned: 1 }],
])('with an SES that %s, an email is sent once or delivered again', async (_, before, answering, outcome) => {
  const { left, ...found } = await slowly(before, answering)
  expect(found).toEqual(outcome)
  expect(left).toBeGreaterThan(0)
})
