import { say } from '../command.ts'
import { type Tally, sumOf } from '../notes.ts'
import { type Segments, type Walking, walk } from '../walk.ts'
import type { Checked } from './check.ts'
import type { Found } from './copy.ts'
import { checkerOn } from './threads.ts'

export type Copy = { readonly games: Segments<Found>; readonly close: () => void }

const COUNTS = ['games', 'steps', 'moves', 'differing'] as const

const tallyOf = (found: readonly Found[], checked: readonly Checked[]): Tally => {
  let tally: Tally = { games: found.length }
  for (const [index, { status, steps, moves, differences }] of checked.entries()) {
    for (const difference of differences) say(`${found[index]?.id}: ${difference}`)
    tally = sumOf(tally, { steps, moves, [status]: 1, differing: differences.length > 0 ? 1 : 0 })
  }
  return tally
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

const sayAll = (tally: Tally): void => {
  const { games = 0, steps = 0, moves = 0, differing = 0 } = tally
  const statuses = Object.entries(tally).filter(([name]) => !COUNTS.some((count) => count === name))
  const byStatus = statuses.map(([status, count]) => `${count} ${status}`).join(', ')
  console.log(
    `${counted(games, 'game')} (${byStatus || 'none'}), ${counted(steps, 'step')} and ${counted(moves, 'move')} replayed`,
  )
  console.log(
    differing === 0
      ? 'position, clock, version and alarm are the same in every game'
      : `${differing} of ${counted(games, 'game')} ${games === 1 ? 'differs' : 'differ'}`,
  )
}

/** Replays every game, prints the result and closes the copy. Resolves with the number of games that differ. */
export const checkAll = async ({ games, close }: Copy, tool: string, walking: Walking): Promise<number> => {
  const checker = checkerOn()
  try {
    const tally = await walk(games, tool, walking, async (found) => tallyOf(found, await checker.check(found)))
    sayAll(tally)
    return tally['differing'] ?? 0
  } finally {
    await checker.close()
    close()
  }
}
