import type { Act, Deciders } from '../act.ts'
import { type Decision, DUPLICATE, done } from '../decision.ts'
import { type Choices, REMINDERS } from '../events.ts'
import { type Game, playerOf } from '../game.ts'
import type { Instant } from '../words.ts'

type Choose = Act<'choose'> & { readonly choices: Choices }
type Rename = Act<'rename'> & { readonly name: string }
/** A player changes their settings for the game, or their name. */
export type ChoiceCommand = Choose | Rename

const isSame = (a: Choices, b: Choices): boolean =>
  a.quietIn === b.quietIn &&
  a.playForced === b.playForced &&
  REMINDERS.every((reminder) => a.reminders.includes(reminder) === b.reminders.includes(reminder))

const choose = (game: Game, { by, choices }: Choose, at: Instant): Decision =>
  isSame(game.choices[by], choices) ? DUPLICATE : done({ type: 'chose', at, by, choices })

const rename = (game: Game, { by, name }: Rename, at: Instant): Decision =>
  playerOf(game, by)?.name === name ? DUPLICATE : done({ type: 'renamed', at, by, name })

export const choosing: Deciders<ChoiceCommand> = {
  choose: { by: 'seat', decide: choose, makes: 'chose' },
  rename: { by: 'seat', decide: rename, makes: 'renamed' },
}
