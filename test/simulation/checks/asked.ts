import type { EventOf, GameEvent } from '../../../shared/game/model/events.ts'
import type { Asked, Chapter, Evidence } from '../evidence.ts'
import { isDecidedByTournament } from '../tournaments/decided.ts'
import { type Reckoning, colourOfSeat, moverOf, other, seatOfColour } from '../account.ts'
import type { LoggedEvent } from '../../../shared/service/ports/games.ts'
import type { Faults } from '../injected-faults.ts'
import { type Check, second } from './check.ts'

/**
 * The kinds of requests that can bring about each event. An event that is not listed has a function of its own below,
 * or is not checked.
 */
const BY: Readonly<Partial<Record<GameEvent['type'], readonly string[]>>> = {
  'draw-offered': ['offer-draw', 'move', 'intruder'],
  'draw-withdrawn': ['withdraw-draw'],
  'draw-declined': ['decline-draw'],
  'time-given': ['give-time'],
  'played-on': ['play-on'],
  'pause-proposed': ['propose-pause'],
  'pause-declined': ['decline-pause'],
  paused: ['accept-pause', 'propose-pause'],
  'pause-ending': ['end-pause'],
  'leave-taken': ['take-leave'],
  'leave-ended': ['end-leave'],
  planned: ['plan'],
  'takeback-asked': ['request-takeback'],
  'takeback-declined': ['decline-takeback'],
  'taken-back': ['accept-takeback'],
  'rematch-offered': ['rematch'],
  'rematch-agreed': ['rematch'],
  'link-rotated': ['rotate'],
  'reseat-asked': ['ask-reseat'],
  huffed: ['huff'],
  enforced: ['enforce'],
  'count-asked': ['ask-count'],
  'count-refused': ['refuse-count'],
  'count-granted': ['grant-count'],
  'count-ended': ['end-count'],
  cautioned: ['move', 'intruder'],
  chose: ['settings'],
  renewed: ['renew'],
  renamed: ['settings'],
  appointed: ['claim'],
  reseated: ['claim'],
  said: [
    'move',
    'say',
    'intruder',
    'resign',
    'abort',
    'accept-draw',
    'claim-draw',
    'claim-table-win',
    'claim-table-draw',
  ],
  remarked: ['remark'],
}

const isMoveOf = (by: Chapter['by'], previous: Reckoning, at: number): by is Asked =>
  typeof by !== 'string' &&
  (by.kind === 'move' || by.kind === 'intruder') &&
  by.role === moverOf(previous) &&
  by.body['ply'] === previous.ply &&
  second(by.at) === at

/** Returns whether a game still runs, or was called off by somebody other than the arbiter. */
const isUndecided = ({ status, end }: Reckoning): boolean =>
  status === 'active' || (end?.type === 'aborted' && end.by !== 'arbiter')

/** Returns whether a request, the clock or the rules brought about the end of a game. */
const isEarned = ({ result }: EventOf<'finished'>, { by }: Chapter, previous: Reckoning): boolean => {
  const kind = typeof by === 'string' ? undefined : by.kind
  const seat = typeof by !== 'string' && (by.role === 'creator' || by.role === 'opponent') ? by.role : undefined
  const theirs = seat === 'creator' ? 'opponent' : 'creator'
  switch (result.reason) {
    case 'time':
      return previous.ply >= 2 && result.winner === other(previous.mover)
    case 'forfeit':
      return previous.ply < 2 && previous.forfeits && result.winner === other(previous.mover)
    case 'resignation':
      return kind === 'resign' && seat !== undefined && result.winner === colourOfSeat(previous, theirs)
    case 'agreement':
      return (
        (kind === 'accept-draw' || kind === 'offer-draw' || kind === 'move' || kind === 'intruder') &&
        seat !== undefined &&
        previous.offer === theirs
      )
    case 'adjudication':
      return kind === 'adjudicate' && isUndecided(previous)
    case 'illegal-moves':
      return (
        (kind === 'move' || kind === 'intruder') &&
        seat !== undefined &&
        result.winner !== null &&
        seatOfColour(previous, result.winner) === theirs
      )
    case 'table':
      return (
        seat !== undefined &&
        seat === moverOf(previous) &&
        (result.winner === null
          ? kind === 'claim-table-draw'
          : kind === 'claim-table-win' && result.winner === colourOfSeat(previous, seat))
      )
    // Only a tournament decides so.
    case 'withdrawal':
      return false
    case 'complexity':
    case 'count':
    case 'fifteen-move':
    case 'forty-move':
    case 'king-against-king':
    case 'length':
    case 'no-moves':
    case 'no-pieces':
    case 'sixteen-move':
    case 'threefold':
    case 'twenty-five-move':
    case 'twenty-move':
      return kind === 'move' || kind === 'intruder' || kind === 'claim-draw' || kind === 'huff'
  }
}

