import { type Values, filled, readForm } from '../../../api/input/forms.ts'
import { type SeatBody, parse, seatBody } from '../../../api/input/shapes.ts'
import { LONGEST } from '../../../game/bounds.ts'
import { REMINDERS, type Reminder } from '../../../game/events.ts'
import { playerOf } from '../../../game/game.ts'
import type { Seat } from '../../../game/words.ts'
import type { Issue } from '../../../api/values/issues.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { EMPTY, type Filled } from '../../../pages/kit/fields.ts'
import { arbiterSettingsPage, settingsPage } from '../../../pages/seat/settings-page.ts'
import { languageOf } from '../../../texts/languages.ts'
import { mailModeOf } from '../../email/consent/consent.ts'
import { contactAt } from '../../games/game-seat.ts'
import { USUAL_HOUR } from '../../email/sending/digest-schedule.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { type Held, isSeats } from '../../access/authorize.ts'
import { changeOwn } from '../../seats/seat-settings.ts'
import type { Contact } from '../../ports/contact.ts'
import type { Loaded } from '../../games/game-store.ts'
import { rotateLink, rotatedEarlier, whyNotRotated } from '../../seats/rotate.ts'
import { datesOf } from '../views/calendar.ts'
import { devicesOf } from './device-list.ts'
import { enter, enterSeat, pathOf } from '../http/require-seat.ts'
import { formKey } from '../http/form-key.ts'
import { privatePage, seeOther, seeSeat } from '../http/html-response.ts'
import { type Visit, contextFor, contextOf, failed, invalid, unknownLink } from '../http/page-request.ts'

const addressOf = (contact: Contact): Values => ({
  email: contact.email,
  locale: languageOf(contact.locale),
  timeZone: contact.timeZone,
})

/** An arbiter's form has one list: which events they follow, or this value if they want no emails. */
const NO_EMAILS = 'none'

const arbitersValues = (contact: Contact): Values => ({
  ...addressOf(contact),
  follow: contact.silent ? NO_EMAILS : (contact.follow ?? 'asked'),
})

const playersValues = ({ game }: Loaded, seat: Seat, contact: Contact): Values => {
  const { reminders, quietIn, playForced } = game.choices[seat]
  const flag = (on: boolean): string | undefined => (on ? '1' : undefined)
  return {
    name: playerOf(game, seat)?.name,
    ...addressOf(contact),
    mail: mailModeOf(contact),
    digestAt: `${contact.digestAt ?? USUAL_HOUR}`,
    quietHours: flag(quietIn !== undefined),
    playForced: flag(playForced),
    ...Object.fromEntries(REMINDERS.map((reminder) => [reminder, flag(reminders.includes(reminder))])),
  }
}

/** `GET /p/{token}/settings` */
export const showSettings = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enter(visit, token)
  if (!authorized) return unknownLink(visit)
  const contact = await contactAt(visit.service, authorized)
  const context = await contextOf(visit, contact)
  const { game } = authorized.loaded
  const forgotten = visit.request.query['forgotten'] === '1' && playerOf(game, authorized.role)?.name === ''
  const about = { path: pathOf(authorized), status: game.status, forgotten }
  const saved = visit.request.query['saved'] === '1'
  if (!isSeats(authorized))
    return privatePage(
      200,
      arbiterSettingsPage(context, { ...about, filled: { ...EMPTY, values: arbitersValues(contact) }, saved }),
    )
  const values = playersValues(authorized.loaded, authorized.role, contact)
  return privatePage(
    200,
    settingsPage(context, {
      ...about,
      ...datesOf(visit, authorized),
      ...devicesOf(visit, authorized, contact),
      filled: { ...EMPTY, values },
      saved,
    }),
  )
}

const addressIn = (values: Values) => ({
  email: filled(values['email']) ?? null,
  locale: filled(values['locale']) ?? null,
  timeZone: filled(values['timeZone']) ?? null,
})

/** An arbiter who wants no emails keeps their earlier choice of events. */
const arbitersBody = (values: Values): unknown => {
  const { follow } = values
  return {
    ...addressIn(values),
    notifications: follow === NO_EMAILS ? { mail: 'off' } : { mail: 'turns', follow },
  }
}

