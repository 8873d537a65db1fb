/** Returns the 32-bit FNV-1a hash of a text. It is short and fast, and no protection against whoever looks for a clash. */
export const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
