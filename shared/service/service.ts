import type { Deflate } from '../picture/raster.ts'
import type { KeyDesk, KeyRing } from './api-keys.ts'
import type { OwnedFeed } from './owned-games.ts'
import type { Hooks, Notices } from './hooks.ts'
import type { OrderDesk } from './orders.ts'
import type { Chance, Contacts, Games, Ledger, Log, Outbox, Papers, Seal } from './ports.ts'

export type Service = {
  readonly games: Games
  readonly contacts: Contacts
  readonly papers: Papers
  readonly ledger: Ledger
  readonly apiKeys: KeyRing & KeyDesk
  readonly owned: OwnedFeed
  readonly orders: OrderDesk
  readonly outbox: Outbox
  readonly hooks: Hooks
  readonly notices: Notices
  readonly seal: Seal
  readonly chance: Chance
  readonly deflate: Deflate
  readonly log: Log
  /** Without a slash at the end. */
  readonly origin: string
}
