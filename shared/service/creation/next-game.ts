import type { GameEvent } from '../../game/events.ts'
import { type Game, type Play, playOf } from '../../game/game.ts'
import type { MatchPart, Opening, Terms } from '../../game/terms.ts'
import type { GameId } from '../ports/games.ts'

/**
 * A game that follows another. Its id is known in advance, so creating it twice creates one game. `previous`: the play
 * of the game before.
 */
export type Heir = {
  readonly id: GameId
  readonly terms: Terms
  readonly after: Play
}

const secondGame = (id: GameId, { terms }: Game, after: Play, match: MatchPart): Heir => {
  const { opening } = terms
  const same: Opening =
    opening.kind === 'ballot' && after.ballot !== undefined ? { ...opening, number: after.ballot } : opening
  const second: MatchPart = { part: 2, other: id, order: match.order }
  return { id: match.other, terms: { ...terms, opening: same, match: second }, after }
}

const rematch = (id: GameId, { match: _over, ...terms }: Terms, after: Play): Heir => {
  const { opening } = terms
  return {
    id,
    terms: { ...terms, opening: opening.kind === 'ballot' ? { kind: 'ballot', deck: opening.deck } : opening },
    after,
  }
}

/** The game that this step calls for. `game`: the game after the step. Undefined if none follows. */
export const heirOf = (id: GameId, game: Game, step: readonly GameEvent[]): Heir | undefined => {
  const play = playOf(game)
  const { match } = game.terms
  if (!play) return undefined
  const agreed = step.find((event) => event.type === 'rematch-agreed')
  if (agreed) return rematch(agreed.next, game.terms, play)
  const due = match?.order === 'together' ? 'joined' : 'finished'
  return match?.part === 1 && step.some(({ type }) => type === due) ? secondGame(id, game, play, match) : undefined
}
