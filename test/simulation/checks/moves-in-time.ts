import { type Asked, type Evidence, chaptersOf } from '../evidence.ts'
import { type Reckoning, deadlineOf, moverOf } from '../account.ts'
import { type Check, second } from './check.ts'

/**
 * Returns the states of a game in which this request may have been decided. If the game was over, this is the last
 * state in which it still ran.
 */
const decidedOn = (evidence: Evidence, asked: Asked, game: string): readonly Reckoning[] => {
  const chapters = chaptersOf(evidence, game)
  const until = asked.answer?.at ?? Infinity
  const during = chapters.filter(({ at }, index) => at <= until && (chapters[index + 1]?.at ?? Infinity) >= asked.at)
  return during.map((chapter) => {
    if (chapter.reckoned.status === 'active') return chapter.reckoned
    const active = chapters.slice(0, chapters.indexOf(chapter)).findLast(({ reckoned }) => reckoned.status === 'active')
    return active?.reckoned ?? chapter.reckoned
  })
}

const wasInTime = (asked: Asked, state: Reckoning): boolean =>
  asked.body['ply'] === state.ply && moverOf(state) === asked.role && second(asked.at) <= deadlineOf(state)

/** A move that came in time is not refused as late, and a late one is not made. */
export const movesInTime: Check = (occasion, evidence) => {
  if (occasion.kind === 'answer') {
    const { asked } = occasion
    if (asked.kind !== 'move' || asked.answer?.body.code !== 'too-late' || asked.game === undefined) return undefined
    const states = decidedOn(evidence, asked, asked.game)
    const wrong = states.length > 0 && states.every((state) => wasInTime(asked, state))
    return wrong ? `the move of request ${asked.number} came in time and was refused as late` : undefined
  }
  if (occasion.kind !== 'chapter' || !occasion.previous) return undefined
  const { chapter, previous } = occasion
  const [first] = chapter.step
  if (first?.type !== 'moved') return undefined
  const deadline = deadlineOf(previous)
  return first.at <= deadline
    ? undefined
    : `the move of version ${chapter.version} of ${chapter.game} came ${(first.at - deadline) / 1000} s late and was made`
}
