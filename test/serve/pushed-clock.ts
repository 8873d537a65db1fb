/**
 * Read by the service before anything else (`--import`): its clock is ahead of the machine's by CLOCK_LEAD milliseconds,
 * and by three minutes more for each SIGUSR2. What waits for a time then looks at the clock.
 */
const machine = Date.now.bind(Date)
const later = globalThis.setTimeout

const STEP = 180_000

let lead = Number(process.env['CLOCK_LEAD'])
const waiting = new Set<() => void>()

Date.now = () => machine() + lead

globalThis.setTimeout = Object.assign((run: () => void, ...more: readonly [number]) => {
  // Of the local driver; a relay's patience is the machine's.
  if (run.name === 'wake') waiting.add(run)
  return later(run, ...more)
}, later)

process.on('SIGUSR2', () => {
  lead += STEP
  for (const wake of waiting) wake()
})
