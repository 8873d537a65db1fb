import { type GameItem, isSameItem } from '../../functions/codec/game-item.ts'
import { packTournament, unpackTournament } from '../../functions/codec/tournament-item.ts'
import type { TournamentRecord } from '../../shared/service/ports/tournaments/tournament-record.ts'
import { tournamentTimer } from '../../shared/service/tournaments/record/tournament-store.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { EntrantStatus } from '../../shared/tournament/model/people.ts'
import { type Tournament, entrantOf } from '../../shared/tournament/model/tournament.ts'
import { areAllDecided } from '../../shared/tournament/standings/board-result.ts'
import { withFacts } from '../../shared/tournament/tournament-log.ts'

/** What a check of a stored tournament has found. `boards`: how many it has. */
export type TournamentCheck = {
  readonly steps: number
  readonly boards: number
  readonly differences: readonly string[]
}

const packedDifferences = (item: GameItem, stored: TournamentRecord): readonly string[] => {
  // Compressed bytes may differ between releases of Node, so the facts are compared, and not the bytes.
  const again = unpackTournament(packTournament(item.p, stored))
  const isSame = JSON.stringify(again.log) === JSON.stringify(stored.log)
  return isSame && isSameItem({ ...packTournament(item.p, stored), e: item.e }, item)
    ? []
    : ['packs to an item other than the stored one']
}

/** Checks that the steps of the log rise to the version, and that no fact is left that another replaces. */
const logDifferences = ({ log, version }: TournamentRecord): readonly string[] => {
  const steps = log.map(({ step = 1 }) => step)
  const isRising = steps.every((step, at) => step >= (steps[at - 1] ?? 1))
  const kept = withFacts([], log)
  return [
    ...(isRising && steps.at(-1) === version
      ? []
      : [`its version is ${version}, and its steps are ${steps.join(' ')}`]),
    ...(kept.length === log.length ? [] : [`its log has ${log.length - kept.length} facts that others replace`]),
  ]
}

const instant = (at: number | undefined): string => (at === undefined ? 'none' : new Date(at).toISOString())

/** Where somebody stands who has never been on a board. */
const NEVER_PLAYED: ReadonlySet<EntrantStatus> = new Set([
  'listed',
  'invited',
  'applied',
  'waiting',
  'declined',
  'removed',
])

const boardDifferences = (tournament: Tournament): readonly string[] =>
  tournament.boards.flatMap(({ number, black, white }) =>
    [black, white].flatMap((player) => {
      const status = entrantOf(tournament, player)?.status
      return status === undefined || NEVER_PLAYED.has(status)
        ? [`board ${number} has the entrant ${player}, who is ${status ?? 'nobody'}`]
        : []
    }),
  )

/** Checks what every tournament must be, whatever its facts are. */
const stateDifferences = (tournament: Tournament, { due }: TournamentRecord): readonly string[] => {
  const { boards, status } = tournament
  const next = tournamentTimer(tournament)
  const games = new Set(boards.map(({ game }) => game))
  const isDecided = status === 'finished' || status === 'running' ? areAllDecided(boards) : undefined
  return [
    ...(due === next ? [] : [`its timer is ${instant(due)}, and the next one needed ${instant(next)}`]),
    ...(games.size === boards.length ? [] : ['two of its boards are the same game']),
    ...boardDifferences(tournament),
    ...(isDecided === undefined || isDecided === (status === 'finished')
      ? []
      : [`it is ${status}, and ${isDecided ? 'all' : 'not all'} of its boards are decided`]),
  ]
}

/** Checks a stored tournament as `checkItem` checks a game. Throws if it cannot be read. */
export const checkTournament = (item: GameItem): TournamentCheck => {
  const stored = unpackTournament(item)
  const tournament = foldTournament(stored.log)
  if (!tournament) throw new Error('a fact of its log does not follow')
  return {
    steps: stored.version,
    boards: tournament.boards.length,
    differences: [
      ...packedDifferences(item, stored),
      ...logDifferences(stored),
      ...stateDifferences(tournament, stored),
    ],
  }
}
