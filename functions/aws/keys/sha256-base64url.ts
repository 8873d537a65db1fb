import { createHash } from 'node:crypto'

/**
 * Returns SHA-256 in base64url, as API keys are stored. A fast hash is enough, because nobody can guess the 192 random
 * bits of a key.
 */
export const sha256Base64url = (text: string): string => createHash('sha256').update(text).digest('base64url')
