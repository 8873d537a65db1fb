import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EMAIL_BUGS } from './attacks/email-bugs.ts'
import { UNHEARD_BUGS } from './attacks/unheard-bugs.ts'
import { BUGS } from './simulation/bugs.ts'
import { ALWAYS } from './simulation/patching.ts'

const PATCHES = [
  { name: 'every world', patches: ALWAYS },
  ...BUGS,
  ...[...EMAIL_BUGS, ...UNHEARD_BUGS].map((bug) => ({ name: bug.name, patches: [bug] })),
].flatMap(({ name, patches }) => patches.map((patch) => ({ name, ...patch })))

/**
 * Random worlds take minutes to catch a planted mistake. This test fails sooner if the line that the mistake replaces
 * has changed.
 */
describe('each mistake that random worlds have to catch replaces one line of the present source', () => {
  test.each(PATCHES)('$name: $file', ({ file, find }) => {
    const places = readFileSync(join(import.meta.dirname, '..', file), 'utf8').split(find).length - 1
    expect(places).toBe(1)
  })
})
