import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { ask, begun, idOf, playOut } from './stand.ts'

const { browser, served } = await onScreen()

const contextOf = (): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1200, height: 900 }, locale: 'en-GB' })

const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${served.origin}${path}`)
  return page
}

/** Begins a game in which Amara, with Black, is to move at ply 2. */
const game = async () => {
  const { at } = served
  const { creator, opponent } = await begun(at)
  await playOut(at, [opponent, creator], ['11-15', '23-19'])
  return { mine: opponent, theirs: creator }
}

const choose = async (page: Page, from: number, to: number): Promise<void> => {
  await page.click(`#board [data-square="${from}"]`)
  await page.click(`#board [data-square="${to}"]`)
  await page.waitForSelector('#play')
}

const notice = (page: Page) => page.locator('#notice.notice')

describe('polling for news', () => {
  const SECOND = 1000

  test('happens every 6 seconds at first, every 50 after two minutes, and never while the page is hidden', async () => {
    await using context = await contextOf()
    const { theirs } = await game()
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(`${served.origin}${theirs}`)
    let asked = 0
    let answered = 0
    const isQuestion = (request: Request): boolean => request.url().includes('/v1/games/')
    page.on('request', (request) => (asked += isQuestion(request) ? 1 : 0))
    page.on('requestfinished', (request) => (answered += isQuestion(request) ? 1 : 0))
    page.on('requestfailed', (request) => (answered += isQuestion(request) ? 1 : 0))
    /**
     * Lets `seconds` pass, `step` seconds at a time, and returns how many requests for news the page makes meanwhile.
     */
    const during = async (seconds: number, step: number): Promise<number> => {
      const before = asked
      for (let second = 0; second < seconds; second += step) {
        await page.clock.runFor(step * SECOND)
        // The time of the next request counts from the answer to this one.
        await expect.poll(() => answered).toBe(asked)
        await page.evaluate(() => fetch('/api', { method: 'HEAD' }))
      }
      return asked - before
    }
    expect(await during(112, 4)).toBeGreaterThanOrEqual(14)
    await during(48, 4)
    expect(await during(200, 20)).toBeLessThanOrEqual(5)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await during(200, 100)).toBe(0)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible' })
      Object.defineProperty(document, 'hidden', { value: false })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(() => asked).toBeGreaterThan(15)
  })

  test('is answered in under 300 bytes, news or not, the same for all readers, and an edge may cache it', async () => {
    const { mine } = await game()
    const address = `${served.origin}/v1/games/${idOf(mine)}/version`
    const headers = { authorization: `Bearer ${mine.slice(3)}` }
    const [anyone, seat] = [await fetch(address), await fetch(address, { headers })]
    const [text, tag] = [await anyone.text(), anyone.headers.get('etag') ?? '']
    expect([await seat.text(), seat.headers.get('etag')]).toEqual([text, tag])
    expect([anyone.headers.get('cache-control'), anyone.headers.get('vary')]).toEqual(['public, max-age=2', null])
    const unchanged = await fetch(address, { headers: { 'if-none-match': tag } })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    // These headers belong to the connection and not to the answer (RFC 9110, 7.6.1). HTTP/2 has none of them.
    const hop = ['connection', 'keep-alive', 'transfer-encoding']
    const sizeOf = (answer: Response): number =>
      [...answer.headers]
        .filter(([name]) => !hop.includes(name))
        .reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 30)
    expect(sizeOf(anyone) + text.length).toBeLessThan(300)
    expect(sizeOf(unchanged)).toBeLessThan(300)
  })

  test('sends nothing secret, and an older answer from an edge cache does not count as news', async () => {
    await using context = await contextOf()
    const { mine } = await game()
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(`${served.origin}${mine}`)
    const asked: Request[] = []
    // The part of the script that counts the time down is loaded as well, so requests for assets do not count.
    page.on('request', (request) => request.url().includes('/assets/') || asked.push(request))
    await page.route('**/version', (route) => route.fulfill({ json: { version: 1 } }))
    for (let question = 1; question <= 3; question += 1) {
      await page.clock.runFor(7 * SECOND)
      await expect.poll(() => asked.length).toBe(question)
    }
    expect(new Set(asked.map((request) => new URL(request.url()).pathname))).toEqual(
      new Set([`/v1/games/${idOf(mine)}/version`]),
    )
    const headers = await Promise.all(asked.map((request) => request.allHeaders()))
    expect(JSON.stringify(headers)).not.toContain(mine.slice(3))
  })
})

