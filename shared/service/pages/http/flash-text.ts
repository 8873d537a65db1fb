import { type Game, playerOf } from '../../../game/model/game.ts'
import { type Role, type Seat, otherSeat } from '../../../game/model/words.ts'
import { type AllTexts, durationText } from '../../../texts/index.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { type FlashName, flashEvidence } from './flash-evidence.ts'

const isDone = (texts: AllTexts, name: string): name is FlashName => Object.hasOwn(texts.done, name)

const whoOf = (game: Game, role: Role, to: Seat | undefined): string =>
  playerOf(game, to ?? (role === 'arbiter' ? 'opponent' : otherSeat(role)))?.name ?? ''

/**
 * Returns the sentence that confirms the reader's last action (a flash message). `query`: the action's name in the
 * address, from a closed list. The game's last events must prove the action, so that a crafted address puts no words
 * and no untruth on the page. `isMailed`: the reader gets this game's emails.
 */
export const flashText = (
  texts: AllTexts,
  loaded: LoadedGame,
  role: Role,
  query: string | undefined,
  isMailed: boolean,
): string | undefined => {
  if (query === undefined || !isDone(texts, query)) return undefined
  if (isMailed && (query === 'emails' || query === 'all-emails')) return texts.done[query]('', '')
  const event = flashEvidence(loaded, role, query)
  if (event === undefined) return undefined
  const who = whoOf(loaded.game, role, event.type === 'time-given' ? event.to : undefined)
  const time = 'time' in event ? event.time : 0
  const name = query === 'rematch' && event.type === 'rematch-agreed' ? event.type : query
  return texts.done[name](who === '' ? texts.seat.somebody : who, durationText(texts, time))
}
