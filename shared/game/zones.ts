const known = new Map<string, boolean>()

/** Bounds the cache: clients send made-up names. */
const MOST = 1000

const asksIntl = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Cached: Intl is slow. */
export const isZone = (zone: string): boolean => {
  const answer = known.get(zone) ?? asksIntl(zone)
  if (known.size < MOST) known.set(zone, answer)
  return answer
}

/** UTC if Intl does not know it. Keeps the given name: Kolkata does not become Calcutta. */
export const zoneOf = (zone?: string): string => (zone !== undefined && isZone(zone) ? zone : 'UTC')
