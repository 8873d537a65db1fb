import type { Operator } from '../../texts/languages/operator.ts'
import type { CreationPolicy } from '../credentials/creation-policy.ts'
import type { Deflate } from '../../picture/encoding/raster.ts'
import type { OwnerKeys, ApiKeyReader } from '../ports/api-keys.ts'
import type { OwnedGameList } from '../ports/owned-games.ts'
import type { OwnedTournamentList } from '../ports/tournaments/owned-tournaments.ts'
import type { Tournaments } from '../ports/tournaments/tournaments.ts'
import type { WebhookStore, WebhookQueue } from '../ports/webhooks.ts'
import type { OrderPlacing } from '../ports/orders.ts'
import type { RandomBytes, Signer } from '../ports/signer.ts'
import type { Contacts } from '../ports/contacts.ts'
import type { EndgameTables } from './endgame-tables.ts'
import type { Games } from '../ports/games.ts'
import type { Ledger } from '../ports/ledger.ts'
import type { Logger } from './logger.ts'
import type { Outbox } from '../ports/email.ts'
import type { NotebookStore, SeatRecords } from '../ports/notebook.ts'

export type Service = {
  readonly games: Games
  readonly contacts: Contacts
  readonly notebook: NotebookStore
  /** Present only where one read of a contact and its notebook is cheaper than two. */
  readonly seatRecords?: SeatRecords
  readonly tables: EndgameTables
  readonly ledger: Ledger
  readonly apiKeys: ApiKeyReader & OwnerKeys
  readonly owned: OwnedGameList
  readonly orders: OrderPlacing
  readonly tournaments: Tournaments
  readonly ownedTournaments: OwnedTournamentList
  readonly outbox: Outbox
  readonly webhooks: WebhookStore
  readonly notices: WebhookQueue
  readonly signer: Signer
  /**
   * Returns whether an address is in a network whose callers the operator trusts, such as a club's. Used on a single
   * machine only.
   */
  readonly isOfClub?: (from: string) => boolean
  readonly chance: RandomBytes
  readonly deflate: Deflate
  readonly log: Logger
  /** The origin of the site, such as `https://crownhead.example`, without a final slash. */
  readonly origin: string
  /** Who may create games; if undefined, anyone. */
  readonly creation?: CreationPolicy
  /** Who runs the service, as the menu of every page says. */
  readonly operator?: Operator
  /** True if the operator takes reports of messages by email. */
  readonly takesReports?: boolean
  /** True if webhooks may lead to the service's own machine, as only those of `npm start` may. */
  readonly postsToOwnMachine?: boolean
  /** Rejects while nothing can be stored. Used on a single machine only: on AWS a health check must cost nothing. */
  readonly storing?: () => Promise<void>
}
