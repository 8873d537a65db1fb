import type { Labels } from '../game/labels.ts'
import type { HookEvent, Told } from './kinds.ts'

type Wish = { readonly events: readonly HookEvent[]; readonly labels?: Labels | undefined }

/** A hook with labels hears of games that have them all, with the same values. A test is always heard. */
export const isWanted = ({ events, labels = {} }: Wish, told: Told): boolean => {
  if (told.event === 'test') return true
  const has = told.labels ?? {}
  return events.includes(told.event) && Object.entries(labels).every(([name, value]) => has[name] === value)
}
