import { expect, test } from 'vitest'
import { sized } from '../harness/size.ts'
import { linkModule } from '../simulation/linking.ts'
import { EMAIL_BUGS } from './email-bugs.ts'
import type * as Players from './email-players.ts'

const PLAYERS = 'test/attacks/email-players.ts'

test.each([1, 2])('in world %d both sides play a whole game by email alone, whatever else comes in', async (seed) => {
  const { playedByEmail } = await linkModule<typeof Players>(PLAYERS)
  expect(await playedByEmail(seed)).toEqual([])
})

/** How many worlds are tried. A mistake shows in one of the first few. */
const WORLDS = 8

test.each(EMAIL_BUGS.slice(0, sized(2, EMAIL_BUGS.length)))(
  'such worlds notice it if $name',
  async ({ file, find, replace }) => {
    const { playedByEmail } = await linkModule<typeof Players>(PLAYERS, [{ file, find, replace }])
    let wrong: readonly string[] = []
    for (let seed = 1; seed <= WORLDS && wrong.length === 0; seed++) wrong = await playedByEmail(seed)
    expect(wrong).not.toEqual([])
  },
)
