/** Of the time left, in milliseconds. */
const TICK = 20_000

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** This machine's clock, in milliseconds; the service's counts. */
let behind = 0

const tell = async (page: Document): Promise<void> => {
  try {
    const { tellTimes } = await import('./times.ts')
    tellTimes(page, behind)
  } catch {
    // They stay as the server wrote them.
  }
}

/** A page as it came. Its times are in the seat's zone, which mostly is the reader's. */
export const setClock = async (page: Document): Promise<void> => {
  const { now, in: written } = page.body.dataset
  behind = Number(now) - Date.now()
  if (written !== timeZone || page.querySelector('input[data-zone]')) await tell(page)
}

export const keepTime = (): void => {
  setInterval(() => void tell(document), TICK)
}
