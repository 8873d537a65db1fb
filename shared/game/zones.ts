const known = new Map<string, boolean>()

/** Limits the cache: clients can send made-up names. */
const MOST = 1000

const asksIntl = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Whether Intl knows the zone. Cached: asking Intl takes far longer. */
export const isZone = (zone: string): boolean => {
  const answer = known.get(zone) ?? asksIntl(zone)
  if (known.size < MOST) known.set(zone, answer)
  return answer
}

/** The zone if Intl knows it, else UTC. Keeps the given name: Kolkata does not become Calcutta. */
export const zoneOf = (zone?: string): string => (zone !== undefined && isZone(zone) ? zone : 'UTC')
