/** Code that verifies a webhook delivery, for readers to copy. A test runs it on a real delivery. */
export const VERIFY_SOURCE = `// Node.js: gives what was sent, or throws. headers: names in lower case. body: the text as it came.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const verified = (secret, headers, body) => {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(Date.now() / 1000 - at) < 300)) throw new Error('not of now')
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const own = Buffer.from('v1,' + createHmac('sha256', key).update(id + '.' + at + '.' + body).digest('base64'))
  const isOwn = (text) => text.length === own.length && timingSafeEqual(text, own)
  if (!signatures.split(' ').some((each) => isOwn(Buffer.from(each)))) throw new Error('not signed with this secret')
  return JSON.parse(body)
}`
