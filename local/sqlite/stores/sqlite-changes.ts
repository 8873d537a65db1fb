import type { DatabaseSync } from 'node:sqlite'
import type { DynamoDBRecord } from 'aws-lambda'
import { transaction } from '../database/open-database.ts'
import type { ChangeBatch, ChangeFeed } from '../../stores/change-feed.ts'
import { type StreamImage, readImage } from '../../stores/stream-image.ts'

type ChangeRow = { readonly seq: number; readonly at: number; readonly before: string | null; readonly after: string }

const keyOf = ({ p }: StreamImage): StreamImage => (p ? { p } : {})

const recordOf = ({ seq, at, before, after }: ChangeRow): DynamoDBRecord => {
  const NewImage = readImage(after)
  return {
    eventID: String(seq),
    eventName: before === null ? 'INSERT' : 'MODIFY',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'local',
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(at / 1000),
      Keys: keyOf(NewImage),
      NewImage,
      ...(before !== null && { OldImage: readImage(before) }),
      SequenceNumber: String(seq),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  }
}

const statementsOf = (database: DatabaseSync) => ({
  after: database.prepare('SELECT seq, at, before, after FROM change WHERE seq > ? ORDER BY seq LIMIT ?'),
  cursor: database.prepare('SELECT seq FROM cursor WHERE reader = ?'),
  addReader: database.prepare('INSERT OR IGNORE INTO cursor (reader, seq) VALUES (?, 0)'),
  advance: database.prepare('UPDATE cursor SET seq = max(seq, ?) WHERE reader = ?'),
  trim: database.prepare('DELETE FROM change WHERE seq <= (SELECT min(seq) FROM cursor)'),
})
type Statements = ReturnType<typeof statementsOf>

const read = (statements: Statements, reader: string, limit: number): readonly ChangeRow[] => {
  const cursor = Number(statements.cursor.get(reader)?.['seq'] ?? 0)
  return statements.after.all(cursor, limit) as unknown as readonly ChangeRow[]
}

/**
 * Returns the changes for one reader. Each reader has a cursor; a change is deleted once all readers are past it. A new
 * reader begins at the oldest change.
 */
export const sqliteChanges = (database: DatabaseSync, reader: string): ChangeFeed => {
  const statements = statementsOf(database)
  statements.addReader.run(reader)
  const advance = (seq: number): void =>
    transaction(database, () => {
      statements.advance.run(seq, reader)
      statements.trim.run()
    })
  const batchOf = (rows: readonly ChangeRow[]): ChangeBatch => ({
    records: rows.map(recordOf),
    done: async (count) => {
      const last = rows.slice(0, count).at(-1)
      if (last) advance(last.seq)
    },
  })
  return { next: async (limit) => batchOf(read(statements, reader, limit)) }
}
