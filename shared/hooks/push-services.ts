/** Of Chrome, Edge and Android; Firefox; Safari; Windows. Who else sends to devices is told, too, but less often. */
const KNOWN = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'] as const

/** `endpoint`: an address that passed `addressFault`. */
export const isKnownService = (endpoint: string): boolean => {
  const { hostname } = new URL(endpoint)
  return KNOWN.some((known) => hostname === known || hostname.endsWith(`.${known}`))
}
