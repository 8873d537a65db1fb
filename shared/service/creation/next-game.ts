import type { GameEvent } from '../../game/model/events.ts'
import { type Game, type Play, playOf } from '../../game/model/game.ts'
import type { MatchPart, Opening, Terms } from '../../game/model/terms.ts'
import type { GameId } from '../ports/games.ts'

/**
 * A game that follows another. Its id is known in advance, so creating it twice creates one game. `previous`: the play
 * of the game before.
 */
export type NextGame = {
  readonly id: GameId
  readonly terms: Terms
  readonly previous: Play
}

const secondGame = (id: GameId, { terms }: Game, after: Play, match: MatchPart): NextGame => {
  const { opening } = terms
  const same: Opening =
    opening.kind === 'ballot' && after.ballot !== undefined ? { ...opening, number: after.ballot } : opening
  const second: MatchPart = { part: 2, other: id, order: match.order }
  return { id: match.other, terms: { ...terms, opening: same, match: second }, previous: after }
}

/** Returns a rematch, which belongs to no match and no tournament. */
const rematch = (id: GameId, { match: _over, tournament: _played, ...terms }: Terms, after: Play): NextGame => {
  const { opening } = terms
  return {
    id,
    terms: { ...terms, opening: opening.kind === 'ballot' ? { kind: 'ballot', deck: opening.deck } : opening },
    previous: after,
  }
}

/** Returns the game that this step calls for. `game`: the game after the step. Undefined if none follows. */
export const nextGameOf = (id: GameId, game: Game, step: readonly GameEvent[]): NextGame | undefined => {
  const play = playOf(game)
  const { match } = game.terms
  if (!play) return undefined
  const agreed = step.find((event) => event.type === 'rematch-agreed')
  if (agreed) return rematch(agreed.next, game.terms, play)
  const due = match?.order === 'together' ? 'joined' : 'finished'
  return match?.part === 1 && step.some(({ type }) => type === due) ? secondGame(id, game, play, match) : undefined
}
