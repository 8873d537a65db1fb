import { tournamentRefusalText } from '../../../texts/tournament/tournament-refusal-text.ts'
import { loadTournamentTexts } from '../../../texts/tournament/tournament-texts.ts'
import type { TournamentRefusal } from '../../../tournament/model/tournament-refusals.ts'
import { type TournamentView, tournamentView } from '../../../api/views/tournaments/tournament-view.ts'
import { tournamentYouView } from '../../../api/views/tournaments/tournament-you-view.ts'
import { type ProblemCause, acceptedLanguage, problemDocument, problemResponse } from '../../http/problem-response.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import type { TournamentHandled } from '../../tournaments/record/handle-tournament.ts'
import { readerFacts } from './reader-facts.ts'
import { NO_TOURNAMENT, type TournamentReading } from './tournament-access.ts'

/** Returns the tournament as its reader may see it. */
export const shownTournament = async (
  service: Service,
  request: Request,
  reading: TournamentReading,
): Promise<TournamentView> => {
  const { id, loaded, authorized } = reading
  const now = request.receivedAt
  const { tournament } = loaded
  const you = authorized
    ? tournamentYouView({
        tournament,
        reader: authorized.actor,
        facts: await readerFacts(service, authorized),
        now,
      })
    : null
  return tournamentView({ id, version: loaded.stored.version, tournament, origin: service.origin, now }, you)
}

/** Returns why somebody cannot read a tournament. That there is none is said in the words of tournaments, not of games. */
export const unreadableResponse = async (
  service: Service,
  request: Request,
  wrong: ProblemCause = NO_TOURNAMENT,
): Promise<Response> => {
  if (wrong.code !== NO_TOURNAMENT.code) return problemResponse(service, request, wrong)
  const language = acceptedLanguage(request)
  const { tournamentRefusals } = await loadTournamentTexts(language)
  return problemDocument(service, request, wrong, { language, sentence: tournamentRefusals['no-such-tournament'] })
}

/** Returns the answer to a refused command about a tournament, in the language that the request accepts. */
export const tournamentRefusalResponse = async (
  service: Service,
  request: Request,
  refusal: TournamentRefusal,
): Promise<Response> => {
  if (refusal.code === 'no-such-tournament') return unreadableResponse(service, request)
  const language = acceptedLanguage(request)
  const sentence = tournamentRefusalText(await loadTournamentTexts(language), refusal)
  return problemDocument(service, request, refusal, { language, sentence })
}

/** A command that was not carried out: it is refused, or has lost every race with other writers. */
export type Unhandled = Exclude<TournamentHandled, { readonly kind: 'done' }>

export const unhandledResponse = (service: Service, request: Request, handled: Unhandled): Promise<Response> =>
  handled.kind === 'crowded'
    ? problemResponse(service, request, { code: 'try-again' })
    : tournamentRefusalResponse(service, request, handled.refusal)
