import type { Instant } from '../../game/model/words.ts'

export type Request = {
  readonly method: string
  /** The path without its query. */
  readonly path: string
  /** The values of a repeated name are joined by line breaks. */
  readonly query: Readonly<Record<string, string | undefined>>
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /**
   * The caller's network address. A header that names it counts only if our CDN or a trusted proxy set it; behind any
   * other proxy this is the proxy's address.
   */
  readonly from: string
  /** The instant at which the request reached the service. Game clocks use no other time. */
  readonly receivedAt: Instant
  /** True if a page of another site sent the request through its reader's browser. */
  readonly isForeign?: boolean
}

export type Response = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The content of a binary file; `body` is then empty. */
  readonly bytes?: Uint8Array
}
