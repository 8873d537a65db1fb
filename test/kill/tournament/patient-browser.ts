import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { EventWorld } from './event-world.ts'

/** Far longer than a service that runs takes to answer. */
const timeout = 30_000

/** Opens a page, as often as it takes while the service starts again. */
export const openPatiently = async ({ phoenix }: EventWorld, page: Page, path: string): Promise<void> => {
  for (;;) {
    const base = await phoenix.base()
    const status = await page.goto(base + path, { timeout }).then(
      (response) => response?.status() ?? 0,
      () => 0,
    )
    if (status > 0 && status < 500) return
    await wait(50)
  }
}

/**
 * Presses a button once, and reloads as long as the service was killed before it answered: the browser then sends the same
 * form again. Returns how often it was cut off.
 */
export const pressPatiently = async (
  { phoenix, ledger }: EventWorld,
  page: Page,
  button: string,
  isDone: () => boolean,
): Promise<number> => {
  // The wait fails as soon as the browser shows its own page, because no answer came.
  const answered = page.waitForURL(isDone, { timeout }).catch(() => undefined)
  // A kill may come between the press and its answer.
  ledger.note()
  await page.click(button, { timeout, noWaitAfter: true })
  await answered
  let cutOff = 0
  while (!isDone()) {
    cutOff += 1
    await phoenix.base()
    await page.reload({ timeout }).catch(() => undefined)
    await wait(50)
  }
  ledger.note()
  return cutOff
}
