import type { TableName } from '../../functions/aws/dynamodb/tables.ts'
import { KEPT_FOR, WITH_LINKS } from './kept-for.ts'
import { NOTEBOOK_PAGES, SEAT_FACTS } from './seat-fields.ts'

/** Where the service runs: on the operator's machine, or in an account at AWS. */
export type Hosting = 'machine' | 'aws'

/**
 * What a table of one machine's database stores about people. `aws`: the table of DynamoDB that stores the same.
 * `parts`: what it stores, as a list below the sentence.
 */
export type StoredTable = {
  readonly table: string
  readonly aws?: TableName
  readonly title: string
  readonly what: string
  readonly parts?: readonly string[]
  readonly why: string
  readonly kept: string | Readonly<Record<Hosting, string>>
}

/** The tables that store something about people, in the order of the text. */
export const STORED_TABLES: readonly StoredTable[] = [
  {
    table: 'game',
    title: 'Games',
    aws: 'games',
    what: 'Each game: its moves with their times, the names and messages that its players and its arbiter wrote, offers and the result.',
    why: 'To play it, and to read it later. Who has the public link sees all but the messages.',
    kept: 'For ever. “Forget me” on a seat’s page takes the name out at once; moves, times and messages stay.',
  },
  {
    table: 'contact',
    title: 'Seats',
    aws: 'people',
    what: 'About the person in each seat, as far as there is any:',
    parts: Object.values(SEAT_FACTS),
    why: 'To write to them about their game, and only as they want.',
    kept: `${WITH_LINKS}, or until “Forget me”.`,
  },
  {
    table: 'paper',
    title: 'Notes',
    aws: 'people',
    what: 'What belongs to a player of a game:',
    parts: Object.values(NOTEBOOK_PAGES),
    why: 'For the player alone; the service shows it to nobody else.',
    kept: `${WITH_LINKS}, or until “Forget me”.`,
  },
  {
    table: 'ledger',
    title: 'Counts',
    aws: 'ledger',
    what: 'Under keyed pseudonyms, never under an address: how many emails a mailbox got, and whether it has agreed to emails, has stopped them, has complained, or sends them back; how many requests came from a network, with a link or with a key.',
    why: 'To bother nobody, and to stop floods. For requests, the pseudonym of a network changes every day.',
    kept: `Requests of an hour ${KEPT_FOR.hourCount}, of a day ${KEPT_FOR.dayCount}, of a week ${KEPT_FOR.weekCount}, of a month ${KEPT_FOR.monthCount} after the last one; what is known of a mailbox ${KEPT_FOR.mailbox} after its last email; that a mailbox wants no emails at all: until it allows them again.`,
  },
  {
    table: 'api_key',
    title: 'Keys of programs',
    aws: 'programs',
    what: 'A name, what the key may do, its SHA-256, when it was made, last used (to the hour) and revoked, and whose it is, as a pseudonym of the mailbox.',
    why: 'To know the programs that may use the service.',
    kept: 'For ever, also once it is revoked.',
  },
  {
    table: 'owned',
    title: 'Lists of programs',
    aws: 'programs',
    what: 'The list of a program’s games, with the labels that it gave them.',
    why: 'For the program that created them.',
    kept: `${WITH_LINKS}.`,
  },
  {
    table: 'hook_shelf',
    title: 'Webhooks',
    aws: 'programs',
    what: 'The URLs to which a program wants events posted, with its language and secrets.',
    why: 'To post them.',
    kept: 'Until the program removes them.',
  },
  {
    table: 'hook_delivery',
    title: 'Deliveries to webhooks',
    aws: 'programs',
    what: 'What was posted to these URLs, when, and whether it arrived.',
    why: 'So that the program’s author sees what failed.',
    kept: `${KEPT_FOR.delivery}.`,
  },
  {
    table: 'hook_turn',
    title: 'Turns sent to webhooks',
    aws: 'programs',
    what: 'Which turn of a game was posted last.',
    why: 'To post it once.',
    kept: `${KEPT_FOR.deliveredTurn}.`,
  },
  {
    table: 'hook_count',
    title: 'Counts of webhooks',
    aws: 'programs',
    what: 'How much was posted for a program in an hour.',
    why: 'To stop floods.',
    kept: `${KEPT_FOR.deliveryCount}.`,
  },
  {
    table: 'game_order',
    title: 'Orders',
    aws: 'orders',
    what: 'A program’s order of many games, with the names and addresses of its players.',
    why: 'To create the games, and to list their links for the program.',
    kept: `Names and addresses until the games are made, usually a minute; the rest ${KEPT_FOR.order}.`,
  },
  {
    table: 'change',
    title: 'Changes',
    what: 'The change of a game, as the game itself has it.',
    why: 'To send what follows from it.',
    kept: { machine: 'Until that is done, usually a second.', aws: 'A day.' },
  },
  {
    table: 'message',
    title: 'Queues',
    what: 'What is to be sent: the game and the seat of each email, and answers by email as they came.',
    why: 'To send it, and to try again if that fails.',
    kept: {
      machine: 'Until it is sent or read. What failed for two days waits until the operator starts the service again.',
      aws: 'Until it is sent or read, an answer for a day at most. What failed for two days: 14 more days.',
    },
  },
  {
    table: 'mail',
    title: 'Emails on trial',
    what: 'Emails that were shown on this machine instead of being sent. A service for others has none.',
    why: 'To try the service out.',
    kept: 'Until the folder is deleted.',
  },
]

/** The tables that have nothing about people, with what they have. */
export const OTHER_TABLES: readonly (readonly [table: string, has: string])[] = [
  ['cursor', 'how far the jobs have read the changes'],
  ['schedule', 'when a game is looked at next'],
  ['value', 'the keys of the service, and how many emails it sent today'],
  ['sqlite_sequence', 'SQLite’s own counters'],
]
