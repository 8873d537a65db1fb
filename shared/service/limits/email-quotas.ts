import { KEYS, MAIL, REST } from '../../game/bounds.ts'
import { ORDER } from '../../game/order-bounds.ts'
import { DAY, type Instant } from '../../game/words.ts'
import { PUSH } from '../../hooks/bounds.ts'
import type { DayLimit } from './daily-counts.ts'
import type { Limit } from '../ports/ports.ts'

/** Every email to an address counts. `toStranger`: to one that is not proven, in 30 days. */
const emails = (most: number, toStranger: number = MAIL.strangerMonth): readonly Limit[] => [
  { of: 'mail', per: 'day', most, unproven: MAIL.strangerDay },
  { of: 'mail', per: 'month', unproven: toStranger },
  // Without a bound, so that what an address has said is known for 400 days after its last email.
  { of: 'mail', per: 'ever' },
]
const EMAILS = emails(MAIL.confirmedDay)
/** The last of a day are for warnings and new links: a thief who plays on cannot use them up. */
const ORDINARY_DAY = MAIL.confirmedDay - MAIL.warningsOfDay
const ORDINARY = emails(ORDINARY_DAY)

export const ASKED: readonly Limit[] = [{ of: 'asked', per: 'hour', most: MAIL.asksHour }]

export const OF_ADDRESS = {
  letter: ORDINARY,
  warning: EMAILS,
  talk: emails(MAIL.talkOfDay),
  links: [...EMAILS, { of: 'links', per: 'day', most: MAIL.linksDay }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>

/**
 * What is left of a quota to who has had `had` of it: all of it to who has had none, a half to who has had one, then a third. So
 * it can be used up, but never by one alone, and who comes for the first time finds room.
 */
export const shareOf = (quota: number, had: number): number => Math.max(1, Math.floor(quota / (had + 1)))

/** First emails of one naming network, or of an owner whom the operator knows, to one address. */
export const NAMED_STRANGER: readonly Limit[] = [
  { of: 'doors', per: 'day', most: MAIL.namerDay },
  { of: 'doors', per: 'month', most: MAIL.namerMonth },
]
export const NAMED_READER: readonly Limit[] = [
  { of: 'readers', per: 'day', most: MAIL.doorsDay },
  // The account is kept as long as a stranger's email needs it.
  { of: 'readers', per: 'month' },
]

/** First emails to an address that has consented. `today`: how many of them its naming network has caused. */
export const readersDoors = (today: number): readonly Limit[] => [
  ...ORDINARY,
  { of: 'doors', per: 'day', most: shareOf(MAIL.doorsOfDay, today) },
]

/**
 * First emails to an address as if it had never consented, whether they are sent or only shown so. `month`: how many of them its naming
 * network has caused.
 */
export const shownDoors = (month: number): readonly Limit[] => [
  { of: 'shown', per: 'day', most: MAIL.strangerDay },
  { of: 'shown', per: 'month', most: shareOf(MAIL.strangerMonth, month) },
]

/** First emails to an address that has not consented. */
export const strangersDoors = (month: number): readonly Limit[] => [
  ...emails(ORDINARY_DAY, shareOf(MAIL.strangerMonth, month)),
  { of: 'doors', per: 'day', most: MAIL.doorsOfDay },
]

/** Counted in the entry that an email reads and claims anyway. */
export const OF_ENTRY = {
  door: { of: 'doors', most: MAIL.doorsDay },
  reader: { of: 'readers', most: MAIL.doorsDay },
  talk: { of: 'talk', most: MAIL.talkDay },
  weighty: { of: 'weighty', most: MAIL.weightyDay },
  watched: { of: 'watched', most: MAIL.watchedDay },
  rotated: { of: 'rotated', most: MAIL.rotatedDay },
  silenced: { of: 'rotated', most: MAIL.silencedDay },
  answers: { of: 'answers', most: MAIL.answersDay },
} as const satisfies Readonly<Record<string, DayLimit>>

/** Of what does not write to the seat's entry, in the ledger. */
export const OF_SEAT = {
  moved: [{ of: 'moved', per: 'day', most: MAIL.movedDay }],
  notices: [{ of: 'notices', per: 'day', most: PUSH.day }],
  again: [{ of: 'again', per: 'day', most: MAIL.againDay }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>

export const OF_NETWORK = {
  strangers: [{ of: 'strangers', per: 'day', most: MAIL.networkDay }],
  games: [{ of: 'games', per: 'hour', most: MAIL.networkGamesHour }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>

/** Seats that one naming site gives an address. */
export const namedSeats = (times: number): readonly Limit[] => [
  { of: 'seats', per: 'month', most: MAIL.namedSeatsMonth, times },
]

/** Of "all my games" (standing-consent.ts): that it was pressed and how often it has ended, and with whom it holds. */
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

/** Of what lifts the stop of all emails: each time what was missed is queued, of up to 50 games. */
export const OF_STOP: readonly Limit[] = [{ of: 'lifted', per: 'hour', most: MAIL.liftsHour }]

/** Of keys, on the page of an address. */
export const OF_OWNER: readonly Limit[] = [{ of: 'keys', per: 'day', most: KEYS.day }]

/** Of games by the hundred. */
export const ORDERS: readonly Limit[] = [{ of: 'orders', per: 'day', most: ORDER.day }]

/** Of an owner whose key the operator made. */
export const OF_KNOWN: readonly Limit[] = [{ of: 'strangers', per: 'day', most: MAIL.knownDay }]

/** First emails to strangers that were sent for a naming network; its bounces weigh for a month. */
export const SENT_FOR: readonly Limit[] = [{ of: 'strangers', per: 'day' }]
export const BOUNCED_FOR: readonly Limit[] = [{ of: 'bounced', per: 'month', times: MAIL.bouncedTimes }]
/** The same, of the strangers that it may name today. */
export const BOUNCED_NAMED: readonly Limit[] = [{ of: 'strangers', per: 'day', times: MAIL.bouncedTimes }]

/** `turn`: how often a naming network has had its turn. */
export const domainLimits = (turn: number): readonly Limit[] => [
  { of: 'strangers', per: 'day', most: shareOf(MAIL.domainDay, turn) },
]

/** The whole service's first emails to strangers; an item for each day, as its grants are many. */
export const serviceAccount = (now: Instant): string => `service:${Math.floor(now / DAY)}`

export const serviceLimits = (hour: number, turn: number): readonly Limit[] => [
  { of: 'strangers', per: 'hour', most: shareOf(hour, turn) },
  { of: 'strangers', per: 'day' },
]

export const BOUNCED: readonly Limit[] = [{ of: 'bounced', per: 'day' }]

/** Of seats whose devices are told by push services that are not known. */
export const ELSEWHERE = {
  account: 'push-elsewhere',
  limits: [{ of: 'notices', per: 'hour', most: PUSH.elsewhereHour }],
} as const

export const REVIVAL: readonly Limit[] = [{ of: 'revivals', per: 'month', most: MAIL.revivalsMonth }]

/** Of passing reasons. */
export const COMING_BACK: readonly Limit[] = [{ of: 'soft', per: 'week', most: MAIL.softWeek }]

/** Of one email and reason: what a mail service tells may come twice, after days. */
export const TOLD: readonly Limit[] = [{ of: 'told', per: 'ever', most: 1 }]

/** Of a spelling that takes no email: it is forgotten in time. */
export const FAILING: readonly Limit[] = [{ of: 'failing', per: 'ever', most: 1 }]

/** Of an address that takes no email: a day later, its seat may ask for another try. */
export const goneAt = (now: Instant) => ({ dead: true, rests: now + REST.gone }) as const
