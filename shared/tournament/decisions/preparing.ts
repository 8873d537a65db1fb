import type { Instant } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import { type Tournament, entrantOf } from '../model/tournament.ts'
import type { TournamentTerms } from '../model/tournament-terms.ts'
import { startTournament } from './starting.ts'
import type { TournamentDeciders } from './tournament-decider.ts'
import { NO_FACTS, REPEATED, type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

type Change = TournamentCommandOf<'change'>
type Send = TournamentCommandOf<'send'>
type Confirm = TournamentCommandOf<'confirm'>

/** Returns the terms as a text that is the same for the same terms, in whatever order their properties stand. */
const termsText = (terms: TournamentTerms): string =>
  JSON.stringify(terms, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** Returns whether somebody has accepted the terms, so that they stand. */
const hasAcceptance = ({ entrants }: Tournament): boolean =>
  entrants.some(({ status }) => status === 'accepted' || status === 'applied' || status === 'waiting')

/** Returns whether each given pair is of two entrants. */
export const namesEntrants = ({ entrants }: Pick<Tournament, 'entrants'>, { pairs = [] }: TournamentTerms): boolean =>
  pairs.every(
    ([first, second]) => first !== second && [first, second].every((number) => entrantOf({ entrants }, number)),
  )

const change = (tournament: Tournament, { terms }: Change, at: Instant): TournamentDecision => {
  switch (tournament.status) {
    case 'draft':
    case 'open':
      if (termsText(terms) === termsText(tournament.terms)) return REPEATED
      if (hasAcceptance(tournament)) return deny({ code: 'terms-accepted' })
      return namesEntrants(tournament, terms)
        ? recordFacts({ type: 'changed', at, terms })
        : deny({ code: 'pairs-do-not-fit' })
    case 'running':
      return deny({ code: 'tournament-begun' })
    case 'finished':
    case 'cancelled':
      return deny({ code: 'tournament-over' })
  }
}

/** The invitations go out, and the entry opens. */
const send = (tournament: Tournament, _command: Send, at: Instant): TournamentDecision => {
  switch (tournament.status) {
    case 'draft':
      return tournament.confirmedAt === undefined ? deny({ code: 'not-confirmed' }) : recordFacts({ type: 'sent', at })
    case 'open':
    case 'running':
      return REPEATED
    case 'finished':
    case 'cancelled':
      return deny({ code: 'tournament-over' })
  }
}

const confirm = (tournament: Tournament, _command: Confirm, at: Instant): TournamentDecision => {
  if (tournament.confirmedAt !== undefined) return REPEATED
  return tournament.status === 'cancelled' ? NO_FACTS : recordFacts({ type: 'confirmed', at })
}

export const preparingDeciders: TournamentDeciders<TournamentCommandOf<'change' | 'send' | 'confirm' | 'start'>> = {
  change: { by: ['secretary'], makes: 'changed', decide: change },
  send: { by: ['secretary'], makes: 'sent', decide: send },
  confirm: { by: ['service'], makes: 'confirmed', decide: confirm },
  start: { by: ['secretary'], makes: 'started', decide: startTournament },
}
