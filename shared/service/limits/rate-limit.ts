import type { RateLimitName } from '../../api/routes/routes.ts'
import { RATE_LIMITS } from '../../game/limits/rate-limits.ts'
import { DAY, type Duration, HOUR, type Instant, SECOND } from '../../game/model/words.ts'
import { networkOf } from './client-network.ts'
import { apiKeyIdIn } from '../credentials/verify-api-key.ts'
import type { Request, Response } from '../runtime/http.ts'
import { windowEnd } from './ledger-account.ts'
import type { Ledger } from '../ports/ledger.ts'
import type { Signer } from '../ports/signer.ts'
import { parseToken } from '../credentials/tokens.ts'
import { parseTournamentToken } from '../tournaments/links/tournament-tokens.ts'
import { signedText } from '../credentials/signed-text.ts'

const WINDOW: Duration = HOUR

/** Returns the pseudonym of a client's network. It changes every day. */
export const networkPseudonym = (signer: Signer, { from, receivedAt }: Pick<Request, 'from' | 'receivedAt'>): string =>
  signer.sign(signedText('network', Math.floor(receivedAt / DAY), networkOf(from)))

/**
 * How many requests are allowed in an hour. `network`: from one network. `foreign`: from one network, by pages of other
 * sites. `token`: with one link. `key`: with one API key.
 */
type HourlyLimits = {
  readonly network: number
  readonly foreign: number
  readonly token?: number
  readonly key?: number
}

type Charge = { readonly name: keyof HourlyLimits; readonly account: string; readonly quota: number }

const kindOf = (token: string): 'token' | 'key' | undefined => {
  if (parseToken(token) ?? parseTournamentToken(token)) return 'token'
  return apiKeyIdIn(token) === undefined ? undefined : 'key'
}

/**
 * Returns the accounts that a request is charged to. Their names are pseudonyms, so no address, token or key is stored.
 */
const chargesFor = (
  signer: Signer,
  limited: RateLimitName,
  request: Request,
  token: string | undefined,
): readonly Charge[] => {
  const quota: HourlyLimits = RATE_LIMITS[limited]
  const day = Math.floor(request.receivedAt / DAY)
  const name = request.isForeign ? 'foreign' : 'network'
  const charges: Charge[] = [{ name, account: `${name}:${networkPseudonym(signer, request)}`, quota: quota[name] }]
  const kind = token === undefined ? undefined : kindOf(token)
  const own = kind && quota[kind]
  if (token !== undefined && kind && own !== undefined)
    charges.push({ name: kind, account: `${kind}:${signer.sign(signedText('caller', day, token))}`, quota: own })
  return charges
}

/** Whether a request is within its limits, and the headers that say so (draft-ietf-httpapi-ratelimit-headers). */
export type RateLimitResult = { readonly isAllowed: boolean; readonly headers: Readonly<Record<string, string>> }

type Left = Charge & { readonly left: number }

const headersOf = (charged: readonly Left[], isOpen: boolean, now: Instant): Readonly<Record<string, string>> => {
  const seconds = Math.ceil((windowEnd('hour', now) - now) / SECOND)
  return {
    'ratelimit-policy': charged.map(({ name, quota }) => `"${name}";q=${quota};w=${WINDOW / SECOND}`).join(', '),
    ratelimit: charged.map(({ name, left }) => `"${name}";r=${left};t=${seconds}`).join(', '),
    ...(!isOpen && { 'retry-after': String(seconds) }),
  }
}

type CallerPorts = { readonly ledger: Ledger; readonly signer: Signer }

/**
 * Charges a request before anything else is done: first its network, then its link or key, in one conditional write
 * each.
 */
export const checkRateLimit = async (
  { ledger, signer }: CallerPorts,
  limited: RateLimitName | undefined,
  request: Request,
  token: string | undefined,
): Promise<RateLimitResult> => {
  if (limited === undefined) return { isAllowed: true, headers: {} }
  const now = request.receivedAt
  const charged: Left[] = []
  for (const charge of chargesFor(signer, limited, request, token)) {
    const limits = [{ of: limited, per: 'hour', most: charge.quota }] as const
    const { kind, counts } = await ledger.take(charge.account, undefined, now, limits)
    charged.push({ ...charge, left: Math.max(0, charge.quota - (counts[0] ?? charge.quota)) })
    if (kind !== 'taken') return { isAllowed: false, headers: headersOf(charged, false, now) }
  }
  return { isAllowed: true, headers: headersOf(charged, true, now) }
}

/**
 * Returns the headers for a request that is refused before it is charged: they cost one read for each account, and no
 * write.
 */
export const rateLimitHeaders = async (
  { ledger, signer }: CallerPorts,
  limited: RateLimitName | undefined,
  request: Request,
  token: string | undefined,
): Promise<RateLimitResult['headers']> => {
  if (limited === undefined) return {}
  const now = request.receivedAt
  const left = chargesFor(signer, limited, request, token).map(async (charge): Promise<Left> => {
    const [count = 0] = await ledger.counts(charge.account, now, [{ of: limited, per: 'hour', most: charge.quota }])
    return { ...charge, left: Math.max(0, charge.quota - count) }
  })
  return headersOf(await Promise.all(left), true, now)
}

export const withHeaders = (response: Response, headers: Readonly<Record<string, string>>): Response => ({
  ...response,
  headers: { ...response.headers, ...headers },
})
