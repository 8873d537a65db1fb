import { playerEvents } from '../../api/views/player-events.ts'
import { type Game, playOf, playerOf } from '../../game/model/game.ts'
import { deletedAt } from '../../game/time/retention.ts'
import type { Seat } from '../../game/model/words.ts'
import { nextMessageEntry } from './entry-names.ts'
import type { GameId, GameRecord } from '../ports/games.ts'
import type { NotebookReader, NotebookStore } from '../ports/notebook.ts'

/** A message that a player keeps for their next move. `version`: the stored version when it was kept. */
type NextMessage = { readonly version: number; readonly text: string }

type GameSeat = {
  readonly id: GameId
  readonly loaded: { readonly game: Game; readonly stored: GameRecord }
  readonly seat: Seat
}

/** Only this module writes the stored text, so text that cannot be read is damaged. */
const readMessage = (stored: string): NextMessage => {
  const value: unknown = JSON.parse(stored)
  if (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'text' in value &&
    typeof value.version === 'number' &&
    typeof value.text === 'string'
  )
    return { version: value.version, text: value.text }
  throw new Error('a stored message does not read')
}

/** Returns whether the player has moved since a version. A planned reply is no move of theirs in this sense. */
const hasMovedSince = ({ loaded: { game, stored }, seat }: GameSeat, version: number): boolean => {
  const play = playOf(game)
  const events = play ? playerEvents(stored.log, play) : []
  return events.some((each) => each.version > version && each.actor === seat && each.event.type === 'moved')
}

/**
 * Returns the message that a player keeps for their next move. Once they have moved it is outdated, so that a move need
 * not remove it.
 */
export const loadNextMessage = async (notebook: NotebookReader, seat: GameSeat): Promise<string | undefined> => {
  const player = playerOf(seat.loaded.game, seat.seat)
  const stored = player && (await notebook.load(seat.id, nextMessageEntry(player.contact)))
  if (stored === undefined || seat.loaded.game.status !== 'active') return undefined
  const { version, text } = readMessage(stored)
  return hasMovedSince(seat, version) ? undefined : text
}

/** Keeps a message for the player's next move, in place of the one before. An empty text keeps none. */
export const saveNextMessage = async (
  notebook: NotebookStore,
  { id, loaded, seat }: GameSeat,
  text: string,
): Promise<void> => {
  const player = playerOf(loaded.game, seat)
  if (!player) return
  const name = nextMessageEntry(player.contact)
  const message: NextMessage = { version: loaded.stored.version, text }
  await (text === ''
    ? notebook.remove(id, name)
    : notebook.save(id, name, JSON.stringify(message), deletedAt(loaded.game)))
}
