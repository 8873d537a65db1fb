/**
 * The service loads this file before anything else (`--import`). Its clock is ahead of the machine's by CLOCK_LEAD
 * milliseconds, and by three minutes more for each SIGUSR2, after which the local driver reads the clock again.
 */
const machine = Date.now.bind(Date)
const later = globalThis.setTimeout

const STEP = 180_000

let lead = Number(process.env['CLOCK_LEAD'])
const waiting = new Set<() => void>()

Date.now = () => machine() + lead

globalThis.setTimeout = Object.assign((run: () => void, ...more: readonly [number]) => {
  // Only the timers of the local driver are woken, as a relay's timeouts follow the machine's clock.
  if (run.name === 'wake') waiting.add(run)
  return later(run, ...more)
}, later)

process.on('SIGUSR2', () => {
  lead += STEP
  for (const wake of waiting) wake()
})
