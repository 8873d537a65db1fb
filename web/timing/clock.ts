/** Milliseconds between two updates of the time left. */
const TICK = 20_000

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Milliseconds by which this machine's clock is behind the service's. */
let behind = 0

const update = async (page: Document): Promise<void> => {
  try {
    const { showTimes } = await import('./times.ts')
    showTimes(page, behind)
  } catch {
    // The times stay as the server wrote them.
  }
}

/**
 * Sets the clock by a page that the server has just sent. The page's times are in the seat's time zone. The code that
 * rewrites them is loaded only if the reader has another zone, or if a form needs the reader's zone.
 */
export const setClock = async (page: Document): Promise<void> => {
  const { now, in: written } = page.body.dataset
  behind = Number(now) - Date.now()
  if (written !== timeZone || page.querySelector('input[data-zone]')) await update(page)
}

/** Keeps the time left up to date. */
export const startClock = (): void => {
  setInterval(() => void update(document), TICK)
}
