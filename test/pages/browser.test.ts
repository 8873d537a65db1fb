import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { begun, newGame, playOut } from './stand.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1200, height: 820 }

const { browser, served } = await onScreen()

const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    ...options,
  })
  const page = await context.newPage()
  await page.goto(`${served.origin}${path}`)
  return page
}

test('where the panels stand beside the board, no part of the page covers another', async () => {
  const email = { email: 'joost@draughts.test' }
  const named = { opponentName: 'Otis', arbiterName: 'Ida', arbiterEmail: 'ida@draughts.test' }
  const { at } = served
  const paths = [await newGame(at, { ...named, ...email }), (await begun(at, email)).creator]
  for (const path of [...paths, `${paths[1]}?panel=time`, `${paths[1]}?tab=mine`]) {
    const page = await open(path, { viewport: { width: 1280, height: 800 } })
    const boxes = await page
      .locator(':is(.play,.status,.dock) > *')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect).filter(({ height }) => height > 0),
      )
    expect(boxes.length).toBeGreaterThan(4)
    const gaps = boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .map((other) =>
          Math.max(other.top - one.bottom, one.top - other.bottom, other.left - one.right, one.left - other.right),
        ),
    )
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
    await page.context().close()
  }
})

test('on a narrow phone no table of the guide has to be scrolled sideways', async () => {
  const page = await open('/api', { viewport: PHONE })
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('.wide')].map((each) => each.scrollWidth - each.clientWidth),
  )
  expect(over.length).toBeGreaterThan(5)
  expect(over.filter((pixels) => pixels > 0)).toEqual([])
  await page.context().close()
})

describe.each([
  ['with a script', { javaScriptEnabled: true }],
  ['without a script', { javaScriptEnabled: false }],
])('%s', (_, options) => {
  test('a game is offered and joined, and a turn is three clicks on a narrow phone', async () => {
    const mine = await open('/', { ...options, viewport: PHONE })
    await mine.getByLabel('Your name').fill('Joost')
    await mine.getByText('More choices', { exact: true }).click()
    await mine.getByText('White', { exact: true }).click()
    await mine.getByRole('button', { name: 'Start the game' }).first().click()
    const invitation = await mine.getByLabel('Invitation link').inputValue()
    const theirs = await open(new URL(invitation).pathname, { ...options, viewport: PHONE })
    await theirs.getByLabel('Your name').fill('Amara')
    await theirs.getByRole('button', { name: 'Accept', exact: true }).click()
    await theirs.getByRole('button', { name: /^square 11,/ }).click()
    await theirs.getByRole('button', { name: /^square 15,/ }).click()
    await theirs.getByRole('button', { name: 'Play it' }).click()
    await theirs.getByText('Your move 11-15 has been made.').first().waitFor()
    await mine.reload()
    await mine.getByText('Amara played 11-15').first().waitFor()
    await Promise.all([mine.context().close(), theirs.context().close()])
  })
})

describe('the script', () => {
  test('chooses a move without a request to the server, changes nothing in the game, and supports going back', async () => {
    const { opponent } = await begun(served.at)
    const page = await open(opponent)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: /^square 11,/ }).click()
    await page.getByRole('button', { name: /^square 16,/ }).click()
    await page.getByRole('button', { name: 'Play it' }).waitFor()
    const pages = asked.filter((path) => !path.startsWith('/assets/'))
    expect([pages, new URL(page.url()).search]).toEqual([[], '?move=11-16'])
    await page.goBack()
    await page.getByText('Where should the piece on 11 go?').first().waitFor()
    await page.context().close()
  })

  test('counts time by the service’s clock, whatever the machine’s clock says', async () => {
    const { opponent } = await begun(served.at)
    const page = await open(opponent)
    expect(await page.locator('[data-left]').textContent()).toMatch(/^(3 days|2 days 23 hours)$/)
    served.at.clock.now += 3 * 86_400_000
    await page.reload()
    expect(await page.locator('[data-left]').textContent()).toMatch(/^(7 days|6 days 23 hours)$/)
    await page.context().close()
  })

  test('shows times in the browser’s zone, and puts the zone into the form', async () => {
    const { opponent } = await begun(served.at)
    const page = await open(opponent, { timezoneId: 'Asia/Tokyo' })
    await page
      .locator('.turn time', { hasText: /21:00 (GMT\+9|JST)$/ })
      .first()
      .waitFor()
    await page.goto(`${served.origin}/`)
    expect(await page.locator('input[name=timeZone]').inputValue()).toBe('Asia/Tokyo')
    await page.context().close()
  })

  test('arrow keys move over all squares, including inactive ones', async () => {
    const { opponent } = await begun(served.at)
    const page = await open(opponent)
    await page.locator('[data-square="11"]').focus()
    await page.keyboard.press('ArrowUp')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toMatch(/^square 1[56], empty$/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toMatch(/^square \d+, black man/)
    await page.context().close()
  })

  test('shows the reply when it comes, without a reload', async () => {
    const { creator, opponent } = await begun(served.at)
    const page = await open(creator)
    await page.getByText('Waiting for Amara').first().waitFor()
    await playOut(served.at, [opponent, creator], ['11-15'])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('Amara played 11-15').first().waitFor()
    await page.context().close()
  })
})
