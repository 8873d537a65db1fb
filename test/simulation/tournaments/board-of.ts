import type { Role } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Holder } from '../../../shared/tournament/model/facts.ts'
import { type Asked, type Chapter, type Evidence, stepsOf } from '../evidence.ts'
import { type BoardAccount, type Member, type TournamentAccount, accountAt } from './account.ts'
import { personNamed } from './terms.ts'

/** A game as a board of a tournament, and the tournament at the end of the evidence. */
export type OfTournament = { readonly id: string; readonly account: TournamentAccount; readonly board: BoardAccount }

/** Returns the board that a game is, by what the game says of itself. */
export const boardOf = (evidence: Evidence, game: GameId): OfTournament | undefined => {
  const { board } = stepsOf(evidence, game)[0]?.reckoned ?? {}
  const account = board && accountAt(evidence, board.tournament)
  const found = account?.boards[board ? board.number - 1 : -1]
  return board && account && found && { id: board.tournament, account, board: found }
}

/** Returns the player of a seat. Black has the creator's seat. */
export const memberAt = ({ account, board }: OfTournament, role: Role): Member | undefined =>
  role === 'arbiter' ? undefined : account.members[(role === 'creator' ? board.black : board.white) - 1]

/** Returns who has a place at a board: a player by number, or the official who is its arbiter. */
export const holderAt = (of: OfTournament, role: Role): Holder | undefined =>
  role === 'arbiter' ? of.board.arbiter : memberAt(of, role)?.number

/** Returns the address that a player of a board has from the tournament. */
export const addressAtBoard = (evidence: Evidence, game: GameId, role: Role): string | undefined => {
  const of = boardOf(evidence, game)
  const member = of && memberAt(of, role)
  return member && personNamed(member.name).email
}

/** Somebody with a link of their own: a member by number, or an official. */
export type LinkHolder = Pick<Member, 'name'> & { readonly number: Holder }

/** Returns whether a request is one of this person in their tournament. */
export const isOfMember = (id: string, { number }: Pick<LinkHolder, 'number'>, { body }: Asked): boolean =>
  body['tournament'] === id && body['holder'] === String(number)

/** Returns whether somebody has asked to be forgotten, so that their address is gone. */
export const isForgotten = ({ asked }: Evidence, id: string, member: LinkHolder): boolean =>
  asked.some((each) => each.kind === 'tournament-forget' && isOfMember(id, member, each))

/** Returns whether the player of a board has asked the tournament to be forgotten. */
export const isForgottenAt = (evidence: Evidence, game: GameId, role: Role): boolean => {
  const of = boardOf(evidence, game)
  const member = of && memberAt(of, role)
  return of !== undefined && member !== undefined && isForgotten(evidence, of.id, member)
}

/** Returns whether this request is one with which the player of a board consented to the emails of its tournament. */
export const isOfPlayerAt = (evidence: Evidence, game: GameId, role: Role, asked: Asked): boolean => {
  const of = boardOf(evidence, game)
  const member = of && memberAt(of, role)
  return of !== undefined && member !== undefined && isOfMember(of.id, member, asked)
}

/** Returns the games of a tournament's boards that were made, each with its board. */
export const gamesOf = (
  evidence: Evidence,
  { boards }: TournamentAccount,
): readonly { readonly board: BoardAccount; readonly steps: readonly Chapter[] }[] =>
  boards.flatMap((board) => {
    const steps = stepsOf(evidence, board.game)
    return steps.length > 0 ? [{ board, steps }] : []
  })
