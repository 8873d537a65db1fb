import { KEYS, MAIL, REST } from '../../game/bounds.ts'
import { ORDER } from '../../game/order-bounds.ts'
import { DAY, type Instant } from '../../game/words.ts'
import { PUSH } from '../../hooks/bounds.ts'
import type { DayLimit } from './daily-counts.ts'
import type { Limit } from '../ports/ledger.ts'

/**
 * Limits in which every email to an address counts. `toStranger`: the most in 30 days to an address that has not
 * consented.
 */
const emailLimits = (most: number, toStranger: number = MAIL.strangerMonth): readonly Limit[] => [
  { of: 'mail', per: 'day', most, unproven: MAIL.strangerDay },
  { of: 'mail', per: 'month', unproven: toStranger },
  // It has no bound: it makes the account, with what the address has said, last for 400 days after its last email.
  { of: 'mail', per: 'ever' },
]
const ALL_EMAILS = emailLimits(MAIL.confirmedDay)
/**
 * The rest of a day's emails is reserved for warnings and new links, so that a thief of a seat cannot use them up by
 * playing on.
 */
const ORDINARY_DAY = MAIL.confirmedDay - MAIL.warningsOfDay
const ORDINARY = emailLimits(ORDINARY_DAY)

/** Requests for the links of an address. */
export const ASKED: readonly Limit[] = [{ of: 'asked', per: 'hour', most: MAIL.asksHour }]

