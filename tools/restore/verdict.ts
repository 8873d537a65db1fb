import { unpackLog } from '../../functions/codec/item.ts'
import { stepsOf } from '../../shared/service/games/steps.ts'
import type { Checked } from './check.ts'
import type { Found } from './copy.ts'
import type { Present } from './shelf.ts'

/**
 * What to do with a game. `lost` and `damaged`: the copy's game is restored. `whole`: the game stays, whatever the copy
 * has. `newer`: it is damaged, but has steps that the copy lacks. `hopeless`: the copy's game is damaged, too.
 */
export type Verdict = 'lost' | 'damaged' | 'whole' | 'newer' | 'hopeless'

export const isWhole = ({ differences }: Checked): boolean => differences.length === 0

/** The version by the log if it can be read, otherwise the stored one, which may itself be damaged. */
const versionOf = ({ found, version }: Present): number => {
  if (!('item' in found)) return version
  try {
    return stepsOf(unpackLog(found.item.e)).at(-1)?.version ?? 0
  } catch {
    return version
  }
}

export type Compared = { readonly found: Found; readonly checked: Checked }

/** The verdict on a game; `present` is undefined if the game is not stored at the target. */
export const verdictOf = (copy: Compared, present: (Present & { readonly checked: Checked }) | undefined): Verdict => {
  if (present && isWhole(present.checked)) return 'whole'
  if (!isWhole(copy.checked) || !('item' in copy.found)) return 'hopeless'
  if (!present) return 'lost'
  return versionOf(present) > copy.found.item.v ? 'newer' : 'damaged'
}
