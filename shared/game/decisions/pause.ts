import { SPANS, isWithin } from '../bounds.ts'
import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { Game, Play } from '../game.ts'
import { DAY, type Duration, type Instant, otherSeat, wholeSecond } from '../words.ts'
import { inPlay } from './gate.ts'

/** The notice that a player gives who ends a pause. */
const NOTICE: Duration = DAY

/** The proposal that waits for an answer. One whose date has passed is none any more. */
const proposalAt = ({ pending: { pause } }: Play, at: Instant) => (pause && pause.until > at ? pause : undefined)

/** When the pause is over; of pauses that overlap the longest counts. An outage is no pause: it is the operator's. */
const pausedUntil = (play: Play, at: Instant): Instant =>
  Math.max(at, ...play.freezes.filter(({ kind, from }) => kind === 'pause' && from <= at).map(({ until }) => until))

/** Both clocks are to stand until a date, if the other side agrees. Two proposals for the same date are an agreement. */
export const proposePause = (game: Game, command: CommandOf<'propose-pause'>, at: Instant): Decision =>
  inPlay(game, at, ({ play, terms }) => {
    const until = wholeSecond(command.until)
    const pause = proposalAt(play, at)
    if (terms.clock === 'unlimited') return refuse({ code: 'not-in-this-game' })
    if (pause?.by === command.by) return pause.until === until ? DUPLICATE : refuse({ code: 'asked-already' })
    if (!isWithin(SPANS.pause, until - at)) return refuse({ code: 'too-long' })
    return done(
      pause?.until === until ? { type: 'paused', at, until } : { type: 'pause-proposed', at, by: command.by, until },
    )
  })

export const acceptPause = (game: Game, { by }: CommandOf<'accept-pause'>, at: Instant): Decision =>
  inPlay(game, at, ({ play }) => {
    const pause = proposalAt(play, at)
    return pause?.by === otherSeat(by)
      ? done({ type: 'paused', at, until: pause.until })
      : refuse({ code: 'nothing-asked' })
  })

/** Also how one takes back a proposal of one's own. */
export const declinePause = (game: Game, { by }: CommandOf<'decline-pause'>, at: Instant): Decision =>
  inPlay(game, at, ({ play }) =>
    proposalAt(play, at) ? done({ type: 'pause-declined', at, by }) : refuse({ code: 'nothing-asked' }),
  )

/** Either side ends a pause, with a day's notice. */
export const endPause = (game: Game, { by }: CommandOf<'end-pause'>, at: Instant): Decision =>
  inPlay(game, at, ({ play }) => {
    const until = pausedUntil(play, at)
    if (until === at) return refuse({ code: 'nothing-asked' })
    return until <= at + NOTICE ? DUPLICATE : done({ type: 'pause-ending', at, by, until: at + NOTICE })
  })
