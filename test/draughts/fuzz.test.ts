import { expect, test } from 'vitest'

import { fuzz } from './fuzz.ts'

test('7,500 random positions of all rule sets: the engine and the plain rules agree', () => {
  expect(fuzz(7500, 20_261)).toBeUndefined()
})
