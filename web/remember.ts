/** Links of opened seats, one after the other. */
export const SEATS = 'crownhead-seats'

/**
 * This page's seat, and those that it leads to: a rematch, a match's other game. A browser that forbids it keeps
 * nothing.
 */
export const rememberSeats = (): void => {
  try {
    for (const { pathname } of [location, ...document.querySelectorAll<HTMLAnchorElement>('[data-seat]')]) {
      const [seats, token] = [localStorage.getItem(SEATS) ?? '', pathname.slice(3, 49)]
      if (pathname < '/q' && pathname > '/p' && !seats.includes(token)) localStorage[SEATS] = `${seats} ${token}`
    }
  } catch {
    return
  }
}
