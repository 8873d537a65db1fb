import type { DynamoDBRecord } from 'aws-lambda'
import type { StoredChange } from '../../../shared/service/ports/games.ts'
import { tournamentIdIn } from '../../../shared/service/ports/tournaments/tournament-key.ts'
import type { TournamentChange } from '../../../shared/service/ports/tournaments/tournament-record.ts'
import { readGameItem } from './attributes.ts'
import { versionAndDue, unpackGame } from '../../codec/game-item.ts'
import { unpackTournament } from '../../codec/tournament-item.ts'

const itemsIn = ({ dynamodb }: DynamoDBRecord) => {
  const image = dynamodb?.NewImage
  if (!image) return undefined
  const before = dynamodb.OldImage && versionAndDue(readGameItem(dynamodb.OldImage))
  return { before, item: readGameItem(image) }
}

/**
 * Returns the change of a game in a stream record; undefined if the game was deleted. Throws if the record is not that
 * of a game.
 */
export const readStreamChange = (record: DynamoDBRecord): StoredChange | undefined => {
  const read = itemsIn(record)
  return read && { id: read.item.p, before: read.before, after: unpackGame(read.item) }
}

/**
 * Returns the change of a tournament in a stream record; undefined if the tournament was deleted. Throws if the record is
 * not that of a tournament.
 */
export const readTournamentChange = (record: DynamoDBRecord): TournamentChange | undefined => {
  const read = itemsIn(record)
  if (!read) return undefined
  const id = tournamentIdIn(read.item.p)
  if (id === undefined) throw new Error('a record that is not of a tournament')
  return { id, before: read.before, after: unpackTournament(read.item) }
}
