import type { CommandType } from '../../commands.ts'
import type { Game } from '../../model/game.ts'

/**
 * What nobody does in a game of a tournament: an event has no pauses but its own, no gifts of time by players, no
 * take-backs, no rematches, no forgiven losses, and nobody calls a board off or gives a seat away but its officials.
 */
const EXCLUDED: ReadonlySet<CommandType> = new Set<CommandType>([
  'abort',
  'propose-pause',
  'accept-pause',
  'decline-pause',
  'end-pause',
  'play-on',
  'request-takeback',
  'accept-takeback',
  'decline-takeback',
  'rematch',
  'ask-reseat',
  'veto-reseat',
  'reseat',
])

/** Returns whether the command is one that the terms of tournaments exclude. The arbiter may give time in any game. */
export const isExcludedInTournament = (
  { tournament }: Pick<Game, 'tournament'>,
  command: { readonly type: CommandType; readonly by?: unknown },
): boolean =>
  tournament !== undefined && (EXCLUDED.has(command.type) || (command.type === 'give-time' && command.by !== 'arbiter'))
