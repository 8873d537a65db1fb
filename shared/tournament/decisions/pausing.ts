import { isWithinBounds } from '../../game/limits/bounds.ts'
import { DAY, type Instant, wholeSecond } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import { type Tournament, entrantOf, pauseAt } from '../model/tournament.ts'
import { EVENT_PAUSE, TOURNAMENT_ALLOWANCE } from '../model/tournament-limits.ts'
import { type TournamentDeciders, whileRunning } from './tournament-decider.ts'
import { REPEATED, type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

type Pause = TournamentCommandOf<'pause'>
type Resume = TournamentCommandOf<'resume'>
type Away = TournamentCommandOf<'away'>

/** All clocks stop until an instant, or until the event is resumed. */
const pause = (tournament: Tournament, command: Pause, at: Instant): TournamentDecision =>
  whileRunning(tournament, () => {
    const until = wholeSecond(command.until)
    const running = pauseAt(tournament, at)
    if (running) return running.until === until ? REPEATED : deny({ code: 'paused-already' })
    if (!isWithinBounds(EVENT_PAUSE, until - at)) return deny({ code: 'too-long' })
    return tournament.pauses.length < TOURNAMENT_ALLOWANCE.pauses
      ? recordFacts({ type: 'paused', at, until })
      : deny({ code: 'tournament-allowance-used' })
  })

const resume = (tournament: Tournament, _command: Resume, at: Instant): TournamentDecision =>
  whileRunning(tournament, () => {
    if (pauseAt(tournament, at)) return recordFacts({ type: 'resumed', at })
    return tournament.pauses.at(-1)?.resumedAt === undefined ? deny({ code: 'not-paused' }) : REPEATED
  })

/**
 * Takes leave on all own boards, of each as much as it has left, or ends it with no days. Each board takes it when the
 * service looks at it.
 */
const away = (tournament: Tournament, { by, from, days }: Away, at: Instant): TournamentDecision =>
  whileRunning(tournament, () => {
    const { game } = tournament.terms
    const entrant = entrantOf(tournament, by.number)
    if (entrant?.status !== 'accepted') return deny({ code: 'not-playing' })
    const { absence } = entrant
    const isAway = absence !== undefined && absence.days > 0 && absence.from + absence.days * DAY > at
    if (days === 0) return isAway ? recordFacts({ type: 'away', at, player: by.number, from: at, days }) : REPEATED
    if (game.leave === 0 || game.clock === 'unlimited') return deny({ code: 'no-leave-here' })
    const start = Math.max(at, wholeSecond(from ?? at))
    if (isAway && absence.days === days && (from === undefined || absence.from === start)) return REPEATED
    return isAway
      ? deny({ code: 'away-already' })
      : recordFacts({ type: 'away', at, player: by.number, from: start, days })
  })

export const pausingDeciders: TournamentDeciders<TournamentCommandOf<'pause' | 'resume' | 'away'>> = {
  pause: { by: ['secretary'], makes: 'paused', decide: pause },
  resume: { by: ['secretary'], makes: 'resumed', decide: resume },
  away: { by: ['player'], makes: 'away', decide: away },
}
