import { readForm } from '../../../api/input/forms.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { withoutListed } from '../../../api/input/tournaments/compare-lines.ts'
import type { PlayerList } from '../../../api/input/tournaments/list-lines.ts'
import { readPlayerList } from '../../../api/input/tournaments/player-list.ts'
import { entrantsInput, tournamentTermsBody } from '../../../api/input/tournaments/tournament-shapes.ts'
import { changedTermsPage } from '../../../pages/tournament/founding/changed-terms-page.ts'
import { TERMS_FORM_FIELDS } from '../../../pages/tournament/founding/new-tournament-fields.ts'
import type { EventContext } from '../../../pages/tournament/model/event-context.ts'
import { tournamentRefusalText } from '../../../texts/tournament/tournament-refusal-text.ts'
import type { Response } from '../../runtime/http.ts'
import { performTournamentAct } from '../../tournaments/acts/perform-act.ts'
import { sendInvitations } from '../../tournaments/acts/send-sections.ts'
import { listedPeople } from '../../tournaments/reading/listed-people.ts'
import { namedEntrant } from '../../tournaments/entry/resolve-founding.ts'
import { resolveTournamentTerms } from '../../tournaments/entry/resolve-tournament-terms.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import { type PageVisit, failureResponse, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'
import { eventContext, statusOfRefusal } from './event-visit.ts'
import { type OfficialVisitor, officialResponse, requireOfficial, requireSecretary } from './show-official.ts'
import { formOfTerms, termsInForm } from './tournament-form.ts'
import { faultsInForm } from './tournament-form-faults.ts'
import { answerAct, readEventAct } from './submit-event-act.ts'

/** Answers `POST /o/{token}/act`: every act of an official but those with a page or list of their own. */
export const submitOfficialAct = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireOfficial(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  return answerAct(visit, visitor, readEventAct(visit), (status, after, loaded) =>
    officialResponse(visit, { ...visitor, loaded: loaded ?? visitor.loaded }, status, after),
  )
}

/**
 * Answers `POST /o/{token}/send`: the press with which all invitations of all sections go out. By the link that only the
 * secretary's mailbox has, it confirms the event first.
 */
export const submitInvitations = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireSecretary(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  const sent = await sendInvitations(visit.service, visitor, visit.request)
  if (sent.kind === 'done') return redirectTo(`${visitor.path}?done=send`)
  if (sent.kind === 'crowded') return failureResponse(visit, { code: 'try-again' })
  const { refusal, loaded = visitor.loaded } = sent
  return officialResponse(visit, { ...visitor, loaded }, statusOfRefusal(refusal), ({ words }) => ({
    refusal: tournamentRefusalText(words, refusal),
  }))
}

/** Returns the names without an address: the secretary passes their invitations on, and so sees them first. */
const withoutAddress = (list: PlayerList): string =>
  list.players
    .filter(({ email }) => email === undefined)
    .map(({ name }) => name)
    .join('\n')

const inOneWay = (lines: string): string => lines.replaceAll(/\r\n?/g, '\n')

/**
 * Answers `POST /o/{token}/invite`: invites more players by a pasted list. No line is stored while one has a fault, or
 * before the secretary has seen which have no address.
 */
export const submitMorePlayers = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireSecretary(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, ['players', 'seen', 'preview'])
  if (values === undefined) return invalidFormResponse(visit)
  const list = withoutListed(readPlayerList(values['players'] ?? ''), await listedPeople(visit.service, visitor))
  const { texts } = await eventContext(visit)
  const players = list.players.map((player) => namedEntrant({ ...player, locale: texts.locale }))
  const isFit = list.faults.length === 0 && players.length > 0 && parse(entrantsInput, players).ok
  const seen = withoutAddress(list)
  const shown = (status: number, fault?: (words: EventContext['words']) => string): Promise<Response> =>
    officialResponse(visit, visitor, status, ({ words }) => ({
      inviting: {
        filled: { values, faults: fault ? { players: fault(words) } : {} },
        preview: { list, sections: 0 },
        ...(isFit && { seen }),
      },
    }))
  if (values['preview'] !== undefined) return shown(200)
  if (!isFit) return shown(400, ({ newTournament }) => newTournament.fields.players)
  if (seen !== inOneWay(values['seen'] ?? '')) return shown(200, ({ newTournament }) => newTournament.checkAddresses)
  const invited = await performTournamentAct(
    visit.service,
    visitor,
    { type: 'invite', entrants: players },
    visit.request,
  )
  if (invited.kind === 'done') return redirectTo(`${visitor.path}?done=invite`)
  if (invited.kind === 'crowded') return failureResponse(visit, { code: 'try-again' })
  const { refusal, loaded = visitor.loaded } = invited
  return officialResponse(visit, { ...visitor, loaded }, statusOfRefusal(refusal), ({ words }) => ({
    inviting: { filled: { values, faults: { players: tournamentRefusalText(words, refusal) } } },
  }))
}

/** Answers `GET /o/{token}/terms`: the form of changed terms. */
export const showChangedTerms = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireSecretary(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  const context = await eventContext(visit)
  const { terms } = visitor.loaded.tournament
  const filled = { values: formOfTerms(terms, context.timeZone), faults: {} }
  const isOpenEntry = terms.entry.open === true
  return privateResponse(200, changedTermsPage(context, { path: visitor.path, isOpenEntry, filled, agreed: terms }))
}

const changeTerms = async (
  visit: PageVisit,
  visitor: OfficialVisitor,
  values: Readonly<Record<string, string | undefined>>,
) => {
  const context = await eventContext(visit)
  const { section } = visitor.loaded.tournament.terms
  const lines = visitor.loaded.tournament.entrants.map(({ name }, at) => ({
    line: at + 1,
    text: name,
    player: { name },
  }))
  const list = { lines, players: lines.map(({ player }) => player), faults: [] }
  const read = parse(tournamentTermsBody, { ...termsInForm(values, list), ...(section !== undefined && { section }) })
  const resolved = read.ok ? resolveTournamentTerms(read.value, visit.request.receivedAt) : read
  const page = (
    status: number,
    more: { readonly faults?: Readonly<Record<string, string | undefined>>; readonly refused?: string },
  ) => {
    const filled = { values, faults: more.faults ?? {} }
    const agreed = resolved.ok ? resolved.terms : undefined
    const form = { path: visitor.path, isOpenEntry: values['entry'] === 'open', filled, agreed }
    return privateResponse(
      status,
      changedTermsPage(context, { ...form, ...(more.refused !== undefined && { refused: more.refused }) }),
    )
  }
  if (!resolved.ok) return page(400, { faults: faultsInForm(context, values, resolved.issues) })
  const act = { type: 'change', terms: resolved.terms } as const
  const changed = await performTournamentAct(visit.service, visitor, act, visit.request)
  if (changed.kind === 'done') return redirectTo(`${visitor.path}?done=change`)
  if (changed.kind === 'crowded') return failureResponse(visit, { code: 'try-again' })
  return page(statusOfRefusal(changed.refusal), { refused: tournamentRefusalText(context.words, changed.refusal) })
}

/** Answers `POST /o/{token}/terms`: changes the terms, as long as nobody has accepted them. */
export const submitChangedTerms = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireSecretary(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, TERMS_FORM_FIELDS)
  return values === undefined ? invalidFormResponse(visit) : changeTerms(visit, visitor, values)
}
