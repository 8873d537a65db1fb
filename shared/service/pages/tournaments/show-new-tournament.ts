import { type FormValues, filledValue, readForm } from '../../../api/input/forms.ts'
import { parse } from '../../../api/input/parse-body.ts'
import type { ListedPlayer, PlayerList } from '../../../api/input/tournaments/list-lines.ts'
import { readPlayerList } from '../../../api/input/tournaments/player-list.ts'
import { tournamentBody, tournamentTermsBody } from '../../../api/input/tournaments/tournament-shapes.ts'
import { canonicalAddress } from '../../../api/values/email-address.ts'
import type { FilledForm } from '../../../pages/kit/form-fields.ts'
import type { FormAccess } from '../../../pages/new-game/new-game-page.ts'
import { previewOf } from '../../../pages/tournament/founding/list-preview.ts'
import { NEW_TOURNAMENT_FIELDS, USUAL_TOURNAMENT } from '../../../pages/tournament/founding/new-tournament-fields.ts'
import { type FoundingForm, newTournamentPage } from '../../../pages/tournament/founding/new-tournament-page.ts'
import type { EventContext } from '../../../pages/tournament/model/event-context.ts'
import { usualRulesOf } from '../../../texts/languages/languages.ts'
import { tournamentRefusalText } from '../../../texts/tournament/tournament-refusal-text.ts'
import type { TournamentTerms } from '../../../tournament/model/tournament-terms.ts'
import { asClub, isClubWord } from '../../credentials/creation-policy.ts'
import type { Response } from '../../runtime/http.ts'
import { resolveTournamentTerms } from '../../tournaments/entry/resolve-tournament-terms.ts'
import { type FoundedSections, foundSections } from '../../tournaments/entry/found-sections.ts'
import { resolveFounding } from '../../tournaments/entry/resolve-founding.ts'
import { newFormKey, readFormKey } from '../http/form-key.ts'
import { publicResponse, redirectTo } from '../http/html-response.ts'
import { type PageVisit, failureResponse, invalidFormResponse } from '../http/page-visit.ts'
import { eventContext } from './event-visit.ts'
import { termsInForm } from './tournament-form.ts'
import { faultsInForm, playersFault } from './tournament-form-faults.ts'

const EMPTY_LIST: PlayerList = { lines: [], players: [], faults: [] }

const accessTo = ({ service: { creation } }: PageVisit): FormAccess => creation?.by ?? 'anyone'

/** Returns the terms that the form would agree on, if it only lacks a title. */
const agreedIn = (values: FormValues, list: PlayerList, now: number): TournamentTerms | undefined => {
  const read = parse(tournamentTermsBody, { ...termsInForm(values, list), title: filledValue(values['title']) ?? '–' })
  const resolved = read.ok ? resolveTournamentTerms(read.value, now) : undefined
  return resolved?.ok ? resolved.terms : undefined
}

type ReadForm = {
  readonly values: FormValues
  readonly list: PlayerList
  readonly isOpenEntry: boolean
}

const readFounding = (values: FormValues): ReadForm => {
  const isOpenEntry = values['entry'] === 'open'
  return { values, isOpenEntry, list: isOpenEntry ? EMPTY_LIST : readPlayerList(values['players'] ?? '') }
}

const isSecretary = ({ email }: ListedPlayer, own: string | undefined): boolean =>
  email !== undefined && own !== undefined && canonicalAddress(email) === canonicalAddress(own)

/**
 * Returns the players of the form. A secretary who plays is on the list under the own address, or is added to it. The
 * emails to all have the language of the page, until a player chooses another.
 */
const playersIn = ({ values, list }: ReadForm, locale: string): readonly object[] => {
  const own = filledValue(values['email'])
  const at = list.players.findIndex((player) => isSecretary(player, own))
  const players = list.players.map((player, place) => ({
    ...player,
    locale,
    ...(place === at && { official: 'secretary' }),
  }))
  return at === -1 && values['plays'] === '1'
    ? [...players, { name: values['name'] ?? '', locale, official: 'secretary' }]
    : players
}

const bodyOf = (read: ReadForm, { texts }: EventContext): unknown => {
  const { values } = read
  const timeZone = filledValue(values['timeZone'])
  return {
    ...termsInForm(values, read.list),
    secretary: {
      name: values['name'] ?? '',
      email: values['email'] ?? '',
      locale: texts.locale,
      ...(timeZone !== undefined && { timeZone }),
    },
    players: playersIn(read, texts.locale),
  }
}

