/** The key in local storage of the tokens of opened seats, separated by spaces. */
export const SEATS_KEY = 'crownhead-seats'

/**
 * Stores the token of this page's seat, and of seats that it leads to: the next game, the other game of a match. If the
 * browser forbids storage, nothing is stored.
 */
export const rememberSeats = (): void => {
  try {
    for (const { pathname } of [location, ...document.querySelectorAll<HTMLAnchorElement>('[data-seat]')]) {
      const [seats, token] = [localStorage.getItem(SEATS_KEY) ?? '', pathname.slice(3, 49)]
      if (pathname < '/q' && pathname > '/p' && !seats.includes(token)) localStorage[SEATS_KEY] = `${seats} ${token}`
    }
  } catch {
    return
  }
}
