import type { Check } from './check.ts'

/** Once what failed has been made good, a game that goes on has one schedule armed at the most, and one that is over has none. */
export const oneSchedule: Check = (occasion, evidence) => {
  if (occasion.kind !== 'settled') return undefined
  for (const [game, chapters] of evidence.chapters) {
    const due = chapters.at(-1)?.after.due
    // A record that cannot be read tells no one which alarm went before. Its schedule comes early, and does no harm.
    if (chapters.some(({ version }) => evidence.spoilt.has(`${game}/${version}`))) continue
    const live = occasion.live(game)
    if (live > (due === undefined ? 0 : 1))
      return `${game} has ${live} schedules armed, ${due === undefined ? 'and is over' : 'where one is enough'}`
  }
  return undefined
}
