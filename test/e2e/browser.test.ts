import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '../harness/axe.ts'
import { sharedBrowser } from '../harness/shared-browser.ts'
import { isLong } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Client, clientOf, newPair } from './client.ts'
import { type Running, startService } from './running.ts'
import { LAST_FEN, SCORE } from './score.ts'
import { type Visitor, overflow, playTurn, visitor } from './visitor.ts'

let folder: Awaited<ReturnType<typeof tempFolder>>
let running: Running
let client: Client
let browser: Browser

beforeAll(async () => {
  folder = await tempFolder('browser')
  running = await startService({ folder: folder.path })
  client = clientOf(running)
  browser = await sharedBrowser()
})

afterAll(async () => {
  await browser?.close()
  await running?.stop()
  await folder?.remove()
})

type Mode = { readonly options: BrowserContextOptions; readonly look: (page: Page, what: string) => Promise<void> }

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const fits = async (page: Page, what: string) => {
  expect(await overflow(page), `${what} scrolls sideways`).toBe(0)
}

const looksWell = async (page: Page, what: string) => {
  await fits(page, what)
  expect(await axeFaults(page), `${what}, says axe`).toEqual([])
}

/**
 * Selects the moves that are made in the browser: the first and the last ones, and the long jumps. The API makes the
 * others, except in the long check.
 */
const isClicked = (ply: number, move: string): boolean =>
  isLong || ply < 2 || ply >= SCORE.length - 2 || ['29x22', '23x5', '7x23'].includes(move)

/** test/pages runs axe on every page, so the short check runs it on none here. */
const look = isLong ? looksWell : fits

const MODES: Readonly<Record<string, Mode>> = {
  'with JavaScript': { options: { viewport: { width: 1200, height: 900 } }, look },
  'without JavaScript': { options: { javaScriptEnabled: false }, look: async () => {} },
  'on a screen 360 pixels wide': { options: PHONE, look },
}

const offer = async ({ page, open, click }: Visitor, look: Mode['look']) => {
  const { black } = newPair()
  await open(`${running.base}/`)
  await look(page, 'the page of a new game')
  await page.fill('#name', black.name)
  await page.fill('#email', black.email)
  await click('.choices-more summary')
  await page.check('input[name=seat][value=black]')
  await click('main form[method=post] button.main')
  await page.waitForURL(/\/p\//)
  await look(page, 'a seat whose opponent is awaited')
  return { link: page.url(), invitation: await page.inputValue('#invitation') }
}

const accept = async ({ page, open, click }: Visitor, invitation: string, look: Mode['look']) => {
  await open(invitation)
  await look(page, 'an invitation')
  await page.fill('#name', newPair().white.name)
  await click('main .answers > button')
  await page.waitForURL(/\/p\//)
  return page.url()
}

const tokenIn = (link: string): string => link.split('/').at(-1) ?? ''

const idIn = (link: string): string => tokenIn(link).slice(2, 14)

const gameIn = async (link: string) => (await client.show(idIn(link))).body

/** Looks at every state of a turn's page, and at all other pages. */
const lookAround = async ({ page, open, click }: Visitor, link: string, look: Mode['look']) => {
  await open(link)
  await look(page, 'a seat to move')
  await click('button[name=from][value="11"]')
  await page.waitForSelector('.square.goal')
  await look(page, 'a seat that has chosen a piece')
  await click('.square.goal[data-square="15"]')
  await page.waitForSelector('.act form[method=post]')
  await look(page, 'a seat that sees its move')
  await open(`${link}?move=11-22`)
  await look(page, 'a seat whose move is not legal')
  await open(`${running.base}/g/${(await gameIn(link)).id}`)
  await look(page, 'watching')
  for (const path of ['/api', '/nowhere', '/p/nonsense', '/i/nonsense', '/dev/mail']) {
    await open(running.base + path)
    await look(page, path)
  }
}

describe.each(Object.entries(MODES))('a whole game in a browser, %s', (_name, { options, look }) => {
  test('from the invitation to the last move, at most three clicks a turn', async () => {
    await using blackContext = await browser.newContext(options)
    await using whiteContext = await browser.newContext(options)
    const black = await visitor(blackContext)
    const white = await visitor(whiteContext)
    const offered = await offer(black, look)
    const links = { black: offered.link, white: await accept(white, offered.invitation, look) }
    await lookAround(black, links.black, look)
    const clicks: number[] = []
    for (const [ply, move] of SCORE.entries()) {
      const [mover, link] = ply % 2 === 0 ? ([black, links.black] as const) : ([white, links.white] as const)
      if (isClicked(ply, move)) {
        await playTurn(mover, link, move)
        clicks.push(mover.clicks())
      } else expect((await client.move(idIn(link), tokenIn(link), ply, move)).status).toBe(200)
    }
    expect(Math.max(...clicks)).toBeLessThanOrEqual(3)
    expect(await gameIn(links.black)).toMatchObject({
      status: 'finished',
      fen: LAST_FEN,
      result: { winner: 'white', reason: 'no-pieces' },
    })
    await black.open(links.black)
    await look(black.page, 'a game that is over')
    expect(await black.page.textContent('#status')).toMatch(/lost/i)
    expect(await white.page.textContent('#status')).toMatch(/won/i)
  })
})

const HOUR = 3_600_000

describe('the clock of the mailbox, in a browser', () => {
  test.each([true, false])(
    'moves by a day when "+1 day" is pressed; with JavaScript: %s',
    async (javaScriptEnabled) => {
      await using context = await browser.newContext({ javaScriptEnabled })
      const { page, open, click } = await visitor(context)
      const shown = async () => Date.parse((await page.getAttribute('time', 'datetime')) ?? '')
      await open(`${running.base}/dev/mail`)
      const before = await shown()
      await click('button[value=P1D]')
      await expect.poll(shown).toBeGreaterThanOrEqual(before + 24 * HOUR)
      expect(await shown()).toBeLessThan(before + 25 * HOUR)
      expect(page.url()).toBe(`${running.base}/dev/mail`)
    },
  )

  test.each(['no-referrer', 'unsafe-url'])(
    'does not move for a page of another site, whose referrer policy is %s',
    async (policy) => {
      await using context = await browser.newContext()
      const { page, open } = await visitor(context)
      const before = Date.parse(await client.now())
      const form = `<meta name="referrer" content="${policy}"><form method="post" action="${running.base}/dev/clock">
      <button name="advance" value="P1D">+1 day</button></form>`
      for (const sandbox of ['', `sandbox="allow-forms allow-top-navigation"`]) {
        const markup = sandbox
          ? `<iframe ${sandbox} srcdoc='${form.replace('<form', '<form target="_top"')}'></iframe>`
          : form
        await open(`data:text/html,${encodeURIComponent(markup)}`)
        const answer = page.waitForResponse(`${running.base}/dev/clock`)
        await (sandbox ? page.frameLocator('iframe') : page).locator('button').click()
        expect((await answer).status()).toBe(403)
      }
      expect(Date.parse(await client.now())).toBeLessThan(before + HOUR)
    },
  )
})
