import type { Chance, Contacts, Games, Log, Outbox, Papers, Seal } from './ports.ts'

/** What the answers to the world stand on. */
export type Service = {
  readonly games: Games
  readonly contacts: Contacts
  readonly papers: Papers
  readonly outbox: Outbox
  readonly seal: Seal
  readonly chance: Chance
  readonly log: Log
  /** Where the pages and the API stand, without a slash at the end. */
  readonly origin: string
}
