import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { sharedBrowser } from './shared-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => browser.close())

const pageOf = async (html: string) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 200 } })
  await page.goto(`data:text/html,${encodeURIComponent(html)}`)
  return page
}

test('a page is rendered and photographed', async () => {
  const page = await pageOf('<h1>Black to move</h1>')
  expect(await page.getByRole('heading').textContent()).toBe('Black to move')
  const picture = await page.screenshot()
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
})

test('letters have shapes: an i is narrower than an m', async () => {
  const page = await pageOf('<span id="i">iiii</span><br><span id="m">mmmm</span>')
  const width = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.width ?? 0
  expect(await width('i')).toBeGreaterThan(0)
  expect(await width('m')).toBeGreaterThan(1.5 * (await width('i')))
})
