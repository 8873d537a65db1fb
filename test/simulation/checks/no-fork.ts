import type { GameEvent } from '../../../shared/game/model/events.ts'
import type { LoggedEvent } from '../../../shared/service/ports/games.ts'
import type { Check } from './check.ts'

/**
 * Returns an event as text, independent of the order of its fields and of the event before it. `isNameless`: without the
 * names in it, which a step may erase if somebody wants to be forgotten.
 */
const written = (event: LoggedEvent | undefined, isNameless: boolean): string =>
  JSON.stringify(event && { ...event, gap: 0 }, (key, value: unknown) => {
    if (isNameless && key === 'name') return ''
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  })

const forgets = (step: readonly GameEvent[]): boolean => step.some(({ type }) => type === 'forgotten')

/** Events that a later one of the same kind and role replaces. */
const REPLACED: ReadonlySet<string> = new Set(['chose', 'planned', 'link-rotated'])
/** Events after which the reminders of the turn before are deleted. */
const NEW_TURN: ReadonlySet<string> = new Set(['moved', 'enforced', 'taken-back', 'played-on', 'renewed'])

/** Returns whether a step may delete an earlier event. */
const mayGo = (event: GameEvent, step: readonly GameEvent[]): boolean => {
  if (event.type === 'reminded') return step.some(({ type }) => NEW_TURN.has(type))
  if ((event.type !== 'said' && !REPLACED.has(event.type)) || !('by' in event)) return false
  return step.some((newer) => newer.type === event.type && 'by' in newer && newer.by === event.by)
}

/** Returns the first earlier event that is missing although it may not be deleted. */
const changed = (
  known: readonly LoggedEvent[],
  past: readonly LoggedEvent[],
  step: readonly LoggedEvent[],
): LoggedEvent | undefined => {
  const isNameless = forgets(step)
  let at = 0
  return known.find((event) => {
    if (written(event, isNameless) !== written(past[at], isNameless)) return !mayGo(event, step)
    at += 1
    return false
  })
}

/** No version has two successors: each write follows the one before it, and deletes nothing that must stay. */
export const noFork: Check = (occasion) => {
  if (occasion.kind !== 'chapter') return undefined
  const { game, version, before, after, step } = occasion.chapter
  const where = `version ${version} of ${game}`
  if (version === (before?.version ?? 0)) {
    const same = before !== undefined && before.log.length === after.log.length && before.last === after.last
    return same ? undefined : `${where} was written twice, with other events`
  }
  if (version !== (before?.version ?? 0) + 1) return `${where} follows on version ${before?.version ?? 0}`
  const known = before?.log ?? []
  const past = after.log.slice(0, after.log.length - after.last)
  if (past.length > known.length) return `${where} does not continue what was there`
  if (past.length < known.length) return changed(known, past, step) ? `${where} forgets what must stay` : undefined
  const isNameless = forgets(step)
  return written(past.at(-1), isNameless) === written(known.at(-1), isNameless)
    ? undefined
    : `${where} has another past`
}
