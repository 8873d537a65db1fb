const known = new Map<string, boolean>()

/** Made-up names must not fill the memory. */
const MOST = 1000

const asksIntl = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Whether Intl knows a time zone of this name. Asking it takes far longer than looking up, so answers are kept. */
export const isZone = (zone: string): boolean => {
  const answer = known.get(zone) ?? asksIntl(zone)
  if (known.size < MOST) known.set(zone, answer)
  return answer
}

/** The zone if Intl knows it; UTC for one that it does not know, and for none. Its own name is kept: Kolkata does not become Calcutta. */
export const zoneOf = (zone?: string): string => (zone !== undefined && isZone(zone) ? zone : 'UTC')
