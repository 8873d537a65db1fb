import type { Check } from './check.ts'

/** Once all retries are done, a running game has at most one schedule armed, and a game that is over has none. */
export const oneSchedule: Check = (occasion, evidence) => {
  if (occasion.kind !== 'settled') return undefined
  for (const [game, chapters] of evidence.chapters) {
    const due = chapters.at(-1)?.after.due
    // If a record of the stream cannot be read, nobody knows which schedule it replaced. That schedule fires early,
    // which does no harm.
    if (chapters.some(({ version }) => evidence.spoilt.has(`${game}/${version}`))) continue
    const live = occasion.live(game)
    if (live > (due === undefined ? 0 : 1))
      return `${game} has ${live} schedules armed, ${due === undefined ? 'and is over' : 'where one is enough'}`
  }
  return undefined
}
