import type { Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, NO_EVENTS, accept } from '../basis/decision.ts'
import type { Game } from '../../model/game.ts'
import { type Instant, wholeSecond } from '../../model/words.ts'

/** The operator declares an outage, whose time does not count for either clock. */
export type FreezeCommand = { readonly type: 'freeze'; readonly from: Instant; readonly until: Instant }

const freeze = (game: Game, command: FreezeCommand, at: Instant): Decision => {
  if (game.status !== 'active' || command.until <= game.play.turnStartedAt) return NO_EVENTS
  const [from, until] = [wholeSecond(command.from), wholeSecond(command.until)]
  const known = game.play.freezes.some((each) => each.kind === 'outage' && each.from === from && each.until === until)
  return known || until <= from ? DUPLICATE : accept({ type: 'frozen', at, from, until })
}

export const freezeDeciders: Deciders<FreezeCommand> = { freeze: { by: 'service', decide: freeze } }
