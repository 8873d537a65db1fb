import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults, withAxe } from '../harness/axe.ts'
import { onScreen } from './on-screen.ts'
import { act, ask, begun, playOut } from './stand.ts'

const { browser, served } = await onScreen()

/** Opens a browser whose pages register the service worker. */
const phone = (): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'allow',
    bypassCSP: true,
  })

/** Begins a game in which Amara, with Black, is to move at ply 2. */
const game = async () => {
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15', '23-19'])
  return { mine: opponent, theirs: creator }
}

/** Resolves once a copy of a page and all parts of its script are kept. */
const isKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (kept) => {
        const names = (await (await caches.open('crownhead-files-1')).keys()).map(({ url }) => url)
        return (await caches.match(kept)) !== undefined && ['slide', 'use'].every((part) => names.join().includes(part))
      }, path),
    )
    .toBe(true)

const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${served.origin}${path}`)
  // At the first sign of a reader, the service worker is registered.
  await page.keyboard.press('Shift')
  await isKept(page, path)
  return page
}

const play = async (page: Page): Promise<void> => {
  await page.click('#board [data-square="9"]')
  await page.click('#board [data-square="14"]')
  await page.click('#play button')
}

/** A network is there again. A browser under test does not always say so by itself. */
const reconnect = async (context: BrowserContext, page: Page): Promise<void> => {
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

const messagesAt = async (seat: string) => (await ask(served.at, seat)).body

test('without a network a board opens as it stood, its move waits, the list says so, and it goes by itself, once', async () => {
  await using context = await phone()
  const [{ mine, theirs }, other] = [await game(), await game()]
  await withAxe(context)
  const page = await open(context, mine)
  await page.goto(`${served.origin}${other.theirs}`)
  await isKept(page, other.theirs)
  // The list has not been opened yet, but is kept.
  await isKept(page, '/games')
  await page.goto(`${served.origin}/games`)
  await page.locator('.waits .left').waitFor()

  await context.setOffline(true)
  await page.goto(`${served.origin}${mine}?tab=about`)
  await page.locator('#notice.notice').getByText('No network. This is the board as of').waitFor()
  await page.fill('#message', 'From the train')
  await play(page)
  await page.locator('#play').getByText('It goes by itself').waitFor()
  expect(await page.locator('.news').innerText()).toBe('9-14 waits for a network. Your clock still runs.')
  expect(await page.title()).toMatch(/^Not sent yet/)
  const [notice, bar] = [await page.locator('.notice').boundingBox(), await page.locator('.act').boundingBox()]
  expect(notice?.y).toBeGreaterThan((await page.locator('#board').boundingBox())?.y ?? Infinity)
  expect((notice?.y ?? 0) + (notice?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('.notice').waitFor({ state: 'detached' })
  await page.click('#board [data-square="10"]', { force: true })
  expect(new URL(page.url()).search).toBe('?move=9-14')

  await page.goto(`${served.origin}/games`)
  const row = page.locator('#unsent li')
  await row.getByText('It goes by itself, with your message').waitFor()
  expect(await page.locator('.away').innerText()).toContain('This is the list as of today')
  expect(await page.locator('.waits .left').innerText()).toMatch(/^Had \d+ days/)
  expect(await axeFaults(page)).toEqual([])

  // A board that was never opened here, and a page that is never kept, have a page of their own.
  const unseen = await context.newPage()
  for (const [path, says] of [
    [(await game()).mine, 'This board was not opened on this device before'],
    ['/', 'This page cannot be shown without a network.'],
  ] as const) {
    await unseen.goto(`${served.origin}${path}`)
    await unseen.getByText(says).waitFor()
    expect([await unseen.title(), await unseen.locator('h1').allTextContents()]).toEqual(['No network', ['No network']])
    expect(await unseen.locator('main a').allTextContents()).toEqual(['Try again', 'My games'])
    expect(await axeFaults(unseen)).toEqual([])
  }
  await unseen.close()

  await reconnect(context, page)
  await page.locator('#notice.notice').getByText('9-14 is sent.').waitFor()
  await page.locator('#unsent').waitFor({ state: 'detached' })
  expect(await messagesAt(theirs)).toContain('From the train')
  await page.goto(`${served.origin}${mine}`)
  await page.locator('#live-act').getByText('Sent at').waitFor({ state: 'attached' })
  expect(await page.inputValue('#message')).toBe('')
})

test('a move is not sent if the game has moved on meanwhile, its message is offered, and “Do not send it” ends the wait', async () => {
  await using context = await phone()
  const { mine } = await game()
  const page = await open(context, mine)
  await context.setOffline(true)
  await page.fill('#message', 'From the train')
  await play(page)
  await page.locator('#play').getByText('It goes by itself').waitFor()
  // Another device of the same player has moved.
  await ask(served.at, `${mine}/move`, { form: { ply: '2', move: '8-11' } })
  await reconnect(context, page)
  await page.getByText('The game has moved on').first().waitFor()
  expect(await page.locator('#unsent, .told').count()).toBe(0)

  const again = await game()
  await page.goto(`${served.origin}${again.mine}`)
  await isKept(page, again.mine)
  await context.setOffline(true)
  await play(page)
  await page.locator('#play').getByText('It goes by itself').waitFor()
  const list = await context.newPage()
  await list.goto(`${served.origin}/games`)
  await list.getByRole('button', { name: 'Do not send it' }).click()
  await list.locator('#unsent').waitFor({ state: 'detached' })
  // The window of the board learns of it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.locator('#play').getByText('Play it: 9-14').waitFor()
  await reconnect(context, page)
  await page.goto(`${served.origin}${again.mine}`)
  await page.locator('#board button[name=from]').first().waitFor()
  expect(await messagesAt(again.theirs)).not.toContain('9-14')
})

test('the browser wakes the service worker, which sends the move though no page of the game is open', async () => {
  await using context = await phone()
  const { mine, theirs } = await game()
  const page = await open(context, mine)
  await context.setOffline(true)
  await play(page)
  await page.locator('#play').getByText('It goes by itself').waitFor()
  await page.goto('about:blank')
  await context.setOffline(false)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const event = new Event('sync')
    await new Promise((resolve) => {
      Object.assign(event, { waitUntil: (work: Promise<unknown>) => void work.then(resolve, resolve) })
      dispatchEvent(event)
    })
  })
  await expect.poll(() => messagesAt(theirs)).toContain('9-14')
})

test('nothing is kept but boards and the list, and it goes with the link, or when the list is forgotten', async () => {
  await using context = await phone()
  const [{ mine }, other] = [await game(), await game()]
  const page = await open(context, mine)
  for (const path of [other.mine, `${mine}/settings`, `${mine}/keep`, '/', '/games'])
    await page.goto(`${served.origin}${path}`)
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('crownhead-pages-1')).keys()).map(({ url }) => new URL(url).pathname),
    )
  await expect.poll(async () => (await kept()).toSorted()).toEqual(['/games', mine, other.mine].toSorted())
  await ask(served.at, `${other.mine}/rotate`, { method: 'POST' })
  await page.goto(`${served.origin}${other.mine}`)
  await expect.poll(async () => (await kept()).toSorted()).toEqual(['/games', mine].toSorted())
  await page.goto(`${served.origin}/games`)
  const board = await context.newPage()
  await board.goto(`${served.origin}${mine}`)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.click('[data-games=forget]')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // A board that is still open in another tab brings nothing back when it is drawn again.
  await board.getByRole('link', { name: 'About', exact: true }).click()
  await board.waitForURL('**?tab=about')
  await board.locator('[aria-current]', { hasText: 'About' }).waitFor()
  expect(await board.evaluate(async () => [localStorage['crownhead-seats'] ?? '', await caches.keys()])).toEqual([
    '',
    [],
  ])
  await act(served.at, mine, 'resign', { ply: '2' })
})
