import { storedGames } from '../storage/stored-games.ts'

/** Fills in the form of leave in all games when it is sent: the links of games that may run, and the reader's zone. */
export const fillAway = (form: HTMLFormElement): void => {
  const fill = (name: string, value: string): void => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
  const running = storedGames().filter(({ gone, seen }) => !gone && (seen?.endedAt ?? null) === null)
  fill('seats', running.map(({ token }) => token).join(' '))
  fill('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone)
}
