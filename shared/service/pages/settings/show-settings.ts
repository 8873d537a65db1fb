import { type FormValues, filledValue, readForm } from '../../../api/input/forms.ts'
import { type SeatBody, parse, seatBody } from '../../../api/input/shapes.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import { REMINDERS, type Reminder } from '../../../game/model/events.ts'
import { playerOf } from '../../../game/model/game.ts'
import type { Seat } from '../../../game/model/words.ts'
import type { Issue } from '../../../api/values/issues.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { EMPTY_FORM, type FilledForm } from '../../../pages/kit/form-fields.ts'
import { arbiterSettingsPage, settingsPage } from '../../../pages/seat/settings-page.ts'
import { languageFor } from '../../../texts/languages/languages.ts'
import { mailModeOf } from '../../email/consent/consent.ts'
import { loadContact } from '../../games/game-seat.ts'
import { DEFAULT_DIGEST_HOUR } from '../../email/mailbox/digest-schedule.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { type Authorized, isPlayerSeat } from '../../access/authorize.ts'
import { changeSettings } from '../../seats/seat-settings.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { rotateLink, repeatedRotationByToken, rotationRefusal } from '../../seats/rotate-link.ts'
import { calendarSettings } from '../views/show-calendar.ts'
import { pushDeviceSettings } from './push-device-settings.ts'
import { requireRole, requireSeat, seatPath } from '../http/require-seat.ts'
import { readFormKey } from '../http/form-key.ts'
import { privateResponse, redirectTo, redirectToSeat } from '../http/html-response.ts'
import {
  type PageVisit,
  seatPageContext,
  pageContext,
  failureResponse,
  invalidFormResponse,
  unknownLinkResponse,
} from '../http/page-visit.ts'

const addressOf = (contact: Contact): FormValues => ({
  email: contact.email,
  locale: languageFor(contact.locale),
  timeZone: contact.timeZone,
})

/** An arbiter's form has one list: which events they follow, or this value if they want no emails. */
const NO_EMAILS = 'none'

const arbitersValues = (contact: Contact): FormValues => ({
  ...addressOf(contact),
  follow: contact.silent ? NO_EMAILS : (contact.follow ?? 'asked'),
})

const playersValues = ({ game }: LoadedGame, seat: Seat, contact: Contact): FormValues => {
  const { reminders, quietIn, playForced } = game.choices[seat]
  const flag = (on: boolean): string | undefined => (on ? '1' : undefined)
  return {
    name: playerOf(game, seat)?.name,
    ...addressOf(contact),
    mail: mailModeOf(contact),
    digestAt: `${contact.digestAt ?? DEFAULT_DIGEST_HOUR}`,
    quietHours: flag(quietIn !== undefined),
    playForced: flag(playForced),
    ...Object.fromEntries(REMINDERS.map((reminder) => [reminder, flag(reminders.includes(reminder))])),
  }
}

/** Answers `GET /p/{token}/settings`. */
export const showSettings = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const contact = await loadContact(visit.service, authorized)
  const context = await pageContext(visit, contact)
  const { game } = authorized.loaded
  const forgotten = visit.request.query['forgotten'] === '1' && playerOf(game, authorized.role)?.name === ''
  const about = { path: seatPath(authorized), status: game.status, forgotten }
  const saved = visit.request.query['saved'] === '1'
  if (!isPlayerSeat(authorized))
    return privateResponse(
      200,
      arbiterSettingsPage(context, { ...about, filled: { ...EMPTY_FORM, values: arbitersValues(contact) }, saved }),
    )
  const values = playersValues(authorized.loaded, authorized.role, contact)
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

const addressIn = (values: FormValues) => ({
  email: filledValue(values['email']) ?? null,
  locale: filledValue(values['locale']) ?? null,
  timeZone: filledValue(values['timeZone']) ?? null,
})

/** An arbiter who wants no emails keeps their earlier choice of events. */
const arbitersBody = (values: FormValues): unknown => {
  const { follow } = values
  return {
    ...addressIn(values),
    notifications: follow === NO_EMAILS ? { mail: 'off' } : { mail: 'turns', follow },
  }
}

const hourOf = (hour: string | undefined) => (filledValue(hour) === undefined ? {} : { digestAt: Number(hour) })

const playersBody = (values: FormValues): unknown => {
  const on = (name: string): boolean => values[name] === '1'
  const reminders: readonly Reminder[] = REMINDERS.filter(on)
  return {
    name: values['name'] ?? '',
    ...addressIn(values),
    notifications: {
      mail: filledValue(values['mail']),
      ...hourOf(values['digestAt']),
      reminders,
      quietHours: on('quietHours'),
    },
    playForced: on('playForced'),
  }
}

const SETTINGS = ['name', 'email', 'locale', 'timeZone', 'mail', 'digestAt', ...REMINDERS, 'quietHours', 'playForced']
const ARBITERS_SETTINGS = ['email', 'locale', 'timeZone', 'follow']

const change = async (visit: PageVisit, authorized: Authorized, body: SeatBody, then: string): Promise<Response> => {
  const changed = await changeSettings(visit.service, authorized, body, visit.request)
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
  const values = readForm(visit.request.body, isSeat ? SETTINGS : ARBITERS_SETTINGS)
  if (!values) return invalidFormResponse(visit)
  const read = parse(seatBody, isSeat ? playersBody(values) : arbitersBody(values))
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

/** Answers `POST /p/{token}/own`: saves the note, or whether a move that is the only legal one is played at once. */
export const saveSeatPreference = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireSeat(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, ['note', 'playForced'])
  const { note, playForced } = values ?? {}
  const read = parse(seatBody, {
    ...(note !== undefined && { note }),
    ...(playForced !== undefined && { playForced: playForced === '1' }),
  })
  return values && read.ok
    ? change(visit, authorized, read.value, `?done=${note === undefined ? 'forced' : 'note'}`)
    : invalidFormResponse(visit)
}

/** Answers `POST /p/{token}/rotate`: replaces the seat's link. A repeat by the replaced link leads to the new one. */
export const rotateOwnLink = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['key'])
  if (!values) return invalidFormResponse(visit)
  const key = readFormKey(values['key'])
  const authorized = await requireRole(visit, tokenAndMark)
  const rotated = authorized
    ? await rotateLink(service, authorized, request.receivedAt, key)
    : key !== undefined && (await repeatedRotationByToken(service, tokenAndMark.split('.')[0], key, request.receivedAt))
  if (!rotated) return unknownLinkResponse(visit)
  if (rotated.kind === 'made') return redirectToSeat(rotated.link)
  const refusal = rotationRefusal(rotated)
  return refusal.code === 'not-found' ? unknownLinkResponse(visit) : failureResponse(visit, refusal)
}
