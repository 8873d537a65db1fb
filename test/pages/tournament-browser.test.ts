import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, withAxe } from '../harness/axe.ts'
import { sharedBrowser } from '../harness/shared-browser.ts'
import { sized } from '../harness/size.ts'
import { begunEvent, mailedPath, resignBoard, settleEvents } from './event-stand.ts'
import { serve } from './stand.ts'

let browser: Awaited<ReturnType<typeof sharedBrowser>>
let served: Awaited<ReturnType<typeof serve>>
let event: Awaited<ReturnType<typeof begunEvent>>
beforeAll(async () => {
  ;[browser, served] = await Promise.all([sharedBrowser(), serve()])
  event = await begunEvent(served.at, 16)
  await resignBoard(served.at, event.page, 2, 'creator')
  await resignBoard(served.at, event.page, 9, 'opponent')
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const withPage = async (options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
  if (options.bypassCSP === true) await withAxe(context)
  await look(await context.newPage())
  await context.close()
}

const LIST = 'Adwoa Boateng <adwoa@draughts.test>\nWanjiku <wanjiku@draughts>\nOtis Brown'

test('without a script a secretary pastes, sees what to mend, founds, and sends from the own mailbox', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${served.origin}/t`)
    await page.fill('#players', LIST)
    // The Enter key in a field shows how the list is read, because that button is the first of the form.
    await page.click('button[name=preview]')
    expect(await page.locator('#read [role=alert]').textContent()).toContain('Line 2:')
    await page.fill('#title', 'Winter Cup')
    await page.fill('#players', LIST.replace('@draughts>', '@draughts.test>'))
    await page.fill('#name', 'Sam')
    await page.fill('#email', 'sam@browser.test')
    await page.click('button.main')
    expect(new URL(page.url()).pathname).toMatch(/^\/o\//)
    expect(await page.locator('form[action$="/send"]').count()).toBe(0)
    await settleEvents(served.at)
    await page.goto(`${served.origin}${await mailedPath(served.at, 'sam@browser.test', 'o')}`)
    await page.click('form[action$="/send"] button')
    expect(await page.locator('[role=status].now').textContent()).not.toBe('')
    expect(await page.locator('form[action$="/send"]').count()).toBe(0)
  })
})

/** Opens everything that is folded, and returns by how many pixels the page is then too wide for its window. */
const overWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

/**
 * What is checked in which look. The first three have every page and all colours, in the narrowest and the widest window;
 * test/pages/states.test.ts has all states, of which the short check shows some.
 */
const LOOKS = (
  [
    ['light', 360, 'table'],
    ['forced', 1920, 'secretary'],
    ['dark', 360, 'player'],
    ['forced', 1920, 'table'],
    ['dark', 360, 'secretary'],
    ['light', 1920, 'player'],
  ] as const
).slice(0, sized(3, 6))

describe('a page of a tournament fits its window and passes axe', () => {
  test.each(LOOKS)('%s, %i px: %s', async (colours, width, name) => {
    const colorScheme = colours === 'light' ? 'light' : 'dark'
    const forcedColors = colours === 'forced' ? 'active' : 'none'
    await withPage({ colorScheme, forcedColors, viewport: { width, height: 800 }, bypassCSP: true }, async (page) => {
      const paths = { table: event.table, secretary: `${event.page}?acts=2`, player: event.entrants[0] ?? '' }
      await page.goto(`${served.origin}${paths[name]}`)
      expect(await overWidth(page)).toBe(0)
      expect(await axeFaults(page)).toEqual([])
    })
  })

  test('on a phone the table scrolls inside its frame, in which the names stay', async () => {
    await withPage({ viewport: { width: 360, height: 740 } }, async (page) => {
      await page.goto(`${served.origin}${event.table}`)
      const seen = await page.evaluate(() => {
        const frame = document.querySelector('.frame')
        const name = document.querySelector('.cross tbody th')
        const before = name?.getBoundingClientRect().left
        frame?.scrollTo({ left: 400, behavior: 'instant' })
        return [before === name?.getBoundingClientRect().left, frame?.scrollLeft]
      })
      expect(seen).toEqual([true, 400])
    })
  })

  test('on paper it is the table with its title, without forms, menus and folds', async () => {
    await withPage({ viewport: { width: 794, height: 1100 } }, async (page) => {
      await page.emulateMedia({ media: 'print' })
      await page.goto(`${served.origin}${event.table}`)
      const visible = async (part: string): Promise<boolean> => page.locator(part).first().isVisible()
      expect([
        await visible('h1'),
        await visible('.cross'),
        await visible('.top'),
        await visible('details'),
        await visible('.foot'),
      ]).toEqual([true, true, false, false, false])
    })
  })
})

test('without a script, what was read of the form is taken back as soon as a field of it is changed', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${served.origin}/t`)
    await page.fill('#players', 'Adwoa\nOtis\nWanjiku')
    await page.click('button[name=preview]')
    const seen = (text: string): Promise<string> =>
      page.locator('[data-read]', { hasText: text }).evaluate((element) => getComputedStyle(element).visibility)
    const row = page.locator('.term', { has: page.locator('#format') })
    expect([await seen('3 players: 6 games'), await seen('All play all, two games a pair')]).toEqual([
      'visible',
      'visible',
    ])
    await row.locator('summary').click()
    await page.selectOption('#format', 'single')
    await row.locator('summary').click()
    const summary = row.locator('[data-read]')
    expect(await summary.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden')
    expect(await seen('3 players: 6 games')).toBe('hidden')
    await page.click('button[name=preview]')
    expect([await summary.textContent(), await seen('3 players: 3 games')]).toEqual([
      'All play all, one game a pair',
      'visible',
    ])
  })
})
