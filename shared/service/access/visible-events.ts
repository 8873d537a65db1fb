import { logFactsOf } from '../../api/views/log-facts.ts'
import type { ShapedEvent } from '../../api/answers/games/event-shapes.ts'
import { isoInstant } from '../../api/values/iso.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { isReplacedInLog } from '../../game/evolving/allowance.ts'
import type { Role } from '../../game/model/words.ts'
import type { LoggedEvent } from '../ports/games.ts'
import type { Viewer } from './viewer.ts'
import type { LoadedGame } from '../games/game-store.ts'
import { raisesPublicVersion } from '../games/public-version.ts'

/**
 * How far a viewer has read: the public version, and the number of changes to their own settings, conditional moves or
 * link.
 */
export type EventCursor = { readonly version: number; readonly changes: number }

/**
 * `at`: the cursor after the event. `isOwn`: only this viewer sees it. `also`: it belongs to the same step as the event
 * before.
 */
export type VisibleEvent = {
  readonly event: ShapedEvent
  readonly at: EventCursor
  readonly isOwn: boolean
  readonly also: boolean
}

type Counters = EventCursor & { readonly ply: number }

const isOwnChange = (event: GameEvent, viewer: Viewer): boolean =>
  isReplacedInLog(event.type) && 'by' in event && event.by === viewer

const changesAfter = (event: GameEvent, before: number): number =>
  'totals' in event && event.totals ? event.totals.changes : before + 1

const plyAfter = (event: GameEvent, before: number): number => {
  if (event.type === 'moved') return before + 1
  if (event.type === 'enforced') return before - 1
  return event.type === 'taken-back' ? event.ply : before
}

const advance = (walk: Counters, event: LoggedEvent, viewer: Viewer): Counters => ({
  version: walk.version + (raisesPublicVersion(event) ? 1 : 0),
  changes: isOwnChange(event, viewer) ? changesAfter(event, walk.changes) : walk.changes,
  ply: plyAfter(event, walk.ply),
})

/**
 * Returns whether this event gives the viewer's seat to another person, or forgets its holder. Nobody sees the settings
 * and conditional moves from before it, which are personal.
 */
const endsHolding = (event: GameEvent, viewer: Role): boolean =>
  (event.type === 'reseated' && event.seat === viewer) || (event.type === 'forgotten' && event.by === viewer)

const ownSince = (log: readonly GameEvent[], viewer: Viewer): number =>
  viewer === 'anyone' ? log.length : log.findLastIndex((event) => endsHolding(event, viewer)) + 1

type Rendering = { readonly loaded: LoadedGame; readonly viewer: Viewer; readonly walk: Counters; readonly gap: number }

const renderEvent = (event: GameEvent, { loaded: { game }, viewer, walk, gap }: Rendering): ShapedEvent | undefined => {
  if (!('at' in event)) return undefined
  const facts = logFactsOf(event, { game, reader: viewer, ply: walk.ply, gap })
  // `facts` are the remaining fields of this type of event, so the cast is safe.
  return (
    facts && ({ type: event.type, seq: walk.version, at: isoInstant(event.at), ply: walk.ply, ...facts } as ShapedEvent)
  )
}

/** Returns all events that a viewer may see, oldest first, and the cursor after the last one. */
export const visibleEvents = (
  loaded: LoadedGame,
  viewer: Viewer,
): { readonly events: readonly VisibleEvent[]; readonly end: EventCursor } => {
  const { log } = loaded.stored
  const since = ownSince(log, viewer)
  const events: VisibleEvent[] = []
  let walk: Counters = { version: 0, changes: 0, ply: 0 }
  for (const [index, event] of log.entries()) {
    const before = walk.changes
    walk = advance(walk, event, viewer)
    const isOwn = isOwnChange(event, viewer)
    if (isOwn && index < since) continue
    const gap = isOwn ? walk.changes - before - 1 : 0
    const shape = renderEvent(event, { loaded, viewer, walk, gap })
    if (shape) events.push({ event: shape, at: walk, isOwn, also: event.also === true })
  }
  return { events, end: { version: walk.version, changes: walk.changes } }
}
