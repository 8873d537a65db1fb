import { unsubscribeEventPage } from '../../../pages/seat/email-link-pages.ts'
import type { Response } from '../../runtime/http.ts'
import { setTournamentEmailsOff } from '../../tournaments/entry/entrant-settings.ts'
import { verifiedTournamentToken } from '../../tournaments/links/authorize-tournament.ts'
import { holderSilencedBy, parseTournamentToken } from '../../tournaments/links/tournament-tokens.ts'
import { isTournamentOver, loadTournament } from '../../tournaments/record/tournament-store.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, unknownLinkResponse } from '../http/page-visit.ts'
import { isUndoForm } from '../settings/unsubscribe-mailbox.ts'
import { eventContext } from './event-visit.ts'

const isGenuine = async ({ service, request }: PageVisit, token: string): Promise<boolean> => {
  const id = parseTournamentToken(token)?.tournament
  const loaded = id === undefined ? undefined : await loadTournament(service.tournaments, id)
  if (id === undefined || !loaded || isTournamentOver(loaded.tournament, request.receivedAt)) return false
  const verified = verifiedTournamentToken(service.signer, id, loaded, token)
  return verified !== undefined && holderSilencedBy(verified) !== undefined
}

/** Answers `GET /s/{token}` for the emails of a tournament: a page with a button. It changes nothing. */
export const showStopEventEmails = async (visit: PageVisit, token: string): Promise<Response> => {
  if (!(await isGenuine(visit, token))) return unknownLinkResponse(visit)
  const context = await eventContext(visit)
  return privateResponse(200, unsubscribeEventPage(context, `/s/${token}`, context.words.stopEvent, 'on'))
}

/** Answers `POST /s/{token}` for the emails of a tournament: stops them, or allows them again. */
export const stopEventEmails = async (visit: PageVisit, token: string): Promise<Response> => {
  const { service, request } = visit
  const isOff = !isUndoForm(request.body)
  if (!(await setTournamentEmailsOff(service, token, isOff, request.receivedAt))) return unknownLinkResponse(visit)
  const context = await eventContext(visit)
  const state = isOff ? 'off' : 'undone'
  return privateResponse(200, unsubscribeEventPage(context, `/s/${token}`, context.words.stopEvent, state))
}
