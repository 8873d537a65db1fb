import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { onScreen } from './on-screen.ts'
import { ask, invitationOf, newGame } from './stand.ts'

const { browser, served } = await onScreen()

/** Returns the paths of a creator's page and of the invitation to the game. */
const offered = async () => {
  const creator = await newGame(served.at)
  return { creator, invitation: invitationOf((await ask(served.at, creator)).body) }
}

const opened = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await page.goto(`${served.origin}${path}`)
  return page
}

const phone = { locale: 'en-GB', viewport: { width: 390, height: 844 } } as const

test('a creator who opens their own invitation is told so, and accepts it only after opening the fold', async () => {
  const { creator, invitation } = await offered()
  const context = await browser.newContext(phone)
  await opened(context, creator)
  const page = await opened(context, invitation)
  await page.getByRole('heading', { name: 'This is your own invitation' }).waitFor()
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  expect(await accept.isVisible()).toBe(false)
  await page.getByText('Play both sides on this device').click()
  await accept.waitFor()
  await page.getByRole('link', { name: 'To your own page' }).click()
  await page.waitForURL(`**${creator}`)
  await context.close()
})

test('the invitation can be handed to other apps, where the device can share', async () => {
  const { creator, invitation } = await offered()
  for (const canShare of [true, false]) {
    const context = await browser.newContext(phone)
    await context.addInitScript((can) => {
      const share = (data: ShareData): Promise<void> => {
        document.title = `shared ${data.url}`
        return Promise.reject(new DOMException('closed', 'AbortError'))
      }
      if (can) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      else Reflect.deleteProperty(Navigator.prototype, 'share')
    }, canShare)
    const page = await opened(context, creator)
    await page.getByRole('button', { name: 'Copy', exact: true }).first().waitFor()
    const button = page.getByRole('button', { name: 'Share', exact: true })
    if (canShare) {
      await button.click()
      await page.waitForFunction((path) => document.title.endsWith(path), invitation)
    } else expect(await button.isVisible()).toBe(false)
    await context.close()
  }
})

test.each(LANGUAGES)('%s: both answers are on the first screen of a phone', async (locale) => {
  const creator = await newGame(served.at, { name: 'Marijke de Vries', seat: 'black', rules: 'international' })
  const invitation = invitationOf((await ask(served.at, creator)).body)
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: { 'accept-language': locale } })
  const page = await opened(context, invitation)
  const sizes = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [accept, decline] = [box('.answers>button'), box('.decline summary')]
    return {
      board: box('.proposal .small-board')?.width,
      answers: [accept?.height, decline?.height, accept?.width === decline?.width],
      isSeen: (box('.answers')?.bottom ?? Infinity) <= window.innerHeight,
    }
  })
  expect(sizes).toEqual({ board: 180, answers: [56, 56, true], isSeen: true })
  await context.close()
})

test('anybody else reads nothing of it, and so does a creator without a script', async () => {
  const { creator, invitation } = await offered()
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ...phone, javaScriptEnabled })
    if (!javaScriptEnabled) await opened(context, creator)
    const page = await opened(context, invitation)
    await page.getByRole('button', { name: 'Accept', exact: true }).waitFor()
    expect(await page.getByText('This is your own invitation').isVisible()).toBe(false)
    await context.close()
  }
})
