import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  COLOUR_NAMES,
  type ColourScheme,
  type Studio,
  type PictureLook,
  showSubject,
  openWindow,
} from '../../tools/gallery/shots.ts'
import { STATE_NAMES } from '../../tools/gallery/page-states.ts'
import { axeFaults, withAxe } from '../harness/axe.ts'
import { sharedBrowser } from '../harness/shared-browser.ts'
import { isLong } from '../harness/size.ts'
import { textFaults } from './large-text.ts'
import { serve } from './stand.ts'

let house: Studio
beforeAll(async () => {
  const [browser, served] = await Promise.all([sharedBrowser(), serve()])
  house = { browser, served }
})
afterAll(async () => {
  await house.browser.close()
  await house.served.close()
})

/**
 * Opens everything that is folded on a page, and returns by how many pixels the page is then too wide for its window.
 * All in one call, because each call takes as long as a small page.
 */
const unfoldedOver = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The list of games is complete once it has read the state of the seats that this window has shown.
    const isListed = (): boolean =>
      document.querySelector('#games') === null ||
      localStorage.getItem('crownhead-seats') === null ||
      document.querySelector('#games .first') !== null
    while (!isListed()) await new Promise(requestAnimationFrame)
    for (const details of document.querySelectorAll('details')) details.open = true
    // The count of games has two digits, because axe does not measure the contrast of a single character.
    for (const link of document.querySelectorAll<HTMLElement>('.to-games')) {
      link.hidden = false
      for (const count of link.querySelectorAll('b')) count.textContent = '13'
    }
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

/** Windows of laptops and of phones held sideways, in which the controls of a turn must be on the screen. */
const LOW_WINDOWS = [
  [1280, 800],
  [1366, 657],
  [844, 390],
  [667, 375],
] as const

/** Returns the controls of a seat's page that are not wholly on the screen in one of the low windows. */
const offScreen = async (page: Page): Promise<readonly string[]> => {
  const before = page.viewportSize()
  const found: string[] = []
  for (const [width, height] of LOW_WINDOWS) {
    await page.setViewportSize({ width, height })
    const hidden = await page.evaluate(() =>
      ['.act .bar', '.strip.below.turn .time', '.acts'].filter((part) => {
        const { top = 0, bottom = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {}
        return top < 0 || bottom > innerHeight + 0.5
      }),
    )
    found.push(...hidden.map((part) => `${part} at ${width} × ${height}`))
  }
  if (before) await page.setViewportSize(before)
  return found
}

const LOOKS: readonly PictureLook[] = COLOUR_NAMES.flatMap((colours) =>
  [320, 390, 1200].map((width): PictureLook => ({
    language: 'en',
    colours,
    width,
    height: width === 1200 ? 820 : 740,
  })),
)

/** For each colour scheme, states that were once wrong, in some cases only in that scheme. The short check always shows them there. */
const ONCE_WRONG: Readonly<Record<ColourScheme, readonly string[]>> = {
  light: ['seat-asking'],
  dark: ['seat-huffing'],
  forced: ['sheet-running'],
}

/**
 * Returns the states to show in a look. The long check shows all in each look, which takes ten minutes. The short check
 * shows every twelfth state, each in one look, so that each width and each colour scheme has some of them.
 */
const statesFor = ({ colours }: PictureLook, place: number) =>
  STATE_NAMES.filter(
    (name, index) => isLong || index % (12 * LOOKS.length) === 12 * place || ONCE_WRONG[colours].includes(name),
  )

describe.each(LOOKS.map((look, place) => [`${look.colours}, ${look.width} px`, look, place] as const))(
  '%s',
  (_, look, place) => {
    test('every page fits its width and passes axe, and a seat’s controls are on the screen', async () => {
      const wrong: string[] = []
      // The content security policy of the pages allows no script but their own, and axe is another one.
      const context = await openWindow(house, look, { bypassCSP: true })
      await withAxe(context)
      const page = await context.newPage()
      for (const name of statesFor(look, place)) {
        await showSubject(house, page, name, look)
        const over = await unfoldedOver(page)
        if (over > 0) wrong.push(`${name} is ${over} px too wide`)
        wrong.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`))
        if (/^seat-(?!try)/.test(name)) wrong.push(...(await offScreen(page)).map((part) => `${name}: ${part}`))
      }
      await context.close()
      expect(wrong).toEqual([])
    })
  },
)

/**
 * Returns how many pixels of the board lie under the bar with the button, once the lower edge of the board is scrolled
 * into view.
 */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [board, bar] = [document.querySelector('#board'), document.querySelector('.act')]
    if (!board || !bar || bar.children.length === 0) return 0
    board.scrollIntoView({ block: 'end' })
    const [one, other] = [board.getBoundingClientRect(), bar.getBoundingClientRect()]
    return Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  })

/**
 * Windows of readers with low vision: the narrowest phone, and a desktop, with a font of 32 pixels in place of 16; and a
 * desktop window of 1280 × 1024 that is magnified four times.
 */
const LARGE = [
  ['text of 200 % at 320 px', { width: 320, height: 640 }, 32],
  ['text of 200 % at 1280 px', { width: 1280, height: 800 }, 32],
  ['a zoom of 400 %', { width: 320, height: 256 }, 16],
] as const

/** The short check draws every twelfth state, each in one of these windows. */
test.each(LARGE.map((row, place) => [...row, place] as const))(
  'with %s nothing is cut or scrolls sideways, and no bar covers the board',
  async (_, size, standard, place) => {
    const wrong: string[] = []
    const language = 'de'
    const context = await openWindow(house, { language, colours: 'light', ...size })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    for (const name of STATE_NAMES.filter((_each, index) => isLong || index % (12 * LARGE.length) === 12 * place + 1)) {
      await showSubject(house, page, name, { language })
      await unfoldedOver(page)
      // A redraw by the script, such as of a time in the reader's zone, may still be on its way.
      await expect.poll(() => textFaults(page), { message: name }).toEqual([])
      const under = await covered(page)
      if (under > 0) wrong.push(`${name}: ${under} px of the board are covered`)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`)
    await context.close()
    expect(wrong).toEqual([])
  },
)
