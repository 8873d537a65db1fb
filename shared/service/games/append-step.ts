import type { EventOf, GameEvent } from '../../game/model/events.ts'
import { type Game, playOf } from '../../game/model/game.ts'
import { beginsTurn, isReplacedInLog } from '../../game/evolving/allowance.ts'
import { SEATS, type Seat } from '../../game/model/words.ts'
import { withoutName } from './without-name.ts'
import type { LoggedEvent } from '../ports/games.ts'

/** Returns whether the event is a step of its own, without other events. */
const isStep = (log: readonly LoggedEvent[], index: number): boolean => !log[index]?.also && !log[index + 1]?.also

const isSameKind = (a: GameEvent, b: GameEvent): boolean => a.type === b.type && 'by' in a && 'by' in b && a.by === b.by

/** Returns whether the event has a message of this seat that has not been removed. */
const hasMessage = (event: LoggedEvent, seat: Seat): boolean =>
  (event.type === 'said' || event.type === 'remarked') && event.text !== '' && event.by === seat

const oldMessages = (log: readonly LoggedEvent[], game: Game, seat: Seat, added: number): ReadonlySet<LoggedEvent> => {
  const own = log.filter((event) => hasMessage(event, seat))
  const limit = playOf(game)?.messages.filter(({ by }) => by === seat).length ?? 0
  return new Set(own.slice(0, Math.max(0, own.length + added - limit)))
}

const messagesIn = (events: readonly GameEvent[], seat: Seat): number =>
  events.filter((event) => (event.type === 'said' || event.type === 'remarked') && event.by === seat).length

/**
 * Returns events that folding no longer needs once `events` are added: changes that newer ones replace, reminders of
 * past turns, old messages.
 */
const staleIn = (log: readonly LoggedEvent[], events: readonly GameEvent[], game: Game): ReadonlySet<LoggedEvent> => {
  const replacing = events.filter(({ type }) => isReplacedInLog(type))
  const isNewTurn = events.some(beginsTurn)
  const steps = log.filter(
    (event, index) =>
      ((isNewTurn && event.type === 'reminded') || replacing.some((newer) => isSameKind(event, newer))) &&
      isStep(log, index),
  )
  const speaking = SEATS.filter((seat) => messagesIn(events, seat) > 0)
  return new Set([...steps, ...speaking.flatMap((seat) => [...oldMessages(log, game, seat, messagesIn(events, seat))])])
}

/**
 * Returns a stale event without its text, if it has to stay: a message that came with no other act is a step that every
 * viewer counts. Undefined for any other event.
 */
const withoutText = (event: LoggedEvent): LoggedEvent | undefined =>
  event.type === 'remarked' || (event.type === 'said' && event.also !== true) ? { ...event, text: '' } : undefined

/**
 * Returns the log without stale events. Steps that were removed before another step are counted in the `gap` of that
 * step's event; those removed from the end of the log are counted in the returned `gap`.
 */
const withoutStale = (log: readonly LoggedEvent[], stale: ReadonlySet<LoggedEvent>) => {
  const left: LoggedEvent[] = []
  let gap = 0
  for (const each of log) {
    const event = stale.has(each) ? (withoutText(each) ?? each) : each
    if (stale.has(event)) gap += event.also ? 0 : 1 + (event.gap ?? 0)
    else {
      left.push(gap > 0 && !event.also ? { ...event, gap: gap + (event.gap ?? 0) } : event)
      if (!event.also) gap = 0
    }
  }
  return { left, gap }
}

/** Events that replace earlier ones of their kind. Their `totals` carry on what those counted, such as changes. */
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

const isTotalled = (event: GameEvent): event is Totalled => isReplacedInLog(event.type)

/**
 * Appends a step to the log, and drops what folding no longer needs, so that nobody can make the log too large. It also
 * erases the names of a person who asks to be forgotten. The folded game and the versions stay the same. `game`: the
 * game after the step.
 */
export const appendStep = (
  logBefore: readonly LoggedEvent[],
  events: readonly GameEvent[],
  game: Game,
): readonly LoggedEvent[] => {
  const log = events.reduce(
    (rest, event) => (event.type === 'forgotten' ? withoutName(rest, event.by) : rest),
    logBefore,
  )
  const stale = staleIn(log, events, game)
  const { left, gap } = stale.size > 0 ? withoutStale(log, stale) : { left: log, gap: 0 }
  const step = events.map((event, index): LoggedEvent => {
    const complete = stale.size > 0 && isTotalled(event) ? withTotals(event, game) : event
    if (index > 0) return { ...complete, also: true }
    return gap > 0 ? { ...complete, gap } : complete
  })
  return [...left, ...step]
}
