import { type Game, colourOf } from '../game/game.ts'
import { isCasual } from '../game/terms.ts'
import type { Role } from '../game/words.ts'

/** What the reader may still make of a game that is over. */
export type LaterFacts = {
  /** `asked`: the other side wishes for it, so that one press is enough. `made`: the next game is there. */
  readonly rematch?: 'possible' | 'asked' | 'wished' | 'made'
  /** A winner on time may let the game go on. */
  readonly playOn: boolean
  /** The creator may open a lapsed invitation again. */
  readonly renew: boolean
}

const rematchOf = (game: Game, seat: Role): LaterFacts['rematch'] => {
  if (game.status !== 'finished' || seat === 'director') return undefined
  const { rematch, next } = game.after
  if (next !== undefined) return 'made'
  if (rematch === undefined) return 'possible'
  return rematch === seat ? 'wished' : 'asked'
}

const mayPlayOn = (game: Game, seat: Role): boolean =>
  game.status === 'finished' &&
  seat !== 'director' &&
  isCasual(game.terms) &&
  game.result.reason === 'time' &&
  game.result.winner === colourOf(game.play, seat) &&
  game.after.next === undefined

export const laterOf = (game: Game, seat: Role): LaterFacts | undefined =>
  game.status === 'open' || game.status === 'active'
    ? undefined
    : {
        rematch: rematchOf(game, seat),
        playOn: mayPlayOn(game, seat),
        renew: game.status === 'expired' && seat === 'creator',
      }
