import { listIssues } from '../../../api/input/tournaments/list-issues.ts'
import { readPlayerList } from '../../../api/input/tournaments/player-list.ts'
import type { ListedPlayerBody, TournamentBody } from '../../../api/input/tournaments/tournament-shapes.ts'
import type { Issue } from '../../../api/values/issues.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { TermsFault } from '../../creation/resolve-terms.ts'
import type { FoundingRequest } from './found-tournament.ts'
import { type PlacedPlayer, issueAt, peopleIssues, sectionOf, sizeIssues } from './founding-issues.ts'
import type { NamedEntrant } from './named-person.ts'
import { resolveTournamentTerms } from './resolve-tournament-terms.ts'

/** A tournament to be founded: an event without sections, or one section of it. */
export type ResolvedSection = Pick<FoundingRequest, 'terms' | 'secretary' | 'entrants'>

export type FoundingResolution = { readonly ok: true; readonly sections: readonly ResolvedSection[] } | TermsFault

type ReadPlayers =
  | { readonly ok: true; readonly players: readonly PlacedPlayer[] }
  | { readonly ok: false; readonly issues: readonly Issue[] }

export const faultOf = (issues: readonly Issue[]): TermsFault => ({ ok: false, code: 'invalid-request', issues })

/** Returns the players of a request, whichever way it names them: in the field `name`, or as the text `list`. */
export const readPlayers = (
  name: string,
  named: readonly ListedPlayerBody[],
  list: string | undefined,
): ReadPlayers => {
  if (named.length > 0 && list !== undefined)
    return { ok: false, issues: [issueAt('list', `must be left out with ${name}`)] }
  const { lines, faults } = readPlayerList(list ?? '')
  if (faults.length > 0) return { ok: false, issues: listIssues('list', faults) }
  return {
    ok: true,
    players: [
      ...named.map((player, at) => ({ path: `${name}.${at}`, player })),
      ...lines.flatMap((line) => ('player' in line ? [{ path: `list.${line.line}`, player: line.player }] : [])),
    ],
  }
}

/** Returns a player as the event knows them: what is not so is left out, and sections are tournaments of their own. */
export const namedEntrant = ({ section: _own, captain, bot, ...player }: ListedPlayerBody): NamedEntrant => ({
  ...player,
  ...(captain && { captain }),
  ...(bot && { bot }),
})

/** Returns the terms of an event in a body, without its people. */
const termsIn = ({
  secretary: _person,
  players: _players,
  list: _text,
  word: _checked,
  dryRun: _dry,
  ...terms
}: TournamentBody) => terms

/**
 * Checks what the shape of a founding cannot, and divides it into sections. `isOwned`: an API key founds the event;
 * otherwise the secretary's address must be proven before anybody is invited, so there must be one.
 */
export const resolveFounding = (body: TournamentBody, isOwned: boolean, now: Instant): FoundingResolution => {
  const { secretary } = body
  const read = readPlayers('players', body.players, body.list)
  if (!read.ok) return faultOf(read.issues)
  const all = read.players
  const issues = [
    ...(isOwned || secretary.email !== undefined ? [] : [issueAt('secretary.email', 'is needed without an API key')]),
    ...peopleIssues(body, all),
  ]
  if (issues.length > 0) return faultOf(issues)
  const resolved = resolveTournamentTerms(termsIn(body), now)
  if (!resolved.ok) return resolved
  const { terms } = resolved
  const tooMany = sizeIssues(terms, all)
  if (tooMany.length > 0) return faultOf(tooMany)
  const bySection = Map.groupBy(all, sectionOf)
  if (bySection.size === 0) return { ok: true, sections: [{ terms, secretary, entrants: [] }] }
  const sections = [...bySection].map(([section, members]) => ({
    terms: { ...terms, ...(section !== undefined && { section }) },
    secretary,
    entrants: members.map(({ player }) => namedEntrant(player)),
  }))
  return { ok: true, sections }
}
