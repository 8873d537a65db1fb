import { ownershipOf } from '../game/model/labels.ts'
import type { NewPlayer, Player } from '../game/model/people.ts'
import { DEFAULT_TERMS, type Opening, type Terms } from '../game/model/terms.ts'
import type { OfferCommand } from '../game/decisions/seats/offer.ts'
import type { TournamentBoard } from './model/boards.ts'
import { type Tournament, entrantOf } from './model/tournament.ts'
import type { TournamentTerms } from './model/tournament-terms.ts'

/** Returns the opening of a board's game. */
const openingOf = ({ opening }: TournamentTerms, { opening: number }: TournamentBoard): Opening => {
  switch (opening.kind) {
    case 'free':
      return { kind: 'free' }
    case 'ballot':
      return { kind: 'ballot', deck: opening.deck, ...(number !== undefined && { number }) }
    case 'positions': {
      const fen = number === undefined ? undefined : opening.fens[number - 1]
      return fen === undefined ? { kind: 'free' } : { kind: 'fen', fen }
    }
  }
}

/** Returns the terms of a board's game, by which anyone can find its tournament. */
export const termsOfBoard = (id: string, { terms }: Pick<Tournament, 'terms'>, board: TournamentBoard): Terms => ({
  ...terms.game,
  invitationLife: DEFAULT_TERMS.invitationLife,
  opening: openingOf(terms, board),
  tournament: { id, board: board.number, without: terms.without },
})

const playerOf = (tournament: Tournament, number: number, contact: string): NewPlayer => {
  const entrant = entrantOf(tournament, number)
  return { name: entrant?.name ?? '', contact, ...(entrant?.bot && { bot: entrant.bot }) }
}

const arbiterOf = ({ secretary, deputy }: Tournament, { arbiter, contacts }: TournamentBoard): Player | undefined => {
  const official = arbiter === 'deputy' ? deputy : arbiter && secretary
  return official && { name: official.name, contact: contacts[2] }
}

/**
 * Returns the command that offers the game of a board. Both seats are taken, because both players have accepted the
 * event. The same board always gives the same game, unless a player was renamed meanwhile.
 */
export const offerOfBoard = (id: string, tournament: Tournament, board: TournamentBoard): OfferCommand => {
  const { title, section } = tournament.terms
  const [black, white] = board.contacts
  const arbiter = arbiterOf(tournament, board)
  return {
    type: 'offer',
    terms: termsOfBoard(id, tournament, board),
    creator: playerOf(tournament, board.black, black),
    opponent: playerOf(tournament, board.white, white),
    wish: 'black',
    salt: board.salt,
    chance: board.chance,
    ...(arbiter && { arbiter }),
    ...ownershipOf({
      ...(tournament.owner !== undefined && { owner: tournament.owner }),
      labels: {
        event: title,
        ...(section !== undefined && { section }),
        round: `${board.round}`,
        board: `${board.number}`,
      },
    }),
  }
}
