import type { Game } from '../game/game.ts'
import { mayNow } from '../game/may.ts'
import type { Instant, Role } from '../game/words.ts'

export type LaterFacts = {
  /** `asked`: by the other side, so one press is enough. `made`: the next game exists. */
  readonly rematch?: 'possible' | 'asked' | 'wished' | 'made'
  readonly playOn: boolean
  readonly renew: boolean
}

const rematchOf = (game: Game, seat: Role, isOpen: boolean): LaterFacts['rematch'] => {
  if (game.status !== 'finished' || seat === 'director') return undefined
  const { rematch, next } = game.after
  if (next !== undefined) return 'made'
  if (rematch === seat) return 'wished'
  if (!isOpen) return undefined
  return rematch === undefined ? 'possible' : 'asked'
}

export const laterOf = (game: Game, seat: Role, now: Instant): LaterFacts | undefined => {
  if (game.status === 'open' || game.status === 'active') return undefined
  const may = mayNow(game, seat, now)
  return {
    rematch: rematchOf(game, seat, may.has('rematch')),
    playOn: may.has('play-on'),
    renew: may.has('renew'),
  }
}
