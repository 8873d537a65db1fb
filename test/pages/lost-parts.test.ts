import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { ask, begun, locationOf, playOut } from './stand.ts'

const { browser, served } = await onScreen()

const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, contentType: 'text/html', body: '' })
const unanswered = async (): Promise<void> => undefined
const goneOnce = () => {
  let asked = 0
  return (route: Route): Promise<void> => (asked++ === 0 ? gone(route) : route.continue())
}

/**
 * Opens the page of Black's seat at ply 1, where Black waits for White. The document is marked, so that a reload can be
 * noticed.
 */
const waiting = async (context: BrowserContext, lost: (route: Route) => Promise<void>) => {
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15'])
  const page = await context.newPage()
  await page.clock.install()
  await page.route(/assets\/navigate-/, lost)
  await page.goto(`${served.origin}${opponent}?panel=time`)
  await page.evaluate(() => (document.documentElement.dataset['first'] = 'yes'))
  return { page, mine: opponent, theirs: creator }
}

const play = (theirs: string) => ask(served.at, `${theirs}/move`, { form: { ply: '1', move: '23-19' } })

/** Lets the page ask for news until a condition holds. */
const untilSeen = async (page: Page, isSeen: () => Promise<boolean>): Promise<void> => {
  const look = async (): Promise<boolean> => {
    // The clock cannot run while the page is reloading itself.
    await page.clock.runFor(3000).catch(String)
    return isSeen().catch(() => false)
  }
  await expect.poll(look, { timeout: 15_000, interval: 50 }).toBe(true)
}

const isFirst = (page: Page) => page.evaluate(() => document.documentElement.dataset['first'] === 'yes')
const isMyTurn = (page: Page) => page.locator('#board button[name=from]').first().isVisible()

describe('news, when the part of the script that fetches it', () => {
  test('is not found once, comes by another address of that part', async () => {
    await using context = await browser.newContext()
    const { page, theirs } = await waiting(context, goneOnce())
    await play(theirs)
    await untilSeen(page, () => isMyTurn(page))
    expect(await isFirst(page)).toBe(true)
  })

  test.each([
    ['is never found', gone],
    ['never answers', unanswered],
  ])('%s, comes because the page reloads itself', async (_how, lost) => {
    await using context = await browser.newContext()
    const { page, theirs } = await waiting(context, lost)
    await play(theirs)
    await untilSeen(page, () => isMyTurn(page))
    expect(await isFirst(page)).toBe(false)
  })

  test('is never found and something is typed, is announced, and the page stays', async () => {
    await using context = await browser.newContext()
    const { page, theirs } = await waiting(context, gone)
    await page.fill('#leave-days', '3')
    await play(theirs)
    const notice = page.locator('#notice.notice', { hasText: 'Load this page again' })
    await untilSeen(page, () => notice.isVisible())
    await page.clock.runFor(100_000)
    expect([await isFirst(page), await page.inputValue('#leave-days')]).toEqual([true, '3'])
  })
})

test('a press whose part of the script never answers is sent by the browser itself', async () => {
  await using context = await browser.newContext()
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15', '23-19'])
  const page = await context.newPage()
  await page.clock.install()
  await page.route(/assets\/navigate-/, unanswered)
  await page.goto(`${served.origin}${opponent}?move=9-14`)
  await page.click('#play button')
  await untilSeen(page, () => page.getByText('Your move 9-14 has been made.').first().isVisible())
})

describe('a page whose link was replaced elsewhere', () => {
  const replaced = async (context: BrowserContext) => {
    const { page, mine, theirs } = await waiting(context, (route) => route.continue())
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/p/') && asked.push(request.url()))
    return {
      page,
      asked,
      replace: async () => [locationOf(await ask(served.at, `${mine}/rotate`, { form: {} })), await play(theirs)],
    }
  }

  test('turns into the page that says so', async () => {
    await using context = await browser.newContext()
    const { page, replace } = await replaced(context)
    await replace()
    await untilSeen(page, async () => (await page.locator('#board').count()) === 0)
    expect(await page.locator('main').innerText()).toContain('replaced')
  })

  test('says so above what is not sent yet, and stops asking for news', async () => {
    await using context = await browser.newContext()
    const { page, asked, replace } = await replaced(context)
    await page.fill('#leave-days', '3')
    await replace()
    await untilSeen(page, () => page.locator('#notice.notice').isVisible())
    const before = asked.length
    await page.clock.runFor(100_000)
    expect([asked.length, await page.inputValue('#leave-days')]).toEqual([before, '3'])
  })
})
