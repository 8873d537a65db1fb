import type { Instant } from '../../shared/game/model/words.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import type { TournamentRecord } from '../../shared/service/ports/tournaments.ts'
import { type GameItem, packNextVersion, unpackGame } from './game-item.ts'
import { packTournament, unpackTournament } from './tournament-item.ts'

/** A record that is stored as one item, and saved by one conditional write on its version and timer. */
export type VersionedRecord = {
  readonly version: number
  readonly log: readonly object[]
  readonly due: Instant | undefined
}

/** How a record becomes an item of the table of games, and how the item is read. */
export type Packing<Stored extends VersionedRecord> = {
  /** `before`: the record that was loaded, whose bytes may serve again. */
  readonly pack: (key: string, before: Stored | undefined, after: Stored) => GameItem
  /** Throws if the item is damaged, or was written by a later release. */
  readonly unpack: (item: GameItem) => Stored
}

export const GAME_PACKING: Packing<GameRecord> = { pack: packNextVersion, unpack: unpackGame }

export const TOURNAMENT_PACKING: Packing<TournamentRecord> = {
  pack: (key, _before, after) => packTournament(key, after),
  unpack: unpackTournament,
}
