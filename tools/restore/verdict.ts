import { unpackLog } from '../../functions/codec/item.ts'
import { stepsOf } from '../../shared/service/games/steps.ts'
import type { Checked } from './check.ts'
import type { Found } from './copy.ts'
import type { Present } from './shelf.ts'

/**
 * `lost`, `damaged`: the copy's game comes back. `whole`: the game stays, whatever the copy has. `newer`: damaged, but
 * with steps that the copy does not have. `hopeless`: the copy's is damaged too.
 */
export type Verdict = 'lost' | 'damaged' | 'whole' | 'newer' | 'hopeless'

export const isWhole = ({ differences }: Checked): boolean => differences.length === 0

/** By the log where it reads, else by the version beside it: that may be what is damaged. */
const versionOf = ({ found, version }: Present): number => {
  if (!('item' in found)) return version
  try {
    return stepsOf(unpackLog(found.item.e)).at(-1)?.version ?? 0
  } catch {
    return version
  }
}

export type Compared = { readonly found: Found; readonly checked: Checked }

/** `present` undefined: the game is not there. */
export const verdictOf = (copy: Compared, present: (Present & { readonly checked: Checked }) | undefined): Verdict => {
  if (present && isWhole(present.checked)) return 'whole'
  if (!isWhole(copy.checked) || !('item' in copy.found)) return 'hopeless'
  if (!present) return 'lost'
  return versionOf(present) > copy.found.item.v ? 'newer' : 'damaged'
}
