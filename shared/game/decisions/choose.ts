import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done } from '../decision.ts'
import { type Game, playerOf } from '../game.ts'
import type { Instant } from '../words.ts'

/** A seat says how it wishes to be treated. */
export const choose = (game: Game, { by, choices }: CommandOf<'choose'>, at: Instant): Decision =>
  JSON.stringify(game.choices[by]) === JSON.stringify(choices) ? DUPLICATE : done({ type: 'chose', at, by, choices })

export const rename = (game: Game, { by, name }: CommandOf<'rename'>, at: Instant): Decision =>
  playerOf(game, by)?.name === name ? DUPLICATE : done({ type: 'renamed', at, by, name })
