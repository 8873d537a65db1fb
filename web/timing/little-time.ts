import { announce } from '../display/announce.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The times left at which the running clock is announced, in milliseconds. */
const ANNOUNCED_AT = [3 * HOUR, HOUR, 10 * MINUTE]

/** Returns whether a clock has come to one of these times since `before`, both in milliseconds left. */
export const isTimeToSay = (before: number, now: number): boolean =>
  now > 0 && ANNOUNCED_AT.some((time) => now <= time && before > time)

/** Returns the running clock, and how many milliseconds it has left by the service's clock. */
const runningClock = () => {
  const time = document.querySelector<HTMLElement>('.strip.turn [data-left]')
  const elapsed = Date.now() - performance.timeOrigin
  return { time, left: Date.parse(time?.dataset['left'] ?? '') - Number(document.body.dataset['now']) - elapsed }
}

/** Announces the running clock when little of it is left. Nothing is sent for that. */
export const announceLittleTime = (): void => {
  let before = runningClock()
  setInterval(() => {
    const now = runningClock()
    const isSame = now.time?.dataset['left'] === before.time?.dataset['left']
    if (isSame && isTimeToSay(before.left, now.left)) announce(now.time?.closest('.name')?.textContent.trim() ?? '')
    before = now
  }, MINUTE)
}