describe('a press that cannot be sent', () => {
  test('waits while there is no network, says so in its place, and goes by itself', async () => {
    await using context = await contextOf()
    const { mine } = await game()
    const page = await open(context, mine)
    await choose(page, 9, 14)
    await context.setOffline(true)
    await page.click('#play button')
    await page.locator('#play').getByText('It goes by itself').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('It goes by itself')
    expect(await page.textContent('#news')).toBe('9-14 waits for a network. Your clock still runs.')
    expect(await page.title()).toMatch(/^Not sent yet/)
    await context.setOffline(false)
    await page.getByText('Your move 9-14 has been made.').first().waitFor()
    await page.locator('#live-act').getByText('Sent at').waitFor()
    expect([await notice(page).count(), new URL(page.url()).search]).toEqual([0, ''])
    expect(await page.title()).not.toMatch(/^Not sent yet/)
  })

  test('takes no second press while it is under way, keeps the focus, and can be tried again after a fault', async () => {
    await using context = await contextOf()
    const { mine, theirs } = await game()
    const page = await open(context, mine)
    await choose(page, 9, 14)
    await page.fill('#message', 'Well seen!')
    const blocked = Promise.withResolvers<void>()
    let asked = 0
    await page.route('**/move', async (route) => {
      asked += 1
      await blocked.promise
      await (asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue())
    })
    const button = page.locator('#play button')
    await button.focus()
    await page.keyboard.press('Enter')
    await button.getByText('Sending 9-14').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.textContent('#news')).toBe('Sending 9-14…')
    blocked.resolve()
    await button.getByText('Try again: 9-14').waitFor()
    expect([asked, await page.locator('.news').innerText(), await page.inputValue('#message')]).toEqual([
      1,
      '9-14 was not sent. The service did not answer.',
      'Well seen!',
    ])
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('#live-act').getByText('Sent at').waitFor()
    expect((await ask(served.at, theirs)).body).toContain('Well seen!')
  })

  test('is dropped with a sentence, at the next request for news, if the game has moved on', async () => {
    await using context = await contextOf()
    const { mine } = await game()
    const page = await open(context, mine)
    await choose(page, 9, 14)
    await ask(served.at, `${mine}/move`, { form: { ply: '2', move: '8-11' } })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await notice(page).getByText('The game has moved on. 9-14 was not sent.').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  test('that comes too late is not sent; the same button shows the game, and the move stays if it is still legal', async () => {
    await using context = await contextOf()
    const { mine, theirs } = await game()
    const page = await open(context, mine)
    await choose(page, 9, 14)
    await page.fill('#message', 'Well seen!')
    await ask(served.at, `${mine}/move`, { form: { ply: '2', move: '8-11' } })
    await ask(served.at, `${theirs}/move`, { form: { ply: '3', move: '26-23' } })
    await page.click('#play button')
    await page.locator('#play').getByText('Show the game as it stands').waitFor()
    expect(await page.textContent('#news')).toBe('9-14 was not sent. The game has moved on.')
    await page.click('#play button')
    await page.locator('#play').getByText('Play it: 9-14').waitFor()
    expect(await page.inputValue('#play [name=ply]')).toBe('4')
    expect(await page.inputValue('#message')).toBe('Well seen!')
  })
})

describe('after a press', () => {
  test('the page shows its outcome, once, and the focus is at the status', async () => {
    await using context = await contextOf()
    const { mine } = await game()
    const page = await open(context, mine)
    await page.getByRole('link', { name: 'Draw', exact: true }).click()
    const form = page.locator('form').filter({ has: page.locator('[name=type][value=offer-draw]') })
    await form.locator('button').click()
    await page.locator('#outcome').waitFor()
    expect(await page.textContent('#news')).toBe('You have offered Joost a draw.')
    expect(await page.evaluate(() => document.activeElement?.closest('#status') !== null)).toBe(true)
    expect(new URL(page.url()).search).not.toContain('done')
    await page.reload()
    expect(await page.locator('#outcome').count()).toBe(0)

    // Leave says until when, and a move that waits does not say that the clock runs.
    await page.getByRole('link', { name: 'Time', exact: true }).click()
    await page.getByRole('button', { name: 'Take leave' }).click()
    await page.locator('#outcome').waitFor()
    expect(await page.textContent('#news')).toMatch(
      /^You have taken leave\. You are on leave until [^;]+; your clock is stopped\.$/,
    )
    await page.goto(page.url().replace(/[?#].*/, ''))
    await choose(page, 9, 14)
    await context.setOffline(true)
    await page.click('#play button')
    await page.locator('#play').getByText('It goes by itself').waitFor()
    expect(await page.textContent('#news')).toBe('9-14 waits for a network.')
    expect(await page.locator('.news').textContent()).not.toContain('clock')
  })

  test('a slide of 200 ms shows the reply, and no slide where the reader prefers less motion', async () => {
    const { mine } = await game()
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await using context = await browser.newContext({ reducedMotion })
      const page = await open(context, mine)
      await page.evaluate(() => {
        const animate = Reflect.get(Element.prototype, 'animate')
        Element.prototype.animate = function (...given) {
          document.body.dataset['slid'] = JSON.stringify(given[1])
          return animate.apply(this, given)
        }
      })
      await choose(page, 9, 14)
      const slid = () => page.evaluate(() => document.body.dataset['slid'])
      if (reducedMotion === 'reduce') expect(await slid()).toBeUndefined()
      else await expect.poll(slid).toBe('{"duration":200,"easing":"ease-in-out"}')
    }
  })
})

test('a preview stays while a panel is opened and while earlier plies are viewed, by arrow keys too', async () => {
  await using context = await contextOf()
  const { mine } = await game()
  const page = await open(context, mine)
  await choose(page, 9, 14)
  await page.getByRole('link', { name: 'Time', exact: true }).click()
  await page.locator('#leave-days').fill('3')
  expect(await page.inputValue('#play [name=move]')).toBe('9-14')
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL(/ply=1/)
  expect(await page.locator('#play').count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('#play')
  expect([await page.inputValue('#play [name=move]'), await page.inputValue('#leave-days')]).toEqual(['9-14', '3'])
})
