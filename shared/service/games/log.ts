import type { EventOf, GameEvent } from '../../game/events.ts'
import { type Game, playOf } from '../../game/game.ts'
import { beginsTurn, isReplaced } from '../../game/room.ts'
import { SEATS, type Seat } from '../../game/words.ts'
import { nameless } from '../access/nameless.ts'
import type { Logged } from '../ports/ports.ts'

const isStep = (log: readonly Logged[], index: number): boolean => !log[index]?.also && !log[index + 1]?.also

const isSameKind = (a: GameEvent, b: GameEvent): boolean => a.type === b.type && 'by' in a && 'by' in b && a.by === b.by

/** Words of a seat that are still kept. */
const areWords = (event: Logged, seat: Seat): boolean =>
  ((event.type === 'said' && event.also === true) || (event.type === 'remarked' && event.text !== '')) &&
  event.by === seat

const messagesOver = (log: readonly Logged[], game: Game, seat: Seat, coming: number): ReadonlySet<Logged> => {
  const own = log.filter((event) => areWords(event, seat))
  const kept = playOf(game)?.said.filter(({ by }) => by === seat).length ?? 0
  return new Set(own.slice(0, Math.max(0, own.length + coming - kept)))
}

const saidIn = (events: readonly GameEvent[], seat: Seat): number =>
  events.filter((event) => (event.type === 'said' || event.type === 'remarked') && event.by === seat).length

/** No longer needed after `events`: replaced changes, reminders, old messages. */
const staleIn = (log: readonly Logged[], events: readonly GameEvent[], game: Game): ReadonlySet<Logged> => {
  const replacing = events.filter(({ type }) => isReplaced(type))
  const isNewTurn = events.some(beginsTurn)
  const steps = log.filter(
    (event, index) =>
      ((isNewTurn && event.type === 'reminded') || replacing.some((newer) => isSameKind(event, newer))) &&
      isStep(log, index),
  )
  const speaking = SEATS.filter((seat) => saidIn(events, seat) > 0)
  return new Set([...steps, ...speaking.flatMap((seat) => [...messagesOver(log, game, seat, saidIn(events, seat))])])
}

/** A line after the end is a step that everyone counts, so it leaves its words only. */
const restOf = (event: Logged): Logged | undefined => (event.type === 'remarked' ? { ...event, text: '' } : undefined)

/** The log without these, and with the count of whole steps that left. */
const without = (log: readonly Logged[], stale: ReadonlySet<Logged>) => {
  const left: Logged[] = []
  let gap = 0
  for (const each of log) {
    const event = stale.has(each) ? (restOf(each) ?? each) : each
    if (stale.has(event)) gap += event.also ? 0 : 1 + (event.gap ?? 0)
    else {
      left.push(gap > 0 && !event.also ? { ...event, gap: gap + (event.gap ?? 0) } : event)
      if (!event.also) gap = 0
    }
  }
  return { left, gap }
}

type Totalled = EventOf<'chose' | 'planned' | 'link-rotated'>

const withTotals = (event: Totalled, game: Game): GameEvent => {
  const changes = game.changes[event.by]
  switch (event.type) {
    case 'chose':
      return { ...event, totals: { changes, settled: playOf(game)?.reminded ?? [] } }
    case 'planned':
      return { ...event, totals: { changes } }
    case 'link-rotated':
      return { ...event, totals: { changes, epoch: game.epochs[event.by] } }
  }
}

const isTotalled = (event: GameEvent): event is Totalled => isReplaced(event.type)

/**
 * Drops what folding no longer needs, so that no one can make the log too large, and the names of a person who asks for
 * that. Folded game and versions stay the same. `game`: after the step.
 */
export const appended = (known: readonly Logged[], events: readonly GameEvent[], game: Game): readonly Logged[] => {
  const log = events.reduce((kept, event) => (event.type === 'forgotten' ? nameless(kept, event.by) : kept), known)
  const stale = staleIn(log, events, game)
  const { left, gap } = stale.size > 0 ? without(log, stale) : { left: log, gap: 0 }
  const step = events.map((event, index): Logged => {
    const said = stale.size > 0 && isTotalled(event) ? withTotals(event, game) : event
    if (index > 0) return { ...said, also: true }
    return gap > 0 ? { ...said, gap } : said
  })
  return [...left, ...step]
}
