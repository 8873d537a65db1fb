import { type FormValues, filledValue } from '../../../api/input/forms.ts'
import { REMINDERS, type Reminder } from '../../../game/model/events.ts'
import { playerOf } from '../../../game/model/game.ts'
import type { Seat } from '../../../game/model/words.ts'
import { languageFor } from '../../../texts/languages/languages.ts'
import { mailModeOf } from '../../email/consent/seat-email-status.ts'
import { DEFAULT_DIGEST_HOUR } from '../../email/mailbox/digest-schedule.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { LoadedGame } from '../../games/game-store.ts'

const addressOf = (contact: Contact): FormValues => ({
  email: contact.email,
  locale: languageFor(contact.locale),
  timeZone: contact.timeZone,
})

/** An arbiter's form has one list: which events they follow, or this value if they want no emails. */
const NO_EMAILS = 'none'

/** Returns the values with which the form of an arbiter's settings is filled. */
export const arbiterSettingsValues = (contact: Contact): FormValues => ({
  ...addressOf(contact),
  follow: contact.silent ? NO_EMAILS : (contact.follow ?? 'asked'),
})

/** Returns the values with which the form of a player's settings is filled. */
export const playerSettingsValues = ({ game }: LoadedGame, seat: Seat, contact: Contact): FormValues => {
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

const addressIn = (values: FormValues) => ({
  email: filledValue(values['email']) ?? null,
  locale: filledValue(values['locale']) ?? null,
  timeZone: filledValue(values['timeZone']) ?? null,
})

/**
 * Returns the changes that an arbiter's form asks for. Arbiters who want no emails keep their earlier choice of events.
 */
export const arbiterSettingsBody = (values: FormValues): unknown => {
  const { follow } = values
  return {
    ...addressIn(values),
    notifications: follow === NO_EMAILS ? { mail: 'off' } : { mail: 'turns', follow },
  }
}

const hourOf = (hour: string | undefined) => (filledValue(hour) === undefined ? {} : { digestAt: Number(hour) })

const isOn = (values: FormValues, name: string): boolean => values[name] === '1'

const notificationsIn = (values: FormValues) => {
  const reminders: readonly Reminder[] = REMINDERS.filter((reminder) => isOn(values, reminder))
  return {
    mail: filledValue(values['mail']),
    ...hourOf(values['digestAt']),
    reminders,
    quietHours: isOn(values, 'quietHours'),
  }
}

/** Returns the changes that a player's form asks for. A box that is not ticked is missing, which means off. */
export const playerSettingsBody = (values: FormValues): unknown => ({
  name: values['name'] ?? '',
  ...addressIn(values),
  notifications: notificationsIn(values),
  playForced: isOn(values, 'playForced'),
})

/** Returns the changes that the form of settings in a tournament asks for. Officials have no boards to be told of. */
export const entrantSettingsBody = (values: FormValues, isPlayer: boolean): unknown => ({
  ...addressIn(values),
  ...(isPlayer && { notifications: notificationsIn(values) }),
})

/** The names of the fields in the form of a player's settings. */
export const PLAYER_SETTINGS_FIELDS = [
  'name',
  'email',
  'locale',
  'timeZone',
  'mail',
  'digestAt',
  ...REMINDERS,
  'quietHours',
  'playForced',
]
/** The names of the fields in the form of an arbiter's settings. */
export const ARBITER_SETTINGS_FIELDS = ['email', 'locale', 'timeZone', 'follow']
