/**
 * Returns an ETag from a text's length and 32-bit FNV-1a hash: different texts have different tags. It costs less than a
 * cryptographic hash, which nothing here needs.
 */
export const textTag = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `"${text.length}-${(hash >>> 0).toString(36)}"`
}
