import { type Colour, ruleSetOf, startPosition } from '../../draughts/index.ts'
import { ballotNumberOf } from '../../game/board/opening-position.ts'
import type { BoardDraw, PairedBoard } from '../model/boards.ts'
import { type Tournament, playsAs } from '../model/tournament.ts'
import type { TournamentTerms } from '../model/tournament-terms.ts'
import type { EntrantNumber, OfficialRole } from '../model/words.ts'
import { type TournamentPair, gamesPerPair } from './pair-players.ts'

/** Returns the official who is arbiter of a game: the secretary, or the deputy where the secretary plays. */
const arbiterOf = (tournament: Tournament, players: readonly EntrantNumber[]): OfficialRole | undefined => {
  const plays = (role: OfficialRole): boolean => players.some((number) => playsAs(tournament, role, number))
  if (!plays('secretary')) return 'secretary'
  return tournament.deputy?.acceptedAt !== undefined && !plays('deputy') ? 'deputy' : undefined
}

/**
 * Returns the opening of a pair: the number of a ballot of the deck, or of a position of the list. Positions follow the
 * rounds in turn if each round has one.
 */
const openingOf = ({ opening }: TournamentTerms, chance: number, round: number): number | undefined => {
  switch (opening.kind) {
    case 'free':
      return undefined
    case 'ballot':
      return ballotNumberOf(opening.deck, chance)
    case 'positions':
      return ((opening.scope === 'round' ? round - 1 : chance) % opening.fens.length) + 1
  }
}

/** A game of a pair before anything is drawn for it. `isReturn`: the second begins it. */
type PlannedBoard = TournamentPair & { readonly isReturn: boolean }

/** Returns the games of pairs. Both games of a pair follow each other, and have places of their own in the round. */
const plannedBoards = (pairs: readonly TournamentPair[], perPair: 1 | 2): readonly PlannedBoard[] =>
  pairs.flatMap((pair) =>
    perPair === 1
      ? [{ ...pair, isReturn: false }]
      : [
          { ...pair, place: 2 * pair.place - 1, isReturn: false },
          { ...pair, place: 2 * pair.place, isReturn: true },
        ],
  )

const coloursOf = ({ first, second, isReturn }: PlannedBoard, begins: Colour): Pick<PairedBoard, 'black' | 'white'> => {
  const isFirstBlack = (begins === 'black') !== isReturn
  return isFirstBlack ? { black: first, white: second } : { black: second, white: first }
}

/** Returns the index of the board whose draw decides the opening of this one: the first of its pair, or of its round. */
const openingSource = (planned: readonly PlannedBoard[], at: number, { opening }: TournamentTerms): number => {
  const board = planned[at]
  if (!board || opening.kind === 'free') return at
  return opening.scope === 'round'
    ? planned.findIndex(({ round }) => round === board.round)
    : at - (board.isReturn ? 1 : 0)
}

/** Returns how many games the pairs of an event play. */
export const gamesIn = (pairs: readonly TournamentPair[], terms: TournamentTerms): number =>
  pairs.length * gamesPerPair(terms)

/** Returns the boards of pairs with what is drawn for each. Undefined if there are too few draws. */
export const drawBoards = (
  tournament: Tournament,
  pairs: readonly TournamentPair[],
  draws: readonly BoardDraw[],
): readonly PairedBoard[] | undefined => {
  const { terms } = tournament
  const begins = startPosition(ruleSetOf(terms.game.rules)).turn
  const planned = plannedBoards(pairs, gamesPerPair(terms))
  const boards = planned.flatMap((board, at): readonly PairedBoard[] => {
    const draw = draws[at]
    const source = draws[openingSource(planned, at, terms)]
    if (!draw || !source) return []
    const opening = openingOf(terms, source.chance, board.round)
    const arbiter = arbiterOf(tournament, [board.first, board.second])
    return [
      {
        ...draw,
        round: board.round,
        place: board.place,
        ...coloursOf(board, begins),
        ...(opening !== undefined && { opening }),
        ...(arbiter && { arbiter }),
      },
    ]
  })
  return boards.length === planned.length ? boards : undefined
}

/**
 * Returns the boards of a player, not yet void, as `substitute` plays them instead: with the same opponents, colours and
 * openings. Undefined if there are too few draws.
 */
export const redrawBoards = (
  tournament: Tournament,
  player: EntrantNumber,
  substitute: EntrantNumber,
  draws: readonly BoardDraw[],
): readonly PairedBoard[] | undefined => {
  const own = boardsToRedraw(tournament, player)
  const boards = own.flatMap(({ round, place, black, white, opening }, at): readonly PairedBoard[] => {
    const draw = draws[at]
    if (!draw) return []
    const players = { black: black === player ? substitute : black, white: white === player ? substitute : white }
    const arbiter = arbiterOf(tournament, [players.black, players.white])
    return [
      {
        ...draw,
        round,
        place,
        ...players,
        ...(opening !== undefined && { opening }),
        ...(arbiter && { arbiter }),
      },
    ]
  })
  return boards.length === own.length ? boards : undefined
}

/** Returns the boards of a player that are not void: those that a substitute plays instead. */
export const boardsToRedraw = ({ boards }: Tournament, player: EntrantNumber): Tournament['boards'] =>
  boards.filter(({ black, white, voided }) => voided === undefined && (black === player || white === player))
