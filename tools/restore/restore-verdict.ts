import { unpackLog } from '../../functions/codec/game-item.ts'
import { unpackTournament } from '../../functions/codec/tournament-item.ts'
import { logSteps } from '../../shared/service/games/log-steps.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import type { CheckResult } from '../replay/check-game.ts'
import type { CopiedGame } from '../replay/game-copy.ts'
import type { PresentGame } from './game-target.ts'

/**
 * The state of the target's game. `lost` (missing) and `damaged`: it is restored from the copy. `whole`: it is
 * undamaged and stays, whatever the copy has. `newer`: it is damaged, but has steps that the copy lacks. `hopeless`: it
 * is missing or damaged, and the copy's game is damaged, too.
 */
export type RestoreVerdict = 'lost' | 'damaged' | 'whole' | 'newer' | 'hopeless'

export const isIntact = ({ differences }: CheckResult): boolean => differences.length === 0

/** Returns the version that the log gives if it can be read, otherwise the stored one, which may itself be damaged. */
const versionOf = ({ found, version }: PresentGame): number => {
  if (!('item' in found)) return version
  try {
    if (tournamentIdIn(found.id) !== undefined) return unpackTournament(found.item).version
    return logSteps(unpackLog(found.item.e)).at(-1)?.version ?? 0
  } catch {
    return version
  }
}

export type ComparedGame = { readonly found: CopiedGame; readonly checked: CheckResult }

/** Returns the verdict on a game; `present` is undefined if the game is not stored at the target. */
export const judgeGame = (
  copy: ComparedGame,
  present: (PresentGame & { readonly checked: CheckResult }) | undefined,
): RestoreVerdict => {
  if (present && isIntact(present.checked)) return 'whole'
  if (!isIntact(copy.checked) || !('item' in copy.found)) return 'hopeless'
  if (!present) return 'lost'
  return versionOf(present) > copy.found.item.v ? 'newer' : 'damaged'
}
