import type { GameId } from '../../../shared/service/ports/games.ts'
import { other } from '../account.ts'
import { type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import type { Check } from './check.ts'

type Match = { readonly part: 1 | 2; readonly other: GameId; readonly order: 'together' | 'in-turn' }

const matchOf = (evidence: Evidence, game: GameId): Match | undefined => {
  const [first] = stepsOf(evidence, game)[0]?.step ?? []
  return first?.type === 'offered' ? first.terms.match : undefined
}

/** Returns the id of the follow-up game that this step promises. */
const promised = (evidence: Evidence, { game, step }: Chapter): GameId | undefined => {
  for (const event of step) {
    if (event.type === 'rematch-agreed') return event.next
    const match = matchOf(evidence, game)
    if (match?.part === 1 && event.type === (match.order === 'together' ? 'joined' : 'finished')) return match.other
  }
  return undefined
}

const faultOf = (evidence: Evidence, chapter: Chapter, next: GameId): string | undefined => {
  const [first] = stepsOf(evidence, next)
  if (!first) return `${next}, which should follow from version ${chapter.version} of ${chapter.game}, was never made`
  const { creator, contacts } = chapter.reckoned
  const isSame =
    first.reckoned.contacts.creator === contacts.creator && first.reckoned.contacts.opponent === contacts.opponent
  if (!isSame) return `${next} follows from ${chapter.game}, and others sit there`
  return first.reckoned.creator === other(creator)
    ? undefined
    : `${next} follows from ${chapter.game} with the same colours`
}

/** Every game that was to follow from another exists, with the same two people and colours exchanged. */
export const nextGames: Check = (occasion, evidence) => {
  if (occasion.kind !== 'end') return undefined
  // A game that was played on may end twice; what followed from its first end exists already.
  const seen = new Set<GameId>()
  for (const game of evidence.chapters.keys())
    for (const chapter of stepsOf(evidence, game)) {
      const next = promised(evidence, chapter)
      const fault = next && !seen.has(next) ? faultOf(evidence, chapter, next) : undefined
      if (fault) return fault
      if (next) seen.add(next)
    }
  return undefined
}
