import type { Instant } from '../game/words.ts'

export type Request = {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /** The caller, or an unknown proxy in front: from no header, but the front's own (functions/http/behind-front.ts). */
  readonly from: string
  /** At the front door. Game clocks use only this. */
  readonly receivedAt: Instant
  /** Another site's page asks, in its reader's browser (foreign.ts). */
  readonly isForeign?: boolean
}

export type Response = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Of a file that is no text; `body` is empty. */
  readonly bytes?: Uint8Array
}
