const remainderOf = (byte: number): number => {
  let crc = byte << 8
  for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  return crc
}
const REMAINDERS = Uint16Array.from({ length: 256 }, (_, byte) => remainderOf(byte))

/** Returns CRC-16/CCITT, with which each stored log ends. It finds all damage within 16 consecutive bits, and misses one in 65,536 of other damage. */
export const checkSum = (bytes: ArrayLike<number>, before = 0xffff): number => {
  let crc = before
  for (let at = 0; at < bytes.length; at++)
    crc = ((crc << 8) & 0xffff) ^ (REMAINDERS[(crc >> 8) ^ (bytes[at] ?? 0)] ?? 0)
  return crc
}
