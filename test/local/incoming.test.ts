import { expect, onTestFinished, test } from 'vitest'
import { apiHandler } from '../../functions/http/api-handler.ts'
import { demoGame } from '../../local/dev/demo-game.ts'
import { type TypedReply, composeReply } from '../../local/dev/compose-reply.ts'
import { handleDevRequest } from '../../local/dev/dev-pages.ts'
import { openResources } from '../../local/resources/resources.ts'
import { receiveEmail } from '../../local/resources/receive-email.ts'
import { startWorkers } from '../../local/workers/start-workers.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { linkIn } from '../attacks/mail-world.ts'
import { tempFolder } from '../harness/temp.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const HEADERS = { ...FORM, host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' }
const ADA = 'ada@example.org'

/**
 * Starts what `npm start` does but without a server. Returns the demo game's mailbox page, and in `said` the outcomes
 * of answers by email.
 */
const started = async () => {
  const folder = await tempFolder('incoming')
  const resources = await openResources({ folder: folder.path, store: { kind: 'sqlite' } })
  const said: string[] = []
  const { service, driver } = startWorkers(resources, 'http://127.0.0.1:8080', (_level, message, facts) => {
    if (message === 'answer by email') said.push(String(facts?.['outcome']))
  })
  onTestFinished(async () => {
    await driver.stop()
    resources.close()
    await folder.remove()
  })
  const { clock, mailbox } = resources
  const receiveReply = (answering: TypedReply) =>
    receiveEmail(resources, composeReply(answering, clock.now()), clock.now())
  const mailboxPage = { clock, driver, mailbox, receiveReply, port: 8080 }
  const ask = (method: string, path: string, form = '') =>
    handleDevRequest(mailboxPage, {
      method,
      path,
      search: new URLSearchParams(),
      headers: HEADERS,
      body: Buffer.from(form),
      from: '127.0.0.1',
    })
  await demoGame(apiHandler(service), resources.values, clock)
  await driver.advance(0)
  return { service, driver, mailbox, ask, said, clock }
}

type Started = Awaited<ReturnType<typeof started>>

/** Presses the button of Ada's first email. The next email has her seat's link, and it is her turn. */
const press = async ({ service, driver, mailbox, clock }: Started): Promise<number> => {
  const path = `${linkIn(mailbox.list().find(({ to }) => to === ADA)?.text ?? '')}/emails`
  const request = { method: 'POST', path, query: {}, headers: FORM, body: '', from: '127.0.0.1' }
  await answerPage(service, assetFiles({}), { ...request, receivedAt: clock.now() })
  await driver.advance(0)
  return mailbox.list().findIndex(({ to, replyTo }) => to === ADA && replyTo !== undefined) + 1
}

test('the mailbox page answers an email by the handler that reads it on AWS', async () => {
  const at = await started()
  const number = await press(at)
  expect((await at.ask('GET', `/dev/mail/${number}`)).body).toContain('Answer this email')
  for (const [form, outcome, expected] of [
    ['words=9-14&from=eve@evil.example', 'foreign', 'An answer came from another address'],
    ['words=1-2', 'illegal', 'Your answer was not played'],
    ['words=9-14', 'played', 'You played 9-14'],
  ] as const) {
    expect((await at.ask('POST', `/dev/mail/${number}/answer`, form)).status).toBe(303)
    expect(at.said.at(-1)).toBe(outcome)
    expect(
      at.mailbox
        .list()
        .map(({ text }) => text)
        .join('\n'),
    ).toContain(expected)
  }
  expect((await at.ask('GET', '/dev/mail/1')).body).not.toContain('Answer this email')
  expect((await at.ask('POST', '/dev/mail/1/answer', 'words=9-14')).status).toBe(404)
  expect((await at.ask('GET', `/dev/mail/${number}/answer`)).status).toBe(405)
})
