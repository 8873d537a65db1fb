import { type Tournament, entrantOf, playersOf } from '../model/tournament.ts'
import { POINTS } from './counted-games.ts'
import { resultOfBoard } from './board-result.ts'

/** The score of a team: the points of its boards, and the points of its matches with other teams. */
export type TeamScore = { readonly team: string; readonly boardPoints: number; readonly teamPoints: number }

/** The points of a match of two teams, by the name of each. */
type MatchScore = ReadonlyMap<string, number>

const addTo = (score: MatchScore, team: string, points: number): MatchScore =>
  new Map([...score, [team, (score.get(team) ?? 0) + points]])

/** Returns the score on the boards of each match, and whether all of its games are decided. */
const matchesIn = (tournament: Tournament): readonly { readonly score: MatchScore; readonly isOver: boolean }[] => {
  const matches = new Map<string, { readonly score: MatchScore; readonly isOver: boolean }>()
  for (const board of tournament.boards) {
    const black = entrantOf(tournament, board.black)?.team ?? ''
    const white = entrantOf(tournament, board.white)?.team ?? ''
    const key = [black, white].toSorted().join('\n')
    const { score, isOver } = matches.get(key) ?? { score: new Map<string, number>(), isOver: true }
    const result = resultOfBoard(board)
    const points = (team: 'black' | 'white'): number => {
      if (result === undefined || result === 'void') return 0
      if (result.winner === null) return POINTS.draw
      return result.winner === team ? POINTS.win : POINTS.loss
    }
    matches.set(key, {
      score: addTo(addTo(score, black, points('black')), white, points('white')),
      isOver: isOver && result !== undefined,
    })
  }
  return [...matches.values()]
}

const teamPointsIn = ({ score }: { readonly score: MatchScore }, team: string): number => {
  const own = score.get(team)
  const [other] = [...score].flatMap(([name, points]) => (name === team ? [] : [points]))
  if (own === undefined || other === undefined) return 0
  if (own === other) return POINTS.draw
  return own > other ? POINTS.win : POINTS.loss
}

/**
 * Returns the scores of the teams, the best first: team points, then board points. A match gives team points once all
 * of its games are decided. Games of players who have left count: the other team has won them.
 */
export const teamStandingsOf = (tournament: Tournament): readonly TeamScore[] => {
  const matches = matchesIn(tournament)
  const teams = [...new Set(playersOf(tournament).flatMap(({ team }) => team ?? []))]
  return teams
    .map((team) => ({
      team,
      boardPoints: matches.reduce((sum, { score }) => sum + (score.get(team) ?? 0), 0),
      teamPoints: matches.filter(({ isOver }) => isOver).reduce((sum, match) => sum + teamPointsIn(match, team), 0),
    }))
    .toSorted((one, other) => other.teamPoints - one.teamPoints || other.boardPoints - one.boardPoints)
}
