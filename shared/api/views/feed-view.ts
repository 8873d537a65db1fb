import { type Colour, otherColour } from '../../draughts/index.ts'
import type { EventType, GameEvent } from '../../game/model/events.ts'
import { type Game, playOf } from '../../game/model/game.ts'
import { isoInstant } from '../values/iso.ts'
import { type DatedEvent, type PublicEvent, publicEventOf } from './events-view.ts'

/** A feed has the newest 50 entries. Few games change so often in a day, so whoever reads it once a day misses none. */
export const FEED_LENGTH = 50

/**
 * A change that everybody may see. `seq` counts from 1 and never changes; `ply` is the number of half-moves after the
 * change.
 */
export type FeedEntry = {
  readonly seq: number
  readonly at: string
  readonly ply: number
  readonly content:
    | { readonly kind: 'move'; readonly by: Colour; readonly move: string }
    | { readonly kind: 'event'; readonly happening: PublicEvent }
}

const plyAfter = (ply: number, event: GameEvent): number => {
  if (event.type === 'moved') return ply + 1
  if (event.type === 'enforced') return ply - 1
  return event.type === 'taken-back' ? event.ply : ply
}

/**
 * Returns the entries of a feed, newest first. Events that everybody sees never leave the log, so an entry's position
 * is its id.
 */
export const feedView = (
  log: readonly GameEvent[],
  game: Game,
  isListed: (type: EventType) => boolean,
): readonly FeedEntry[] => {
  const play = playOf(game)
  if (!play) return []
  const begins = play.startPosition.turn
  const isShown = (event: GameEvent): event is DatedEvent =>
    'at' in event && (event.type === 'moved' || isListed(event.type))
  const entries: FeedEntry[] = []
  let ply = 0
  for (const event of log) {
    const by = ply % 2 === 0 ? begins : otherColour(begins)
    ply = plyAfter(ply, event)
    if (!isShown(event)) continue
    const content =
      event.type === 'moved'
        ? ({ kind: 'move', by, move: event.move } as const)
        : ({ kind: 'event', happening: publicEventOf(play, event) } as const)
    entries.push({ seq: entries.length + 1, at: isoInstant(event.at), ply, content })
  }
  return entries.slice(-FEED_LENGTH).toReversed()
}
