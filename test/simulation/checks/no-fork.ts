import type { GameEvent } from '../../../shared/game/events.ts'
import type { Check } from './check.ts'

/** An event as text, whatever the order of its parts. */
const written = (event: GameEvent | undefined): string =>
  JSON.stringify(event, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** No version has two successors: each write follows on the one before it, and takes nothing back of what was there. */
export const noFork: Check = (occasion) => {
  if (occasion.kind !== 'chapter') return undefined
  const { game, version, before, after } = occasion.chapter
  const where = `version ${version} of ${game}`
  if (version === (before?.version ?? 0)) {
    const same = before !== undefined && before.log.length === after.log.length && before.last === after.last
    return same ? undefined : `${where} was written twice, with other events`
  }
  if (version !== (before?.version ?? 0) + 1) return `${where} follows on version ${before?.version ?? 0}`
  const known = before?.log ?? []
  if (after.log.length !== known.length + after.last) return `${where} does not continue what was there`
  const last = known.length - 1
  return written(after.log[last]) === written(known[last]) ? undefined : `${where} has another past`
}
