/** Links of opened seats, one after the other. */
export const SEATS = 'crownhead-seats'

/** A browser that forbids it keeps nothing. */
export const rememberSeat = (): void => {
  try {
    const { pathname } = location
    const [seats, token] = [localStorage.getItem(SEATS) ?? '', pathname.slice(3, 49)]
    if (pathname < '/q' && pathname > '/p' && !seats.includes(token)) localStorage[SEATS] = `${seats} ${token}`
  } catch {
    return
  }
}
