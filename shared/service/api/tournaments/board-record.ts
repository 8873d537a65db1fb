import { toOneLine } from '../../../email/text/clean-text.ts'
import { type GamePdnOptions, pdnDate } from '../../../record/game-pdn.ts'
import type { Entrant } from '../../../tournament/model/people.ts'
import type { Ruling, TournamentBoard } from '../../../tournament/model/boards.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import { rulingThatCounts } from '../../../tournament/standings/board-result.ts'

type Tags = NonNullable<GamePdnOptions['tags']>

const tagsOf = (side: 'White' | 'Black', { title, rating, club, id, team }: Partial<Entrant> = {}): Tags =>
  Object.entries({ Title: title, Rating: rating, Club: club, Id: id, Team: team }).flatMap(([name, value]) =>
    value === undefined ? [] : [[`${side}${name}`, toOneLine(value)] as const],
  )

const WON = { white: 'White wins', black: 'Black wins' } as const

/** Returns what an official has ruled about a board, as a sentence. */
const rulingText = (ruling: Ruling | undefined): string | undefined => {
  if (!ruling) return undefined
  const { winner, by, reason } = ruling
  const verdict = winner === 'void' ? 'The game does not count' : winner === null ? 'Draw' : WON[winner]
  return toOneLine(`${verdict}, ruled by the ${by}: ${reason}`)
}

/** Why a game counts for nobody although nobody ruled so. */
const VOID_SENTENCES: { readonly [C in NonNullable<TournamentBoard['voided']>]: string } = {
  replaced: 'The game does not count: a player was replaced',
  closed: 'The game does not count: it was open long after the closing date',
}

/**
 * Returns what a tournament adds to the PDN of a board's game: its first day, what was given of the players, and a ruling
 * or void that stands above the game's own end.
 */
export const boardRecord = (
  tournament: Tournament,
  board: TournamentBoard,
): Pick<GamePdnOptions, 'tags' | 'verdict'> => {
  const { ruling, voided, score } = board
  const { startedAt } = tournament
  const given: Tags = [
    ...(startedAt === undefined ? [] : [['EventDate', pdnDate(startedAt)] as const]),
    ...tagsOf('White', entrantOf(tournament, board.white)),
    ...tagsOf('Black', entrantOf(tournament, board.black)),
  ]
  const ruled = rulingText(rulingThatCounts(board))
  const isVoid = voided === 'replaced' || (voided !== undefined && !ruling && !score)
  const said = ruled ?? (isVoid && voided ? VOID_SENTENCES[voided] : undefined)
  if (said === undefined) return { tags: given }
  const winner = isVoid || !ruling || ruling.winner === 'void' ? undefined : ruling.winner
  return { tags: [...given, ['Termination', 'adjudication'], ['Ruling', said]], verdict: { winner } }
}
