import { factsOf } from '../../api/views/log-facts.ts'
import type { ToldEvent } from '../../api/answers/games/event-shapes.ts'
import { isoInstant } from '../../api/values/iso.ts'
import type { GameEvent } from '../../game/events.ts'
import { isReplaced } from '../../game/room.ts'
import type { Role } from '../../game/words.ts'
import type { Logged } from '../ports/ports.ts'
import type { Reader } from './viewer.ts'
import type { Loaded } from '../games/game-store.ts'
import { isCounted } from '../games/version.ts'

/** What a reader has seen: the version, and how many changes of their own settings, plan or link. */
export type Cursor = { readonly version: number; readonly changes: number }

export type ToldAt = { readonly event: ToldEvent; readonly at: Cursor; readonly isOwn: boolean; readonly also: boolean }

type Walk = Cursor & { readonly ply: number }

const isOwnChange = (event: GameEvent, reader: Reader): boolean =>
  isReplaced(event.type) && 'by' in event && event.by === reader

const changesAfter = (event: GameEvent, before: number): number =>
  'totals' in event && event.totals ? event.totals.changes : before + 1

const plyAfter = (event: GameEvent, before: number): number => {
  if (event.type === 'moved') return before + 1
  if (event.type === 'enforced') return before - 1
  return event.type === 'taken-back' ? event.ply : before
}

const walked = (walk: Walk, event: Logged, reader: Reader): Walk => ({
  version: walk.version + (isCounted(event) ? 1 : 0),
  changes: isOwnChange(event, reader) ? changesAfter(event, walk.changes) : walk.changes,
  ply: plyAfter(event, walk.ply),
})

/** Settings and plans belong to the person: those of an earlier holder, or a forgotten one, are shown to nobody. */
const isAnothers = (event: GameEvent, reader: Role): boolean =>
  (event.type === 'reseated' && event.seat === reader) || (event.type === 'forgotten' && event.by === reader)

const ownFrom = (log: readonly GameEvent[], reader: Reader): number =>
  reader === 'anyone' ? log.length : log.findLastIndex((event) => isAnothers(event, reader)) + 1

type Telling = { readonly loaded: Loaded; readonly reader: Reader; readonly walk: Walk; readonly gap: number }

const toldOf = (event: GameEvent, { loaded: { game }, reader, walk, gap }: Telling): ToldEvent | undefined => {
  if (!('at' in event)) return undefined
  const facts = factsOf(event, { game, reader, ply: walk.ply, gap })
  // A row’s facts are those of its type’s shape.
  return (
    facts && ({ type: event.type, seq: walk.version, at: isoInstant(event.at), ply: walk.ply, ...facts } as ToldEvent)
  )
}

/** All that this reader may see, oldest first, and where it ends. */
export const toldTo = (loaded: Loaded, reader: Reader): { readonly told: readonly ToldAt[]; readonly end: Cursor } => {
  const { log } = loaded.stored
  const since = ownFrom(log, reader)
  const told: ToldAt[] = []
  let walk: Walk = { version: 0, changes: 0, ply: 0 }
  for (const [index, event] of log.entries()) {
    const before = walk.changes
    walk = walked(walk, event, reader)
    const isOwn = isOwnChange(event, reader)
    if (isOwn && index < since) continue
    const gap = isOwn ? walk.changes - before - 1 : 0
    const said = toldOf(event, { loaded, reader, walk, gap })
    if (said) told.push({ event: said, at: walk, isOwn, also: event.also === true })
  }
  return { told, end: { version: walk.version, changes: walk.changes } }
}
