import { expect, test } from 'vitest'
import { isLong } from '../harness/size.ts'
import { linkModule } from '../simulation/linking.ts'
import { UNHEARD_BUGS } from './unheard-bugs.ts'
import type * as Attacks from './unheard.ts'

const ATTACKS = 'test/attacks/unheard.ts'

test('whoever wants emails is told, whatever strangers do', async () => {
  const { unheard } = await linkModule<typeof Attacks>(ATTACKS)
  expect(await unheard()).toEqual([])
})

/** In `npm test` each mistake meets only the attack that shows it; in the long form it meets all. */
test.each(UNHEARD_BUGS)(
  'somebody is not told, or told too much, if $name',
  async ({ file, find, replace, attack, said: expected }) => {
    const { unheard } = await linkModule<typeof Attacks>(ATTACKS, [{ file, find, replace }])
    const wrong = await unheard(isLong ? undefined : [attack])
    expect(wrong.join('\n')).toContain(expected)
  },
)
