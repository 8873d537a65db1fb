import type { ActBy, Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import { type Game, playerOf } from '../../model/game.ts'
import type { ContactId } from '../../model/people.ts'
import type { Instant, Role } from '../../model/words.ts'

export type ForgetCommand = ActBy<'forget-me', Role> & { readonly contact: ContactId }

/** Removes a person's name and address in any state. Moves and the link stay, and the game goes on. */
const forgetMe = (game: Game, { by, contact }: ForgetCommand, at: Instant): Decision => {
  const player = playerOf(game, by)
  if (!player) return refuse({ code: 'not-yours-to-do' })
  return player.name === '' ? DUPLICATE : accept({ type: 'forgotten', at, by, contact })
}

export const forgetDeciders: Deciders<ForgetCommand> = {
  'forget-me': { by: 'either', decide: forgetMe, makes: 'forgotten' },
}
