import { expect, test } from 'vitest'

import { sized } from '../harness/size.ts'
import { fuzz } from './fuzz.ts'

const POSITIONS = sized(4000, 1_000_000)

test(`${POSITIONS} random positions of all rule sets: the engine and the plain rules agree`, () => {
  expect(fuzz(POSITIONS, 20_261)).toBeUndefined()
})