/** Limits of the emails to an address that has consented, by their kind. */
export const OF_ADDRESS = {
  ordinary: ORDINARY,
  warning: ALL_EMAILS,
  conversation: emailLimits(MAIL.talkOfDay),
  links: [...ALL_EMAILS, { of: 'links', per: 'day', most: MAIL.linksDay }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>

/**
 * The share of a quota for somebody who has used `had` of it: all of it for one who has used none, a half for one who
 * has used one, then a third. So a quota can be used up, but never by one alone, and newcomers find something left.
 */
export const shareOf = (quota: number, had: number): number => Math.max(1, Math.floor(quota / (had + 1)))

/**
 * Consent emails to one address because of one naming site, or of an owner whom the operator knows; the address has not
 * consented.
 */
export const NAMED_STRANGER: readonly Limit[] = [
  { of: 'doors', per: 'day', most: MAIL.namerDay },
  { of: 'doors', per: 'month', most: MAIL.namerMonth },
]
/** The same, to an address that has consented. */
export const NAMED_READER: readonly Limit[] = [
  { of: 'readers', per: 'day', most: MAIL.doorsDay },
  // It has no bound: it makes the account last as long as the limits of `NAMED_STRANGER` need it.
  { of: 'readers', per: 'month' },
]

/**
 * Limits of consent emails to an address that has consented to other seats. `today`: how many of them the same naming
 * site has caused.
 */
export const readersDoors = (today: number): readonly Limit[] => [
  ...ORDINARY,
  { of: 'doors', per: 'day', most: shareOf(MAIL.doorsOfDay, today) },
]

/**
 * Limits of consent emails to an address, counted as if it had never consented: those that are sent, and those that are
 * only shown as sent. `month`: how many of them the same naming site has caused.
 */
export const shownDoors = (month: number): readonly Limit[] => [
  { of: 'shown', per: 'day', most: MAIL.strangerDay },
  { of: 'shown', per: 'month', most: shareOf(MAIL.strangerMonth, month) },
]

/** Limits of consent emails to an address that has not consented. */
export const strangersDoors = (month: number): readonly Limit[] => [
  ...emailLimits(ORDINARY_DAY, shareOf(MAIL.strangerMonth, month)),
  { of: 'doors', per: 'day', most: MAIL.doorsOfDay },
]

/** Limits of the emails to a seat that are counted in its contact, which an email reads and claims anyway. */
export const OF_ENTRY = {
  consentEmail: { of: 'doors', most: MAIL.doorsDay },
  readerConsentEmail: { of: 'readers', most: MAIL.doorsDay },
  conversation: { of: 'talk', most: MAIL.talkDay },
  important: { of: 'weighty', most: MAIL.weightyDay },
  watched: { of: 'watched', most: MAIL.watchedDay },
  rotated: { of: 'rotated', most: MAIL.rotatedDay },
  silenced: { of: 'rotated', most: MAIL.silencedDay },
  answers: { of: 'answers', most: MAIL.answersDay },
} as const satisfies Readonly<Record<string, DayLimit>>

/** Limits for a seat that are counted in the ledger, because what they count does not write to the seat's contact. */
export const OF_SEAT = {
  seatChanged: [{ of: 'moved', per: 'day', most: MAIL.movedDay }],
  pushMessages: [{ of: 'notices', per: 'day', most: PUSH.day }],
  resends: [{ of: 'again', per: 'day', most: MAIL.againDay }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>

/** Limits of what a network may name. */
export const OF_NETWORK = {
  strangers: [{ of: 'strangers', per: 'day', most: MAIL.networkDay }],
  games: [{ of: 'games', per: 'hour', most: MAIL.networkGamesHour }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>

/** Limits of the seats that one site gives to an address. `times`: how many seats this request gives it. */
export const namedSeats = (times: number): readonly Limit[] => [
  { of: 'seats', per: 'month', most: MAIL.namedSeatsMonth, times },
]

/**
 * What the ledger knows of "all my games" (standing-consent.ts): that it was pressed, how often it has ended, and with
 * whom it holds.
 */
export const OF_STANDING = {
  given: [{ of: 'all', per: 'ever' }],
  ended: [{ of: 'ended', per: 'ever' }],
  known: [{ of: 'known', per: 'ever' }],
  fresh: [{ of: 'fresh', per: 'month', most: MAIL.knownMonth }],
  covers: {
    opponent: [{ of: 'covers', per: 'month', most: MAIL.coveredMonth }],
    owner: [{ of: 'covers', per: 'month', most: MAIL.coveredOfOwner }],
  },
} as const satisfies Readonly<Record<string, readonly Limit[] | Readonly<Record<string, readonly Limit[]>>>>

/**
 * How often a mailbox's stop of all emails may be lifted: each time the emails it has missed are queued, for up to 50
 * games.
 */
export const OF_STOP: readonly Limit[] = [{ of: 'lifted', per: 'hour', most: MAIL.liftsHour }]

/** How many API keys an address may make. */
export const OF_OWNER: readonly Limit[] = [{ of: 'keys', per: 'day', most: KEYS.day }]

/** How many orders of many games an owner may place. */
export const ORDERS: readonly Limit[] = [{ of: 'orders', per: 'day', most: ORDER.day }]

/** How many strangers an owner may name whom the operator knows. */
export const OF_KNOWN: readonly Limit[] = [{ of: 'strangers', per: 'day', most: MAIL.knownDay }]

/** Counts the consent emails that went to strangers because of a naming site. */
export const SENT_FOR: readonly Limit[] = [{ of: 'strangers', per: 'day' }]
/** Counts their permanent bounces for a month, each as several emails. */
export const BOUNCED_FOR: readonly Limit[] = [{ of: 'bounced', per: 'month', times: MAIL.bouncedTimes }]
/** A permanent bounce counts as several of the strangers that the network may name today. */
export const BOUNCED_NAMED: readonly Limit[] = [{ of: 'strangers', per: 'day', times: MAIL.bouncedTimes }]

/** Limits of consent emails to strangers at one domain. `turn`: how many full shares the naming site has used today. */
export const domainLimits = (turn: number): readonly Limit[] => [
  { of: 'strangers', per: 'day', most: shareOf(MAIL.domainDay, turn) },
]

/**
 * The account of the whole service's consent emails to strangers. It has many grants, so there is an item for each day.
 */
export const serviceAccount = (now: Instant): string => `service:${Math.floor(now / DAY)}`

/** Limits of consent emails to strangers for the whole service. `hour`: the most in an hour; `turn`: as above. */
export const serviceLimits = (hour: number, turn: number): readonly Limit[] => [
  { of: 'strangers', per: 'hour', most: shareOf(hour, turn) },
  { of: 'strangers', per: 'day' },
]

/** Counts the permanent bounces of consent emails to strangers. */
export const BOUNCED: readonly Limit[] = [{ of: 'bounced', per: 'day' }]

/** The account and limits of push messages to push services that are not on our list, for all seats together. */
export const ELSEWHERE = {
  account: 'push-elsewhere',
  limits: [{ of: 'notices', per: 'hour', most: PUSH.elsewhereHour }],
} as const

/** How often another attempt may be made at an address at which emails bounce. */
export const REVIVAL: readonly Limit[] = [{ of: 'revivals', per: 'month', most: MAIL.revivalsMonth }]

/** Temporary bounces of an address; with one more it gets no emails for a while. */
export const COMING_BACK: readonly Limit[] = [{ of: 'soft', per: 'week', most: MAIL.softWeek }]

/** A mail service's report of one email and reason counts once. It may arrive twice, days apart. */
export const TOLD: readonly Limit[] = [{ of: 'told', per: 'ever', most: 1 }]

/** A take that lets the account of a spelling that accepts no email expire in time. */
export const FAILING: readonly Limit[] = [{ of: 'failing', per: 'ever', most: 1 }]

/** What is noted of an address that accepts no email: its seat may ask for another attempt a day later. */
export const goneAt = (now: Instant) => ({ dead: true, rests: now + REST.gone }) as const
