import { API_KEY_LIMITS, EMAIL_LIMITS, BOUNCE_PAUSE } from '../../game/limits/bounds.ts'
import { ORDER_LIMITS } from '../../game/limits/order-limits.ts'
import type { Instant } from '../../game/model/words.ts'
import { ENTRIES_DAY, FOUNDINGS_DAY } from '../../tournament/model/tournament-limits.ts'
import { PUSH_LIMITS } from '../../webhooks/delivery-limits.ts'
import type { DayLimit } from './daily-counts.ts'
import type { QuotaLimit } from '../ports/ledger.ts'

/**
 * Returns limits in which every email to an address counts. `toStranger`: the most in 30 days to an address that has
 * not consented.
 */
const emailLimits = (most: number, toStranger: number = EMAIL_LIMITS.strangerMonth): readonly QuotaLimit[] => [
  { of: 'mail', per: 'day', most, unproven: EMAIL_LIMITS.strangerDay },
  { of: 'mail', per: 'month', unproven: toStranger },
  // This limit has no bound: it only keeps the account, with what the address's owner has asked for, for 400 days after
  // an email.
  { of: 'mail', per: 'ever' },
]
const ALL_EMAILS = emailLimits(EMAIL_LIMITS.confirmedDay)
/**
 * How many ordinary emails an address gets in a day. The remaining ones are reserved for warnings and new links, so
 * that a thief of a seat cannot use them up by playing on.
 */
const ORDINARY_DAY = EMAIL_LIMITS.confirmedDay - EMAIL_LIMITS.warningsOfDay
const ORDINARY = emailLimits(ORDINARY_DAY)

/** How many requests for the links of an address are accepted. */
export const LINK_REQUEST_LIMITS: readonly QuotaLimit[] = [
  { of: 'asked', per: 'hour', most: EMAIL_LIMITS.linkRequestsHour },
]

/** Limits of the emails to an address that has consented, by their kind. */
export const ADDRESS_LIMITS = {
  ordinary: ORDINARY,
  warning: ALL_EMAILS,
  conversation: emailLimits(EMAIL_LIMITS.conversationOfDay),
  links: [...ALL_EMAILS, { of: 'links', per: 'day', most: EMAIL_LIMITS.linksDay }],
} as const satisfies Readonly<Record<string, readonly QuotaLimit[]>>

/**
 * Returns the share of a quota for somebody who has used `had` of it: all of it for one who has used none, a half for
 * one who has used one, then a third. So a quota can be used up, but never by one alone, and newcomers find something
 * left.
 */
export const quotaShare = (quota: number, had: number): number => Math.max(1, Math.floor(quota / (had + 1)))

/**
 * Limits of the consent emails that one network (`siteOf`), or one owner whom the operator knows, causes to an address
 * that has not consented.
 */
export const NAMED_STRANGER: readonly QuotaLimit[] = [
  { of: 'doors', per: 'day', most: EMAIL_LIMITS.namerDay },
  { of: 'doors', per: 'month', most: EMAIL_LIMITS.namerMonth },
]
/** Limits of the consent emails that one network or owner causes to an address that has consented to other seats. */
export const NAMED_READER: readonly QuotaLimit[] = [
  { of: 'readers', per: 'day', most: EMAIL_LIMITS.consentDay },
  // This limit has no bound: it only keeps the account as long as the limits of `NAMED_STRANGER` need it.
  { of: 'readers', per: 'month' },
]

/**
 * Returns limits of consent emails to an address that has consented to other seats. `today`: how many of them the same
 * network or owner has caused.
 */
export const readerConsentLimits = (today: number): readonly QuotaLimit[] => [
  ...ORDINARY,
  { of: 'doors', per: 'day', most: quotaShare(EMAIL_LIMITS.consentOfDay, today) },
]

/**
 * Returns limits of consent emails to an address, counted as if it had never consented: those that are sent, and those
 * that are only shown as sent. `month`: how many of them the same network or owner has caused this month.
 */
export const shownConsentLimits = (month: number): readonly QuotaLimit[] => [
  { of: 'shown', per: 'day', most: EMAIL_LIMITS.strangerDay },
  { of: 'shown', per: 'month', most: quotaShare(EMAIL_LIMITS.strangerMonth, month) },
]

/** Returns limits of consent emails to an address that has not consented. `month`: as in `shownConsentLimits`. */
export const strangerConsentLimits = (month: number): readonly QuotaLimit[] => [
  ...emailLimits(ORDINARY_DAY, quotaShare(EMAIL_LIMITS.strangerMonth, month)),
  { of: 'doors', per: 'day', most: EMAIL_LIMITS.consentOfDay },
]

/**
 * Limits of the emails to a seat that are counted in its contact: sending an email reads and changes the contact
 * anyway.
 */
export const CONTACT_LIMITS = {
  consentEmail: { of: 'doors', most: EMAIL_LIMITS.consentDay },
  readerConsentEmail: { of: 'readers', most: EMAIL_LIMITS.consentDay },
  conversation: { of: 'talk', most: EMAIL_LIMITS.conversationDay },
  important: { of: 'weighty', most: EMAIL_LIMITS.importantDay },
  watched: { of: 'watched', most: EMAIL_LIMITS.followedDay },
  rotated: { of: 'rotated', most: EMAIL_LIMITS.rotatedDay },
  silenced: { of: 'rotated', most: EMAIL_LIMITS.silencedDay },
  answers: { of: 'answers', most: EMAIL_LIMITS.moveRepliesDay },
} as const satisfies Readonly<Record<string, DayLimit>>

/**
 * Limits of a seat that are counted in the ledger, because the actions that they limit do not change the seat's
 * contact.
 */
