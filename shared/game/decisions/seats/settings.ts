import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept } from '../basis/decision.ts'
import { type PlayerSettings, REMINDERS } from '../../model/events.ts'
import { type Game, playerOf } from '../../model/game.ts'
import type { Instant } from '../../model/words.ts'

type Choose = ActBy<'choose'> & { readonly choices: PlayerSettings }
type Rename = ActBy<'rename'> & { readonly name: string }
/** A player changes their settings for the game, or their name. */
export type SettingsCommand = Choose | Rename

const isSame = (a: PlayerSettings, b: PlayerSettings): boolean =>
  a.quietIn === b.quietIn &&
  a.playForced === b.playForced &&
  REMINDERS.every((reminder) => a.reminders.includes(reminder) === b.reminders.includes(reminder))

const choose = (game: Game, { by, choices }: Choose, at: Instant): Decision =>
  isSame(game.choices[by], choices) ? DUPLICATE : accept({ type: 'chose', at, by, choices })

const rename = (game: Game, { by, name }: Rename, at: Instant): Decision =>
  playerOf(game, by)?.name === name ? DUPLICATE : accept({ type: 'renamed', at, by, name })

export const settingsDeciders: Deciders<SettingsCommand> = {
  choose: { by: 'seat', decide: choose, makes: 'chose' },
  rename: { by: 'seat', decide: rename, makes: 'renamed' },
}
