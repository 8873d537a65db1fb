import type { Game } from '../../game/model/game.ts'
import { possibleActs } from '../../game/possible-acts.ts'
import type { Instant, Role } from '../../game/model/words.ts'

/** What a person may still do after the end of a game. */
export type AfterEndFacts = {
  /**
   * The state of a rematch: `possible` if nobody has asked for one, `asked` if the other side has (so the reader's
   * consent is enough), `wished` if the reader has, and `made` if the next game exists.
   */
  readonly rematch?: 'possible' | 'asked' | 'wished' | 'made'
  /** True if the reader won on time and may let the game go on. */
  readonly playOn: boolean
  /** True if the reader, as the creator, may renew the expired invitation. */
  readonly renew: boolean
}

const rematchOf = (game: Game, seat: Role, isPossible: boolean): AfterEndFacts['rematch'] => {
  if (game.status !== 'finished' || seat === 'arbiter') return undefined
  const { rematch, next } = game.after
  if (next !== undefined) return 'made'
  if (rematch === seat) return 'wished'
  if (!isPossible) return undefined
  return rematch === undefined ? 'possible' : 'asked'
}

/** Returns what the person in a seat may do after the end. Undefined for a game that has not ended. */
export const afterEndFactsOf = (game: Game, seat: Role, now: Instant): AfterEndFacts | undefined => {
  if (game.status === 'open' || game.status === 'active') return undefined
  const may = possibleActs(game, seat, now)
  return {
    rematch: rematchOf(game, seat, may.has('rematch')),
    playOn: may.has('play-on'),
    renew: may.has('renew'),
  }
}
