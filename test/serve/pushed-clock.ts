/**
 * The service of a test loads this file before anything else (`--import`). The clock of the service is then CLOCK_LEAD
 * milliseconds ahead of the machine's. Each SIGUSR2 adds three minutes, after which the local driver reads the clock
 * again. After a SIGTERM, new timers take only the TIMERS_HURRY-th part of their time.
 */
const machine = Date.now.bind(Date)
const later = globalThis.setTimeout

const STEP = 180_000

let lead = Number(process.env['CLOCK_LEAD'])
let hurry = 1
const waiting = new Set<() => void>()

Date.now = () => machine() + lead

globalThis.setTimeout = Object.assign((run: () => void, wait: number) => {
  // A push wakes only the timers of the local driver: a relay's timeouts follow the machine's clock.
  if (run.name !== 'wake') return later(run, wait / hurry)
  waiting.add(run)
  return later(run, wait)
}, later)

process.on('SIGTERM', () => (hurry = Number(process.env['TIMERS_HURRY'])))
process.on('SIGUSR2', () => {
  lead += STEP
  for (const wake of waiting) wake()
})
