import { HOUR, MINUTE } from '../../../shared/game/model/words.ts'
import type { Chapter, Evidence } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import { type BoardAccount, type Member, type TournamentAccount, accountAt } from '../tournaments/account.ts'
import { gamesOf } from '../tournaments/board-of.ts'
import type { Check } from './check.ts'

/** How long the boards of a player who has left may run on: where nothing fails, and where calls fail. */
const PATIENCE = { perfect: 10 * MINUTE, usual: 24 * HOUR }

const patienceIn = (faults: Faults): number => (faults.isPerfect ? PATIENCE.perfect : PATIENCE.usual)

type Game = { readonly board: BoardAccount; readonly steps: readonly Chapter[] }

const hasLeft = (member: Member | undefined, until: number): boolean =>
  member?.left !== undefined && member.left <= until

/**
 * Returns whether the game of a board ended as a game must that a player has left: it was over before, the other has won,
 * nobody has because the other had left, too, or it is void.
 */
const isSettled = ({ members }: TournamentAccount, { board, steps }: Game, leaver: Member, until: number): boolean => {
  const last = steps.findLast(({ at }) => at <= until)
  const { end, status } = last?.reckoned ?? {}
  if (status !== 'over' || !end) return false
  const other = members[(board.black === leaver.number ? board.white : board.black) - 1]
  if (end.type !== 'finished' || end.result.reason !== 'withdrawal') return true
  const colour = board.black === leaver.number ? 'white' : 'black'
  return end.result.winner === colour || hasLeft(other, until)
}

const faultOf = (evidence: Evidence, faults: Faults, id: string, account: TournamentAccount): string | undefined => {
  for (const leaver of account.members) {
    if (leaver.left === undefined) continue
    const until = Math.max(leaver.left, faults.calmFrom(leaver.left)) + patienceIn(faults)
    const running = gamesOf(evidence, account).find(
      (game) =>
        (game.board.black === leaver.number || game.board.white === leaver.number) &&
        (game.steps[0]?.at ?? Infinity) < until &&
        !isSettled(account, game, leaver, until),
    )
    if (running) return `${leaver.name} has left tournament ${id}, and board ${running.board.number} goes on`
  }
  return undefined
}

/** Says which board of a cancelled event goes on. */
const cancelFault = (evidence: Evidence, faults: Faults, id: string, account: TournamentAccount) => {
  const { state, ended = 0 } = account
  if (state !== 'cancelled') return undefined
  const until = Math.max(ended, faults.calmFrom(ended)) + patienceIn(faults)
  const running = gamesOf(evidence, account).find(
    ({ steps }) => steps.findLast(({ at }) => at <= until)?.reckoned.end === undefined,
  )
  return running && `tournament ${id} was cancelled, and board ${running.board.number} goes on`
}

/**
 * Ten minutes after somebody has left a tournament, no board of theirs runs: the other has won, or it is void. No board runs
 * either that long after the tournament was cancelled.
 */
export const leaversStop: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  for (const id of evidence.tournaments.keys()) {
    const account = accountAt(evidence, id)
    const fault = account && (faultOf(evidence, faults, id, account) ?? cancelFault(evidence, faults, id, account))
    if (fault !== undefined) return fault
  }
  return undefined
}
