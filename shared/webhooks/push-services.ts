/**
 * The push services of Chrome, Edge and Android, of Firefox, of Safari and of Windows. Other services get notifications
 * too, but fewer.
 */
const KNOWN = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'] as const

/**
 * Returns whether a push endpoint belongs to a service in `KNOWN`. `endpoint` must be a URL in which `urlFault` finds
 * no fault.
 */
export const isKnownPushService = (endpoint: string): boolean => {
  const { hostname } = new URL(endpoint)
  return KNOWN.some((known) => hostname === known || hostname.endsWith(`.${known}`))
}
