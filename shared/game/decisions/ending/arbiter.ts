import type { ActBy, Deciders } from '../basis/act.ts'
import { AFTER_END_PERIOD } from '../../limits/bounds.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { Result } from '../../model/events.ts'
import type { AbortedGame, Game } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'

type Adjudicate = ActBy<'adjudicate', 'arbiter'> & { readonly winner: Result['winner'] }
type Void = ActBy<'void', 'arbiter'>
export type ArbiterCommand = Adjudicate | Void

/** Returns whether an arbiter may still rule on a game that the clock or a player called off after it had begun. */
const isToRule = (game: AbortedGame, at: Instant): boolean =>
  game.play !== undefined && game.by !== 'arbiter' && at <= game.endedAt + AFTER_END_PERIOD

/** The arbiter decides the result of a running game, even after its deadline, or of a game that was called off. */
const adjudicate = (game: Game, { winner }: Adjudicate, at: Instant): Decision => {
  if (game.status === 'finished' && game.result.reason === 'adjudication' && game.result.winner === winner)
    return DUPLICATE
  if (game.status === 'open') return refuse({ code: 'not-begun' })
  if (game.status !== 'active' && !(game.status === 'aborted' && isToRule(game, at)))
    return refuse({ code: 'game-over' })
  return accept({ type: 'finished', at, result: { winner, reason: 'adjudication' } })
}

/** The arbiter calls the game off. */
const voidGame = (game: Game, _command: Void, at: Instant): Decision => {
  if (game.status === 'aborted' && game.by === 'arbiter') return DUPLICATE
  return game.status === 'active' || game.status === 'open'
    ? accept({ type: 'aborted', at, by: 'arbiter' })
    : refuse({ code: 'game-over' })
}

export const arbiterDeciders: Deciders<ArbiterCommand> = {
  adjudicate: { by: 'arbiter', decide: adjudicate, makes: 'finished' },
  void: { by: 'arbiter', decide: voidGame, makes: 'aborted' },
}
