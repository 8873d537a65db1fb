export type Chance = () => number

export const pick = <T>(chance: Chance, list: readonly T[]): T => {
  const drawn = list[Math.floor(chance() * list.length)]
  if (drawn === undefined) throw new Error('an empty list')
  return drawn
}

export const below = (chance: Chance, most: number): number => Math.floor(chance() * most)

/** Texts that an attacker may send. */
export const HOSTILE: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '%00',
  '%ff',
  '\u202Eevil',
  '\u200B\u200B',
  '\uD800',
  '💣'.repeat(50),
  'e\u0301'.repeat(40),
  '̈'.repeat(100),
  '<script>alert(1)</script>',
  '"><img src=x>',
  "'; drop table games; --",
  '{{7*7}}',
  '${7*7}',
  'null',
  '-1',
  '1e999',
  '9007199254740993',
  '0x10',
  'P1D',
  'P999999999999D',
  'PT0S',
  '-P1D',
  '2026-11-21T12:00:00Z',
  '9999-12-31T23:59:59Z',
  '275760-09-14T00:00:00Z',
  'a..b@draughts.test',
  `${'a'.repeat(65)}@draughts.test`,
  'eve@draughts.test\r\nBcc: all@draughts.test',
  'W:W31:B1',
  'B:W:B',
  'W:WK1-50:B',
  '1x2x3x4x5x6x7x8x9',
  '11-15',
  'x'.repeat(300),
  'x'.repeat(5000),
  '('.repeat(2000),
  '1-'.repeat(600),
]

export const NUMBERS: readonly number[] = [0, -1, 1, 2, 0.5, 1000, 1001, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -0]

/** Returns arrays or objects nested to this depth, as JSON. */
export const deep = (depth: number, open: '[' | '{'): string =>
  open === '[' ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
