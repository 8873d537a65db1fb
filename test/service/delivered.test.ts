import { expect, test } from 'vitest'
import { type EmailDeliveryOutcome, deliverEmail } from '../../shared/service/email/sending/deliver-email.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { OutgoingEmail } from '../../shared/service/ports/email.ts'
import { consenting } from '../harness/consent.ts'
import { postTo } from '../harness/post.ts'
import { NOON, stand } from './stand.ts'

/** Returns the emails to a person when their game begins. `more`: what they gave besides a name and an address. */
const sentTo = async (more: object) => {
  const { service, ask, letters } = stand()
  const made = await ask('POST', '/v1/games', {
    body: {
      creator: { name: 'Amara', seat: 'black', email: 'amara@players.test', ...more },
      arbiter: { name: 'Dee', email: 'dee@players.test' },
    },
  })
  const mails: OutgoingEmail[] = []
  const logged: Parameters<Logger>[] = []
  const delivery = {
    ...service,
    contacts: consenting(service.contacts),
    post: postTo(mails),
    log: (...args: Parameters<Logger>) => void logged.push(args),
  }
  const { id } = made.body.game
  const send = (seat: 'creator' | 'opponent', version = 1): Promise<EmailDeliveryOutcome> =>
    deliverEmail(delivery, { kind: 'offered', game: id, seat, version, ply: 0, delay: 0 }, NOON)
  return { id, letters, mails, logged, send }
}

test('an email is in the language of its reader', async () => {
  for (const [locale, words] of [
    ['nl', /Je partij staat klaar/],
    ['en', /Your game is ready/],
  ] as const) {
    const { send, mails } = await sentTo({ locale })
    await send('creator')
    expect(mails[0]?.text).toMatch(words)
  }
})

test('the outcome of each email is logged, without any person', async () => {
  const { id, send, logged } = await sentTo({})
  const facts = { game: id, kind: 'offered' }
  await send('creator', 7)
  await send('creator', 7)
  await send('opponent', 8)
  expect(logged).toEqual([
    ['info', 'email', { ...facts, seat: 'creator', version: 7, outcome: 'sent' }],
    ['info', 'email', { ...facts, seat: 'creator', version: 7, outcome: 'told-already' }],
    ['info', 'email', { ...facts, seat: 'opponent', version: 8, outcome: 'no-address' }],
  ])
})
