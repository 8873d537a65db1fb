import type { Deflate } from '../picture/raster.ts'
import type { KeyDesk, KeyRing } from './ports/api-keys.ts'
import type { OwnedFeed } from './ports/owned-games.ts'
import type { Hooks, Notices } from './ports/webhooks.ts'
import type { OrderDesk } from './ports/orders.ts'
import type { Chance, Seal } from './ports/signer.ts'
import type { Contacts } from './ports/contact.ts'
import type { Games } from './ports/games.ts'
import type { Ledger } from './ports/ledger.ts'
import type { Log } from './runtime/logger.ts'
import type { Outbox } from './ports/email.ts'
import type { Papers, SeatRecords } from './ports/notebook.ts'

export type Service = {
  readonly games: Games
  readonly contacts: Contacts
  readonly notebook: Papers
  /** Present only where one read of a contact and its notebook is cheaper than two. */
  readonly seatRecords?: SeatRecords
  readonly ledger: Ledger
  readonly apiKeys: KeyRing & KeyDesk
  readonly owned: OwnedFeed
  readonly orders: OrderDesk
  readonly outbox: Outbox
  readonly hooks: Hooks
  readonly notices: Notices
  readonly signer: Seal
  /**
   * Whether an address belongs to networks for whose callers the operator vouches, such as a club's own. Used on a
   * single machine only.
   */
  readonly isOfClub?: (from: string) => boolean
  readonly chance: Chance
  readonly deflate: Deflate
  readonly log: Log
  /** For example `https://crownhead.example`, without a final slash. */
  readonly origin: string
  /** Rejects while nothing can be stored. Used on a single machine only: on AWS a health check must cost nothing. */
  readonly storing?: () => Promise<void>
}
