import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept } from '../basis/decision.ts'
import type { Game } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'
import { inPlay } from '../basis/in-play.ts'

/** A player sets conditional moves. `plan` is the name under which the lines are stored; empty removes them. */
export type SetConditionalMovesCommand = ActBy<'plan'> & { readonly plan: string }

/** The lines are secret, so the log has only their name. */
const plan = (game: Game, command: SetConditionalMovesCommand, at: Instant): Decision =>
  inPlay(game, at, ({ play }) =>
    (play.conditionalMoves[command.by] ?? '') === command.plan
      ? DUPLICATE
      : accept({ type: 'planned', at, by: command.by, plan: command.plan }),
  )

export const conditionalMovesDeciders: Deciders<SetConditionalMovesCommand> = {
  plan: { by: 'seat', decide: plan, makes: 'planned' },
}
