import { EMAIL_LIMITS } from '../../game/limits/bounds.ts'
import { DAY, type Instant } from '../../game/model/words.ts'
import type { QuotaLimit } from '../ports/ledger.ts'
import { quotaShare } from './email-quotas.ts'

/** How many strangers a network may name in a day, and how many games with addresses it may create in an hour. */
export const NETWORK_LIMITS = {
  strangers: [{ of: 'strangers', per: 'day', most: EMAIL_LIMITS.networkDay }],
  games: [{ of: 'games', per: 'hour', most: EMAIL_LIMITS.networkGamesHour }],
} as const satisfies Readonly<Record<string, readonly QuotaLimit[]>>

/** How many strangers an owner whom the operator knows may name in a day. */
export const KNOWN_OWNER_LIMITS: readonly QuotaLimit[] = [{ of: 'strangers', per: 'day', most: EMAIL_LIMITS.knownDay }]

/** Counts the consent emails to strangers whose addresses one network or owner named. */
export const SENT_FOR_SITE: readonly QuotaLimit[] = [{ of: 'strangers', per: 'day' }]
/**
 * Counts for a month the permanent bounces of consent emails to addresses that one network or owner named; each bounce
 * counts as several emails.
 */
export const BOUNCED_FOR_SITE: readonly QuotaLimit[] = [
  { of: 'bounced', per: 'month', times: EMAIL_LIMITS.bouncedTimes },
]
/** Counts the permanent bounces of a network, so that the inviter's page can say why an address is withheld. */
export const BOUNCES_OF_NETWORK: readonly QuotaLimit[] = [{ of: 'bounced', per: 'day' }]
/** A permanent bounce counts as several of the strangers that the network may name today. */
export const BOUNCED_FOR_NETWORK: readonly QuotaLimit[] = [
  { of: 'strangers', per: 'day', times: EMAIL_LIMITS.bouncedDay },
  ...BOUNCES_OF_NETWORK,
]

/**
 * Returns limits of consent emails to strangers at one domain. `turn`: how many full shares the network or owner that
 * named the address has used today.
 */
export const domainLimits = (turn: number): readonly QuotaLimit[] => [
  { of: 'strangers', per: 'day', most: quotaShare(EMAIL_LIMITS.domainDay, turn) },
]

/**
 * Returns the account that counts the consent emails of the whole service to strangers. It stores a key (grant) for
 * each email, so each day has an account of its own.
 */
export const serviceAccount = (now: Instant): string => `service:${Math.floor(now / DAY)}`

/**
 * Returns limits of consent emails to strangers for the whole service. `hour`: the most in an hour; `turn`: as in
 * `domainLimits`.
 */
export const serviceLimits = (hour: number, turn: number): readonly QuotaLimit[] => [
  { of: 'strangers', per: 'hour', most: quotaShare(hour, turn) },
  { of: 'strangers', per: 'day' },
]

/** Counts the permanent bounces of consent emails to strangers. */
export const SERVICE_BOUNCES: readonly QuotaLimit[] = [{ of: 'bounced', per: 'day' }]
