import { type Values, filled, readForm } from '../../api/forms.ts'
import { type SeatBody, parse, seatBody } from '../../api/shapes.ts'
import { LONGEST } from '../../game/bounds.ts'
import { REMINDERS, type Reminder } from '../../game/events.ts'
import { playerOf } from '../../game/game.ts'
import type { Seat } from '../../game/words.ts'
import { EMPTY } from '../../pages/fields.ts'
import { arbiterSettingsPage, settingsPage } from '../../pages/settings.ts'
import { languageOf } from '../../texts/languages.ts'
import { contactAt } from '../consent.ts'
import { refusalOf } from '../handle.ts'
import type { Response } from '../http.ts'
import { type Held, isSeats } from '../opened.ts'
import { changeSeat } from '../own.ts'
import type { Contact } from '../ports.ts'
import type { Loaded } from '../record.ts'
import { rotateLink, rotatedEarlier, whyNotRotated } from '../rotate.ts'
import { datesOf } from './calendar.ts'
import { enter, enterSeat, pathOf } from './enter.ts'
import { formKey } from './form-key.ts'
import { privatePage, seeOther, seeSeat } from './reply.ts'
import { type Visit, contextFor, contextOf, failed, invalid, unknownLink } from './visit.ts'

const present = ({ game }: Loaded, seat: Seat, contact: Contact): Values => {
  const { reminders, quietIn, playForced } = game.choices[seat]
  const flag = (on: boolean): string | undefined => (on ? '1' : undefined)
  return {
    name: playerOf(game, seat)?.name,
    email: contact.email,
    locale: languageOf(contact.locale),
    timeZone: contact.timeZone,
    mail: flag(contact.silent !== true),
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
  if (!isSeats(held)) return privatePage(200, arbiterSettingsPage(context, about))
  const values = present(held.loaded, held.role, contact)
  const saved = visit.request.query['saved'] === '1'
  return privatePage(
    200,
    settingsPage(context, { ...about, ...datesOf(visit, held), filled: { ...EMPTY, values }, saved }),
  )
}

const bodyOf = (values: Values): unknown => {
  const on = (name: string): boolean => values[name] === '1'
  const reminders: readonly Reminder[] = REMINDERS.filter(on)
  return {
    name: values['name'] ?? '',
    email: filled(values['email']) ?? null,
    locale: filled(values['locale']) ?? null,
    timeZone: filled(values['timeZone']) ?? null,
    notifications: { mail: on('mail'), reminders, quietHours: on('quietHours') },
    playForced: on('playForced'),
  }
}

const SETTINGS = ['name', 'email', 'locale', 'timeZone', 'mail', ...REMINDERS, 'quietHours', 'playForced']

const change = async (visit: Visit, held: Held<Seat>, body: SeatBody, then: string): Promise<Response> => {
  const changed = await changeSeat(visit.service, held, body, visit.request)
  return changed.kind === 'done' ? seeOther(`/p/${held.token}${then}`) : failed(visit, refusalOf(changed))
}

/** `POST /p/{token}/settings`: unticked means off. */
export const saveSettings = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enterSeat(visit, token)
  if (!held) return unknownLink(visit)
  const values = readForm(visit.request.body, SETTINGS)
  if (!values) return invalid(visit)
  const read = parse(seatBody, bodyOf(values))
  if (read.ok) return change(visit, held, read.value, '/settings?saved=1')
  const context = await contextFor(visit, held)
  const { fields } = context.texts
  const faults = Object.fromEntries(
    read.issues.map(({ path }) => [
      path,
      path === 'name' ? fields.name(LONGEST.name) : path === 'email' ? fields.email : fields.choice,
    ]),
  )
  return privatePage(
    400,
    settingsPage(context, {
      path: pathOf(held),
      filled: { values, faults },
      saved: false,
      forgotten: false,
      status: held.loaded.game.status,
      ...datesOf(visit, held),
    }),
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
