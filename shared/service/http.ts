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
  /** The address of the caller, or of an unknown proxy in front: never from a header. */
  readonly from: string
  /** When the front door received it. Game clocks use this time only. */
  readonly receivedAt: Instant
}

export type Response = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Of a file that is no text; then `body` is empty. */
  readonly bytes?: Uint8Array
}
