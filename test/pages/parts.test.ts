import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { ask, begun, playOut } from './stand.ts'

const { browser, served } = await onScreen()

/**
 * Removes the limit of five seconds that a press waits for a part of the script and for the service, because a busy
 * machine may need longer.
 */
const withoutHaste = () => {
  const { setTimeout: later } = globalThis
  Object.assign(globalThis, { setTimeout: (act: () => void, wait = 0) => (wait === 5000 ? 0 : later(act, wait)) })
}

/** Opens Black's seat at ply 2, in a browser that never receives the parts of the script that match `lost`. */
const open = async (context: BrowserContext, lost: RegExp) => {
  const { creator, opponent } = await begun(served.at)
  await playOut(served.at, [opponent, creator], ['11-15', '23-19'])
  const page = await context.newPage()
  await page.route(lost, (route) => route.abort())
  await page.addInitScript(withoutHaste)
  await page.goto(`${served.origin}${opponent}`)
  return { page, theirs: creator }
}

const scriptsOf = (page: Page): string[] => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(\w+)-.*\.js$/.exec(request.url()) ?? []
    if (name !== undefined) loaded.push(name)
  })
  return loaded
}

/** Drops the first events of a page: a browser reports by itself where the mouse is and that the page has scrolled. */
const deafToBrowser = () => {
  for (const sign of ['pointermove', 'scroll', 'focusin'])
    addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true })
}

describe('parts of the script', () => {
  test('are loaded when somebody begins to use the page, not before', async () => {
    await using context = await browser.newContext({ timezoneId: 'UTC', hasTouch: true })
    const { opponent } = await begun(served.at)
    const page = await context.newPage()
    await page.addInitScript(deafToBrowser)
    const loaded = scriptsOf(page)
    await page.goto(`${served.origin}${opponent}`)
    // When this request is answered, the script has already sent the requests with which it begins.
    await page.evaluate(() => fetch('/api', { method: 'HEAD' }))
    expect(loaded).toEqual(['board'])
    await page.keyboard.press('Shift')
    await expect.poll(() => loaded).toContain('choosing')
    await page.tap('#board [data-square="11"]')
    await expect.poll(() => loaded).toEqual(expect.arrayContaining(['drag', 'navigate']))
  })

  test('a press on a piece that cannot move, or on a square where the chosen one cannot go, is told why', async () => {
    await using context = await browser.newContext({ timezoneId: 'UTC' })
    const { page } = await open(context, /nothing/)
    const [line, said] = [page.locator('#live-status .news'), page.locator('#news')]
    await page.click('#board [data-square="2"]')
    await line.getByText(/That piece is blocked: it cannot move now \(article \d+\)\./).waitFor()
    expect(await said.textContent()).toBe((await line.textContent())?.trim())
    expect(await page.locator('#board .chosen').count()).toBe(0)
    await page.click('#board [data-square="9"]')
    await page.locator('#board .chosen').waitFor()
    await line.getByText('Joost played 23-19.').waitFor()
    await page.click('#board [data-square="17"]')
    await line.getByText('That piece cannot go there').waitFor()
    expect([new URL(page.url()).search, await page.locator('#board .chosen').count()]).toEqual(['?from=9', 1])
    // Keys are told the same, and of any square.
    await page.keyboard.press('Escape')
    await said.filter({ hasText: 'The choice is undone.' }).waitFor({ state: 'attached' })
    await page.keyboard.type('24')
    await page.keyboard.press('Enter')
    await said.filter({ hasText: 'You have no piece on that square' }).waitFor({ state: 'attached' })
    await page.keyboard.type('9')
    await page.keyboard.press('Enter')
    await page.locator('#board .chosen').waitFor()
    await page.keyboard.type('21')
    await page.keyboard.press(' ')
    await said.filter({ hasText: 'That piece cannot go there' }).waitFor({ state: 'attached' })
    await page.click('#board [data-square="14"]')
    await page.getByRole('button', { name: 'Play it: 9-14' }).waitFor()
    expect(await line.textContent()).toContain('9-14 is not sent yet')
  })

  test('a press on a square that a chosen capture passes is no mistake', async () => {
    await using context = await browser.newContext()
    const { creator } = await begun(served.at, { seat: 'white', opening: 'fen', fen: 'W:W31,30:B27,19,11,1' })
    const page = await context.newPage()
    await page.addInitScript(withoutHaste)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).search))
    await page.goto(`${served.origin}${creator}`)
    await page.click('#board [data-square="31"]')
    await page.getByRole('button', { name: 'Play it: 31x8' }).waitFor()
    for (const square of [24, 15, 8]) await page.click(`#board [data-square="${square}"]`)
    await page.click('#board [data-square="30"]')
    await page.locator('#live-status').getByText('You can capture, so you must').waitFor()
    expect(asked.filter((query) => /from|move/.test(query))).toEqual(['?from=30'])
  })

  test('a reader in another zone than the seat’s sees the times in their own', async () => {
    await using context = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
    const { opponent } = await begun(served.at)
    const page = await context.newPage()
    const loaded = scriptsOf(page)
    await page.goto(`${served.origin}${opponent}`)
    await expect.poll(() => loaded).toContain('times')
  })
})

