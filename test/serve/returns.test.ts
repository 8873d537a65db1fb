import { expect, test } from 'vitest'
import { dsnOf } from '../email/dsn.ts'
import { tempFolder } from '../harness/temp.ts'
import { TAKES_ANSWERS, handOver } from './mail-server.ts'
import { made, served, until } from './process.ts'
import { relayWith } from './relay.ts'

const ANN = 'ann@example.com'

test('an email that bounces by LMTP is shown on its seat’s page', { timeout: 120_000 }, async () => {
  await using folder = await tempFolder('returns')
  const relay = await relayWith()
  const { base, lmtp, metrics, stop, text } = await served(folder.path, relay, {
    ...TAKES_ANSWERS,
    MAIL_RETURNS: 'yes',
  })
  const { links } = await made(base)
  const { from } = await until(() => relay.arrived.find(({ to }) => to === ANN))
  expect(from).toMatch(/^b[a-z2-7]{15}c[a-z2-7]{20}@in\.example\.org$/)
  const emailsOf = async () => {
    const response = await fetch(`${base}/v1/seat`, { headers: { authorization: `Bearer ${links.creator.token}` } })
    return ((await response.json()) as { readonly emails: string }).emails
  }
  expect(await emailsOf()).toBe('unconfirmed')
  const forged = from.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'))
  await handOver(lmtp, { from: '', to: forged }, dsnOf({ to: forged }))
  await until(async () => ((await (await fetch(`${metrics}/metrics`)).text()).includes('unproven') ? true : undefined))
  expect(await emailsOf()).toBe('unconfirmed')
  await handOver(lmtp, { from: '', to: from }, dsnOf({ to: from }))
  await until(async () => ((await emailsOf()) === 'returned' ? true : undefined))
  expect(await (await fetch(`${metrics}/metrics`)).text()).toContain('crownhead_returns_total{outcome="gone"} 1')
  for (const secret of [ANN, from]) expect(text()).not.toContain(secret)
  expect(await stop()).toBe(0)
  await relay.close()
})
