import type { GameEvent } from '../../game/events.ts'
import { type Game, playerOf } from '../../game/game.ts'
import { type Role, type Seat, otherSeat } from '../../game/words.ts'
import { type AllTexts, durationText } from '../../texts/index.ts'
import type { Loaded } from '../record.ts'

export type Done = keyof AllTexts['done']

const isDone = (texts: AllTexts, name: string): name is Done => Object.hasOwn(texts.done, name)

const given = ({ stored }: Loaded): Extract<GameEvent, { readonly time: number }> | undefined =>
  stored.log.findLast((event) => event.type === 'time-given' || event.type === 'played-on')

/** Whom an act concerns: the player who got time, else the other side. */
const whoOf = (game: Game, role: Role, to: Seat | undefined): string =>
  playerOf(game, to ?? (role === 'director' ? 'opponent' : otherSeat(role)))?.name ?? ''

/**
 * What came of the last press, as the address names it after a redirect. The names are a closed list: an address cannot put
 * words on the page. `query`: what stands in the address.
 */
export const doneTold = (
  texts: AllTexts,
  loaded: Loaded,
  role: Role,
  query: string | undefined,
): string | undefined => {
  if (query === undefined || !isDone(texts, query)) return undefined
  const event = given(loaded)
  const to = event?.type === 'time-given' ? event.to : undefined
  const who = whoOf(loaded.game, role, query === 'give-time' ? to : undefined)
  return texts.done[query](who === '' ? texts.seat.somebody : who, durationText(texts, event?.time ?? 0))
}
