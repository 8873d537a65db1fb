import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'
import { inPlay } from './gate.ts'

/** A seat has planned its replies, or planned none any more. What they are is nobody else's business. */
export const plan = (game: Game, command: CommandOf<'plan'>, at: Instant): Decision =>
  inPlay(game, at, ({ play }) =>
    (play.plans[command.by] ?? '') === command.plan
      ? DUPLICATE
      : done({ type: 'planned', at, by: command.by, plan: command.plan }),
  )
