import { readForm } from '../../../api/input/forms.ts'
import { type SeatBody, seatBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import { playerOf } from '../../../game/model/game.ts'
import type { Seat } from '../../../game/model/words.ts'
import type { Issue } from '../../../api/values/issues.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { EMPTY_FORM, type FilledForm } from '../../../pages/kit/form-fields.ts'
import { settingsPage } from '../../../pages/seat/settings-page.ts'
import { arbiterSettingsPage } from '../../../pages/seat/arbiter-settings-page.ts'
import { loadContact } from '../../games/game-seat.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { type Authorized, isPlayerSeat } from '../../access/authorize.ts'
import { isInvitedAt } from '../../creation/correct-invitation.ts'
import { changeSettings } from '../../seats/seat-settings.ts'
import { calendarSettings } from '../views/show-calendar.ts'
import { commandOutcome, refusedPage } from '../board/command-outcome.ts'
import { confirmationNote } from './email-consent.ts'
import { pushDeviceSettings } from './push-device-settings.ts'
import { type AuthorizedVisit, requireRole, requireSeat, seatPath } from '../http/require-seat.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import {
  type PageVisit,
  seatPageContext,
  pageContext,
  failureResponse,
  invalidFormResponse,
  unknownLinkResponse,
} from '../http/page-visit.ts'
import {
  arbiterSettingsValues,
  playerSettingsValues,
  arbiterSettingsBody,
  playerSettingsBody,
  PLAYER_SETTINGS_FIELDS,
  ARBITER_SETTINGS_FIELDS,
} from './settings-values.ts'

/** Answers `GET /p/{token}/settings`. */
export const showSettings = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const contact = await loadContact(visit.service, authorized)
  const context = await pageContext(visit, contact)
  const { game } = authorized.loaded
  const forgotten = visit.request.query['forgotten'] === '1' && playerOf(game, authorized.role)?.name === ''
  const unconfirmed = confirmationNote(context, authorized, contact)
  const about = { path: seatPath(authorized), status: game.status, forgotten, unconfirmed }
  const saved = visit.request.query['saved'] === '1'
  if (!isPlayerSeat(authorized))
    return privateResponse(
      200,
      arbiterSettingsPage(context, {
        ...about,
        filled: { ...EMPTY_FORM, values: arbiterSettingsValues(contact) },
        saved,
      }),
    )
  const values = playerSettingsValues(authorized.loaded, authorized.role, contact)
  return privateResponse(
    200,
    settingsPage(context, {
      ...about,
      ...calendarSettings(visit, authorized),
      ...pushDeviceSettings(visit, authorized, contact),
      filled: { ...EMPTY_FORM, values },
      saved,
    }),
  )
}

const change = async (visit: PageVisit, authorized: Authorized, body: SeatBody, then: string): Promise<Response> => {
  const changed = await changeSettings(visit.service, authorized, body, visit.request, 'when-useful')
  return changed.kind === 'done'
    ? redirectTo(`/p/${authorized.token}${then}`)
    : failureResponse(visit, refusalOf(changed))
}

const faultsIn = ({ fields }: SiteContext['texts'], issues: readonly Issue[]): FilledForm['faults'] =>
  Object.fromEntries(
    issues.map(({ path }) => [
      path.replace(/^notifications\./, ''),
      path === 'name' ? fields.name(LONGEST.name) : path === 'email' ? fields.email : fields.choice,
    ]),
  )

/** Answers `POST /p/{token}/settings`: forms leave out boxes that are not ticked, so what is missing is off. */
export const saveSettings = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const isSeat = isPlayerSeat(authorized)
  const values = readForm(visit.request.body, isSeat ? PLAYER_SETTINGS_FIELDS : ARBITER_SETTINGS_FIELDS)
  if (!values) return invalidFormResponse(visit)
  const read = parse(seatBody, isSeat ? playerSettingsBody(values) : arbiterSettingsBody(values))
  if (read.ok) return change(visit, authorized, read.value, '/settings?saved=1')
  const context = await seatPageContext(visit, authorized)
  const { status } = authorized.loaded.game
  const refusal = { values, faults: faultsIn(context.texts, read.issues) }
  const about = { path: seatPath(authorized), filled: refusal, saved: false, forgotten: false, status }
  return privateResponse(
    400,
    isPlayerSeat(authorized)
      ? settingsPage(context, { ...about, ...calendarSettings(visit, authorized) })
      : arbiterSettingsPage(context, about),
  )
}

/** Corrects the address of an invitation by the form on its creator's page, to which the answer leads back. */
const correctAddress = async (
  visit: PageVisit,
  authorized: AuthorizedVisit<Seat>,
  to: string,
  email = '',
): Promise<Response> => {
  const read = parse(seatBody, { invitedEmails: { [to]: email } })
  if (!read.ok)
    return refusedPage(
      visit,
      authorized,
      HTTP_STATUS['invalid-request'],
      ({ fields, settled }) => `${fields.email} ${settled.kept(email)}`,
    )
  const { opponent, arbiter } = read.value.invitedEmails ?? {}
  const role = opponent === undefined ? 'arbiter' : 'opponent'
  const known = await loadContact(visit.service, { ...authorized, role })
  const changed = await changeSettings(visit.service, authorized, read.value, visit.request)
  const isSame = isInvitedAt(known, opponent ?? arbiter ?? '')
  if (changed.kind === 'done') return redirectTo(`/p/${authorized.token}?done=${isSame ? 'same' : 'corrected'}-${role}`)
  const { code } = refusalOf(changed)
  return code === 'allowance-used'
    ? refusedPage(visit, authorized, HTTP_STATUS[code], ({ inviting }) => inviting.address.used)
    : commandOutcome(visit, authorized, changed)
}

/** Returns the query of the page that says what was saved. The messages of the other player stand under Mine. */
const doneQuery = ({ note, muted }: SeatBody): string => {
  if (muted !== undefined) return `?tab=mine&done=${muted ? 'muted' : 'unmuted'}`
  return `?done=${note === undefined ? 'forced' : 'note'}`
}

/**
 * Answers `POST /p/{token}/own`: saves the note, whether a move that is the only legal one is played at once, or whether
 * the other player is muted, or corrects the address of an invitation.
 */
export const saveSeatPreference = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireSeat(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, ['note', 'playForced', 'muted', 'to', 'email'])
  const { note, playForced, muted, to, email } = values ?? {}
  if (to !== undefined) return correctAddress(visit, authorized, to, email)
  const read = parse(seatBody, {
    ...(note !== undefined && { note }),
    ...(playForced !== undefined && { playForced: playForced === '1' }),
    ...(muted !== undefined && { muted: muted === '1' }),
  })
  return values && read.ok ? change(visit, authorized, read.value, doneQuery(read.value)) : invalidFormResponse(visit)
}
