import type { Duration, Instant, Role } from '../../game/model/words.ts'

/** A seat of a game. Its holder is looked up when the email is delivered. */
export type SeatInGame = { readonly game: string; readonly seat: Role }

/** What the queue holds of every email to the holder of a seat, whatever its kind. */
export type SeatEmail = SeatInGame & {
  readonly version: number
  /** The number of plies when the email was queued. An email about a turn is outdated after the next move. */
  readonly ply: number
  /** How long the email stays in the queue, so that later events can replace it. */
  readonly delay: Duration
  /**
   * Set once the reader was notified on their devices. `gone` has the devices that no longer exist. No email is sent
   * before `until`; until then the queue holds it.
   */
  readonly noticed?: { readonly gone: readonly string[]; readonly until: Instant }
}
