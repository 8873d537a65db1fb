import { createHash } from 'node:crypto'

/** SHA-256, base64url: enough for 192 random bits, which no one can guess. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
