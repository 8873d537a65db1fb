import type { Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, NO_EVENTS, accept } from '../basis/decision.ts'
import type { ClockStop, Game } from '../../model/game.ts'
import { DAY, type Duration, type Instant, wholeSecond } from '../../model/words.ts'
import { inPlay } from '../basis/in-play.ts'

/** How long the clocks still stand after a tournament is resumed early, as after a pause that a player ends. */
export const RESUMING_NOTICE: Duration = DAY

/** The tournament of this game pauses until then: both clocks stand. */
type Suspend = { readonly type: 'suspend'; readonly until: Instant }
/** The tournament was resumed at this instant. */
type Continue = { readonly type: 'continue'; readonly resumedAt: Instant }
export type SuspendCommand = Suspend | Continue

const pausesAfter = ({ play }: Extract<Game, { status: 'active' }>, at: Instant): readonly ClockStop[] =>
  play.freezes.filter(({ kind, until }) => kind === 'pause' && until > at)

const suspend = (game: Game, command: Suspend, at: Instant): Decision =>
  inPlay(game, at, (active) => {
    const until = wholeSecond(command.until)
    if (until <= at) return NO_EVENTS
    return pausesAfter(active, at).some((pause) => pause.until === until)
      ? DUPLICATE
      : accept({ type: 'paused', at, until })
  })

/** Ends the pauses a day after the tournament was resumed. The event names a seat, because every such event does. */
const goOn = (game: Game, command: Continue, at: Instant): Decision =>
  inPlay(game, at, (active) => {
    const until = Math.max(at, wholeSecond(command.resumedAt) + RESUMING_NOTICE)
    return pausesAfter(active, until).length > 0
      ? accept({ type: 'pause-ending', at, by: 'creator', until })
      : NO_EVENTS
  })

export const suspendDeciders: Deciders<SuspendCommand> = {
  suspend: { by: 'service', decide: suspend },
  continue: { by: 'service', decide: goOn },
}