const isMoveDue = (event: EventOf<'moved'>, { by, step }: Chapter, previous: Reckoning, index: number): boolean => {
  const [first] = step
  if (first?.type === 'offered' || first?.type === 'joined') return true
  return index === 0 ? isMoveOf(by, previous, event.at) : first?.type === 'moved' && event.at === first.at
}

const isVeto = (event: LoggedEvent, by: Chapter['by']): boolean =>
  typeof by !== 'string' &&
  (by.kind === 'veto-reseat' || (event.also === true && 'by' in event && by.role === event.by))

/**
 * Returns whether a game could be called off: by the arbiter at any time; by the clock or a player while a side has yet
 * to move, if the terms do not make that side's absence a loss.
 */
const isCalledOff = (event: EventOf<'aborted'>, kind: string | undefined, previous: Reckoning): boolean =>
  event.by === 'clock'
    ? previous.ply < 2 && !previous.forfeits
    : kind === 'void' || (kind === 'abort' && previous.ply < 2 && (previous.status === 'open' || !previous.forfeits))

/** Returns whether a freeze is right: the operator freezes the clocks for exactly the time of an outage. */
const isOutage = (event: EventOf<'frozen'>, by: Chapter['by'], { outages }: Faults): boolean =>
  by === 'freeze' && outages.some(({ from, until }) => event.from === second(from) && event.until === second(until))

const isBorneOut = (
  event: LoggedEvent,
  chapter: Chapter,
  previous: Reckoning,
  index: number,
  { evidence, faults }: { readonly evidence: Evidence; readonly faults: Faults },
): boolean => {
  if (typeof chapter.by === 'string' && isDecidedByTournament(event, chapter, evidence)) return true
  const kind = typeof chapter.by === 'string' ? undefined : chapter.by.kind
  if (event.type === 'moved') return isMoveDue(event, chapter, previous, index)
  if (event.type === 'finished') return isEarned(event, chapter, previous)
  if (event.type === 'aborted') return isCalledOff(event, kind, previous)
  if (event.type === 'reseat-vetoed') return isVeto(event, chapter.by)
  if (event.type === 'frozen') return isOutage(event, chapter.by, faults)
  // An intruder moves with a replaced link; dead-links.ts checks that such a move is refused.
  const kinds = BY[event.type]
  return kinds === undefined || (kind !== undefined && kinds.includes(kind))
}

/**
 * Every event of a game was requested at that time by a role that may do so, or came from the clock, the rules, the
 * operator, a planned reply or what its tournament has decided.
 */
export const asked: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'chapter' || !occasion.previous) return undefined
  const { chapter, previous } = occasion
  const wrong = chapter.step.find((event, index) => !isBorneOut(event, chapter, previous, index, { evidence, faults }))
  return (
    wrong &&
    `${JSON.stringify(wrong)} of version ${chapter.version} of ${chapter.game} came from ${typeof chapter.by === 'string' ? chapter.by : `request ${chapter.by.number} (${chapter.by.kind})`}`
  )
}
