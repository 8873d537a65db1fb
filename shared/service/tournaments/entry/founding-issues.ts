import type { ListedPlayerBody, TournamentBody } from '../../../api/input/tournaments/tournament-shapes.ts'
import type { Issue } from '../../../api/values/issues.ts'
import { MOST_SECTIONS } from '../../../tournament/model/heading.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import { mostInFormat } from '../../../tournament/pairing/tournament-size.ts'

/** A player of a request, and the path of their issues: a place in a list of the body, or a line of its text. */
export type PlacedPlayer = { readonly path: string; readonly player: ListedPlayerBody }

export const issueAt = (path: string, message: string): Issue => ({ path, message })
export const sectionOf = ({ player }: PlacedPlayer): string | undefined => player.section

/** Returns what is wrong with the sections: with them, everyone has one, and no pairs are given. */
const sectionIssues = ({ pairs }: TournamentBody, all: readonly PlacedPlayer[]): readonly Issue[] => {
  if (all.every((each) => sectionOf(each) === undefined)) return []
  return [
    ...(pairs ? [issueAt('pairs', 'must be left out with sections')] : []),
    ...(new Set(all.map(sectionOf)).size > MOST_SECTIONS
      ? [issueAt('players', `must have at most ${MOST_SECTIONS} sections`)]
      : []),
    ...all.flatMap((each) =>
      sectionOf(each) === undefined ? [issueAt(`${each.path}.section`, 'is needed, as others have one')] : [],
    ),
  ]
}

/** Returns what is wrong with the given pairs: each has two players of the list, and each player is in one. */
const pairIssues = ({ pairs }: TournamentBody, all: readonly PlacedPlayer[]): readonly Issue[] => {
  if (!pairs) return []
  const paired = new Set(pairs.flat())
  return [
    ...pairs.flatMap((pair, at) =>
      pair.flatMap((number, place) =>
        number > all.length
          ? [issueAt(`pairs.${at}.${place}`, `must be the number of a player, 1 to ${all.length}`)]
          : [],
      ),
    ),
    ...pairs.flatMap(([first, second], at) =>
      first === second ? [issueAt(`pairs.${at}`, 'must be two different players')] : [],
    ),
    ...all.flatMap(({ path }, at) => (paired.has(at + 1) ? [] : [issueAt(path, 'is in no pair')])),
  ]
}

/**
 * Returns what is wrong with the teams of a section: there are two, and on each board of one a player of the other. A
 * list may name one team alone, if the other is invited later.
 */
const teamIssuesIn = (all: readonly PlacedPlayer[]): readonly Issue[] => {
  const teams = [...new Set(all.map(({ player }) => player.team))]
  const seatOf = ({ player: { team, board } }: PlacedPlayer): string => `${board} ${team}`
  const taken = new Set<string>()
  const boardsOf = (team: string | undefined) =>
    new Set(all.filter(({ player }) => player.team === team).map(({ player }) => player.board))
  const [home, guests] = teams.map(boardsOf)
  return all.flatMap((each) => {
    const { path, player } = each
    if (teams.indexOf(player.team) > 1) return [issueAt(`${path}.team`, 'is a third team: a team match has two')]
    if (taken.has(seatOf(each))) return [issueAt(`${path}.board`, 'is the board of another player of this team')]
    taken.add(seatOf(each))
    const opponents = player.team === teams[0] ? guests : home
    return opponents && !opponents.has(player.board)
      ? [issueAt(`${path}.board`, 'is a board on which the other team has nobody')]
      : []
  })
}

/** Returns what the players of a team match lack. */
const teamIssues = ({ format }: TournamentBody, all: readonly PlacedPlayer[]): readonly Issue[] => {
  if (format !== 'team-match') return []
  const missing = all.flatMap(({ path, player: { team, board } }) => [
    ...(team === undefined ? [issueAt(`${path}.team`, 'is needed in a team match')] : []),
    ...(board === undefined ? [issueAt(`${path}.board`, 'is needed in a team match')] : []),
  ])
  return missing.length > 0 ? missing : [...Map.groupBy(all, sectionOf).values()].flatMap(teamIssuesIn)
}

/** Returns an issue for each player but the first who is said to be the secretary, and for each deputy. */
const officialIssues = (all: readonly PlacedPlayer[]): readonly Issue[] => [
  ...all
    .filter(({ player }) => player.official === 'secretary')
    .slice(1)
    .map(({ path }) => issueAt(`${path}.official`, 'must be one player only')),
  ...all
    .filter(({ player }) => player.official === 'deputy')
    .map(({ path }) =>
      issueAt(`${path}.official`, 'must be secretary: appoint-deputy says which player is the deputy'),
    ),
]

/** Returns what is wrong with the people of a new event: its sections, its teams or pairs, and its officials. */
export const peopleIssues = (body: TournamentBody, all: readonly PlacedPlayer[]): readonly Issue[] => [
  ...sectionIssues(body, all),
  ...teamIssues(body, all),
  ...pairIssues(body, all),
  ...officialIssues(all),
]

/**
 * Returns an issue for the players whom the format cannot hold, in any section. A limit of the event's own may be lower
 * than the list is long: then those play who accept first. With a waiting list the others wait.
 */
export const sizeIssues = (terms: TournamentTerms, all: readonly PlacedPlayer[]): readonly Issue[] => {
  if (terms.entry.waitingList) return []
  const most = mostInFormat(terms)
  return [...Map.groupBy(all, sectionOf).values()].flatMap((members) =>
    members.slice(most).map(({ path }) => issueAt(path, `is one too many: this format has at most ${most} players`)),
  )
}
