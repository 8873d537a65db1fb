import { DynamoDBClient, ScanCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { newReceiver, opened } from '../../../test/harness/push-service.ts'
import { type RehearsalEmail, expectThat, requestExpecting, takeEmails } from '../playing/send-request.ts'
import { type RehearsedStage, requireNamed } from '../imitation/deployed-stage.ts'
import { settle } from '../playing/settle.ts'
import { PUSH_HOST } from '../imitation/outside-world.ts'
import { clientSettings } from '../imitation/aws-endpoint.ts'
import { type BegunGame, beginGame, postMove, linkPathIn } from '../playing/begin-game.ts'
import type { Chapter } from '../playing/chapter.ts'

const mailsTo = (mails: readonly RehearsalEmail[], address: string): readonly RehearsalEmail[] =>
  mails.filter(({ to }) => to === address)

/**
 * Returns a game of two players with addresses, who have both consented to all emails. `from` is a network that no
 * other chapter uses, as new addresses are counted per network.
 */
export const beginConsentedGame = async (
  cloud: RehearsedStage,
  name: string,
  from: string,
): Promise<
  BegunGame & { readonly blackAt: string; readonly whiteAt: string; readonly mails: readonly RehearsalEmail[] }
> => {
  const [blackAt, whiteAt] = [`black+club@${name}.example`, `white@${name}.example`]
  const options = { creator: { name: 'Ada', email: blackAt }, opponent: { name: 'Grace', email: whiteAt }, from }
  const begun = await beginGame(cloud, options)
  await settle(cloud)
  const first = takeEmails(cloud)
  for (const address of [blackAt, whiteAt]) {
    const [mail] = mailsTo(first, address)
    if (!mail) throw new Error(`${address} was not asked whether it wants emails`)
    await requestExpecting(cloud, 303, `${linkPathIn(mail, 'p')}/emails`, { form: { all: '1' } })
  }
  await settle(cloud)
  return { ...begun, blackAt, whiteAt, mails: takeEmails(cloud) }
}

export const deviceChapter: Chapter = {
  name: 'a device hears of a turn, and the email comes where the device is gone',
  play: async ({ cloud, world }) => {
    const { id, black, white, whiteAt } = await beginConsentedGame(cloud, 'device', '81.20.0.1')
    const { p256dh, auth, secret } = newReceiver()
    const json = { endpoint: `https://${PUSH_HOST}/1`, keys: { p256dh, auth } }
    await requestExpecting(cloud, 200, '/v1/seat/push', { method: 'PUT', token: white, json })
    world.received.length = 0
    await postMove(cloud, id, { token: black, ply: 0, move: '11-15' })
    await settle(cloud)
    const [notice] = world.received
    expectThat(notice?.host === PUSH_HOST, 'no notice came to the device')
    opened({ p256dh, auth, secret }, notice?.bytes ?? Buffer.of())
    await postMove(cloud, id, { token: white, ply: 1, move: '22-18' })
    world.status = 410
    await postMove(cloud, id, { token: black, ply: 2, move: '15x22' })
    await settle(cloud)
    world.status = 204
    expectThat(mailsTo(takeEmails(cloud), whiteAt).length > 0, 'no email came in the place of the device')
  },
}

/**
 * Makes all planned digests due now, because the clock of the functions cannot be moved. Resolves with the number of
 * digests.
 */
const makeDigestsDue = async ({ endpoint, names }: RehearsedStage): Promise<number> => {
  const client = new DynamoDBClient(clientSettings(endpoint))
  const TableName = names.of('Ledger')
  const { Items = [] } = await client.send(new ScanCommand({ TableName, FilterExpression: 'attribute_exists(h)' }))
  for (const { p } of Items)
    await client.send(
      new UpdateItemCommand({
        TableName,
        Key: { p: p ?? { S: '' } },
        UpdateExpression: 'SET d = :d',
        ExpressionAttributeValues: { ':d': { N: String(Date.now() - 1000) } },
      }),
    )
  return Items.length
}

export const digestChapter: Chapter = {
  name: 'a daily email waits for its hour, and the sweep calls for it',
  play: async ({ cloud }) => {
    const { id, black, white, whiteAt } = await beginConsentedGame(cloud, 'digest', '81.21.0.1')
    const json = { notifications: { mail: 'digest' }, note: 'the long diagonal' }
    await requestExpecting(cloud, 200, '/v1/seat', { method: 'PATCH', token: white, json })
    await postMove(cloud, id, { token: black, ply: 0, move: '11-15' })
    await settle(cloud)
    expectThat(mailsTo(takeEmails(cloud), whiteAt).length === 0, 'the email of the turn did not wait for the digest')
    expectThat((await makeDigestsDue(cloud)) > 0, 'no digest is planned')
    await requireNamed(cloud.functions, 'Sweep').invoke({})
    await settle(cloud)
    expectThat(mailsTo(takeEmails(cloud), whiteAt).length === 1, 'no digest came')
  },
}

export const mailboxChapter: Chapter = {
  name: 'a mailbox confirms all its games with one press, gets its links and makes a key of its own',
  play: async ({ cloud }) => {
    const { white, whiteAt, mails } = await beginConsentedGame(cloud, 'mailbox', '81.22.0.1')
    await requestExpecting(cloud, 303, `/p/${white}/own`, { form: { note: 'the long diagonal' } })
    const own = [...mails, ...takeEmails(cloud)].find(({ to, text }) => to === whiteAt && text.includes('/n/'))
    if (!own) throw new Error('no email leads to the page of its mailbox')
    const path = `${linkPathIn(own, 'n')}/keys`
    const made = await requestExpecting(cloud, 200, path, {
      form: { key: 'a-form-of-the-page', name: 'A bot', 'games:read': '1' },
    })
    const key = /ck_[\w-]{44}/.exec(made.text)?.[0] ?? ''
    await requestExpecting(cloud, 200, '/v1/games', { token: key })
    await requestExpecting(cloud, 303, `${path}/revoke`, { form: { id: key.slice(3, 15) } })
    await requestExpecting(cloud, 401, '/v1/games', { token: key })
    await requestExpecting(cloud, 202, '/v1/links', { json: { email: whiteAt } })
    await settle(cloud)
    expectThat(mailsTo(takeEmails(cloud), whiteAt).length === 1, 'the links were not sent')
  },
}
