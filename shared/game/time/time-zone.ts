const cache = new Map<string, boolean>()

/** The most names in the cache. It must be bounded, because clients may send any made-up name. */
const MOST_CACHED = 1000

const isKnownToIntl = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns whether a text names an IANA time zone that Intl knows. Answers are cached, because Intl is slow. */
export const isTimeZone = (zone: string): boolean => {
  const answer = cache.get(zone) ?? isKnownToIntl(zone)
  if (cache.size < MOST_CACHED) cache.set(zone, answer)
  return answer
}

/**
 * Returns the time zone, or UTC if Intl does not know it. The name stays as it was given: Kolkata does not become
 * Calcutta.
 */
export const timeZoneOrUtc = (zone?: string): string => (zone !== undefined && isTimeZone(zone) ? zone : 'UTC')
