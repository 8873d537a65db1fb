import { DAY } from '../../../shared/game/model/words.ts'
import type { Chapter } from '../evidence.ts'
import type { Check } from './check.ts'

/** For how many days after its end a game keeps its addresses, notes and plans, by the event that ended it. */
const DAYS: Readonly<Record<string, number>> = { finished: 180, aborted: 30, declined: 30, expired: 30 }
const AGAIN = ['played-on', 'renewed']

/** Returns when everything but the game's record is deleted; undefined for a game that goes on. */
const leaves = (chapters: readonly Chapter[]): number | undefined => {
  const turn = chapters
    .flatMap(({ step }) => step)
    .findLast(({ type }) => DAYS[type] !== undefined || AGAIN.includes(type))
  return turn && 'at' in turn && DAYS[turn.type] !== undefined ? turn.at + (DAYS[turn.type] ?? 0) * DAY : undefined
}

/** Once all retries are done, the store knows for each game when its addresses, notes and plans expire. */
export const thingsLeave: Check = (occasion, evidence) => {
  if (occasion.kind !== 'settled') return undefined
  for (const [game, chapters] of evidence.chapters) {
    if (chapters.some(({ version }) => evidence.spoilt.has(`${game}/${version}`))) continue
    const [expected, known] = [leaves(chapters), evidence.kept.get(game)]
    if (expected !== known)
      return `the data of ${game} expires at ${known ?? 'no time'} instead of ${expected ?? 'never'}`
  }
  return undefined
}
