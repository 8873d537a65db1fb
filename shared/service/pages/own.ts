import { type SeatBody, parse, seatBody } from '../../api/shapes.ts'
import { LONGEST } from '../../game/bounds.ts'
import { type Reminder, REMINDERS } from '../../game/events.ts'
import { playerOf } from '../../game/game.ts'
import type { Seat } from '../../game/words.ts'
import { failedPage } from '../../pages/error.ts'
import { EMPTY, type Filled } from '../../pages/fields.ts'
import { settingsPage } from '../../pages/settings.ts'
import { refusalText } from '../../texts/index.ts'
import { languageOf } from '../../texts/languages.ts'
import { changeSeat } from '../answers/seat.ts'
import type { Response } from '../http.ts'
import { type Desk, type Opened, contextOf, openLink, seatContext, unknownLink } from './desk.ts'
import { filled, readForm } from './form.ts'
import { privatePage, seeOther } from './reply.ts'
import { roleOf } from '../tokens.ts'

type Sat = { readonly opened: Opened; readonly seat: Seat }

/** A link that is a seat's own. */
const sitting = async (desk: Desk, token: string): Promise<Sat | undefined> => {
  const opened = await openLink(desk, token)
  const role = opened && roleOf(opened.purpose)
  return opened && role && role !== 'director' ? { opened, seat: role } : undefined
}

const invalid = (desk: Desk): Response => {
  const context = contextOf(desk)
  return privatePage(400, failedPage(context, refusalText(context.texts, { code: 'invalid-request' })))
}

/** What the seat has said so far, as its form holds it. */
const present = async ({ service }: Desk, { opened, seat }: Sat): Promise<Filled['values']> => {
  const { id, loaded } = opened
  const player = playerOf(loaded.game, seat)
  const contact = player && (await service.contacts.load(id, player.contact))
  const { reminders, quietIn, playForced } = loaded.game.choices[seat]
  const flag = (on: boolean): string | undefined => (on ? '1' : undefined)
  return {
    name: player?.name,
    email: contact?.email,
    locale: languageOf(contact?.locale),
    timeZone: contact?.timeZone,
    mail: flag(contact?.silent !== true),
    quietHours: flag(quietIn !== undefined),
    playForced: flag(playForced),
    ...Object.fromEntries(REMINDERS.map((reminder) => [reminder, flag(reminders.includes(reminder))])),
  }
}

/** `GET /p/{token}/settings` */
export const showSettings = async (desk: Desk, token: string): Promise<Response> => {
  const sat = await sitting(desk, token)
  if (!sat) return unknownLink(desk)
  const context = await seatContext(desk, sat.opened, sat.seat)
  const values = await present(desk, sat)
  const saved = desk.request.query['saved'] === '1'
  return privatePage(200, settingsPage(context, { path: `/p/${token}`, filled: { ...EMPTY, values }, saved }))
}

const bodyOf = (values: Filled['values']): unknown => {
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

const change = async (desk: Desk, { opened, seat }: Sat, body: SeatBody, then: string): Promise<Response> => {
  const { id, loaded, token } = opened
  const changed = await changeSeat(desk.service, { id, loaded, seat, token }, body, desk.request.receivedAt)
  if (changed) return seeOther(`/p/${token}${then}`)
  const context = contextOf(desk)
  return privatePage(503, failedPage(context, refusalText(context.texts, { code: 'try-again' })))
}

/** `POST /p/{token}/settings`: the whole form; what is not ticked is off. */
export const saveSettings = async (desk: Desk, token: string): Promise<Response> => {
  const sat = await sitting(desk, token)
  if (!sat) return unknownLink(desk)
  const values = readForm(desk.request.body, SETTINGS)
  if (!values) return invalid(desk)
  const read = parse(seatBody, bodyOf(values))
  if (read.ok) return change(desk, sat, read.value, '/settings?saved=1')
  const context = await seatContext(desk, sat.opened, sat.seat)
  const { fields } = context.texts
  const faults = Object.fromEntries(
    read.issues.map(({ path }) => [
      path,
      path === 'name' ? fields.name(LONGEST.name) : path === 'email' ? fields.email : fields.choice,
    ]),
  )
  return privatePage(400, settingsPage(context, { path: `/p/${token}`, filled: { values, faults }, saved: false }))
}

/** `POST /p/{token}/own`: the note, or whether the only move is played. */
export const saveOwn = async (desk: Desk, token: string): Promise<Response> => {
  const sat = await sitting(desk, token)
  if (!sat) return unknownLink(desk)
  const values = readForm(desk.request.body, ['note', 'playForced'])
  const { note, playForced } = values ?? {}
  const read = parse(seatBody, {
    ...(note !== undefined && { note }),
    ...(playForced !== undefined && { playForced: playForced === '1' }),
  })
  return values && read.ok ? change(desk, sat, read.value, '') : invalid(desk)
}
