import { type Instant, SECOND } from '../../game/model/words.ts'
import type { Service } from '../runtime/service.ts'

/**
 * What is deprecated of `/v1`, and since when. `until`: when it stops, at least twelve months later; left out if it is
 * not to stop. docs/versions.md has the policy.
 */
type Deprecated = { readonly since: Instant; readonly until?: Instant }

export const DEPRECATED = {
  /** `after` of `GET /v1/games/{id}/events`, which is `since` now. */
  after: { since: Date.UTC(2026, 10, 27) },
} as const satisfies Readonly<Record<string, Deprecated>>

/**
 * Returns the headers of an answer to a request that used something deprecated: `Deprecation` (RFC 9745), `Sunset` (RFC
 * 8594) if it is to stop, and where it is described.
 */
export const deprecationHeaders = (
  { origin }: Pick<Service, 'origin'>,
  { since, until }: Deprecated,
): Readonly<Record<'deprecation' | 'link', string>> & { readonly sunset?: string } => ({
  deprecation: `@${since / SECOND}`,
  link: `<${origin}/api>; rel="deprecation"; type="text/html"`,
  ...(until !== undefined && { sunset: new Date(until).toUTCString() }),
})
