import type { Instant } from '../game/words.ts'

/** A request, independent of the server in front. */
export type Request = {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /** When the front door received it. Game clocks use this time only. */
  readonly receivedAt: Instant
}

/** In characters; longer bodies are not read. */
export const LONGEST_BODY = 16_384

export type Response = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
