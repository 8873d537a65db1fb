import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../harness/browser.ts'
import { act, begun, playOut, serve } from './stand.ts'

let browser: Browser
let served: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  ;[browser, served] = await Promise.all([openBrowser(), serve()])
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

type Game = { readonly mine: string; readonly theirs: string }

/** Ply 2: it is Amara's turn again, with the black pieces. */
const game = async (): Promise<Game> => {
  const { at } = served
  const { creator, opponent } = await begun(at, { directorName: 'Ida', directorEmail: 'ida@draughts.test' })
  await playOut(at, [opponent, creator], ['11-15', '23-19'])
  return { mine: opponent, theirs: creator }
}

const open = async (path: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${served.origin}${path}`)
  return page
}

/** What happens to the game at the same ply. */
const CHANGES: Readonly<Record<string, (game: Game) => Promise<unknown>>> = {
  'time is given': ({ theirs }) => act(served.at, theirs, 'give-time', { ply: '2', days: '1' }),
  'a draw is offered': ({ theirs }) => act(served.at, theirs, 'offer-draw', { ply: '2' }),
  'a take-back is asked': ({ theirs }) => act(served.at, theirs, 'request-takeback', { ply: '2' }),
  'a pause is proposed': ({ theirs }) =>
    act(served.at, theirs, 'propose-pause', { ply: '2', until: '2026-12-01', timeZone: '' }),
  'leave is taken': ({ theirs }) =>
    act(served.at, theirs, 'take-leave', { ply: '2', days: '2', from: '', timeZone: '' }),
  'a count is asked for': ({ theirs }) => act(served.at, theirs, 'ask-count', { ply: '2' }),
  'a link is reported lost': ({ theirs }) => act(served.at, theirs, 'ask-reseat', { ply: '2' }),
}

/** The page hears of it at once, as if its reader came back to it. */
const hear = async (page: Page, { mine }: Game): Promise<void> => {
  const heard = page.waitForResponse((answer) => new URL(answer.url()).pathname === mine)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await heard
}

const version = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('main')?.textContent ?? '')

type Form = {
  /** Where its fields stand. */
  readonly view?: string
  readonly prepare: (page: Page, game: Game) => Promise<void>
  readonly entered: (page: Page) => Promise<unknown>
}

const value = (selector: string) => (page: Page) => page.locator(selector).inputValue()

const FORMS: Readonly<Record<string, Form>> = {
  'a chosen piece': {
    prepare: (page) => page.locator('[data-square="9"]').click(),
    entered: async (page) => [await page.locator('.chosen').getAttribute('data-square'), new URL(page.url()).search],
  },
  'a move that is shown': {
    prepare: async (page) => {
      await page.locator('[data-square="9"]').click()
      await page.locator('[data-square="14"]').click()
    },
    entered: async (page) => [await value('#play [name=move]')(page), new URL(page.url()).search],
  },
  'a note': {
    view: '?tab=mine',
    prepare: (page) => page.locator('#note').fill('Watch the long diagonal'),
    entered: value('#note'),
  },
  'days of leave': {
    view: '?panel=time',
    prepare: (page) => page.locator('#leave-days').fill('3'),
    entered: value('#leave-days'),
  },
  'a date': {
    view: '?panel=time',
    prepare: (page) => page.locator('#pause-until').fill('2026-12-11'),
    entered: value('#pause-until'),
  },
  'a typed move': { prepare: (page) => page.locator('#typed').fill('9-1'), entered: value('#typed') },
}

const FOLDED = 'details'
const unfold = (page: Page): Promise<void> =>
  page.locator(FOLDED).evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))

describe.each(Object.entries(FORMS))('%s', (_name, { view = '', prepare, entered }) => {
  test('is kept, and its focus, whatever happens at the same ply', async () => {
    const table = await game()
    const page = await open(`${table.mine}${view}`)
    await unfold(page)
    await prepare(page, table)
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60))
    const [before, focus] = [await entered(page), await focused()]
    for (const [change, make] of Object.entries(CHANGES)) {
      const text = await version(page)
      await make(table)
      await hear(page, table)
      await expect.poll(() => version(page), { message: change }).not.toBe(text)
      expect([change, await entered(page), await focused()]).toEqual([change, before, focus])
    }
    expect((await page.title()).startsWith('Not sent yet')).toBe(!page.url().includes('from='))
    await page.context().close()
  })
})
