import { createHmac } from 'node:crypto'
import type { HmacSign } from '../../../shared/webhooks/signed-headers.ts'

/** Computes the signature of a webhook: HMAC-SHA256 in base64, with a key in base64. */
export const webhookHmac: HmacSign = (key, text) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64')
