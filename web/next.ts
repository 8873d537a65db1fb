import { isMyMove } from './kept.ts'
import { byDeadline, dueOf, lasting, leftUntil, lookAgain, otherName } from './look.ts'
import { keptGames } from './looked.ts'

const here = location.pathname.slice(3, 49)

/** Of this browser's other games that wait for its reader, the one with the least time. */
const mostUrgent = () =>
  keptGames()
    .filter((kept) => kept.token !== here && isMyMove(kept))
    .toSorted(byDeadline)[0]

let isKnown = false

/** `isNew`: something was played or pressed since the service was asked. Without an answer nothing is offered. */
export const offer = async (place: HTMLElement, isNew: boolean): Promise<void> => {
  if (isNew) isKnown = keptGames().length > 1 && (await lookAgain().catch(() => false))
  const { token, seen } = (isKnown && mostUrgent()) || {}
  const [link, who] = [place.querySelector('a'), place.querySelector('span')]
  if (!token || !seen || !link || !who) return
  link.href = `/p/${token}`
  const due = dueOf(seen)
  const left = due === null ? 0 : leftUntil(due)
  who.textContent = [otherName(seen), left > 0 && lasting(left)].filter(Boolean).join(', ')
  place.hidden = false
}