export const SEAT_LIMITS = {
  seatChanged: [{ of: 'moved', per: 'day', most: EMAIL_LIMITS.movedDay }],
  pushMessages: [{ of: 'notices', per: 'day', most: PUSH_LIMITS.day }],
  resends: [{ of: 'again', per: 'day', most: EMAIL_LIMITS.resendConsentDay }],
} as const satisfies Readonly<Record<string, readonly QuotaLimit[]>>

/** How often the addresses of a game's open invitations may be corrected. */
export const CORRECTION_LIMITS: readonly QuotaLimit[] = [
  { of: 'corrected', per: 'ever', most: EMAIL_LIMITS.correctionsOfGame },
]

/** Notes that an invitation's email to an address bounced. */
export const RETURNED_INVITATION: readonly QuotaLimit[] = [{ of: 'returned', per: 'ever' }]

/** How many seats a month one network may give to an address. `times`: how many seats this request gives to it. */
export const namedSeatLimits = (times: number): readonly QuotaLimit[] => [
  { of: 'seats', per: 'month', most: EMAIL_LIMITS.namedSeatsMonth, times },
]

/**
 * What the ledger counts about "all my games" (standing-consent.ts): that it was pressed, how often it has ended, and
 * for which opponents and owners it holds.
 */
export const STANDING_CONSENT_LIMITS = {
  given: [{ of: 'all', per: 'ever' }],
  ended: [{ of: 'ended', per: 'ever' }],
  known: [{ of: 'known', per: 'ever' }],
  fresh: [{ of: 'fresh', per: 'month', most: EMAIL_LIMITS.knownMonth }],
  covers: {
    opponent: [{ of: 'covers', per: 'month', most: EMAIL_LIMITS.coveredMonth }],
    owner: [{ of: 'covers', per: 'month', most: EMAIL_LIMITS.coveredOfOwner }],
  },
} as const satisfies Readonly<Record<string, readonly QuotaLimit[] | Readonly<Record<string, readonly QuotaLimit[]>>>>

/**
 * How often the owner of a mailbox, after stopping all its emails, may allow them again: each time the emails that it
 * has missed are queued, for up to 50 games.
 */
export const STOP_LIFT_LIMITS: readonly QuotaLimit[] = [{ of: 'lifted', per: 'hour', most: EMAIL_LIMITS.liftsHour }]

/** How many API keys an address may make in a day. */
export const OWNER_KEY_LIMITS: readonly QuotaLimit[] = [{ of: 'keys', per: 'day', most: API_KEY_LIMITS.day }]

/** How many orders of many games an owner may place in a day. */
export const ORDER_QUOTA: readonly QuotaLimit[] = [{ of: 'orders', per: 'day', most: ORDER_LIMITS.day }]

/** How many tournaments an owner or a network may found in a day. */
export const TOURNAMENT_QUOTA: readonly QuotaLimit[] = [{ of: 'tournaments', per: 'day', most: FOUNDINGS_DAY }]

/** How many people of one network may enter a tournament by its open link in a day. */
export const ENTRY_QUOTA: readonly QuotaLimit[] = [{ of: 'entries', per: 'day', most: ENTRIES_DAY }]

/**
 * Limits of the invitations to tournaments. `accepted` counts those by which a mailbox was proven: a secretary whose
 * players accept may invite more.
 */
export const INVITATION_LIMITS = {
  secretary: (accepted: number): readonly QuotaLimit[] => [
    { of: 'invited', per: 'day', most: EMAIL_LIMITS.invitationsDay + accepted },
  ],
  accepted: [{ of: 'accepted', per: 'month' }],
  site: [{ of: 'invited', per: 'day', most: EMAIL_LIMITS.invitationsOfSite }],
  address: [{ of: 'invited', per: 'week', most: EMAIL_LIMITS.invitationsWeek }],
} as const satisfies Readonly<Record<string, readonly QuotaLimit[] | ((accepted: number) => readonly QuotaLimit[])>>

/** How often the players of an order who have not answered may be reminded. */
export const ORDER_REMINDER_QUOTA: readonly QuotaLimit[] = [
  { of: 'reminders', per: 'month', most: ORDER_LIMITS.reminders },
]

/** The account and limits of push messages to push services that are not on our list, for all seats together. */
export const UNLISTED_PUSH_SERVICES = {
  account: 'push-elsewhere',
  limits: [{ of: 'notices', per: 'hour', most: PUSH_LIMITS.unknownServicesHour }],
} as const

/** How often another attempt may be made at an address at which emails bounce. */
export const REVIVAL_LIMITS: readonly QuotaLimit[] = [
  { of: 'revivals', per: 'month', most: EMAIL_LIMITS.revivalsMonth },
]

/** Temporary bounces of an address; with one more it gets no emails for a while. */
export const SOFT_BOUNCE_LIMITS: readonly QuotaLimit[] = [{ of: 'soft', per: 'week', most: EMAIL_LIMITS.softWeek }]

/** A mail service's report of one email and reason counts once. It may arrive twice, days apart. */
export const FEEDBACK_ONCE: readonly QuotaLimit[] = [{ of: 'told', per: 'ever', most: 1 }]

/** The limit of a `take` that only sets when the account of an undeliverable spelling expires. */
export const UNDELIVERABLE_ONCE: readonly QuotaLimit[] = [{ of: 'failing', per: 'ever', most: 1 }]

/** Returns what is noted of an address that accepts no email: its seat may ask for another attempt a day later. */
export const undeliverableAt = (now: Instant) => ({ dead: true, rests: now + BOUNCE_PAUSE.gone }) as const
