import type { QueuedEmail } from '../../../shared/email/game-emails/emails-for.ts'
import type { ContactId } from '../../../shared/game/model/people.ts'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { ApiKeys } from '../../../shared/service/ports/api-keys.ts'
import type { Contacts, StoredContact } from '../../../shared/service/ports/contacts.ts'
import type { GameId, Games } from '../../../shared/service/ports/games.ts'
import type { Ledger } from '../../../shared/service/ports/ledger.ts'
import type { NotebookStore } from '../../../shared/service/ports/notebook.ts'
import type { Outbox } from '../../../shared/service/ports/email.ts'
import type { Signer } from '../../../shared/service/ports/signer.ts'
import type { Tournaments } from '../../../shared/service/ports/tournaments/tournaments.ts'
import type { CopiedGame } from '../../replay/game-copy.ts'

/** A stored contact that has an address. */
export type FiledContact = {
  readonly game: GameId
  readonly id: ContactId
  readonly known: StoredContact & { readonly email: string }
}

/** An email that waits in the queue. `isDead`: it was given up, and is tried again when the service starts. */
export type WaitingEmail = {
  readonly email: QueuedEmail
  readonly attempts: number
  readonly next: Instant
  readonly isDead: boolean
}

/** All that the tool reads and writes, on one machine or on AWS. */
export type AdminRecords = {
  /** Every contact with an address, in no order. */
  readonly filed: () => AsyncIterable<FiledContact>
  /** Every game, in no order, and every tournament, which are in the same table. */
  readonly everyGame: () => AsyncIterable<CopiedGame>
  readonly games: Games
  readonly tournaments: Tournaments
  readonly contacts: Contacts
  readonly notebook: NotebookStore
  readonly keys: Pick<ApiKeys, 'load'>
  /** The keys of the service. Undefined on AWS, where only addresses that have a seat are found. */
  readonly signer: Signer | undefined
  /** Undefined if the settings do not name the table. */
  readonly ledger: Ledger | undefined
  /** The emails that wait. Undefined on AWS: messages of SQS cannot be listed. */
  readonly outbox: (() => readonly WaitingEmail[]) | undefined
  /** Queues emails. */
  readonly emails: Outbox
  readonly now: () => Instant
  readonly close: () => void
}
