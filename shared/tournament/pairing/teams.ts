import type { Entrant } from '../model/people.ts'

/** What the pairing needs to know of a player. */
export type PairedPlayer = Pick<Entrant, 'number' | 'team' | 'board'>

export type Team<P extends PairedPlayer = Entrant> = { readonly name: string; readonly players: readonly P[] }

/** Returns the teams in the order in which they come first in the list, each with its players by their boards. */
export const teamsOf = <P extends PairedPlayer>(players: readonly P[]): readonly Team<P>[] =>
  [...Map.groupBy(players, ({ team = '' }) => team)].map(([name, members]) => ({
    name,
    players: members.toSorted((one, other) => (one.board ?? 0) - (other.board ?? 0) || one.number - other.number),
  }))

/** Returns whether two players are of one team. Nobody without a team is. */
export const isTeamMate = (one: Pick<Entrant, 'team'>, other: Pick<Entrant, 'team'>): boolean =>
  one.team !== undefined && one.team === other.team

/** Returns whether these players are two teams, each with one player on each of its boards. */
export const areTwoTeams = (players: readonly Entrant[]): boolean => {
  const teams = teamsOf(players)
  return (
    teams.length === 2 &&
    teams.every(
      ({ name, players: members }) =>
        name !== '' &&
        members.every(({ board }) => board !== undefined) &&
        new Set(members.map(({ board }) => board)).size === members.length,
    )
  )
}
