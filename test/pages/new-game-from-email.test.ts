import { expect, test } from 'vitest'
import { makeEmailProof } from '../../shared/service/credentials/email-proof.ts'
import { axeFaults } from '../harness/axe.ts'
import { onScreen } from './on-screen.ts'
import { begun } from './stand.ts'

const READER = 'amara@elsewhere.test'

const { browser, served } = await onScreen()

/** Returns the link to the creator's seat as it stands in an email to the creator. */
const linkFromEmail = async (): Promise<string> => {
  const { at } = served
  const { creator } = await begun(at, { email: READER })
  return `${creator}.${makeEmailProof(at.service.signer, creator.slice('/p/'.length), READER)}`
}

test.each([
  ['with a script', true],
  ['without one', false],
])('a reader begins another game from the menu of a page that an email led to, %s', async (_, javaScriptEnabled) => {
  const context = await browser.newContext({
    javaScriptEnabled,
    locale: 'en-GB',
    viewport: { width: 360, height: 640 },
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.goto(`${served.origin}${await linkFromEmail()}`)
  await page.locator('.menu').click()
  if (javaScriptEnabled) {
    await page.locator('.leaf').waitFor()
    expect(await axeFaults(page)).toEqual([])
  }
  const menu = page.locator(javaScriptEnabled ? '.leaf' : '#foot')
  await menu.getByRole('button', { name: 'New game' }).click()
  await page.waitForURL(`${served.origin}/`)
  await page.getByLabel('Your name').fill('Amara')
  await page.getByLabel('Your email').fill(READER)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/p/*')
  const token = new URL(page.url()).pathname.slice('/p/'.length)
  const seat = await context.request.get(`${served.origin}/v1/seat`, { headers: { authorization: `Bearer ${token}` } })
  expect(await seat.json()).toMatchObject({ emails: 'on' })
  await context.close()
})

test.each([
  ['with a script', true],
  ['without one', false],
])('the mailbox that a seat had before asks for its emails by an older link, %s', async (_, javaScriptEnabled) => {
  const { origin } = served
  const link = await linkFromEmail()
  const [seat = ''] = link.split('.')
  const token = seat.slice('/p/'.length)
  const context = await browser.newContext({ javaScriptEnabled, locale: 'en-GB' })
  const page = await context.newPage()
  const changed = await context.request.patch(`${origin}/v1/seat`, {
    headers: { authorization: `Bearer ${token}` },
    data: { email: 'elsewhere@elsewhere.test' },
  })
  expect(changed.status()).toBe(200)
  await page.goto(`${origin}${link}`)
  await page.getByRole('button', { name: 'Email me about all my games here, later ones too' }).click()
  await page.getByText('From now on we email you about your games here.').waitFor()
  await context.close()
})
