import type { Act, Deciders } from '../act.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { Result } from '../events.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'

type Adjudicate = Act<'adjudicate', 'director'> & { readonly winner: Result['winner'] }
type Void = Act<'void', 'director'>
export type ArbiterCommand = Adjudicate | Void

/** Of a running game, even after the deadline. */
const adjudicate = (game: Game, { winner }: Adjudicate, at: Instant): Decision => {
  if (game.status === 'finished' && game.result.reason === 'adjudication' && game.result.winner === winner)
    return DUPLICATE
  if (game.status !== 'active') return refuse({ code: game.status === 'open' ? 'not-begun' : 'game-over' })
  return done({ type: 'finished', at, result: { winner, reason: 'adjudication' } })
}

const voidGame = (game: Game, _command: Void, at: Instant): Decision => {
  if (game.status === 'aborted' && game.by === 'director') return DUPLICATE
  return game.status === 'active' || game.status === 'open'
    ? done({ type: 'aborted', at, by: 'director' })
    : refuse({ code: 'game-over' })
}

export const arbitrating: Deciders<ArbiterCommand> = {
  adjudicate: { by: 'director', decide: adjudicate, makes: 'finished' },
  void: { by: 'director', decide: voidGame, makes: 'aborted' },
}
