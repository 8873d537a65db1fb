import { readForm } from '../../../api/input/forms.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { seatBody } from '../../../api/input/shapes.ts'
import { REMINDERS } from '../../../game/model/events.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import type { FilledForm } from '../../../pages/kit/form-fields.ts'
import { entrantSettingsPage } from '../../../pages/tournament/player/entrant-settings-page.ts'
import { languageFor } from '../../../texts/languages/languages.ts'
import { tournamentRefusalText } from '../../../texts/tournament/tournament-refusal-text.ts'
import { mailModeOf } from '../../email/consent/seat-email-status.ts'
import { DEFAULT_DIGEST_HOUR } from '../../email/mailbox/digest-schedule.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { Response } from '../../runtime/http.ts'
import { changeEntrantSettings } from '../../tournaments/entry/entrant-settings.ts'
import { contactOfHolder, holderOfActor } from '../../tournaments/links/tournament-holders.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import { type PageVisit, failureResponse, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'
import { PLAYER_SETTINGS_FIELDS, entrantSettingsBody } from '../settings/settings-values.ts'
import { type EventVisitor, eventContext, requireEventRole, statusOfRefusal } from './event-visit.ts'

/** Authorizes whoever has settings in an event: officials by their page, entrants by theirs. */
const requireHolder = async (visit: PageVisit, tokenAndMark: string): Promise<EventVisitor | undefined> =>
  visit.request.path.startsWith('/o/')
    ? requireEventRole(visit, 'o', tokenAndMark, 'secretary', 'deputy')
    : requireEventRole(visit, 'e', tokenAndMark, 'player')

const loadOwnContact = async ({ service }: PageVisit, { id, loaded, actor }: EventVisitor): Promise<Contact> => {
  const holder = holderOfActor(actor)
  const contact = holder === undefined ? undefined : contactOfHolder(loaded.tournament, holder)
  return (contact === undefined ? undefined : await service.contacts.load(id, contact)) ?? {}
}

/** Reminders are chosen for all boards at once, and kept at each: the form begins with the usual ones. */
const valuesOf = (contact: Contact): FilledForm['values'] => ({
  email: contact.email,
  locale: languageFor(contact.locale),
  timeZone: contact.timeZone,
  mail: mailModeOf(contact),
  digestAt: `${contact.digestAt ?? DEFAULT_DIGEST_HOUR}`,
  ...Object.fromEntries(REMINDERS.map((reminder) => [reminder, '1'])),
})

const settingsResponse = async (
  visit: PageVisit,
  visitor: EventVisitor,
  status: number,
  more: { readonly filled?: FilledForm; readonly refused?: string } = {},
): Promise<Response> => {
  const contact = await loadOwnContact(visit, visitor)
  const context = await eventContext(visit, contact)
  return privateResponse(
    status,
    entrantSettingsPage(context, {
      filled: { values: valuesOf(contact), faults: {} },
      ...more,
      path: visitor.path,
      saved: visit.request.query['saved'] === '1',
      isPlayer: visitor.actor.role === 'player',
    }),
  )
}

/** Answers `GET /e/{token}/settings` and `GET /o/{token}/settings`. */
export const showEventSettings = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireHolder(visit, tokenAndMark)
  return visitor ? settingsResponse(visit, visitor, 200) : unknownLinkResponse(visit)
}

/** Answers the form of the settings: for the event, and for a player for all boards at once. */
export const saveEventSettings = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const visitor = await requireHolder(visit, tokenAndMark)
  if (!visitor) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, PLAYER_SETTINGS_FIELDS)
  if (!values) return invalidFormResponse(visit)
  const read = parse(seatBody, entrantSettingsBody(values, visitor.actor.role === 'player'))
  const { texts, words } = await eventContext(visit)
  if (!read.ok) {
    const faults = read.issues.map(({ path }): readonly [string, string] => [
      path.replace(/^notifications\./, ''),
      path === 'email' ? texts.fields.email : path === 'name' ? texts.fields.name(LONGEST.name) : texts.fields.choice,
    ])
    return settingsResponse(visit, visitor, 400, { filled: { values, faults: Object.fromEntries(faults) } })
  }
  const changed = await changeEntrantSettings(visit.service, visitor, read.value, visit.request)
  if (changed.kind === 'done') return redirectTo(`${visitor.path}/settings?saved=1`)
  if (changed.kind === 'crowded') return failureResponse(visit, { code: 'try-again' })
  return settingsResponse(visit, visitor, statusOfRefusal(changed.refusal), {
    refused: tournamentRefusalText(words, changed.refusal),
  })
}
