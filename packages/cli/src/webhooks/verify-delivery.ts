import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The most seconds between a delivery's time and now. */
const TOLERANCE = 300

const headerOf = (headers: IncomingHttpHeaders, name: string): string => [headers[name]].flat()[0] ?? ''

/**
 * Returns what is wrong with a delivery, by the Standard Webhooks specification; undefined if nothing is. `isTimed` is
 * false for a service whose clock can be moved.
 */
export const deliveryFault = (
  secret: string,
  headers: IncomingHttpHeaders,
  body: string,
  { isTimed, now }: { readonly isTimed: boolean; readonly now: number },
): string | undefined => {
  const [id, at] = ['webhook-id', 'webhook-timestamp'].map((name) => headerOf(headers, name))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`)
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .map((text) => Buffer.from(text))
  if (!signatures.some((each) => each.length === own.length && timingSafeEqual(each, own)))
    return 'it is not signed with the secret of this webhook'
  return isTimed && !(Math.abs(now / 1000 - Number(at)) < TOLERANCE) ? 'it was signed at another time' : undefined
}
