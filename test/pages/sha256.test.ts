import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '../../shared/pages/sha256.ts'

test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000, 20_000])(
  'a text of %i characters has the hash that Node finds',
  (length) => {
    const text = 'Crownhead – ♔'.repeat(length).slice(0, length)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('base64'))
  },
)
