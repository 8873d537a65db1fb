import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { parse } from '../../shared/api/shapes.ts'
import { fen } from '../../shared/api/values.ts'

test('a language of zod that another package sets does not change what is answered', () => {
  const before = z.config().localeError
  onTestFinished(() => void z.config({ localeError: before }))
  z.config({ localeError: () => 'Too big: expected string to have <=400 characters' })

  expect(parse(z.strictObject({ fen }), { fen: 'x'.repeat(401) })).toEqual({
    ok: false,
    issues: [{ path: 'fen', message: 'must be at most 400 characters' }],
  })
})
