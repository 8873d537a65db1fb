import type { Act, Deciders } from '../act.ts'
import { type Decision, DUPLICATE, done } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'
import { inPlay } from './gate.ts'

/** A player sets conditional moves. `plan` is the name under which the lines are stored; empty removes them. */
export type PlanCommand = Act<'plan'> & { readonly plan: string }

/** The lines are secret, so the log has only their name. */
const plan = (game: Game, command: PlanCommand, at: Instant): Decision =>
  inPlay(game, at, ({ play }) =>
    (play.plans[command.by] ?? '') === command.plan
      ? DUPLICATE
      : done({ type: 'planned', at, by: command.by, plan: command.plan }),
  )

export const planning: Deciders<PlanCommand> = { plan: { by: 'seat', decide: plan, makes: 'planned' } }
