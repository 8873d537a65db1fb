import type { PairedBoard } from '../../../shared/tournament/model/boards.ts'
import { type Chapter, type Evidence, type TournamentChapter, stepsOf } from '../evidence.ts'
import {
  type BoardAccount,
  type TournamentAccount,
  accountAt,
  accountOf,
  boardsFor,
  endOf,
  factsUntil,
} from '../tournaments/account.ts'
import type { Check } from './check.ts'

const pairOf = ({ black, white }: BoardAccount): string => `${Math.min(black, white)}-${Math.max(black, white)}`

/** Says what is wrong with the games of two players. */
const pairFault = (games: readonly BoardAccount[], { format }: TournamentAccount['terms']): string | undefined => {
  const [first, second] = games
  if (games.length !== (format === 'two-game' ? 2 : 1)) return `${games.length} games`
  if (!first || !second) return undefined
  if (first.black !== second.white) return 'the same colours twice'
  return first.opening === second.opening ? undefined : 'two openings'
}

/** Returns how many more games a player has with Black than with White. */
const surplusOf = (boards: readonly BoardAccount[], player: number): number =>
  boards.reduce((sum, { black, white }) => sum + (black === player ? 1 : white === player ? -1 : 0), 0)

/** Says what is wrong with the boards with which an event begins. */
const beginningFault = ({ terms, boards, members }: TournamentAccount): string | undefined => {
  const players = members.filter(({ standing }) => standing === 'in').map(({ number }) => number)
  const pairs = Map.groupBy(boards, pairOf)
  if (pairs.size !== (players.length * (players.length - 1)) / 2)
    return `${pairs.size} pairs of ${players.length} players`
  for (const [pair, games] of pairs) {
    const fault = pairFault(games, terms)
    if (fault !== undefined) return `${pair} has ${fault}`
  }
  const uneven = players.find((player) => Math.abs(surplusOf(boards, player)) > 1)
  if (uneven !== undefined) return `${uneven} has one colour more often`
  const isByRound = terms.opening.kind === 'ballot' && terms.opening.scope === 'round'
  const rounds = [...Map.groupBy(boards, ({ round }) => round).values()]
  if (isByRound && rounds.some((round) => new Set(round.map(({ opening }) => opening)).size > 1))
    return 'a round with several ballots'
  return new Set(boards.flatMap(({ game, contacts }) => [game, ...contacts])).size === boards.length * 4
    ? undefined
    : 'two boards with one id'
}

const startFault = (evidence: Evidence, { id, step }: TournamentChapter): string | undefined => {
  const account = step.some(({ type }) => type === 'started') ? accountAt(evidence, id) : undefined
  const fault = account && beginningFault(account)
  return fault && `tournament ${id} began with ${fault}`
}

/** Returns a game as its player sees it: its place in the event, the colour, the other player, and the opening. */
const seenBy = (player: number, { round, place, black, white, opening = 0 }: PairedBoard): string =>
  `${round}.${place} as ${black === player ? `Black against ${white}` : `White against ${black}`} with opening ${opening}`

/** Says which game is not played anew, as it was, by somebody who has taken the place of a player. */
const heirFault = (evidence: Evidence, chapter: TournamentChapter): string | undefined => {
  const fact = chapter.step.find(({ type }) => type === 'replaced')
  if (fact?.type !== 'replaced') return undefined
  const chapters = evidence.tournaments.get(chapter.id) ?? []
  const before = accountOf(factsUntil(chapters.slice(0, chapters.indexOf(chapter))))
  const own = (before && boardsFor(before, fact.player).filter(({ emptied }) => emptied === undefined)) ?? []
  const anew = fact.boards.map((board) => seenBy(fact.with, board))
  const missing = own.map((board) => seenBy(fact.player, board)).find((game) => !anew.includes(game))
  if (missing === undefined && own.length === anew.length) return undefined
  return `${fact.with} takes the place of ${fact.player} in tournament ${chapter.id} without ${missing ?? 'more games'}`
}

/** Says what is wrong with a new game that says of itself that it is a board of a tournament. */
const gameFault = (evidence: Evidence, { game, step }: Chapter): string | undefined => {
  const [offered, joined] = step
  if (offered?.type !== 'offered' || !offered.terms.tournament) return undefined
  const { id, board: number } = offered.terms.tournament
  const board = accountAt(evidence, id)?.boards[number - 1]
  if (board?.game !== game) return `${game} says that it is board ${number} of tournament ${id}, which it is not`
  if (joined?.type !== 'joined') return `${game}, a board of tournament ${id}, does not begin at once`
  const { opening } = offered.terms
  const isDrawn =
    offered.salt === board.salt &&
    joined.chance === board.chance &&
    (opening.kind === 'ballot' ? opening.number : undefined) === board.opening
  if (!isDrawn) return `board ${number} of tournament ${id} was not drawn when the event began`
  const isSeated =
    offered.contact === board.contacts[0] && joined.contact === board.contacts[1] && joined.creatorColour === 'black'
  return isSeated ? undefined : `board ${number} of tournament ${id} has other players`
}

/** Returns whether the game of a board exists, and says of itself which board it is. */
const isMade = (evidence: Evidence, id: string, { game, number }: BoardAccount): boolean => {
  const { board } = stepsOf(evidence, game)[0]?.reckoned ?? {}
  return board?.tournament === id && board.number === number
}

/** Says which board has no game in the end, although nothing has emptied it. */
const missing = (evidence: Evidence, id: string): string | undefined => {
  const account = accountAt(evidence, id)
  if (!account || account.state === 'cancelled') return undefined
  const board = account.boards.find((each) => !isMade(evidence, id, each) && endOf(each) !== 'void')
  return board && `board ${board.number} of tournament ${id} was never made`
}

/**
 * The boards of a tournament and the games that name it correspond, as they were drawn when it began: each pair meets as
 * often as agreed, with colours changed, on one ballot, and nobody has a colour more than once oftener than the other. Who
 * takes a place plays the same games.
 */
export const boardsMade: Check = (occasion, evidence) => {
  if (occasion.kind === 'tournament')
    return startFault(evidence, occasion.chapter) ?? heirFault(evidence, occasion.chapter)
  if (occasion.kind === 'chapter')
    return occasion.chapter.version === 1 ? gameFault(evidence, occasion.chapter) : undefined
  if (occasion.kind !== 'end') return undefined
  return [...evidence.tournaments.keys()].map((id) => missing(evidence, id)).find((fault) => fault !== undefined)
}
