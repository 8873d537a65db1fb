import { TOURNAMENT_COUNTS } from '../model/tournament-limits.ts'
import type { TournamentTerms } from '../model/tournament-terms.ts'
import { isRoundRobin } from '../model/words.ts'

const { games, players, roundRobin } = TOURNAMENT_COUNTS

/** Returns how many games a round robin of so many players has. */
const roundRobinGames = (count: number, isDouble: boolean): number => ((count * (count - 1)) / 2) * (isDouble ? 2 : 1)

/** Returns how many players a format can hold. */
export const mostInFormat = ({ format, bothColours }: Pick<TournamentTerms, 'format' | 'bothColours'>): number => {
  let most: number = isRoundRobin(format) ? roundRobin.most : players.most
  while (isRoundRobin(format) && roundRobinGames(most, format === 'two-game') > games.most) most -= 1
  if (format === 'team-match') most = Math.min(most, (bothColours ? 1 : 2) * games.most)
  return most
}

/** Returns how many players these terms allow: the limit of entry, or what the format can hold. */
export const mostPlayers = (terms: TournamentTerms): number => {
  const most = mostInFormat(terms)
  return Math.min(most, terms.entry.limit ?? most)
}
