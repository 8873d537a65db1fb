import type { TournamentTerms } from '../model/tournament-terms.ts'
import type { EntrantNumber } from '../model/words.ts'
import { roundRobin } from './round-robin.ts'
import { type PairedPlayer, teamsOf } from './teams.ts'

/** A pair of a round, by the numbers of the entrants. `first` begins the first game of the pair. */
export type TournamentPair = {
  readonly round: number
  /** The place of the pair in its round, from 1. */
  readonly place: number
  readonly first: EntrantNumber
  readonly second: EntrantNumber
}

/** Returns how many games each pair plays. */
export const gamesPerPair = ({ format, bothColours }: TournamentTerms): 1 | 2 =>
  format === 'two-game' || bothColours === true ? 2 : 1

/** Everybody meets everybody: the players take the numbers of Berger's tables in the order of the list. */
const everyPair = (players: readonly PairedPlayer[]): readonly TournamentPair[] =>
  players.length < 2
    ? []
    : roundRobin(players.length, 1).flatMap(({ round, board, first, second }) => {
        const [one, other] = [players[first - 1], players[second - 1]]
        return one && other ? [{ round, place: board, first: one.number, second: other.number }] : []
      })

/** The pairs that the secretary gave, without those of whom somebody does not play. */
const givenPairs = (players: readonly PairedPlayer[], { pairs = [] }: TournamentTerms): readonly TournamentPair[] => {
  const playing = new Set(players.map(({ number }) => number))
  return pairs
    .filter(([first, second]) => playing.has(first) && playing.has(second) && first !== second)
    .map(([first, second], at) => ({ round: 1, place: at + 1, first, second }))
}

/** The boards of two teams. The first team begins on the boards with odd numbers. */
const teamPairs = (players: readonly PairedPlayer[]): readonly TournamentPair[] => {
  const [home, guests] = teamsOf(players)
  if (!home || !guests) return []
  return home.players.flatMap((player) => {
    const opponent = guests.players.find(({ board }) => board === player.board)
    const { board: place = 0, number } = player
    if (!opponent) return []
    return place % 2 === 1
      ? [{ round: 1, place, first: number, second: opponent.number }]
      : [{ round: 1, place, first: opponent.number, second: number }]
  })
}

/** Returns the pairs of an event that these players play. Empty if they do not fit its format. */
export const pairPlayers = (players: readonly PairedPlayer[], terms: TournamentTerms): readonly TournamentPair[] => {
  switch (terms.format) {
    case 'single':
    case 'two-game':
      return everyPair(players)
    case 'pairs':
      return givenPairs(players, terms)
    case 'team-match':
      return teamPairs(players)
  }
}
