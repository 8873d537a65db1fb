import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { ask, begun, invitationOf, newGame, playOut, stand } from './stand.ts'

const { browser, served } = await onScreen()

const PHONE: BrowserContextOptions = { locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true }

const topOf = async (page: Page, name: string): Promise<number> =>
  (await page.locator('.notify').getByText(name, { exact: true }).boundingBox())?.y ?? Infinity

/** Opens the page of the player who has made the first move and waits, and who has no address. */
const waits = async (options: BrowserContextOptions = PHONE) => {
  const { creator, opponent } = await begun(served.at)
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(`${served.origin}${opponent}`)
  return { context, page, creator, opponent }
}

test('after the first move on a phone the card is in sight below the controls, and nothing has moved', async () => {
  const { context, page } = await waits()
  const board = page.locator('#live-board')
  await page.locator('button[data-square="11"]').click()
  await page.locator('.goal[data-square="15"]').click()
  const before = await board.boundingBox()
  await page.locator('#play button').click()
  await page.getByRole('heading', { name: 'How shall we tell you?' }).waitFor()
  expect((await board.boundingBox())?.y).toBe(before?.y)
  for (const part of ['How shall we tell you?', 'On this device', 'By email'])
    expect(await topOf(page, part)).toBeLessThan(844)
  await page.getByText('By email', { exact: true }).click()
  const field = page.getByLabel('Your email address')
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true)
  await field.fill('annie@draughts.test')
  await page.getByRole('button', { name: 'Email me at my turns' }).click()
  await page.getByText('The first email comes when Joost has moved.').waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'How shall we tell you?' }).count()).toBe(0)
  await context.close()
})

test('notifications that the browser refuses are said so in their place, and "Not now" closes the card for good', async () => {
  const { context, page, creator, opponent } = await waits()
  await playOut(served.at, [opponent, creator], ['11-15'])
  await page.reload()
  const device = page.locator('.notify [data-device]')
  await device.hover()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('device-')),
  )
  await device.click()
  await device.getByText('Your browser does not allow us notifications.').waitFor()
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.locator('.notify').waitFor({ state: 'detached' })
  await page.reload()
  expect(await page.locator('.notify').count()).toBe(0)
  await context.close()
})

test('the name of the last game is filled in for the next one, and nothing that is there is overwritten', async () => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${served.origin}/`)
  await page.fill('#name', 'Annie Bee')
  await page.locator('form .main').click()
  await page.waitForURL(/\/p\//)
  const named = await newGame(served.at, { opponentName: 'Otis' })
  const open = await newGame(served.at)
  const nameAt = async (path: string) => {
    await page.goto(`${served.origin}${path}`)
    await page.waitForLoadState('networkidle')
    return page.inputValue('[data-begins] [name=name]')
  }
  expect(await nameAt('/')).toBe('Annie Bee')
  expect(await nameAt(invitationOf((await ask(served.at, open)).body))).toBe('Annie Bee')
  expect(await nameAt(invitationOf((await ask(served.at, named)).body))).toBe('Otis')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${served.origin}/games`)
  await page.getByRole('button', { name: 'Forget this list' }).click()
  expect(await nameAt('/')).toBe('')
  await context.close()
})

describe('without a script', () => {
  test('the card opens its field, says what is wrong with an address, and closes', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await playOut(at, [opponent, creator], ['11-15'])
    const shown = async (query = '') => (await ask(at, `${opponent}${query}`)).body
    expect(await shown()).toContain('How shall we tell you?')
    expect(await shown()).not.toContain('id="notify-email"')
    expect(await shown('?panel=email')).toContain('id="notify-email"')
    const wrong = await ask(at, `${opponent}/notify`, { form: { email: 'annie' } })
    expect([wrong.status, wrong.body.includes('value="annie"')]).toEqual([400, true])
    await ask(at, `${opponent}/notify`, { form: { later: '1' } })
    expect(await shown()).not.toContain('How shall we tell you?')
    expect(await shown('?tab=mine')).toContain(`href="${opponent}/settings"`)
  })

  test('whoever has an address, is to move or has not begun is not asked', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at, { email: 'joost@draughts.test' })
    const asks = async (seat: string) => (await ask(at, seat)).body.includes('How shall we tell you?')
    expect([await asks(creator), await asks(opponent)]).toEqual([false, false])
    await playOut(at, [opponent, creator], ['11-15', '22-18'])
    expect([await asks(creator), await asks(opponent)]).toEqual([false, false])
    expect(await asks(await newGame(at))).toBe(false)
  })
})
