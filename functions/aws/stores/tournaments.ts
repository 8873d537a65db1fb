import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { tournamentKey } from '../../../shared/service/ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../../shared/service/ports/tournaments/tournaments.ts'
import { TOURNAMENT_PACKING } from '../../codec/tournament-item.ts'
import { versionedItems } from './versioned-items.ts'

/** Returns the store of tournaments, in the table of games. */
export const dynamodbTournaments = (client: DynamoDBClient, table: string): Tournaments => {
  const { load, save } = versionedItems(client, table, TOURNAMENT_PACKING)
  return {
    load: (id) => load(tournamentKey(id)),
    save: (id, before, after) => save(tournamentKey(id), before, after),
  }
}