const hourOf = (hour: string | undefined) => (filled(hour) === undefined ? {} : { digestAt: Number(hour) })

const playersBody = (values: Values): unknown => {
  const on = (name: string): boolean => values[name] === '1'
  const reminders: readonly Reminder[] = REMINDERS.filter(on)
  return {
    name: values['name'] ?? '',
    ...addressIn(values),
    notifications: {
      mail: filled(values['mail']),
      ...hourOf(values['digestAt']),
      reminders,
      quietHours: on('quietHours'),
    },
    playForced: on('playForced'),
  }
}

const SETTINGS = ['name', 'email', 'locale', 'timeZone', 'mail', 'digestAt', ...REMINDERS, 'quietHours', 'playForced']
const ARBITERS_SETTINGS = ['email', 'locale', 'timeZone', 'follow']

const change = async (visit: Visit, authorized: Held, body: SeatBody, then: string): Promise<Response> => {
  const changed = await changeOwn(visit.service, authorized, body, visit.request)
  return changed.kind === 'done' ? seeOther(`/p/${authorized.token}${then}`) : failed(visit, refusalOf(changed))
}

const faultsIn = ({ fields }: SiteContext['texts'], issues: readonly Issue[]): Filled['faults'] =>
  Object.fromEntries(
    issues.map(({ path }) => [
      path.replace(/^notifications\./, ''),
      path === 'name' ? fields.name(LONGEST.name) : path === 'email' ? fields.email : fields.choice,
    ]),
  )

/** `POST /p/{token}/settings`: forms leave out boxes that are not ticked, so what is missing is off. */
export const saveSettings = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enter(visit, token)
  if (!authorized) return unknownLink(visit)
  const isSeat = isSeats(authorized)
  const values = readForm(visit.request.body, isSeat ? SETTINGS : ARBITERS_SETTINGS)
  if (!values) return invalid(visit)
  const read = parse(seatBody, isSeat ? playersBody(values) : arbitersBody(values))
  if (read.ok) return change(visit, authorized, read.value, '/settings?saved=1')
  const context = await contextFor(visit, authorized)
  const { status } = authorized.loaded.game
  const refusal = { values, faults: faultsIn(context.texts, read.issues) }
  const about = { path: pathOf(authorized), filled: refusal, saved: false, forgotten: false, status }
  return privatePage(
    400,
    isSeats(authorized)
      ? settingsPage(context, { ...about, ...datesOf(visit, authorized) })
      : arbiterSettingsPage(context, about),
  )
}

/** `POST /p/{token}/own`: saves the note, or whether a move that is the only legal one is played at once. */
export const saveOwn = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enterSeat(visit, token)
  if (!authorized) return unknownLink(visit)
  const values = readForm(visit.request.body, ['note', 'playForced'])
  const { note, playForced } = values ?? {}
  const read = parse(seatBody, {
    ...(note !== undefined && { note }),
    ...(playForced !== undefined && { playForced: playForced === '1' }),
  })
  return values && read.ok
    ? change(visit, authorized, read.value, `?done=${note === undefined ? 'forced' : 'note'}`)
    : invalid(visit)
}

/** `POST /p/{token}/rotate`: replaces the seat's link. A repeat by the replaced link leads to the new one. */
export const rotateOwnLink = async (visit: Visit, tokenAndMark: string): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['key'])
  if (!values) return invalid(visit)
  const key = formKey(values['key'])
  const authorized = await enter(visit, tokenAndMark)
  const rotated = authorized
    ? await rotateLink(service, authorized, request.receivedAt, key)
    : key !== undefined && (await rotatedEarlier(service, tokenAndMark.split('.')[0], key, request.receivedAt))
  if (!rotated) return unknownLink(visit)
  if (rotated.kind === 'made') return seeSeat(rotated.link)
  const refusal = whyNotRotated(rotated)
  return refusal.code === 'not-found' ? unknownLink(visit) : failed(visit, refusal)
}
