import { expect, test } from 'vitest'
import { axeFaults } from '../harness/axe.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { onScreen } from './on-screen.ts'
import { begun, idOf, playOut } from './stand.ts'

const { browser, served } = await onScreen()

/** Returns the record of a game with two moves. */
const record = async (): Promise<string> => {
  const { at } = served
  const { creator, opponent } = await begun(at)
  await playOut(at, [opponent, creator], ['11-15', '22-18'])
  const { body } = await answerApi(at.service, {
    method: 'GET',
    path: `/v1/games/${idOf(creator)}.pdn`,
    query: {},
    headers: {},
    from: '192.0.2.1',
    body: '',
    receivedAt: at.clock.now,
  })
  return body
}

test('the browser verifies a record by itself: genuine, or what differs', async () => {
  await using context = await browser.newContext({ locale: 'en-GB', bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${served.origin}/verify`)
  const [pdn, verdicts] = [await record(), page.locator('#verdicts')]
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.fill('#record', pdn)
  await page.click('#verify button')
  await verdicts.getByText('Genuine and unchanged, signed by').waitFor()
  expect(await axeFaults(page)).toEqual([])

  await page.fill('#record', pdn.replace(/\[White "[^"]*"\]/, '[White "<img src=x onerror=alert(1)>"]'))
  await page.click('#verify button')
  await verdicts.getByText('White’s name: here “<img src=x onerror=alert(1)>”, signed “').waitFor()
  expect(await page.locator('#verdicts img').count()).toBe(0)

  await page.setInputFiles('#file', { name: 'two.pdn', mimeType: 'text/plain', buffer: Buffer.from(`${pdn}\n${pdn}`) })
  await verdicts.getByText('Genuine').nth(1).waitFor()
  expect(asked).toEqual([])
})

test('the link of an email opens its receipt, which no server sees', async () => {
  await using context = await browser.newContext({ locale: 'nl-NL' })
  const page = await context.newPage()
  const receipt = /\[Receipt "([^"]*)"\]/.exec(await record())?.[1] ?? ''
  await page.goto(`${served.origin}/verify#${receipt}`)
  await page.locator('#verdicts').getByText('Echt: ').waitFor()
  await page.goto(`${served.origin}/verify#${receipt.slice(0, -4)}AAAA`)
  await page
    .locator('#verdicts')
    .getByText(/Niet echt|niet te lezen|niets gevonden|geen ontvangstbewijs/)
    .waitFor()
})

test('without a script, or without Ed25519, a sentence says what to do instead', async () => {
  await using mute = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false })
  const page = await mute.newPage()
  await page.goto(`${served.origin}/verify`)
  expect(await page.locator('noscript').textContent()).toContain('crownhead verify FILE.pdn')
  expect(await page.locator('#verify').isVisible()).toBe(false)

  await using old = await browser.newContext({ locale: 'en-GB' })
  const other = await old.newPage()
  await other.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined })
  })
  await other.goto(`${served.origin}/verify`)
  await other.fill('#record', 'anything')
  await other.click('#verify button')
  await other.locator('#verdicts').getByText('cannot be checked here').waitFor()
})
