import { type AttributeValue, type DynamoDBClient, PutItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { PEOPLE_EXPIRY } from '../../functions/aws/people/item-retention.ts'
import { conditionMet } from '../../functions/aws/dynamodb/condition-met.ts'
import { NOTEBOOK_PREFIX } from '../../functions/aws/people/notebook.ts'
import { type Game, personOf, playOf } from '../../shared/game/model/game.ts'
import { type Instant, ROLES, SEATS } from '../../shared/game/model/words.ts'
import {
  previousAddressesEntry,
  noteEntry,
  conditionalMovesEntry,
  rotationEntry,
  analysisEntry,
  tournamentRotationEntry,
} from '../../shared/service/notebook/entry-names.ts'
import type { GameId } from '../../shared/service/ports/games.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'

/** The contacts and notebook pages that belong to a game, by name. */
export type RelatedNames = { readonly people: ReadonlySet<string>; readonly notebook: ReadonlySet<string> }

/**
 * Returns the contacts and notebook pages that the game refers to. Others are not restored, such as a contact that a
 * seat replaced or a person who was forgotten.
 */
export const relatedTo = (game: Game): RelatedNames => {
  const people = ROLES.flatMap((role) => personOf(game, role)?.contact ?? [])
  const lines = SEATS.flatMap((seat) => playOf(game)?.conditionalMoves[seat] ?? [])
  return {
    people: new Set(people),
    notebook: new Set([
      ...people.flatMap((contact) => [noteEntry(contact), analysisEntry(contact), previousAddressesEntry(contact)]),
      ...ROLES.map(rotationEntry),
      ...lines.map(conditionalMovesEntry),
    ]),
  }
}

/** Returns the entries of the people whom a tournament names now, and the notes of their links. */
export const relatedToTournament = ({ secretary, deputy, entrants }: Tournament): RelatedNames => ({
  people: new Set([secretary.contact, ...(deputy ? [deputy.contact] : []), ...entrants.map(({ contact }) => contact)]),
  notebook: new Set(
    (['secretary', 'deputy', ...entrants.map(({ number }) => number)] as const).map(tournamentRotationEntry),
  ),
})

/**
 * Restores missing contacts and notebook pages that have not expired. Existing ones stay. Resolves with the number
 * restored.
 */
export type RestoreRelated = (game: GameId, named: RelatedNames, now: Instant) => Promise<number>

export const restoreNoRelated: RestoreRelated = async () => 0

type Entry = Readonly<Record<string, AttributeValue>>

const isNamed = ({ people, notebook }: RelatedNames, { c }: Entry): boolean => {
  const name = c?.S ?? ''
  return name.startsWith(NOTEBOOK_PREFIX) ? notebook.has(name.slice(NOTEBOOK_PREFIX.length)) : people.has(name)
}

/**
 * Returns the entry without its lease, which was held while an email was sent. All other fields are restored unchanged.
 */
const withoutClaim = ({ u: _claim, ...entry }: Entry): Record<string, AttributeValue> => entry

export const tableRelated =
  (client: DynamoDBClient, from: string, to: string): RestoreRelated =>
  async (game, named, now) => {
    let count = 0
    const all = {
      TableName: from,
      KeyConditionExpression: 'p = :p',
      ExpressionAttributeValues: { ':p': { S: game } },
      ConsistentRead: true,
    }
    for await (const { Items = [] } of paginateQuery({ client }, all))
      for (const entry of Items.filter((each) => isNamed(named, each))) {
        const isPast = Number(entry[PEOPLE_EXPIRY]?.N ?? Infinity) * 1000 <= now
        const put = { TableName: to, Item: withoutClaim(entry), ConditionExpression: 'attribute_not_exists(p)' }
        if (!isPast && (await conditionMet(client.send(new PutItemCommand(put))))) count++
      }
    return count
  }

type Row = Readonly<Record<string, SQLInputValue>>

/** Returns an INSERT with the columns of the row, because a copy has the columns of the release that wrote it. */
const insertOf = (table: string, row: Row): string => {
  const columns = Object.keys(row)
  return `INSERT OR IGNORE INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')})
    VALUES (${columns.map(() => '?').join(', ')})`
}

export const folderRelated = (from: DatabaseSync, to: DatabaseSync): RestoreRelated => {
  const selectOf = (table: string) =>
    from.prepare(`SELECT * FROM ${table} WHERE game = ? AND (expires IS NULL OR expires > ?)`)
  const [contacts, notebook] = [selectOf('contact'), selectOf('paper')]
  const bring = (table: string, row: Row): number =>
    Number(to.prepare(insertOf(table, row)).run(...Object.values(row)).changes)
  return async (game, named, now) => {
    const people = contacts.all(game, now).filter(({ id }) => named.people.has(String(id)))
    const texts = notebook.all(game, now).filter(({ name }) => named.notebook.has(String(name)))
    return [
      ...people.map((row) => bring('contact', { ...row, until: 0 })),
      ...texts.map((row) => bring('paper', row)),
    ].reduce((sum, count) => sum + count, 0)
  }
}