test('what is typed before the script has come stays in its field', async () => {
  await using context = await browser.newContext()
  const { opponent } = await begun(served.at)
  const page = await context.newPage()
  const typed = Promise.withResolvers<void>()
  await page.route(/assets\/board-/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(`${served.origin}${opponent}`, { waitUntil: 'commit' })
  await page.locator('#message').pressSequentially('Well seen!')
  typed.resolve()
  await page.waitForFunction(() => document.title.startsWith('Not sent yet'))
  expect(await page.inputValue('#message')).toBe('Well seen!')
})

describe.each([
  ['all of them', /assets\/(choosing|navigate|drag|slide|keyboard|times)-/],
  ['those that send and read', /assets\/navigate-/],
  ['those that draw a choice', /assets\/choosing-/],
  ['those for a hand and for keys', /assets\/(drag|slide|keyboard)-/],
])('without %s', (_name, lost) => {
  test('a move is chosen, written about and played', async () => {
    await using context = await browser.newContext()
    const { page, theirs } = await open(context, lost)
    await page.click('#board [data-square="9"]')
    await page.waitForURL(/from=9/)
    await page.fill('#message', 'Well seen!')
    await page.locator('#board button[data-square="14"]').click()
    await page.locator('#play').waitFor()
    // The page appears before its script runs, which then restores the typed text.
    await expect.poll(() => page.inputValue('#message')).toBe('Well seen!')
    await page.click('#play button')
    await page.getByText('Your move 9-14 has been made.').first().waitFor()
    expect((await ask(served.at, theirs)).body).toContain('Well seen!')
  })

  test('a panel opens, and its form does what it says', async () => {
    await using context = await browser.newContext()
    const { page } = await open(context, lost)
    await page.getByRole('link', { name: 'Draw', exact: true }).click()
    await page
      .locator('form', { has: page.locator('[value=offer-draw]') })
      .locator('button')
      .click()
    await page.getByText('You have offered a draw.').first().waitFor()
  })
})

test('without a network before the parts came, the page stays, says so, and plays when there is one', async () => {
  await using context = await browser.newContext()
  const { page } = await open(context, /nothing/)
  await page.fill('#message', 'Well seen!')
  await page.route(/assets\/navigate-/, (route) => route.abort())
  await page.goto(`${page.url()}?move=9-14`)
  await context.setOffline(true)
  await page.click('#play button')
  await page.locator('#notice.notice').getByText('Nothing is lost').waitFor()
  expect([await page.inputValue('#message'), new URL(page.url()).search]).toEqual(['Well seen!', '?move=9-14'])
  await context.setOffline(false)
  await page.unroute(/assets\/navigate-/)
  await page.click('#play button')
  await page.getByText('Your move 9-14 has been made.').first().waitFor()
})
