import type { Browser, Page } from 'playwright-core'
import { addressOf, mailedPath } from './mailbox.ts'
import type { EventWorld } from './event-world.ts'
import { openPatiently, pressPatiently } from './patient-browser.ts'

/** What a secretary does besides reading: each press of a button, and those that a kill cut off and that were repeated. */
export type Acts = { readonly presses: string[]; cutOff: number }

export type Secretary = {
  readonly acts: Acts
  readonly page: Page
  readonly found: (people: readonly string[]) => Promise<void>
  readonly send: () => Promise<void>
  readonly start: () => Promise<void>
}

const ADDRESS = addressOf('sam')

/** A secretary in a real browser, whose presses are counted. */
export const secretaryIn = async (world: EventWorld, browser: Browser): Promise<Secretary> => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const acts: Acts = { presses: [], cutOff: 0 }

  const press = async (what: string, button: string, isDone: () => boolean): Promise<void> => {
    acts.presses.push(what)
    acts.cutOff += await pressPatiently(world, page, button, isDone)
  }

  const pathOf = (): string => new URL(page.url()).pathname + new URL(page.url()).search

  /** Opens the page that only the own mailbox leads to, and presses a button there. */
  const pressAtOwnPage = async (what: string, button: string, done: string): Promise<void> => {
    await openPatiently(world, page, await mailedPath(world, ADDRESS, 'o'))
    await press(what, button, () => pathOf().includes(done))
  }

  return {
    acts,
    page,
    found: async (people) => {
      await openPatiently(world, page, '/t')
      await page.fill('#players', people.map((name) => `${name} <${addressOf(name)}>`).join('\n'))
      await page.fill('#title', 'Winter Cup')
      await page.fill('#name', 'Sam')
      await page.fill('#email', ADDRESS)
      await page.locator('details.term').evaluateAll((terms) => {
        for (const term of terms) term.setAttribute('open', '')
      })
      await page.selectOption('#rules', 'english')
      await page.selectOption('#opening', 'three-move')
      await press('found', 'button.main', () => pathOf().startsWith('/o/'))
    },
    send: () => pressAtOwnPage('send', 'form[action$="/send"] button', 'done=send'),
    start: () => pressAtOwnPage('start', 'form:has(input[name=type][value=start]) button', 'done=start'),
  }
}
