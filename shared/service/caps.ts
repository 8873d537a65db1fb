import { KEYS, MAIL, REST } from '../game/bounds.ts'
import { ORDER } from '../game/order-bounds.ts'
import type { Instant } from '../game/words.ts'
import { PUSH } from '../hooks/bounds.ts'
import type { DayLimit } from './counted.ts'
import type { Limit } from './ports.ts'

/** Every email to an address counts. */
const emails = (most: number): readonly Limit[] => [
  { of: 'mail', per: 'day', most, unproven: MAIL.strangerDay },
  { of: 'mail', per: 'ever', unproven: MAIL.strangerEver },
]
const EMAILS = emails(MAIL.confirmedDay)
/** The last of a day are for warnings and new links: a thief who plays on cannot use them up. */
const ORDINARY = emails(MAIL.confirmedDay - MAIL.warningsOfDay)

export const ASKED: readonly Limit[] = [{ of: 'asked', per: 'hour', most: MAIL.asksHour }]

export const OF_ADDRESS = {
  letter: ORDINARY,
  warning: EMAILS,
  talk: emails(MAIL.talkOfDay),
  door: [...ORDINARY, { of: 'doors', per: 'day', most: MAIL.doorsDay }],
  links: [...EMAILS, { of: 'links', per: 'day', most: MAIL.linksDay }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>

/** Counted in the entry that an email reads and claims anyway. */
export const OF_ENTRY = {
  door: { of: 'doors', most: MAIL.doorsDay },
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

/** Of keys, on the page of an address. */
export const OF_OWNER: readonly Limit[] = [{ of: 'keys', per: 'day', most: KEYS.day }]

/** Of games by the hundred. */
export const ORDERS: readonly Limit[] = [{ of: 'orders', per: 'day', most: ORDER.day }]

/** Of an owner whose key the operator made. */
export const OF_KNOWN: readonly Limit[] = [{ of: 'strangers', per: 'day', most: MAIL.knownDay }]

export const SERVICE = {
  account: 'service',
  limits: [{ of: 'strangers', per: 'hour', most: MAIL.strangersHour }],
} as const

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