/** Answers `GET /t`: the form of a new tournament, by a list or with open entry. */
export const showNewTournament = async (visit: PageVisit): Promise<Response> => {
  const { request, service } = visit
  const context = await eventContext(visit)
  const isOpenEntry = request.query['entry'] === 'open'
  const { word } = request.query
  const known = isClubWord(service.creation, word) ? { word } : {}
  const rules = usualRulesOf(context.language)
  const values: FormValues = { ...USUAL_TOURNAMENT, ...known, rules, ...(isOpenEntry && { entry: 'open' }) }
  return publicResponse(
    200,
    newTournamentPage(context, {
      key: newFormKey(visit),
      access: accessTo(visit),
      isOpenEntry,
      filled: { values, faults: {} },
      agreed: agreedIn(values, EMPTY_LIST, request.receivedAt),
    }),
  )
}

/** Returns the page with what was read of its form. */
const formPage = (
  context: EventContext,
  visit: PageVisit,
  read: ReadForm,
  key: string,
  faults: FilledForm['faults'],
): string => {
  const { values, list, isOpenEntry } = read
  const agreed = agreedIn(values, list, visit.request.receivedAt)
  const form: FoundingForm = {
    key,
    access: accessTo(visit),
    isOpenEntry,
    filled: { values, faults },
    agreed,
    ...(!isOpenEntry && list.lines.length > 0 && { preview: previewOf(list, values['plays'] === '1', agreed) }),
  }
  return newTournamentPage(context, form)
}

/** Returns what is wrong with the list: a line cannot be read, or there is nobody. */
const listFaults = ({ words }: EventContext, { list, isOpenEntry, values }: ReadForm): FilledForm['faults'] => {
  if (isOpenEntry) return {}
  const { fields, noPlayers } = words.newTournament
  if (list.faults.length > 0) return { players: fields.players }
  return list.players.length + (values['plays'] === '1' ? 1 : 0) < 2 ? { players: noPlayers } : {}
}

const answerFounded = (
  visit: PageVisit,
  founded: FoundedSections,
  refused: (text: string) => Response,
  context: EventContext,
) => {
  switch (founded.kind) {
    case 'founded': {
      const [first] = founded.tournaments
      return first ? redirectTo(`/o/${first.link.token}`) : failureResponse(visit, { code: 'try-again' })
    }
    case 'refused':
      return refused(tournamentRefusalText(context.words, founded.refusal))
    case 'otherwise':
      return failureResponse(visit, { code: 'key-used-otherwise' })
    case 'spent':
      return failureResponse(visit, { code: 'too-many-requests' })
    case 'crowded':
      return failureResponse(visit, { code: 'try-again' })
  }
}

/**
 * Answers `POST /t`: shows how the list is read, or founds the tournament and leads to its secretary's page. Nothing is
 * stored while a line cannot be read.
 */
export const submitNewTournament = async (visit: PageVisit): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, NEW_TOURNAMENT_FIELDS)
  const key = readFormKey(values?.['key'])
  if (accessTo(visit) === 'keys') return failureResponse(visit, { code: 'creation-restricted' })
  if (values === undefined || key === undefined) return invalidFormResponse(visit)
  const context = await eventContext(visit)
  const read = readFounding(values)
  const page = (status: number, faults: FilledForm['faults']): Response =>
    publicResponse(status, formPage(context, visit, read, key, faults))
  const wrongList = listFaults(context, read)
  if (values['preview'] !== undefined) return page(200, {})
  const isKnown = accessTo(visit) === 'anyone' || isClubWord(service.creation, values['word'])
  const body = parse(tournamentBody, bodyOf(read, context))
  const resolved =
    body.ok && Object.keys(wrongList).length === 0 ? resolveFounding(body.value, false, request.receivedAt) : undefined
  const issues = body.ok ? (resolved && !resolved.ok ? resolved.issues : []) : body.issues
  const faults = {
    ...faultsInForm(
      context,
      values,
      issues.filter(({ path }) => !path.startsWith('players')),
    ),
    ...playersFault(context, values, issues),
    ...wrongList,
    ...(!isKnown && { word: context.texts.fields.word }),
  }
  if (!resolved?.ok || Object.keys(faults).length > 0) return page(isKnown ? 400 : 403, faults)
  const founded = await foundSections(asClub(service), resolved.sections, { key }, request)
  return answerFounded(visit, founded, (text) => page(422, { players: text }), context)
}
