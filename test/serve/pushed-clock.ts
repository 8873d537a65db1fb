/**
 * The service loads this file before anything else (`--import`). Its clock is ahead of the machine's by CLOCK_LEAD
 * milliseconds, and by three minutes more for each SIGUSR2, after which the local driver reads the clock again. What
 * a stop waits for comes TIMERS_HURRY times as soon.
 */
const machine = Date.now.bind(Date)
const later = globalThis.setTimeout

const STEP = 180_000

let lead = Number(process.env['CLOCK_LEAD'])
let hurry = 1
const waiting = new Set<() => void>()

Date.now = () => machine() + lead

globalThis.setTimeout = Object.assign((run: () => void, wait: number) => {
  // Only the timers of the local driver are woken, as a relay's timeouts follow the machine's clock.
  if (run.name !== 'wake') return later(run, wait / hurry)
  waiting.add(run)
  return later(run, wait)
}, later)

process.on('SIGTERM', () => (hurry = Number(process.env['TIMERS_HURRY'])))
process.on('SIGUSR2', () => {
  lead += STEP
  for (const wake of waiting) wake()
})
