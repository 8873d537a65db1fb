import type { Instant } from '../game/words.ts'

/** A request as the service sees it, whatever stood before it. */
export type Request = {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /** When the front door received it: the one time that counts for the clock of a game. */
  readonly receivedAt: Instant
}

/** No request needs a longer body than this many characters; what is longer is not read. */
export const LONGEST_BODY = 16_384

export type Response = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
