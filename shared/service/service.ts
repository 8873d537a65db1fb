import type { Deflate } from '../picture/raster.ts'
import type { KeyDesk, KeyRing } from './ports/api-keys.ts'
import type { OwnedFeed } from './ports/owned-games.ts'
import type { Hooks, Notices } from './ports/webhooks.ts'
import type { OrderDesk } from './ports/orders.ts'
import type { Chance, Contacts, Games, Ledger, Log, Outbox, Papers, Seal, SeatRecords } from './ports/ports.ts'

export type Service = {
  readonly games: Games
  readonly contacts: Contacts
  readonly papers: Papers
  /** Only where one read of both is cheaper than one of each. */
  readonly seatRecords?: SeatRecords
  readonly ledger: Ledger
  readonly apiKeys: KeyRing & KeyDesk
  readonly owned: OwnedFeed
  readonly orders: OrderDesk
  readonly outbox: Outbox
  readonly hooks: Hooks
  readonly notices: Notices
  readonly seal: Seal
  /** Whether an address is of the club's own networks, for whose callers the operator vouches. On one machine alone. */
  readonly isOfClub?: (from: string) => boolean
  readonly chance: Chance
  readonly deflate: Deflate
  readonly log: Log
  /** Without a slash at the end. */
  readonly origin: string
  /** Rejects while nothing can be stored. On one machine alone: on AWS an answer about health must cost nothing. */
  readonly storing?: () => Promise<void>
}
