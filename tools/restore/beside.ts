import { type AttributeValue, type DynamoDBClient, PutItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { LEAVES } from '../../functions/aws/retention.ts'
import { isHeld } from '../../functions/aws/condition-met.ts'
import { PAPER } from '../../functions/aws/papers.ts'
import { type Game, personOf, playOf } from '../../shared/game/game.ts'
import { type Instant, ROLES, SEATS } from '../../shared/game/words.ts'
import { formersName, noteName, planPaper, rotationName, triedName } from '../../shared/service/notebook/page-names.ts'
import type { GameId } from '../../shared/service/ports/ports.ts'

/** Of a game: the people it names, and papers by their names. */
export type Named = { readonly people: ReadonlySet<string>; readonly papers: ReadonlySet<string> }

/**
 * What the game names, and no more: an entry that a seat left behind, or whose person was forgotten in the game, stays
 * away.
 */
export const namedBy = (game: Game): Named => {
  const people = ROLES.flatMap((role) => personOf(game, role)?.contact ?? [])
  const plans = SEATS.flatMap((seat) => playOf(game)?.plans[seat] ?? [])
  return {
    people: new Set(people),
    papers: new Set([
      ...people.flatMap((contact) => [noteName(contact), triedName(contact), formersName(contact)]),
      ...ROLES.map(rotationName),
      ...plans.map(planPaper),
    ]),
  }
}

/** Brings back what is missing of a game's people and papers and has not passed; what is there stays. Counts them. */
export type Beside = (game: GameId, named: Named, now: Instant) => Promise<number>

export const noneBeside: Beside = async () => 0

type Entry = Readonly<Record<string, AttributeValue>>

const isNamed = ({ people, papers }: Named, { c }: Entry): boolean => {
  const name = c?.S ?? ''
  return name.startsWith(PAPER) ? papers.has(name.slice(PAPER.length)) : people.has(name)
}

/** The held-back flag is restored as it was then. */
const withoutClaim = ({ u: _claim, ...entry }: Entry): Record<string, AttributeValue> => entry

export const tableBeside =
  (client: DynamoDBClient, from: string, to: string): Beside =>
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
        const isPast = Number(entry[LEAVES]?.N ?? Infinity) * 1000 <= now
        const put = { TableName: to, Item: withoutClaim(entry), ConditionExpression: 'attribute_not_exists(p)' }
        if (!isPast && (await isHeld(client.send(new PutItemCommand(put))))) count++
      }
    return count
  }

type Row = Readonly<Record<string, SQLInputValue>>

/** Copies have the columns of their time. */
const insertOf = (table: string, row: Row): string => {
  const columns = Object.keys(row)
  return `INSERT OR IGNORE INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')})
    VALUES (${columns.map(() => '?').join(', ')})`
}

export const folderBeside = (from: DatabaseSync, to: DatabaseSync): Beside => {
  const kept = (table: string) =>
    from.prepare(`SELECT * FROM ${table} WHERE game = ? AND (expires IS NULL OR expires > ?)`)
  const [contacts, papers] = [kept('contact'), kept('paper')]
  const bring = (table: string, row: Row): number =>
    Number(to.prepare(insertOf(table, row)).run(...Object.values(row)).changes)
  return async (game, named, now) => {
    const people = contacts.all(game, now).filter(({ id }) => named.people.has(String(id)))
    const texts = papers.all(game, now).filter(({ name }) => named.papers.has(String(name)))
    return [
      ...people.map((row) => bring('contact', { ...row, until: 0 })),
      ...texts.map((row) => bring('paper', row)),
    ].reduce((sum, count) => sum + count, 0)
  }
}
