import type { ActBy, Deciders } from '../basis/act.ts'
import { SPAN_BOUNDS, isWithinBounds } from '../../limits/bounds.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { Game, Play } from '../../model/game.ts'
import { isWithout } from '../../model/terms.ts'
import { DAY, type Duration, type Instant, otherSeat, wholeSecond } from '../../model/words.ts'
import { inPlay } from '../basis/in-play.ts'

/** How long a pause still lasts after a player ends it early. */
const NOTICE: Duration = DAY

type ProposePause = ActBy<'propose-pause'> & { readonly until: Instant }
type AcceptPause = ActBy<'accept-pause'>
type DeclinePause = ActBy<'decline-pause'>
type EndPause = ActBy<'end-pause'>
export type PauseCommand = ProposePause | AcceptPause | DeclinePause | EndPause

/** Returns the pending proposal of a pause. It lapses at the end of the pause that it proposes. */
const proposalAt = ({ pending: { pause } }: Play, at: Instant) => (pause && pause.until > at ? pause : undefined)

/**
 * Returns when the last of the pauses that now run ends, or `at` if none runs. Outages do not count, because players
 * cannot end them.
 */
const pausedUntil = (play: Play, at: Instant): Instant =>
  Math.max(at, ...play.freezes.filter(({ kind, from }) => kind === 'pause' && from <= at).map(({ until }) => until))

/** Proposes a pause, or agrees to it if the other side has proposed the same end. */
const proposePause = (game: Game, command: ProposePause, at: Instant): Decision =>
  inPlay(game, at, ({ play, terms }) => {
    const until = wholeSecond(command.until)
    const pause = proposalAt(play, at)
    if (terms.clock === 'unlimited' || isWithout(terms, 'pauses')) return refuse({ code: 'not-in-this-game' })
    if (pause?.by === command.by) return pause.until === until ? DUPLICATE : refuse({ code: 'asked-already' })
    if (!isWithinBounds(SPAN_BOUNDS.pause, until - at)) return refuse({ code: 'too-long' })
    return accept(
      pause?.until === until ? { type: 'paused', at, until } : { type: 'pause-proposed', at, by: command.by, until },
    )
  })

const acceptPause = (game: Game, { by }: AcceptPause, at: Instant): Decision =>
  inPlay(game, at, ({ play }) => {
    const pause = proposalAt(play, at)
    return pause?.by === otherSeat(by)
      ? accept({ type: 'paused', at, until: pause.until })
      : refuse({ code: 'nothing-asked' })
  })

const declinePause = (game: Game, { by }: DeclinePause, at: Instant): Decision =>
  inPlay(game, at, ({ play }) =>
    proposalAt(play, at) ? accept({ type: 'pause-declined', at, by }) : refuse({ code: 'nothing-asked' }),
  )

const endPause = (game: Game, { by }: EndPause, at: Instant): Decision =>
  inPlay(game, at, ({ play }) => {
    const until = pausedUntil(play, at)
    if (until === at) return refuse({ code: 'nothing-asked' })
    return until <= at + NOTICE ? DUPLICATE : accept({ type: 'pause-ending', at, by, until: at + NOTICE })
  })

export const pauseDeciders: Deciders<PauseCommand> = {
  'propose-pause': { by: 'seat', decide: proposePause, makes: 'pause-proposed' },
  'accept-pause': { by: 'seat', decide: acceptPause, makes: 'paused' },
  'decline-pause': { by: 'seat', decide: declinePause, makes: 'pause-declined' },
  'end-pause': { by: 'seat', decide: endPause, makes: 'pause-ending' },
}
