import { OFFERED_TERM_NAMES } from '../../../game/model/listed-terms.ts'
import { EXCLUSIONS } from '../../../game/model/terms.ts'
import { TIE_BREAKS, type TieBreak } from '../../../tournament/model/words.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { TournamentTexts } from '../../../texts/tournament/tournament-texts.ts'
import { CLOCK_FIELDS, newGameLabel } from '../../new-game/new-game-fields.ts'

/** The fields of the terms, by the row in which they stand. */
export const TERM_FIELDS = {
  rules: ['rules'],
  games: ['format', 'bothColours', 'pairs'],
  openings: ['opening', 'scope', 'positions'],
  time: ['clock', ...CLOCK_FIELDS, 'leave', 'weekendsOff', 'ends'],
  entry: ['closes', 'limit', 'least', 'approval', 'waitingList'],
  excluded: [...EXCLUSIONS, 'strictness', 'noShow', ...OFFERED_TERM_NAMES],
  ties: ['ties'],
  leavers: ['leavers'],
} as const

/** The fields of the form of changed terms. `entry` says whether the open link leads in. */
export const TERMS_FORM_FIELDS: readonly string[] = [
  'timeZone',
  'title',
  'entry',
  'ownRules',
  ...Object.values(TERM_FIELDS).flat(),
]

/** The fields of the form of a new tournament. */
export const NEW_TOURNAMENT_FIELDS: readonly string[] = [
  'key',
  'word',
  'players',
  'name',
  'email',
  'plays',
  'preview',
  ...TERMS_FORM_FIELDS,
]

/** The values of a form that nobody has filled in yet. What is usual in an event is ticked. */
export const USUAL_TOURNAMENT: Readonly<Record<string, string>> = Object.fromEntries(
  EXCLUSIONS.map((each) => [each, '1']),
)

/** The orders of tie-breaks that the form offers: every order of all, and none. Values join their names by commas. */
export const TIE_ORDERS: readonly (readonly TieBreak[])[] = [
  ...TIE_BREAKS.flatMap((first) =>
    TIE_BREAKS.filter((second) => second !== first).map((second) => [
      first,
      second,
      ...TIE_BREAKS.filter((third) => third !== first && third !== second),
    ]),
  ),
  [],
]

/** Returns the label of a field that a fault names. Undefined for a field without one. */
export const tournamentLabel = (
  texts: AllTexts,
  { newTournament, tournamentTerms }: TournamentTexts,
  name: string,
): string | undefined => {
  const own: Readonly<Record<string, string>> = {
    title: newTournament.name,
    players: newTournament.players,
    format: tournamentTerms.games,
    pairs: newTournament.pairs,
    scope: newTournament.scope,
    positions: newTournament.positions,
    closes: newTournament.closes,
    limit: newTournament.limit,
    least: newTournament.least,
    ends: newTournament.ends,
    ties: tournamentTerms.ties,
    leavers: tournamentTerms.leavers,
    ownRules: tournamentTerms.ownRules,
  }
  return own[name] ?? newGameLabel(texts, name)
}
