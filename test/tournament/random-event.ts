import type { ResultReason } from '../../shared/game/model/events.ts'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import type { BoardOutcome } from '../../shared/tournament/model/boards.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'
import { STARTED, history, people, running } from './given.ts'
import type { PlayedGame } from './reference-standings.ts'

type Chance = () => number

export const pickOne = <const T extends readonly [unknown, ...unknown[]]>(chance: Chance, values: T): T[number] =>
  values[Math.floor(chance() * values.length)] ?? values[0]

/** A random event: its facts up to the start, the facts with which its games ended, and its games as they ended. */
export type RandomEvent = {
  readonly begun: readonly TournamentFact[]
  readonly scored: readonly TournamentFact[]
  readonly games: readonly PlayedGame[]
  readonly count: number
  readonly strikes: boolean
}

/** How a game ended, and whether its loser gave it up. */
type End = { readonly outcome: BoardOutcome | undefined; readonly gaveUp: boolean }

const OPEN: End = { outcome: undefined, gaveUp: false }

const wonBy = (winner: 'black' | 'white', reason: ResultReason): End => ({
  outcome: { winner, reason },
  gaveUp: reason === 'time' || reason === 'forfeit' || reason === 'withdrawal',
})

/** Draws are frequent, so that many players have equal points. */
const played = (chance: Chance): End => {
  const dice = chance()
  if (dice < 0.45) return { outcome: { winner: null, reason: 'agreement' }, gaveUp: false }
  if (dice < 0.5) return { outcome: 'void', gaveUp: false }
  const reason = pickOne(chance, ['no-moves', 'resignation', 'no-pieces', 'time', 'forfeit', 'adjudication'])
  return wonBy(chance() < 0.5 ? 'black' : 'white', reason)
}

/** Returns the end of a game. Of two players who left, the one who left first has lost what was still open. */
const endOf = (
  chance: Chance,
  { black, white }: { readonly black: number; readonly white: number },
  leavers: ReadonlyMap<number, number>,
  openShare: number,
): End => {
  const [darkLeft, lightLeft] = [leavers.get(black) ?? 2, leavers.get(white) ?? 2]
  const over = chance()
  // A leaver has played a share of the games before leaving.
  if (over >= Math.min(darkLeft, lightLeft)) return wonBy(darkLeft < lightLeft ? 'white' : 'black', 'withdrawal')
  return chance() < openShare ? OPEN : played(chance)
}

const gameOf = (
  { black, white }: { readonly black: number; readonly white: number },
  { outcome, gaveUp }: End,
): PlayedGame => ({
  black: black - 1,
  white: white - 1,
  end: outcome === undefined ? 'open' : outcome === 'void' ? 'void' : (outcome.winner ?? 'draw'),
  gaveUp,
})

/** Returns a random event of 3 to 20 players, in which some leave and some games are not over or void. */
export const randomEvent = (chance: Chance): RandomEvent => {
  const format = pickOne(chance, ['single', 'single', 'two-game'])
  const count = 3 + Math.floor(chance() * chance() * 18)
  const strikes = chance() < 0.7
  const begun = history(...running({ format, leavers: strikes ? 'half' : 'count' }, people(count)))
  const { boards } = foldTournament(begun) as Tournament
  const leavers = new Map<number, number>()
  while (chance() < 0.4) leavers.set(1 + Math.floor(chance() * count), chance())
  const openShare = chance() < 0.7 ? 0 : chance() * 0.5
  const ends = boards.map((board) => endOf(chance, board, leavers, openShare))
  const scored = boards.flatMap(({ number }, at): readonly TournamentFact[] => {
    const outcome = ends[at]?.outcome
    if (outcome === undefined) return []
    return [{ type: 'scored', at: STARTED + DAY + at * MINUTE, board: number, version: 7 + at, outcome }]
  })
  return { begun, scored, games: boards.map((board, at) => gameOf(board, ends[at] ?? OPEN)), count, strikes }
}
