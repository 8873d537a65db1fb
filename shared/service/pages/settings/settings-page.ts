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
import { contactAt, mailModeOf } from '../../email/consent/consent.ts'
import { USUAL_HOUR } from '../../email/sending/digest-schedule.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { type Held, isSeats } from '../../access/authorize.ts'
import { changeOwn } from '../../seats/seat-settings.ts'
import type { Contact } from '../../ports/ports.ts'
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

/** What an arbiter's form has in one list: what they follow, or that they want no emails. */
const NO_EMAILS = 'none'

const presentToArbiter = (contact: Contact): Values => ({
  ...addressOf(contact),
  follow: contact.silent ? NO_EMAILS : (contact.follow ?? 'asked'),
})

const present = ({ game }: Loaded, seat: Seat, contact: Contact): Values => {
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

export const showSettings = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enter(visit, token)
  if (!held) return unknownLink(visit)
  const contact = await contactAt(visit.service, held)
  const context = await contextOf(visit, contact)
  const { game } = held.loaded
  const forgotten = visit.request.query['forgotten'] === '1' && playerOf(game, held.role)?.name === ''
  const about = { path: pathOf(held), status: game.status, forgotten }
  const saved = visit.request.query['saved'] === '1'
  if (!isSeats(held))
    return privatePage(
      200,
      arbiterSettingsPage(context, { ...about, filled: { ...EMPTY, values: presentToArbiter(contact) }, saved }),
    )
  const values = present(held.loaded, held.role, contact)
  return privatePage(
    200,
    settingsPage(context, {
      ...about,
      ...datesOf(visit, held),
      ...devicesOf(visit, held, contact),
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

/** Without emails, what was followed stays. */
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

const change = async (visit: Visit, held: Held, body: SeatBody, then: string): Promise<Response> => {
  const changed = await changeOwn(visit.service, held, body, visit.request)
  return changed.kind === 'done' ? seeOther(`/p/${held.token}${then}`) : failed(visit, refusalOf(changed))
}

const faultsIn = ({ fields }: SiteContext['texts'], issues: readonly Issue[]): Filled['faults'] =>
  Object.fromEntries(
    issues.map(({ path }) => [
      path.replace(/^notifications\./, ''),
      path === 'name' ? fields.name(LONGEST.name) : path === 'email' ? fields.email : fields.choice,
    ]),
  )

/** `POST /p/{token}/settings`: unticked means off. */
export const saveSettings = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enter(visit, token)
  if (!held) return unknownLink(visit)
  const isSeat = isSeats(held)
  const values = readForm(visit.request.body, isSeat ? SETTINGS : ARBITERS_SETTINGS)
  if (!values) return invalid(visit)
  const read = parse(seatBody, isSeat ? playersBody(values) : arbitersBody(values))
  if (read.ok) return change(visit, held, read.value, '/settings?saved=1')
  const context = await contextFor(visit, held)
  const { status } = held.loaded.game
  const wrong = { values, faults: faultsIn(context.texts, read.issues) }
  const about = { path: pathOf(held), filled: wrong, saved: false, forgotten: false, status }
  return privatePage(
    400,
    isSeats(held) ? settingsPage(context, { ...about, ...datesOf(visit, held) }) : arbiterSettingsPage(context, about),
  )
}

/** `POST /p/{token}/own`: the note, or whether an only move is played. */
export const saveOwn = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enterSeat(visit, token)
  if (!held) return unknownLink(visit)
  const values = readForm(visit.request.body, ['note', 'playForced'])
  const { note, playForced } = values ?? {}
  const read = parse(seatBody, {
    ...(note !== undefined && { note }),
    ...(playForced !== undefined && { playForced: playForced === '1' }),
  })
  return values && read.ok
    ? change(visit, held, read.value, `?done=${note === undefined ? 'forced' : 'note'}`)
    : invalid(visit)
}

/** `POST /p/{token}/rotate` */
export const rotateOwnLink = async (visit: Visit, named: string): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['key'])
  if (!values) return invalid(visit)
  const key = formKey(values['key'])
  const held = await enter(visit, named)
  const rotated = held
    ? await rotateLink(service, held, request.receivedAt, key)
    : key !== undefined && (await rotatedEarlier(service, named.split('.')[0], key, request.receivedAt))
  if (!rotated) return unknownLink(visit)
  if (rotated.kind === 'made') return seeSeat(rotated.link)
  const wrong = whyNotRotated(rotated)
  return wrong.code === 'not-found' ? unknownLink(visit) : failed(visit, wrong)
}
