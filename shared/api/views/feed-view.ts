import { type Colour, otherColour } from '../../draughts/index.ts'
import type { EventType, GameEvent } from '../../game/events.ts'
import { type Game, playOf } from '../../game/game.ts'
import { isoInstant } from '../values/iso.ts'
import { type Dated, type Happening, happeningOf } from './events-view.ts'

/** Entries of a feed, the newest. A reader that asks once a day misses none, as few games have so many changes in one. */
export const FEED_LENGTH = 50

/** A change that everybody may see. `seq`: from 1, the same for ever. `ply`: half-moves after it. */
export type FeedEntry = {
  readonly seq: number
  readonly at: string
  readonly ply: number
  readonly told:
    | { readonly kind: 'move'; readonly by: Colour; readonly move: string }
    | { readonly kind: 'event'; readonly happening: Happening }
}

const plyAfter = (ply: number, event: GameEvent): number => {
  if (event.type === 'moved') return ply + 1
  if (event.type === 'enforced') return ply - 1
  return event.type === 'taken-back' ? event.ply : ply
}

/** Newest first. What everybody sees never leaves the log, so its place in it is an id. */
export const feedView = (
  log: readonly GameEvent[],
  game: Game,
  isListed: (type: EventType) => boolean,
): readonly FeedEntry[] => {
  const play = playOf(game)
  if (!play) return []
  const begins = play.startPosition.turn
  const isTold = (event: GameEvent): event is Dated => 'at' in event && (event.type === 'moved' || isListed(event.type))
  const entries: FeedEntry[] = []
  let ply = 0
  for (const event of log) {
    const by = ply % 2 === 0 ? begins : otherColour(begins)
    ply = plyAfter(ply, event)
    if (!isTold(event)) continue
    const told =
      event.type === 'moved'
        ? ({ kind: 'move', by, move: event.move } as const)
        : ({ kind: 'event', happening: happeningOf(play, event) } as const)
    entries.push({ seq: entries.length + 1, at: isoInstant(event.at), ply, told })
  }
  return entries.slice(-FEED_LENGTH).toReversed()
}
