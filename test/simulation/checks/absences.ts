import { DAY, HOUR, MINUTE, type Seat } from '../../../shared/game/model/words.ts'
import type { Chapter, Evidence } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import { type BoardAccount, type Leave, type TournamentAccount, accountAt } from '../tournaments/account.ts'
import { gamesOf } from '../tournaments/board-of.ts'
import type { Check } from './check.ts'

/** How long a board may take to follow its player on leave: where nothing fails, and where calls fail. */
const PATIENCE = { perfect: 10 * MINUTE, usual: 24 * HOUR }

type Game = { readonly board: BoardAccount; readonly steps: readonly Chapter[] }

const seatOf = ({ board }: Game, player: number): Seat => (board.black === player ? 'creator' : 'opponent')

type Taken = { readonly at: number; readonly from: number; readonly until: number; readonly isOfTournament: boolean }

/** Returns the leaves that a seat has taken in a game, by itself or by the tournament. */
const takenIn = ({ steps }: Game, seat: Seat): readonly Taken[] =>
  steps.flatMap(({ at, by, step }) =>
    step.flatMap((event) =>
      event.type === 'leave-taken' && event.by === seat
        ? [{ at, from: event.from, until: event.until, isOfTournament: typeof by === 'string' }]
        : [],
    ),
  )

/** Returns whether the leave that a seat had at an instant, or was to have, still stood at a later one. */
const staysOnLeave = ({ steps }: Game, seat: Seat, from: number, until: number): boolean => {
  const { stops = [] } = steps.findLast(({ at }) => at <= from)?.reckoned ?? {}
  const isEnded = steps.some(
    ({ at, step }) =>
      at >= from && at <= until && step.some((event) => event.type === 'leave-ended' && event.by === seat),
  )
  return !isEnded && stops.some((stop) => stop.seat === seat && stop.until > Math.max(stop.from, until))
}

/** Returns how often the tournament has ended a leave of this seat between two instants. */
const endedIn = ({ steps }: Game, seat: Seat, from: number, until: number): number =>
  steps.filter(
    ({ at, by, step }) =>
      typeof by === 'string' &&
      at >= from &&
      at < until &&
      step.some((event) => event.type === 'leave-ended' && event.by === seat),
  ).length

/** Returns whether a game ran from an instant until a later one. */
const runsFrom = ({ steps }: Game, from: number, until: number): boolean =>
  steps.findLast(({ at }) => at <= from)?.reckoned.status === 'active' &&
  steps.every(({ at, reckoned }) => at <= from || at > until || reckoned.status === 'active')

/** Says which board has taken the leave twice, or not at all although it could. `next`: when the player asked again. */
const boardFault = (game: Game, leave: Leave, next: number, until: number): string | undefined => {
  const seat = seatOf(game, leave.player)
  const taken = takenIn(game, seat)
  const own = taken.filter(({ at, isOfTournament }) => isOfTournament && at >= leave.at && at < next)
  const { number } = game.board
  if (leave.days === 0) {
    if (endedIn(game, seat, leave.at, next) > 1) return `board ${number} has ended a leave twice`
    const goesOn = next > until && runsFrom(game, leave.at, until) && staysOnLeave(game, seat, leave.at, until)
    return goesOn ? `board ${number} has not ended the leave of player ${leave.player}` : undefined
  }
  if (own.length > 1) return `board ${number} has taken the leave of player ${leave.player} twice`
  const isFresh = taken.every(({ at }) => at >= leave.at)
  const couldTake = isFresh && next > until && runsFrom(game, leave.at, until) && leave.from + leave.days * DAY > until
  return couldTake && !taken.some(({ at }) => at <= until)
    ? `board ${number} has not taken the leave of player ${leave.player}`
    : undefined
}

const faultOf = (evidence: Evidence, faults: Faults, account: TournamentAccount): string | undefined => {
  const patience = faults.isPerfect ? PATIENCE.perfect : PATIENCE.usual
  for (const [at, leave] of account.leaves.entries()) {
    const next = account.leaves.slice(at + 1).find(({ player }) => player === leave.player)?.at ?? Infinity
    const until = Math.max(leave.at, faults.calmFrom(leave.at)) + patience
    const games = gamesOf(evidence, account).filter(
      ({ board: { black, white, emptied } }) =>
        emptied === undefined && (black === leave.player || white === leave.player),
    )
    const fault = games.map((game) => boardFault(game, leave, next, until)).find((each) => each !== undefined)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** A leave of the whole event covers all boards that run: each takes it once, and ends it once. */
export const absencesKept: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  for (const id of evidence.tournaments.keys()) {
    const account = accountAt(evidence, id)
    const fault = account && faultOf(evidence, faults, account)
    if (fault !== undefined) return `${fault} in tournament ${id}`
  }
  return undefined
}
