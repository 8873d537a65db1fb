import type { TournamentRefusal } from '../../tournament/model/tournament-refusals.ts'
import type { TournamentTexts } from './tournament-texts.ts'

/** Returns a refusal as a sentence, with the number that it names. */
export const tournamentRefusalText = (
  { tournamentRefusals, counted }: Pick<TournamentTexts, 'tournamentRefusals' | 'counted'>,
  refusal: TournamentRefusal,
): string => {
  const { code } = refusal
  if (code === 'too-few-players') return counted.tooFew(refusal.least)
  if (code === 'too-many-players') return counted.tooManyPlayers(refusal.most)
  return code === 'too-many-games' ? counted.tooManyGames(refusal.most) : tournamentRefusals[code]
}
