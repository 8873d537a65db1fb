import { type ReadTournamentForm, readTournamentActForm } from '../../../api/input/tournaments/tournament-act-forms.ts'
import type { EventContext } from '../../../pages/tournament/model/event-context.ts'
import type { AllTexts } from '../../../texts/index.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import { tournamentRefusalText } from '../../../texts/tournament/tournament-refusal-text.ts'
import type { TournamentRefusal } from '../../../tournament/model/tournament-refusals.ts'
import type { Response } from '../../runtime/http.ts'
import { type ActResult, performTournamentAct } from '../../tournaments/acts/perform-act.ts'
import { rotateTournamentLink } from '../../tournaments/acts/rotate-tournament-link.ts'
import { asSecretaryOf } from '../../tournaments/acts/send-sections.ts'
import { loadSections } from '../../tournaments/entry/event-sections.ts'
import { actRequestOf } from '../../tournaments/acts/act-request-of.ts'
import type { LoadedTournament } from '../../tournaments/record/tournament-store.ts'
import { redirectTo } from '../http/html-response.ts'
import { type PageVisit, failureResponse, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'
import { type EventVisitor, statusOfRefusal } from './event-visit.ts'
import type { AfterPress } from './show-official.ts'

/** Returns the form of an act of this request. */
export const readEventAct = (visit: PageVisit): ReadTournamentForm | undefined =>
  readTournamentActForm(visit.request.body)

/** Returns the page with what a press has left. `loaded`: the event as the refusal found it. */
type PageAfter = (
  status: number,
  after: (context: EventContext) => AfterPress,
  loaded?: LoadedTournament,
) => Promise<Response>

const faultOf = ({ fields }: AllTexts, field: string): string => {
  switch (field) {
    case 'name':
      return fields.name(LONGEST.name)
    case 'email':
      return fields.email
    case 'reason':
    case 'text':
      return fields.message
    default:
      return fields.acts[field] ?? fields.choice
  }
}

/** The field at fault of some refusals, by act. */
const FIELD_AT_FAULT: Readonly<Record<string, string>> = { pause: 'until', away: 'days' }

const afterRefusal =
  (form: ReadTournamentForm, refusal: TournamentRefusal) =>
  ({ words }: EventContext): AfterPress => {
    const fault = tournamentRefusalText(words, refusal)
    const field = refusal.code === 'too-long' ? FIELD_AT_FAULT[form.type] : undefined
    return {
      refused: { type: form.type, values: form.values, fault, ...(field !== undefined && { field }) },
      ...(field === undefined && { refusal: fault }),
    }
  }

/**
 * Replaces the link of the visitor. The secretary of an event with sections gets new links to all of them: the old link
 * of one would lead to the others.
 */
const rotate = async (
  visit: PageVisit,
  visitor: EventVisitor,
): Promise<Response | Exclude<ActResult, { kind: 'done' }>> => {
  const { service, request } = visit
  const made = await rotateTournamentLink(service, visitor, request)
  if (made.kind !== 'made') return made
  if (visitor.actor.role === 'secretary')
    for (const section of await loadSections(service.tournaments, visitor.loaded))
      if (section.id !== visitor.id)
        await rotateTournamentLink(service, await asSecretaryOf(service, visitor, section), request)
  return redirectTo(`${new URL(made.link.url).pathname}?done=rotate-link`)
}

/**
 * Answers the form of an act: leads to the page if it was done, else shows the page with the reason, and with what was
 * typed still in its field.
 */
export const answerAct = async (
  visit: PageVisit,
  visitor: EventVisitor,
  form: ReadTournamentForm | undefined,
  pageAfter: PageAfter,
): Promise<Response> => {
  const { service, request } = visit
  if (!form) return invalidFormResponse(visit)
  const { type, values } = form
  if ('wrong' in form) {
    const { wrong } = form
    return pageAfter(400, ({ texts }) => ({
      refused: { type, values, field: wrong, fault: faultOf(texts, wrong) },
    }))
  }
  const asked = actRequestOf(form.act, undefined, request.receivedAt)
  if (!asked.ok) return invalidFormResponse(visit)
  const result =
    type === 'rotate-link'
      ? await rotate(visit, visitor)
      : await performTournamentAct(service, visitor, asked.act, request)
  if ('headers' in result) return result
  if (result.kind === 'crowded') return failureResponse(visit, { code: 'try-again' })
  if (result.kind === 'done')
    return redirectTo(`${result.link ? new URL(result.link.url).pathname : visitor.path}?done=${type}`)
  const { refusal, loaded } = result
  if (refusal.code === 'no-such-tournament') return unknownLinkResponse(visit)
  return pageAfter(statusOfRefusal(refusal), afterRefusal(form, refusal), loaded)
}
