import { expect, test } from 'vitest'
import { EMAIL_LIMITS } from '../../shared/game/limits/bounds.ts'
import { handleFeedback } from '../../shared/service/email/inbound/handle-feedback.ts'
import { type MailWorld, mailWorld, stopAllIn } from './mail-world.ts'

const NETWORK = '192.0.2.66'
const VICTIM = 'victim@players.example'

const hostile = () => {
  const world = mailWorld()
  world.caller.from = () => NETWORK
  return world
}

const offered = async (world: MailWorld, email: string): Promise<string> => {
  const { body } = await world.create({ opponent: { name: 'Vic', email } })
  return body.links['creator']?.token ?? ''
}

const correct = async (world: MailWorld, token: string, email: string): Promise<number> => {
  const { status } = await world.ask('PATCH', '/v1/seat', token, { invitedEmails: { opponent: email } })
  await world.flush()
  return status
}

test('one game corrects its addresses three times, and writes to no more strangers than a seat may in a day', async () => {
  const world = hostile()
  const token = await offered(world, 'stranger0@gmail.com')
  await world.flush()
  const statuses: number[] = []
  for (let turn = 1; turn <= 10; turn += 1) statuses.push(await correct(world, token, `stranger${turn}@gmail.com`))
  expect(statuses.filter((status) => status === 200)).toHaveLength(EMAIL_LIMITS.correctionsOfGame)
  expect(new Set(statuses.slice(EMAIL_LIMITS.correctionsOfGame))).toEqual(new Set([409]))
  expect(world.mails).toHaveLength(EMAIL_LIMITS.consentDay)
})

/** Lets the last email to this address bounce. */
const bounce = async (world: MailWorld, to: string): Promise<void> => {
  const mail = world.to(to).at(-1)
  const report = { why: 'gone', to, messageId: mail?.id ?? '', seat: mail?.bounceName } as const
  await handleFeedback(world.service, report, world.clock.now)
}

test('an honest inviter who mistypes an address twice reaches the right one at once, and so does their neighbour', async () => {
  const world = hostile()
  const token = await offered(world, 'vcitim@gmail.com')
  await world.flush()
  await bounce(world, 'vcitim@gmail.com')
  await correct(world, token, 'victm@gmail.com')
  await bounce(world, 'victm@gmail.com')
  await correct(world, token, 'victim@gmail.com')
  expect(world.to('victim@gmail.com')).toHaveLength(1)
  await offered(world, 'friend@gmail.com')
  await world.flush()
  expect(world.to('friend@gmail.com')).toHaveLength(1)
})

test('many games that correct their addresses write to no more strangers than a network may in a day', async () => {
  const world = hostile()
  for (let game = 0; game < 12; game += 1) {
    const token = await offered(world, `stranger${game}@gmail.com`)
    for (let turn = 0; turn < EMAIL_LIMITS.correctionsOfGame; turn += 1)
      await correct(world, token, `stranger${game}-${turn}@gmail.com`)
  }
  expect(world.mails.length).toBeLessThanOrEqual(EMAIL_LIMITS.networkDay)
})

test('an address that is corrected to again and again hears no more often than one network may cause', async () => {
  const world = hostile()
  for (let game = 0; game < 5; game += 1) {
    const token = await offered(world, VICTIM)
    for (const email of ['eve@players.example', VICTIM, 'eve@players.example']) await correct(world, token, email)
  }
  expect(world.to(VICTIM)).toHaveLength(EMAIL_LIMITS.namerDay)
})

test('a mailbox that wants no emails gets none, and its inviter is shown the same as of any other', async () => {
  const world = mailWorld()
  await offered(world, VICTIM)
  await world.flush()
  await world.page(stopAllIn(world.to(VICTIM)[0]?.text ?? ''), {})
  const shown: string[] = []
  for (const email of [VICTIM, 'other@players.example']) {
    const token = await offered(world, 'wrong@players.example')
    await correct(world, token, email)
    const { body } = await world.page(`/p/${token}`)
    shown.push(/<section class="card invite">[^]*?<\/p>/.exec(body)?.[0] ?? '')
  }
  expect(world.to(VICTIM)).toHaveLength(1)
  expect(shown[0]).toContain('We have emailed the invitation to Vic')
  expect(shown[1]).toBe(shown[0])
})
