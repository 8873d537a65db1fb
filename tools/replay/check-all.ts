import { printLine } from '../command/run-tool.ts'
import { type Counts, addCounts } from '../command/walk-notes.ts'
import { type Segments, type WalkOptions, walk } from '../command/walk.ts'
import type { CheckResult } from './check-game.ts'
import type { CopiedGame } from './game-copy.ts'
import { startChecker } from './check-threads.ts'

export type GameCopy = { readonly games: Segments<CopiedGame>; readonly close: () => void }

const COUNTS = ['games', 'steps', 'moves', 'differing'] as const

const tallyOf = (found: readonly CopiedGame[], checked: readonly CheckResult[]): Counts => {
  let tally: Counts = { games: found.length }
  for (const [index, { status, steps, moves, differences }] of checked.entries()) {
    for (const difference of differences) printLine(`${found[index]?.id}: ${difference}`)
    tally = addCounts(tally, { steps, moves, [status]: 1, differing: differences.length > 0 ? 1 : 0 })
  }
  return tally
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

const sayAll = (tally: Counts): void => {
  const { games = 0, steps = 0, moves = 0, differing = 0 } = tally
  const statuses = Object.entries(tally).filter(([name]) => !COUNTS.some((count) => count === name))
  const byStatus = statuses.map(([status, count]) => `${count} ${status}`).join(', ')
  console.log(
    `${counted(games, 'game')} (${byStatus || 'none'}), ${counted(steps, 'step')} and ${counted(moves, 'move')} replayed`,
  )
  console.log(
    differing === 0
      ? 'position, clock, version and timer are the same in every game'
      : `${differing} of ${counted(games, 'game')} ${games === 1 ? 'differs' : 'differ'}`,
  )
}

/** Replays every game, prints the result and closes the copy. Resolves with the number of games that differ. */
export const checkAll = async ({ games, close }: GameCopy, tool: string, walking: WalkOptions): Promise<number> => {
  const checker = startChecker()
  try {
    const tally = await walk(games, tool, walking, async (found) => tallyOf(found, await checker.check(found)))
    sayAll(tally)
    return tally['differing'] ?? 0
  } finally {
    await checker.close()
    close()
  }
}
