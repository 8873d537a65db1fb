import { fnv1a } from '../../receipts/fnv1a.ts'

/**
 * Returns an ETag from a text's length and hash: different texts have different tags. It costs less than a cryptographic
 * hash, which nothing here needs.
 */
export const textTag = (text: string): string => `"${text.length}-${fnv1a(text).toString(36)}"`
