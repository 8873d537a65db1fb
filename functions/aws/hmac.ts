import { createHmac } from 'node:crypto'
import type { Sign } from '../../shared/hooks/signing.ts'

export const hmac: Sign = (key, text) => createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64')
